import type { SnapshotFrom } from 'xstate';
import type { miniCartMachine } from './mini-cart.machine.ts';

type Snapshot = SnapshotFrom<typeof miniCartMachine>;

/** The line to show first, as added just now; null when nothing is news. Stays while the panel goes. */
export const selectAddedItemId = ({ context }: Snapshot) => context.addedItemId;

export const selectIsGoingToCart = (snapshot: Snapshot) => snapshot.matches({ ready: { open: 'goingToCart' } });
export const selectIsGoingToCheckout = (snapshot: Snapshot) => snapshot.matches({ ready: { open: 'goingToCheckout' } });

/** Whether the bag opens the mini cart here; else it is a link to the cart page. */
export const selectOpensFromBag = (snapshot: Snapshot) => snapshot.can({ type: 'bag.pressed' });
