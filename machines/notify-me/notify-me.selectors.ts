import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { notifyMeMachine } from './notify-me.machine.ts';

export type NotifyMeRef = ActorRefFrom<typeof notifyMeMachine>;
type Snapshot = SnapshotFrom<typeof notifyMeMachine>;

export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.matches('submitting');
export const selectIsDone = (snapshot: Snapshot): boolean => snapshot.matches('done');
/** Product and chosen options, as in "Ridgeline Trail Runner, Size 9". */
export const selectSubject = ({ context: { name, choice } }: Snapshot): string =>
  [name, choice].filter(Boolean).join(', ');
export const selectFailure = ({ context }: Snapshot) => context.failure;
export const selectIsReading = (snapshot: Snapshot): boolean => snapshot.matches('reading');
export const selectEmail = ({ context }: Snapshot): string | null => context.email;
