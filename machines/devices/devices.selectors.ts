import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { devicesMachine } from './devices.machine.ts';

export type DevicesRef = ActorRefFrom<typeof devicesMachine>;
type Snapshot = SnapshotFrom<typeof devicesMachine>;
export type DevicesScreen = 'loading' | 'unavailable' | 'guest' | 'list';

export const selectScreen = (snapshot: Snapshot): DevicesScreen => {
  if (snapshot.matches('guest')) return 'guest';
  if (snapshot.matches({ signedIn: 'unavailable' })) return 'unavailable';
  return snapshot.context.devices === null || snapshot.matches({ signedIn: 'loading' }) ? 'loading' : 'list';
};

export const selectDevices = ({ context }: Snapshot) => context.devices;
export const selectFailure = ({ context }: Snapshot) => context.failure;
export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
/** True while every other device is signed out. */
export const selectIsEndingOthers = (snapshot: Snapshot): boolean => snapshot.matches({ signedIn: 'endingOthers' });
/** The id of the session that is being ended. */
export const selectEndingId = (snapshot: Snapshot): string | null =>
  snapshot.matches({ signedIn: 'ending' }) ? snapshot.context.chosenId : null;
