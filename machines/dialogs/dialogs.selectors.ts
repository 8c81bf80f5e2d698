import type { SnapshotFrom } from 'xstate';
import type { dialogsMachine } from './dialogs.machine.ts';

type Snapshot = SnapshotFrom<typeof dialogsMachine>;

/** The dialog on top, also while it goes; null when there is none. */
export const selectDialog = (snapshot: Snapshot) => snapshot.context.stack.at(-1) ?? null;

/** Whether the top dialog is to be seen: false while it goes. */
export const selectIsShown = (snapshot: Snapshot) => snapshot.matches('opening') || snapshot.matches('open');
