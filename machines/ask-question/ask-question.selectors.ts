import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { askQuestionMachine } from './ask-question.machine.ts';

export type AskQuestionRef = ActorRefFrom<typeof askQuestionMachine>;
type Snapshot = SnapshotFrom<typeof askQuestionMachine>;

export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.matches('submitting');
export const selectIsDone = (snapshot: Snapshot): boolean => snapshot.matches('confirming') || snapshot.matches('done');
export const selectIsGuest = (snapshot: Snapshot): boolean => snapshot.matches('guest');
export const selectIsUnavailable = (snapshot: Snapshot): boolean => snapshot.matches('unavailable');
export const selectDraft = ({ context }: Snapshot) => context.draft;
export const selectFailure = ({ context }: Snapshot) => context.failure;
