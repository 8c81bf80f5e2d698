import type { SnapshotFrom } from 'xstate';
import type { liveDrawingMachine } from './live-drawing.machine.ts';

type LiveDrawingSnapshot = SnapshotFrom<typeof liveDrawingMachine>;

export const selectIsFollowing = (snapshot: LiveDrawingSnapshot): boolean => snapshot.matches('following');
/** True if the drawing stays although another chart may move, because the reader is using it. */
export const selectIsRead = (snapshot: LiveDrawingSnapshot): boolean => snapshot.matches({ following: 'read' });
/** The id of the actor that moved last. */
export const selectMovedActor = ({ context }: LiveDrawingSnapshot): string | undefined => context.moved?.actor;
