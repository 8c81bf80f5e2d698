import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { personalisationMachine } from './personalisation.machine.ts';

export type PersonalisationRef = ActorRefFrom<typeof personalisationMachine>;

/** What a block is shown by. */
export const selectStanding =
  (id: string) =>
  ({ context: { standing, held } }: SnapshotFrom<typeof personalisationMachine>) =>
    held[id] ?? standing;
