import type { SnapshotFrom } from 'xstate';
import type { challengeMachine } from './challenge.machine.ts';

export type ChallengeSnapshot = SnapshotFrom<typeof challengeMachine>;

/** True while the bank's dialog is open. */
export const selectIsAsking = (snapshot: ChallengeSnapshot) => snapshot.matches('challenging');
export const selectIsLeaving = (snapshot: ChallengeSnapshot) => snapshot.matches({ challenging: { shown: 'leaving' } });
