import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { rotationMachine } from './rotation.machine.ts';

export type RotationRef = ActorRefFrom<typeof rotationMachine>;
type Snapshot = SnapshotFrom<typeof rotationMachine>;

/** True if the shopper can pause the slides, false if the shopper can let them change again. */
export const selectCanPause = (snapshot: Snapshot): boolean => snapshot.can({ type: 'pause.requested' });
export const selectCanPlay = (snapshot: Snapshot): boolean => snapshot.can({ type: 'play.requested' });
