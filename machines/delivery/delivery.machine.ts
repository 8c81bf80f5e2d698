import { expected } from '#machines/shared/ports.ts';
import { deliverySetup } from './delivery.setup.ts';

/** A change of delivery: one line to the home or to a store, or all pickup lines to another store. */
export const deliveryMachine = deliverySetup.createMachine({
  id: 'delivery',
  description:
    'The delivery of lines in the cart changes (core 2, cart change shipping method and change store confirmation; core 3, shippingOptions).',
  context: { decision: null, failure: null },
  initial: 'choosing',
  states: {
    choosing: {
      description: 'The shopper decides. What the last decision was refused for is said above.',
      on: { 'delivery.decided': { target: 'redirecting', actions: 'rememberDecision' } },
    },
    redirecting: {
      description: 'The cart learns how its lines go; the totals follow from it.',
      invoke: {
        id: 'redirect',
        src: 'redirect',
        input: ({ context }) => ({ decision: expected(context.decision, 'decision') }),
        onDone: { target: 'finishing' },
        onError: { target: 'choosing', actions: 'rememberFailure' },
      },
    },
    finishing: {
      description: 'The dialog is asked to go; where the store is another, that is said.',
      invoke: {
        id: 'finish',
        src: 'finish',
        input: ({ context }) => ({ decision: expected(context.decision, 'decision') }),
        onDone: { target: 'finished' },
        onError: { target: 'finished' },
      },
    },
    finished: {
      description: 'The dialog goes, as it was.',
      meta: { rests: 'It goes with its dialog; the next one begins anew.' },
    },
  },
});
