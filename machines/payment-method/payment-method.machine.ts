import { assign } from 'xstate';
import { expected } from '#machines/shared/ports.ts';
import { paymentMethodSetup } from './payment-method.setup.ts';
import { fields } from './states/fields.ts';

/**
 * The choice of a payment: a saved card, a new card that becomes a token in the provider's own frame, or no card. The
 * shop never sees its number.
 */
export const paymentMethodMachine = paymentMethodSetup.createMachine({
  id: 'payment-method',
  description:
    "Paying by card: one that was saved, or the provider's fields are opened, typed in and turned into a one-time token (core 3, 6 and 7; catalogue 3). Or no card at all: the shopper pays later, or with PayPal, where the service offers that for the cart.",
  context: ({ input }) => ({
    locale: input.locale,
    methods: null,
    savedCards: null,
    chosenId: null,
    isKept: false,
    session: null,
    placeId: null,
    card: null,
    message: null,
    failure: null,
  }),
  on: {
    'fields.placed': { actions: 'rememberPlace' },
    'fields.removed': { actions: 'forgetPlace' },
    'savedCard.chosen': { guard: 'isUsable', target: '.saved', actions: 'chooseSaved' },
    'payLater.chosen': { guard: { type: 'isOffered', params: 'PAY_LATER' }, target: '.later' },
    'payPal.chosen': { guard: { type: 'isOffered', params: 'PAYPAL' }, target: '.payPal' },
    'keeping.chosen': { guard: 'canSave', actions: 'rememberKeeping' },
  },
  initial: 'asking',
  states: {
    asking: {
      description:
        'What can the cart be paid with? If nobody can say, a card is offered, whose fields say whether it is taken.',
      tags: ['busy'],
      invoke: {
        id: 'getPaymentMethods',
        src: 'getPaymentMethods',
        onDone: {
          target: 'recalling',
          actions: { type: 'rememberMethods', params: ({ event }) => event.output },
        },
        onError: { target: 'recalling' },
      },
    },
    recalling: {
      description: 'Has the shopper had cards saved?',
      tags: ['busy'],
      invoke: {
        id: 'getSavedCards',
        src: 'getSavedCards',
        onDone: [
          {
            guard: { type: 'hasUsableCard', params: ({ event }) => event.output },
            target: 'saved',
            actions: { type: 'rememberSaved', params: ({ event }) => event.output },
          },
          { target: 'opening', actions: { type: 'rememberSaved', params: ({ event }) => event.output } },
        ],
        onError: { target: 'opening' },
      },
    },
    saved: {
      description: 'One of the saved cards is chosen, the default one at first. Its number need not be typed.',
      on: {
        'card.submitted': { target: 'taken', actions: 'takeSaved' },
        'newCard.chosen': { target: 'opening' },
      },
    },
    later: {
      description: 'No card: the shopper wants to pay later, and leaves for that provider once the bill is settled.',
      on: {
        'card.submitted': { target: 'taken', actions: { type: 'takePlan', params: 'pay-later' } },
        'cardPayment.chosen': { target: 'recalling' },
      },
    },
    payPal: {
      description: 'No card: the shopper wants to pay with PayPal, and leaves for its page once the bill is settled.',
      on: {
        'card.submitted': { target: 'taken', actions: { type: 'takePlan', params: 'paypal' } },
        'cardPayment.chosen': { target: 'recalling' },
      },
    },
    opening: {
      description: 'The provider opens a session for this page.',
      tags: ['busy', 'typing'],
      invoke: {
        id: 'getPaymentSession',
        src: 'getPaymentSession',
        onDone: { target: 'loadingScript', actions: assign(({ event }) => ({ session: event.output, failure: null })) },
        onError: { target: 'failed', actions: 'rememberFailure' },
      },
    },
    loadingScript: {
      description: "The provider's script is loaded.",
      tags: ['busy', 'typing'],
      invoke: {
        id: 'loadScript',
        src: 'loadScript',
        input: ({ context }) => {
          const { scriptUrl, scriptIntegrity = null } = expected(context.session, 'session');
          return { scriptUrl, scriptIntegrity };
        },
        onDone: [{ guard: 'hasPlace', target: 'fields' }, { target: 'waitingForPlace' }],
        onError: { target: 'failed', actions: 'rememberFailure' },
      },
    },
    waitingForPlace: {
      description: 'The provider is ready; the place for its fields is not on the page yet.',
      tags: ['busy', 'typing'],
      on: { 'fields.placed': { target: 'fields', actions: 'rememberPlace' } },
    },
    fields,
    failed: {
      description:
        'The card fields cannot be shown, or the card could not be taken. Nothing is charged; the shopper may try again.',
      tags: ['typing'],
      on: { 'payment.retried': { target: 'opening', actions: 'forgetFailure' } },
    },
    taken: {
      description:
        'It is known what pays: a one-time token, the name of a card that was saved, or a plan to pay later or with PayPal.',
      type: 'final',
    },
  },
  output: ({ context }) => expected(context.card, 'card'),
});
