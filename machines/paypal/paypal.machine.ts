import type { DoneActorEvent } from 'xstate';
import type { PaymentForm } from '#openapi/generated/waymark.gen.ts';
import { expected } from '#machines/shared/ports.ts';
import { payPalSetup } from './paypal.setup.ts';
import type { PayPalContext } from './paypal.types.ts';
import { window } from './states/window.ts';

const pressed = {
  'payPal.pressed': [
    { guard: 'isToBeAdded', target: 'adding', actions: 'rememberItem' },
    { target: 'asking', actions: 'rememberCart' },
  ],
} as const;

/** The service is asked twice for the way to PayPal's page; only what follows a second silence differs. */
const askedForForm = {
  id: 'askPayPal',
  src: 'askPayPal',
  input: ({ context }: { context: PayPalContext }) => ({ basketId: expected(context.basketId, 'cart') }),
  onDone: {
    target: 'leaving',
    actions: { type: 'keepForm', params: ({ event }: { event: DoneActorEvent<PaymentForm> }) => event.output },
  },
} as const;

/** The PayPal button beside a cart or under a product. Either way leads into the checkout, whose chart goes on. */
export const payPalMachine = payPalSetup.createMachine({
  id: 'paypal',
  description:
    "Paying without typing: from a cart or a product the shopper agrees in PayPal's window or on its page, chooses an address there, and comes to the review of the checkout (catalogue 4, 6 and 7). Nothing is placed, held or charged meanwhile.",
  context: { basketId: null, item: null, form: null, order: null },
  initial: 'detecting',
  states: {
    detecting: {
      description:
        "The place of the button is seen. Has the shop PayPal's script, and does the shopper allow it? The shop's button works meanwhile.",
      invoke: {
        id: 'findWindow',
        src: 'findWindow',
        onDone: [
          { guard: { type: 'hasWindow', params: ({ event }) => event.output }, target: 'window' },
          { target: 'ready' },
        ],
        onError: { target: 'ready' },
      },
      on: pressed,
    },
    window,
    ready: {
      description: "The shop's button can be pressed, which leads to PayPal's page. Nothing of PayPal is loaded.",
      entry: 'forgetForm',
      on: pressed,
    },
    adding: {
      description: 'Under a product: what is chosen goes into the cart first, once.',
      tags: ['busy'],
      invoke: {
        id: 'addItem',
        src: 'addItem',
        input: ({ context }) => ({ item: expected(context.item, 'item') }),
        onDone: { target: 'asking', actions: { type: 'keepBasket', params: ({ event }) => event.output } },
        onError: [{ guard: 'isAnswer', target: 'notAdded' }, { target: 'failed' }],
      },
    },
    asking: {
      description: 'The service opens a payment at PayPal for this cart. A second press does nothing.',
      tags: ['busy'],
      invoke: {
        ...askedForForm,
        onError: [{ guard: 'isAnswer', target: 'refused' }, { target: 'waiting' }],
      },
    },
    waiting: {
      description: 'There was no answer. It is asked for once more in three seconds.',
      tags: ['busy'],
      after: { sessionRetry: { target: 'askingAgain' } },
    },
    askingAgain: {
      description: 'The service is asked a second time, and the last time by itself.',
      tags: ['busy'],
      invoke: {
        ...askedForForm,
        onError: [{ guard: 'isAnswer', target: 'refused' }, { target: 'failed' }],
      },
    },
    leaving: {
      description: 'The browser goes to PayPal. It may be brought back by its Back button.',
      tags: ['busy'],
      invoke: {
        id: 'leaveForPayPal',
        src: 'leaveForPayPal',
        input: ({ context }) => ({ form: expected(context.form, 'form') }),
        onError: { target: 'failed' },
      },
      on: { 'shopper.returned': { target: 'ready' } },
    },
    refused: {
      description:
        'PayPal cannot pay this cart; the checkout has other ways. The button stays, for a cart that changes.',
      on: pressed,
    },
    notAdded: {
      description: 'The cart did not take the product. Another choice, or another press, tries again.',
      on: pressed,
    },
    failed: {
      description: 'PayPal was not reached. Nothing is lost, and the shopper may press again.',
      on: pressed,
    },
  },
});
