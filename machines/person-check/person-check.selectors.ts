import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { personCheckMachine } from './person-check.machine.ts';

export type PersonCheckRef = ActorRefFrom<typeof personCheckMachine>;
export type PersonCheckSnapshot = SnapshotFrom<typeof personCheckMachine>;

export const selectIsUnavailable = (snapshot: PersonCheckSnapshot) => snapshot.matches('unavailable');
