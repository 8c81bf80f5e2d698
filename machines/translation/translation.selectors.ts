import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { translationMachine } from './translation.machine.ts';

export type TranslationRef = ActorRefFrom<typeof translationMachine>;
type Snapshot = SnapshotFrom<typeof translationMachine>;

/** The translation while it is shown; null while the original is. */
export const selectShown = (snapshot: Snapshot) =>
  snapshot.matches('translated') ? snapshot.context.translation : null;
export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.matches('translating');
export const selectFailure = ({ context }: Snapshot) => context.failure;
