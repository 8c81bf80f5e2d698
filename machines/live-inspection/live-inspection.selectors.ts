import type { SnapshotFrom } from 'xstate';
import type { liveInspectionMachine } from './live-inspection.machine.ts';

export type LiveInspectionSnapshot = SnapshotFrom<typeof liveInspectionMachine>;

export const selectPage = ({ context }: LiveInspectionSnapshot) => context.page;
export const selectActors = ({ context }: LiveInspectionSnapshot) => context.actors;
export const selectLog = ({ context }: LiveInspectionSnapshot) => context.log;
export const selectIsPaused = (snapshot: LiveInspectionSnapshot): boolean => snapshot.matches('paused');
export const selectPlace = (snapshot: LiveInspectionSnapshot): 'waiting' | 'live' | 'left' | 'unavailable' => {
  if (snapshot.hasTag('live')) return 'live';
  if (snapshot.matches('left')) return 'left';
  return snapshot.matches('unavailable') ? 'unavailable' : 'waiting';
};
