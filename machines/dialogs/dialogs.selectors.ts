import type { SnapshotFrom } from 'xstate';
import type { dialogsMachine } from './dialogs.machine.ts';

type Snapshot = SnapshotFrom<typeof dialogsMachine>;

/** The dialogs that are there, also one that goes; the last is on top, the others were kept under it. */
export const selectDialogs = ({ context }: Snapshot) => context.stack;

/** Whether the top dialog is to be seen: false while it goes. */
export const selectIsShown = (snapshot: Snapshot) => snapshot.matches('opening') || snapshot.matches('open');
