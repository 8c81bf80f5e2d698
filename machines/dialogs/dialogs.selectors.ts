import type { SnapshotFrom } from 'xstate';
import type { dialogsMachine } from './dialogs.machine.ts';

type Snapshot = SnapshotFrom<typeof dialogsMachine>;

/** The rendered dialogs, also one that is closing; the last is on top, the others stay below it. */
export const selectDialogs = ({ context }: Snapshot) => context.stack;

/** True if the top dialog is visible: false while it closes. */
export const selectIsShown = (snapshot: Snapshot) => snapshot.matches('opening') || snapshot.matches('open');
