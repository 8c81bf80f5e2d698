import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Cart } from '#openapi/generated/waymark.gen.ts';
import type { creditMachine } from './credit.machine.ts';
import type { Credit } from './credit.types.ts';

export type CreditRef = ActorRefFrom<typeof creditMachine>;
export type CreditSnapshot = SnapshotFrom<typeof creditMachine>;

type Paid = Pick<Cart, 'payment_instruments'>;

/** True if there is any credit to show. */
export const selectIsShown = (snapshot: CreditSnapshot): boolean =>
  !snapshot.matches('loading') && !snapshot.matches('none');
export const selectIsUnavailable = (snapshot: CreditSnapshot): boolean => snapshot.matches('unavailable');
export const selectIsApplying = (snapshot: CreditSnapshot): boolean => snapshot.matches('applying');
export const selectIsRemoving = (snapshot: CreditSnapshot): boolean => snapshot.matches('removing');
export const selectCredit = ({ context }: CreditSnapshot) => context.credit;
export const selectFailure = ({ context }: CreditSnapshot) => context.failure;

/** Returns the credit payments on a cart. */
export const creditOn = ({ payment_instruments: instruments }: Paid) =>
  instruments.filter(({ payment_method_id: method }) => method === 'ATHLETES_PAYMENT');

/** Returns the part of the year's credit that neither an order nor this cart uses. */
export const creditLeft = ({ annualCredit, currentSpend }: Credit, cart: Paid): number =>
  creditOn(cart).reduce((left, { amount }) => left - amount, annualCredit - currentSpend);

/**
 * Whether points and rewards may pay: not while credit is left (core 5), and unknown while it is loading. If it could
 * not be loaded, they are offered, and the service decides.
 */
export const rewardsGate = (snapshot: CreditSnapshot, cart: Paid): 'asking' | 'held' | 'open' => {
  if (snapshot.matches('loading')) return 'asking';
  const { credit } = snapshot.context;
  return credit && !snapshot.matches('unavailable') && creditLeft(credit, cart) > 0 ? 'held' : 'open';
};
