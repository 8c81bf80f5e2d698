import type { SnapshotFrom } from 'xstate';
import { isLeaving, quantityAsked, subjectOf } from './cart.changes.ts';
import type { cartMachine } from './cart.machine.ts';
import type { CartContext } from './cart.types.ts';
import type { CartChange, RequestedChange } from './cart-change.types.ts';

export type CartSnapshot = SnapshotFrom<typeof cartMachine>;

/** Which screen: nothing is known yet, nothing is in it, it has items, or nobody could say. */
export type CartScreen = 'loading' | 'empty' | 'filled' | 'unavailable';

const pending = ({ current, queue }: CartContext): RequestedChange[] => (current ? [current, ...queue] : queue);

const refusalOf = ({ refused }: CartContext, subject: string) =>
  refused.find(({ change }) => subjectOf(change) === subject) ?? null;

const isPending = (snapshot: CartSnapshot, isMeant: (change: CartChange) => boolean): boolean =>
  pending(snapshot.context).some(({ change }) => isMeant(change));

export const selectCart = ({ context }: CartSnapshot) => context.cart;

/** Pieces in the cart, as the service counted them last. */
export const selectCount = ({ context }: CartSnapshot): number => context.cart?.totalItems ?? 0;

export const selectScreen = (snapshot: CartSnapshot): CartScreen => {
  const { cart, lost } = snapshot.context;
  if (cart && cart.items.length > 0) return 'filled';
  // What an expired cart held is being put into the new one: it only looks empty.
  if (cart) return lost.length > 0 ? 'loading' : 'empty';
  if (snapshot.matches({ resting: 'unavailable' })) return 'unavailable';
  return snapshot.matches('resting') ? 'empty' : 'loading';
};

/** Nobody knows who shops, and nothing waits to be put into a cart: all that is known is what the browser remembers. */
export const selectIsUnasked = (snapshot: CartSnapshot): boolean =>
  snapshot.matches('waitingForSession') && snapshot.context.queue.length === 0;

/** A change is being made or waits, so totals are about to change. */
export const selectIsChanging = (snapshot: CartSnapshot): boolean => snapshot.hasTag('changing');

/** The service did not answer; what is shown is what it said last. */
export const selectIsUnavailable = (snapshot: CartSnapshot): boolean => snapshot.matches({ resting: 'unavailable' });
/** Why, while it does not. */
export const selectFailure = ({ context }: CartSnapshot) => context.failure;
export const selectHasExpired = (snapshot: CartSnapshot): boolean => snapshot.matches({ resting: 'expired' });

/** The quantity that was asked last for a line, while it is on its way; null when nothing is. */
export const selectPendingQuantity = (itemId: string) => (snapshot: CartSnapshot) =>
  pending(snapshot.context)
    .flatMap(({ change }) => quantityAsked(change, itemId) ?? [])
    .at(-1) ?? null;

export const selectIsLineBusy = (itemId: string) => (snapshot: CartSnapshot) =>
  isPending(snapshot, (change) => subjectOf(change) === `item ${itemId}`);
export const selectIsLineGoing = (itemId: string) => (snapshot: CartSnapshot) =>
  isPending(snapshot, (change) => isLeaving(change, itemId));
/** What was refused of a line, to be said beside it. That it could not be taken out is told in a message (core 8). */
export const selectLineRefusal =
  (itemId: string) =>
  ({ context }: CartSnapshot) => {
    const refusal = refusalOf(context, `item ${itemId}`);
    return refusal?.change.operation === 'removeItem' ? null : refusal;
  };

/** The line that was taken out last and can be put back. */
export const selectRemoved = ({ context }: CartSnapshot) => context.removed;
/** It is being put back. */
export const selectIsPuttingBack = (snapshot: CartSnapshot): boolean =>
  isPending(
    snapshot,
    (change) => change.operation === 'addItems' && change.items[0]?.upc === snapshot.context.removed?.item.upc,
  );

export const selectIsCouponBusy = (snapshot: CartSnapshot) =>
  isPending(snapshot, (change) => subjectOf(change) === 'coupon');
export const selectCouponRefusal = ({ context }: CartSnapshot) => refusalOf(context, 'coupon');

export const selectDismissedPromotions = ({ context }: CartSnapshot) => context.dismissedPromotions;
