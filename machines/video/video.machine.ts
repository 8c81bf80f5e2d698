import { videoSetup } from './video.setup.ts';

/** A video of a product or of a page. */
export const videoMachine = videoSetup.createMachine({
  id: 'video',
  description:
    'A video that plays while it is in sight: it pauses when the paused flag is set, and plays by itself unless it is lazy. One of a video-sharing site plays in the player of the site (catalogue 4, Carousel and video).',
  context: ({ input }) => input,
  invoke: { id: 'watchVideo', src: 'watchVideo', onError: { target: '.resting' } },
  initial: 'opening',
  states: {
    opening: {
      description: 'Does it start by itself, and at once?',
      always: [
        { guard: 'startsAtOnce', target: 'autoplaying' },
        { guard: 'startsWhenNear', target: 'waiting' },
        { target: 'resting' },
      ],
    },
    waiting: {
      description: 'A lazy video: its poster is shown, and nothing of it is loaded until the shopper comes near.',
      tags: ['poster'],
      on: { 'video.seen': { target: 'autoplaying' }, 'play.requested': { target: 'starting' } },
    },
    autoplaying: {
      description:
        'It starts by itself, without sound. Where the browser or the shopper does not want that, its poster stays.',
      tags: ['poster'],
      invoke: {
        id: 'startByItself',
        src: 'startByItself',
        onDone: { target: 'playing' },
        onError: { target: 'resting' },
      },
      on: { 'play.requested': { target: 'starting' }, 'video.left': { target: 'held' } },
    },
    resting: {
      description: 'Its poster and a button to play it.',
      tags: ['poster'],
      on: { 'play.requested': [{ guard: 'isEmbedded', target: 'embedded' }, { target: 'starting' }] },
    },
    starting: {
      description: 'The shopper pressed play; its file is on its way.',
      tags: ['poster', 'busy'],
      invoke: {
        id: 'startPlaying',
        src: 'startPlaying',
        onDone: { target: 'playing' },
        onError: { target: 'failed' },
      },
    },
    playing: {
      description: 'It plays, with captions in the language of the page. It pauses as soon as it is out of sight.',
      invoke: { id: 'keepPlaying', src: 'keepPlaying', onError: { target: 'failed' } },
      on: {
        'pause.requested': { target: 'paused' },
        'video.paused': { target: 'paused' },
        'video.ended': { target: 'resting' },
        'video.failed': { target: 'failed' },
        'video.left': { target: 'held' },
      },
    },
    paused: {
      description: 'The shopper paused it: it stays paused until the shopper plays it again.',
      on: { 'play.requested': { target: 'starting' }, 'video.played': { target: 'playing' } },
    },
    held: {
      description: 'The paused flag is set: nobody sees it. It goes on when it is seen again.',
      on: { 'video.seen': { target: 'autoplaying' } },
    },
    embedded: {
      description:
        'The player of the video-sharing site is in the page, with controls of its own. Nothing of the site was loaded before the press.',
      invoke: { id: 'keepPlaying', src: 'keepPlaying', onError: { target: 'resting' } },
      on: { 'video.left': { target: 'embeddedHeld' } },
    },
    embeddedHeld: {
      description: 'The paused flag is set: the player of the site is asked to pause. Its own button plays on.',
      on: { 'video.seen': { target: 'embedded' } },
    },
    failed: {
      description: 'The video does not load. The poster says so; another press tries again.',
      tags: ['poster'],
      on: { 'play.requested': { target: 'starting' } },
    },
  },
});
