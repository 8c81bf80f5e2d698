import type { SnapshotFrom } from 'xstate';
import type { sessionMachine } from './session.machine.ts';

type Snapshot = SnapshotFrom<typeof sessionMachine>;

export const selectSession = (snapshot: Snapshot) => snapshot.context.session;
export const selectIsReady = (snapshot: Snapshot) => snapshot.hasTag('ready');
