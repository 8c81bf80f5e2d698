import type { SnapshotFrom } from 'xstate';
import type { carouselMachine } from './carousel.machine.ts';

type Snapshot = SnapshotFrom<typeof carouselMachine>;

export const selectCards = ({ context }: Snapshot) => context.cards;

/** True if the page has a row, or reserves room for one. */
export const selectHasRow = (snapshot: Snapshot): boolean =>
  !snapshot.matches('none') && !snapshot.matches('recalling');

/** True if the shopper can have this device forget the products. */
export const selectCanClear = (snapshot: Snapshot): boolean => snapshot.can({ type: 'list.cleared' });
