import { assertEvent } from 'xstate';
import { creditSetup } from './credit.setup.ts';

/**
 * An athlete's credit pays a part of the cart, or all of it, before any reward does. The amount on the cart is in the
 * cart.
 */
export const creditMachine = creditSetup.createMachine({
  id: 'credit',
  description:
    'Paying with the credit of an athlete: what is left of the year, and putting it on the cart (core 3, 5, 6 and 7).',
  context: { credit: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      description:
        'The service is asked what is left of the year. Until it says, no reward is offered: credit comes first.',
      invoke: {
        id: 'getCredit',
        src: 'getCredit',
        onDone: [
          {
            guard: { type: 'isAthlete', params: ({ event }) => event.output },
            target: 'offering',
            actions: 'rememberCredit',
          },
          { target: 'none' },
        ],
        onError: { target: 'unavailable' },
      },
    },
    none: {
      description:
        'A guest, or a customer who is no athlete: there is nothing to offer, and nothing in the way of rewards.',
      meta: { rests: 'It shows nothing, and goes with the payment step.' },
    },
    unavailable: {
      description: 'Nobody could say what is left. Everything else pays as before; the shopper may ask again.',
      on: { 'credit.retried': { target: 'loading' } },
    },
    offering: {
      description:
        'What is left of the year is told and offered, or taken off again. Why a try was refused stands there.',
      on: { 'credit.chosen': { target: 'applying' }, 'credit.removeRequested': { target: 'removing' } },
    },
    applying: {
      description:
        'The cart is asked to take the credit; it says what remains to pay. It is used when the order is placed.',
      entry: 'forgetFailure',
      invoke: {
        id: 'applyCredit',
        src: 'applyCredit',
        onDone: { target: 'offering' },
        onError: { target: 'offering', actions: 'rememberFailure' },
      },
    },
    removing: {
      description: 'The cart is asked to give the credit back; rewards that could only pay beside it go, too.',
      entry: 'forgetFailure',
      invoke: {
        id: 'removeCredit',
        src: 'removeCredit',
        input: ({ event }) => {
          assertEvent(event, 'credit.removeRequested');
          return { instrumentId: event.instrumentId };
        },
        onDone: { target: 'offering' },
        onError: { target: 'offering', actions: 'rememberFailure' },
      },
    },
  },
});
