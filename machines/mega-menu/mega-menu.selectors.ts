import type { SnapshotFrom } from 'xstate';
import type { megaMenuMachine } from './mega-menu.machine.ts';

type Snapshot = SnapshotFrom<typeof megaMenuMachine>;

/** Returns the item whose panel is visible, or null. */
export const selectOpenItem = (snapshot: Snapshot) =>
  snapshot.matches('open') || snapshot.matches('leaving') ? snapshot.context.itemId : null;
