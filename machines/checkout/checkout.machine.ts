import { checkoutSetup } from './checkout.setup.ts';
import { confirmed } from './states/confirmed.ts';
import { entering, preparing, recalling } from './states/entering.ts';
import { challenge, patching } from './states/authenticating.ts';
import { confirming, unconfirmed } from './states/confirming.ts';
import { placing } from './states/placing.ts';
import { checking, proving } from './states/proving.ts';
import { returning } from './states/returning.ts';
import { shopping } from './states/shopping.ts';

/** The checkout: address, payment, review. Then money moves, and nothing may interrupt. */
export const checkoutMachine = checkoutSetup.createMachine({
  id: 'checkout',
  description:
    "From a cart to a confirmed order: shipping, billing, summary, placing, the bank's check, and every way back (core 4, Checkout; core 8). A customer whose account knows everything begins at the summary.",
  context: ({ input: { locale, country } }) => ({
    locale,
    country,
    memory: null,
    mayBeExpress: false,
    cart: null,
    card: null,
    cardOfReview: null,
    returned: null,
    key: null,
    token: null,
    order: null,
    ending: null,
    result: null,
    problem: null,
  }),
  // They only listen: their failure interrupts nothing.
  invoke: [
    { id: 'keepMemory', src: 'keepMemory', onError: {} },
    { id: 'reportDevice', src: 'reportDevice', onError: {} },
    { id: 'watchSteps', src: 'watchSteps', onError: {} },
  ],
  // A step that is not available now: the address is set back to the current step.
  on: { 'step.requested': { actions: 'keepShownStep' } },
  initial: 'recalling',
  states: {
    recalling,
    entering,
    preparing,
    empty: {
      description: 'There is nothing to check out; the shop is one press away.',
      invoke: { id: 'watchCart', src: 'watchCart', onError: { target: 'unavailable' } },
      on: {
        'cart.changed': [
          { guard: 'tellsOfNothing' },
          { target: 'shopping', actions: ['rememberCart', 'forgetProblem'] },
        ],
      },
    },
    unavailable: {
      description: 'The cart cannot be read at the moment. Nothing is lost; the shopper may try again.',
      on: { 'checkout.retried': { target: 'entering', actions: 'forgetProblem' } },
    },
    shopping,
    proving,
    placing,
    checking,
    confirming,
    unconfirmed,
    challenge,
    patching,
    returning,
    confirmed,
  },
});
