import type { SnapshotFrom } from 'xstate';
import { causeOf } from '#machines/shared/failure.ts';
import { isLeaving, quantityAsked, subjectOf } from './cart.changes.ts';
import type { cartMachine } from './cart.machine.ts';
import type { CartContext } from './cart.types.ts';
import type { CartChange, RequestedChange } from './cart-change.types.ts';

export type CartSnapshot = SnapshotFrom<typeof cartMachine>;

/** The screen: not known yet, empty, with items, or not available. */
export type CartScreen = 'loading' | 'empty' | 'filled' | 'unavailable';

const pending = ({ current, queue }: CartContext): RequestedChange[] => (current ? [current, ...queue] : queue);

const refusalOf = ({ refused }: CartContext, subject: string) =>
  refused.find(({ change }) => subjectOf(change) === subject) ?? null;

const isPending = (snapshot: CartSnapshot, isMeant: (change: CartChange) => boolean): boolean =>
  pending(snapshot.context).some(({ change }) => isMeant(change));

export const selectCart = ({ context }: CartSnapshot) => context.cart;

/** Number of pieces in the cart, from the service's last answer. */
export const selectCount = ({ context }: CartSnapshot): number => context.cart?.totalItems ?? 0;

export const selectScreen = (snapshot: CartSnapshot): CartScreen => {
  const { cart, lost } = snapshot.context;
  if (cart && cart.items.length > 0) return 'filled';
  // The items of an expired cart are being added to the new one, so it only looks empty.
  if (cart) return lost.length > 0 ? 'loading' : 'empty';
  if (snapshot.matches({ resting: 'unavailable' })) return 'unavailable';
  return snapshot.matches('resting') ? 'empty' : 'loading';
};

/** True while the session is unknown and no change waits: the only known facts are those that the browser stored. */
export const selectIsUnasked = (snapshot: CartSnapshot): boolean =>
  snapshot.matches('waitingForSession') && snapshot.context.queue.length === 0;

/** True while a change is made or waits, so totals are about to change. */
export const selectIsChanging = (snapshot: CartSnapshot): boolean => snapshot.hasTag('changing');

/** True if the service did not answer; the page shows its last answer. */
export const selectIsUnavailable = (snapshot: CartSnapshot): boolean => snapshot.matches({ resting: 'unavailable' });
/** The reason, while the service does not answer. */
export const selectFailure = ({ context }: CartSnapshot) => context.failure;
export const selectHasExpired = (snapshot: CartSnapshot): boolean => snapshot.matches({ resting: 'expired' });

/** Returns the last requested quantity of a line while the change is in progress; null if there is none. */
export const selectPendingQuantity = (itemId: string) => (snapshot: CartSnapshot) =>
  pending(snapshot.context)
    .flatMap(({ change }) => quantityAsked(change, itemId) ?? [])
    .at(-1) ?? null;

export const selectIsLineBusy = (itemId: string) => (snapshot: CartSnapshot) =>
  isPending(snapshot, (change) => subjectOf(change) === `item ${itemId}`);
export const selectIsLineGoing = (itemId: string) => (snapshot: CartSnapshot) =>
  isPending(snapshot, (change) => isLeaving(change, itemId));
/**
 * Returns the refusal of a line, to be shown beside it. A refused removal is shown in a notice (core 8); one that an
 * outage stopped is not refused, and is shown like any other change.
 */
export const selectLineRefusal =
  (itemId: string) =>
  ({ context }: CartSnapshot) => {
    const refusal = refusalOf(context, `item ${itemId}`);
    return refusal?.change.operation === 'removeItem' && causeOf(refusal.failure) === 'refusal' ? null : refusal;
  };

/** The last removed line, which can be restored. */
export const selectRemoved = ({ context }: CartSnapshot) => context.removed;
/** True while it is being restored. */
export const selectIsPuttingBack = (snapshot: CartSnapshot): boolean =>
  isPending(
    snapshot,
    (change) => change.operation === 'addItems' && change.items[0]?.upc === snapshot.context.removed?.item.upc,
  );

export const selectIsCouponBusy = (snapshot: CartSnapshot) =>
  isPending(snapshot, (change) => subjectOf(change) === 'coupon');
export const selectCouponRefusal = ({ context }: CartSnapshot) => refusalOf(context, 'coupon');

export const selectDismissedPromotions = ({ context }: CartSnapshot) => context.dismissedPromotions;
