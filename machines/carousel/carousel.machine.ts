import { assign } from 'xstate';
import { carouselSetup } from './carousel.setup.ts';

/** A row of products, loaded when the shopper scrolls near it. */
export const carouselMachine = carouselSetup.createMachine({
  id: 'carousel',
  description:
    'Recommendations in a row, all of which can be bought: nothing is asked for until the shopper comes near; a row that cannot be had is left out. What was seen recently is known to this device alone (catalogue 7 and 9, Recommendation carousel).',
  context: ({ input: { source, productIds } }) => ({ source, productIds, cards: [] }),
  initial: 'opening',
  states: {
    opening: {
      description: 'Where do the products come from, and is any named?',
      always: [
        { guard: 'isOfDevice', target: 'recalling' },
        { guard: 'isNothingNamed', target: 'none' },
        { target: 'waiting' },
      ],
    },
    recalling: {
      description: 'The browser is asked which products were viewed recently. Without consent it has none.',
      invoke: {
        id: 'recallSeen',
        src: 'recallSeen',
        input: ({ context: { productIds } }) => ({ productIds }),
        onDone: [
          { guard: { type: 'isEmpty', params: ({ event }) => event.output }, target: 'none' },
          { target: 'loading', actions: assign(({ event }) => ({ productIds: event.output })) },
        ],
        onError: { target: 'none' },
      },
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
        input: ({ context: { source, productIds } }) => ({ source, productIds }),
        onDone: [
          { guard: { type: 'isEmpty', params: ({ event }) => event.output }, target: 'none' },
          { target: 'shown', actions: assign(({ event }) => ({ cards: event.output })) },
        ],
        onError: { target: 'none' },
      },
    },
    shown: {
      description: 'The cards stand in a row. Each leads to its product; what the device saw can be cleared.',
      on: { 'list.cleared': { guard: 'isOfDevice', target: 'forgetting' } },
    },
    forgetting: {
      description: 'The device deletes what it saw.',
      invoke: { id: 'forgetSeen', src: 'forgetSeen', onDone: { target: 'none' }, onError: { target: 'shown' } },
    },
    none: {
      type: 'final',
      description: 'There are none, or they did not come: the page does without the row.',
      meta: { rests: 'There is nothing on the page that could be left.' },
    },
  },
});
