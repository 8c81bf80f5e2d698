import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { helpfulVoteMachine } from './helpful-vote.machine.ts';

export type HelpfulVoteRef = ActorRefFrom<typeof helpfulVoteMachine>;
type Snapshot = SnapshotFrom<typeof helpfulVoteMachine>;

export const selectVotes = ({ context }: Snapshot) => context.votes;
export const selectGiven = ({ context }: Snapshot) => context.isHelpful;
export const selectFailure = ({ context }: Snapshot) => context.failure;
export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
export const selectIsCounted = (snapshot: Snapshot): boolean => snapshot.matches('counted');
