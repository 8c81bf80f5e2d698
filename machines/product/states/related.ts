import { assign } from 'xstate';
import { productSetup } from '../product.setup.ts';

export const related = productSetup.createStateConfig({
  description: 'What goes with it, at the end of the page.',
  initial: 'opening',
  states: {
    opening: {
      description: 'Does the catalogue name any?',
      always: [{ guard: 'hasRelated', target: 'loading' }, { target: 'none' }],
    },
    loading: {
      description: 'Their cards are read, once the page is there.',
      invoke: {
        id: 'getRelated',
        src: 'getRelated',
        input: ({ context }) => ({ productIds: context.product.relatedProductIds }),
        onDone: [
          { guard: { type: 'isEmpty', params: ({ event }) => event.output }, target: 'none' },
          { target: 'shown', actions: assign(({ event }) => ({ related: event.output })) },
        ],
        onError: { target: 'none' },
      },
    },
    shown: { description: 'A row of products to go on with.' },
    none: { description: 'There are none, or they did not come: the page does without.' },
  },
});
