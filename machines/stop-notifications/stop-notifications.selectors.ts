import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { stopNotificationsMachine } from './stop-notifications.machine.ts';

export type StopNotificationsRef = ActorRefFrom<typeof stopNotificationsMachine>;
type Snapshot = SnapshotFrom<typeof stopNotificationsMachine>;

export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.matches('submitting');
export const selectIsDone = (snapshot: Snapshot): boolean => snapshot.matches('done');
export const selectFailure = ({ context }: Snapshot) => context.failure;
