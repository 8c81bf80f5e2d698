import { rotationSetup } from './rotation.setup.ts';

/** Slides of an editor's block that change by themselves. */
export const rotationMachine = rotationSetup.createMachine({
  id: 'rotation',
  description:
    'Slides or messages that change after the seconds that an editor chose. They stand still while nobody sees them, while the shopper looks closer, for shoppers who asked for less motion, and when the shopper pauses them (catalogue 3, Collection: autoplay, autorotateTime, loop; catalogue 4, Carousel and video).',
  context: ({ input: { count } }) => ({ count, position: 0, seconds: 5, loops: false }),
  invoke: { id: 'watchSlides', src: 'watchSlides', onError: { target: '.none' } },
  on: {
    'slide.reached': { actions: 'notePosition' },
  },
  initial: 'unseen',
  states: {
    unseen: {
      description: 'Nobody sees the slides, or they do not change at this width: the first or the last seen stays.',
      on: {
        'sight.gained': [
          {
            guard: { type: 'wantsStillness', params: ({ event }) => event },
            target: 'paused',
            actions: 'setPace',
          },
          { target: 'turning', actions: 'setPace' },
        ],
        'pause.requested': { target: 'paused' },
      },
    },
    turning: {
      description: 'The next slide comes after the seconds that the editor chose.',
      after: {
        stay: [
          { guard: 'isAtEnd', target: 'paused' },
          { target: 'turning', reenter: true, actions: ['goOn', 'showSlide'] },
        ],
      },
      on: {
        'slide.reached': {
          target: 'turning',
          reenter: true,
          actions: 'notePosition',
        },
        'attention.gained': { target: 'held' },
        'sight.lost': { target: 'unseen' },
        'pause.requested': { target: 'paused' },
      },
    },
    held: {
      description: 'The pointer or the focus is on the slides: they wait until it leaves.',
      on: {
        'attention.lost': { target: 'turning' },
        'sight.lost': { target: 'unseen' },
        'pause.requested': { target: 'paused' },
      },
    },
    paused: {
      description:
        'They stand still: the shopper paused them, asked for less motion, or saw the last of slides that do not start anew.',
      on: {
        'sight.gained': { actions: 'setPace' },
        'play.requested': { target: 'turning', actions: ['goOn', 'showSlide'] },
      },
    },
    none: {
      type: 'final',
      description: 'The slides are not on the page: nothing changes.',
      meta: { rests: 'There is nothing on the page that could be left.' },
    },
  },
});
