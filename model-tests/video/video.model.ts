import { videoMachine } from '#machines/video/video.machine.ts';
import type { VideoInput } from '#machines/video/video.types.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';

export const input: VideoInput = { player: 'own', start: 'near' };

export const send = {
  'play.requested': { type: 'play.requested' },
  'pause.requested': { type: 'pause.requested' },
  'video.played': { type: 'video.played' },
  'video.paused': { type: 'video.paused' },
  'video.ended': { type: 'video.ended' },
  'video.failed': { type: 'video.failed' },
  'video.seen': { type: 'video.seen' },
  'video.left': { type: 'video.left' },
} as const;

export const model = modelOf(videoMachine, {
  input,
  inputs: {
    'it starts at once': { player: 'own', start: 'at once' },
    'it starts by a press': { player: 'own', start: 'press' },
    'of a video-sharing site': { player: 'embedded', start: 'press' },
  },
  send,
  outcomes: {
    watchVideo: { failed: [new Error('no element')] },
    startByItself: { done: [undefined], failed: [new Error('not allowed')] },
    startPlaying: { done: [undefined], failed: [new Error('no file')] },
    keepPlaying: { failed: [new Error('no element')] },
  },
  project: ({ player, start }) => [player, start],
  why: 'the context never changes',
});
