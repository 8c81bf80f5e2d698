import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { compareMachine } from './compare.machine.ts';

export type CompareRef = ActorRefFrom<typeof compareMachine>;
type Snapshot = SnapshotFrom<typeof compareMachine>;

export const selectIds = ({ context }: Snapshot): readonly string[] => context.ids;

/** Why the last press did not do all that it should; null if it did. */
export const selectProblem = (snapshot: Snapshot): 'full' | 'unsaved' | null => {
  if (snapshot.matches('refused')) return 'full';
  return snapshot.matches('unsaved') ? 'unsaved' : null;
};
