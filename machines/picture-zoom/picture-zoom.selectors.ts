import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { pictureZoomMachine } from './picture-zoom.machine.ts';
import { MOST } from './picture-zoom.setup.ts';

export type PictureZoomRef = ActorRefFrom<typeof pictureZoomMachine>;
type Snapshot = SnapshotFrom<typeof pictureZoomMachine>;

export const selectAt = ({ context }: Snapshot): number => context.at;
export const selectScale = ({ context }: Snapshot): number => context.scale;
export const selectIsEnlarged = (snapshot: Snapshot): boolean => snapshot.matches('enlarged');
export const selectIsLargest = ({ context }: Snapshot): boolean => context.scale >= MOST;

/** Returns the CSS transform of the whole picture. */
export function selectTransform({ context: { scale, center } }: Snapshot): string {
  const by = (value: number) => `${((0.5 - value) * scale * 100).toFixed(2)}%`;
  return `translate(${by(center.x)}, ${by(center.y)}) scale(${scale.toFixed(3)})`;
}
