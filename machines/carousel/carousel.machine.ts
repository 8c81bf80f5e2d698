import { assign } from 'xstate';
import { carouselSetup } from './carousel.setup.ts';

/** A row of recommended products, loaded when the shopper scrolls near it. */
export const carouselMachine = carouselSetup.createMachine({
  id: 'carousel',
  description:
    'Recommendations in a row: nothing is asked for until the shopper comes near; a row that cannot be had is left out (catalogue 9, Recommendation carousel).',
  context: ({ input }) => ({ productIds: input.productIds, cards: [] }),
  initial: 'opening',
  states: {
    opening: {
      description: 'Does the catalogue name any?',
      always: [{ guard: 'isNothingNamed', target: 'none' }, { target: 'waiting' }],
    },
    waiting: {
      description: 'The row keeps its room; the shopper is not there yet.',
      invoke: { id: 'watchRow', src: 'watchRow', onError: { target: 'loading' } },
      on: { 'row.neared': { target: 'loading' } },
    },
    loading: {
      description: 'The cards are read.',
      invoke: {
        id: 'getCards',
        src: 'getCards',
        input: ({ context }) => ({ productIds: context.productIds }),
        onDone: [
          { guard: { type: 'isEmpty', params: ({ event }) => event.output }, target: 'none' },
          { target: 'shown', actions: assign(({ event }) => ({ cards: event.output })) },
        ],
        onError: { target: 'none' },
      },
    },
    shown: {
      description: 'The cards stand in a row.',
      meta: { rests: 'Each card leads to its product; the row itself has nothing to ask.' },
    },
    none: {
      description: 'There are none, or they did not come: the page does without the row.',
      meta: { rests: 'There is nothing on the page that could be left.' },
    },
  },
});
