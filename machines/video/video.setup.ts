import { setup } from 'xstate';
import { callbackPort, promisePort } from '#machines/shared/ports.ts';
import type { VideoContext, VideoEvent, VideoInput, VideoTag } from './video.types.ts';

const ports = {
  /** Sends whether the video is in sight (the paused flag), and what the controls of the browser do. */
  watchVideo: callbackPort('watchVideo'),
  /**
   * Resolves once a video plays that starts by itself. Rejects if the browser does not allow it, and for shoppers who
   * asked for less motion or less data.
   */
  startByItself: promisePort<void>('startByItself'),
  /** Resolves once the video plays; rejects if its file does not load. */
  startPlaying: promisePort<void>('startPlaying'),
  /** Lets the video play until the state is left, and pauses it then. */
  keepPlaying: callbackPort('keepPlaying'),
};

export type VideoPorts = typeof ports;

export const videoSetup = setup({
  types: {
    context: {} as VideoContext,
    events: {} as VideoEvent,
    input: {} as VideoInput,
    tags: '' as VideoTag,
  },
  actors: ports,
  guards: {
    isEmbedded: ({ context }) => context.player === 'embedded',
    startsAtOnce: ({ context }) => context.player === 'own' && context.start === 'at once',
    startsWhenNear: ({ context }) => context.player === 'own' && context.start === 'near',
  },
});
