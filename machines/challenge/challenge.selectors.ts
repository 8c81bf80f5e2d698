import type { SnapshotFrom } from 'xstate';
import type { challengeMachine } from './challenge.machine.ts';

export type ChallengeSnapshot = SnapshotFrom<typeof challengeMachine>;

/** The bank asks, so there is a dialog. */
export const selectIsAsking = (snapshot: ChallengeSnapshot) => snapshot.matches('challenging');
export const selectIsLeaving = (snapshot: ChallengeSnapshot) => snapshot.matches({ challenging: { shown: 'leaving' } });
