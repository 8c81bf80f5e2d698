import { assign } from 'xstate';
import { returnSetup } from './return.setup.ts';

/** The choice of items to return, and the label. */
export const returnMachine = returnSetup.createMachine({
  id: 'return',
  description:
    'Sending something back: what, and the label that goes on the parcel (core 7, returnLabel; core 8, RTN500).',
  context: ({ input }) => ({ ...input, chosen: [], failure: null, purchase: null }),
  initial: 'choosing',
  states: {
    choosing: {
      description: 'The shopper says what comes back, and how many of it.',
      initial: 'asking',
      on: {
        'return.submitted': [
          { guard: { type: 'isNothing', params: ({ event }) => event.items }, target: '.nothing' },
          { target: 'making', actions: 'rememberChoice' },
        ],
        'return.abandoned': { target: 'abandoned' },
      },
      states: {
        asking: { description: 'Everything that can come back is listed.' },
        nothing: { description: 'Nothing was chosen: that is said above the list.' },
        refused: {
          description:
            'The return was refused, or nobody answered. What was chosen is still chosen, and may be sent again.',
        },
      },
    },
    making: {
      description: 'The return is announced and its label made.',
      tags: ['busy'],
      invoke: {
        id: 'createReturnLabel',
        src: 'createReturnLabel',
        input: ({ context: { orderNumber, st, chosen } }) => ({ orderNumber, st, items: chosen }),
        onDone: { target: 'labelled', actions: assign(({ event }) => ({ purchase: event.output })) },
        onError: { target: 'choosing.refused', actions: 'rememberFailure' },
      },
    },
    labelled: { type: 'final', description: 'The label is on the shopper’s disk, and stands with the order.' },
    abandoned: { type: 'final', description: 'The shopper keeps everything.' },
  },
  output: ({ context }) => ({ purchase: context.purchase }),
});
