import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { reviewUserContentMachine } from './review-user-content.machine.ts';

export type ReviewUserContentRef = ActorRefFrom<typeof reviewUserContentMachine>;
type Snapshot = SnapshotFrom<typeof reviewUserContentMachine>;

export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.matches('submitting');
export const selectIsDone = (snapshot: Snapshot): boolean => snapshot.matches('done');
export const selectFailure = ({ context }: Snapshot) => context.failure;
