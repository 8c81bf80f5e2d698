import type { SnapshotFrom } from 'xstate';
import type { miniCartMachine } from './mini-cart.machine.ts';

type Snapshot = SnapshotFrom<typeof miniCartMachine>;

/** The line to show first because it was just added; null if there is none. Stays while the panel closes. */
export const selectAddedItemId = ({ context }: Snapshot) => context.addedItemId;

export const selectIsGoingToCart = (snapshot: Snapshot) => snapshot.matches({ ready: { open: 'goingToCart' } });
export const selectIsGoingToCheckout = (snapshot: Snapshot) => snapshot.matches({ ready: { open: 'goingToCheckout' } });

/** True if the bag icon opens the mini cart; otherwise it is a link to the cart page. */
export const selectOpensFromBag = (snapshot: Snapshot) => snapshot.can({ type: 'bag.pressed' });
