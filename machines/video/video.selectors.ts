import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { videoMachine } from './video.machine.ts';

export type VideoRef = ActorRefFrom<typeof videoMachine>;
type Snapshot = SnapshotFrom<typeof videoMachine>;

/** True while the poster covers the video. */
export const selectHasPoster = (snapshot: Snapshot): boolean => snapshot.hasTag('poster');
export const selectIsStarting = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
export const selectIsFailed = (snapshot: Snapshot): boolean => snapshot.matches('failed');
export const selectIsPaused = (snapshot: Snapshot): boolean => snapshot.matches('paused');
export const selectCanPause = (snapshot: Snapshot): boolean => snapshot.can({ type: 'pause.requested' });
/** True while the player of the video-sharing site is in the page. */
export const selectIsEmbedded = (snapshot: Snapshot): boolean =>
  snapshot.matches('embedded') || snapshot.matches('embeddedHeld');
