import { assign } from 'xstate';
import { expected } from '#machines/shared/ports.ts';
import { paymentMethodSetup } from './payment-method.setup.ts';
import { fields } from './states/fields.ts';

/** A card becomes a token in the provider's own frame. The shop never sees its number. */
export const paymentMethodMachine = paymentMethodSetup.createMachine({
  id: 'payment-method',
  description: 'Paying by card: the provider\'s fields are opened, typed in and turned into a one-time token (core 3 and 7; catalogue 3).',
  context: ({ input }) => ({ locale: input.locale, session: null, placeId: null, card: null, message: null, failure: null }),
  on: {
    'fields.placed': { actions: 'rememberPlace' },
    'fields.removed': { actions: 'forgetPlace' },
  },
  initial: 'opening',
  states: {
    opening: {
      description: 'The provider opens a session for this page.',
      tags: ['busy'],
      invoke: {
        id: 'getPaymentSession',
        src: 'getPaymentSession',
        onDone: { target: 'loadingScript', actions: assign(({ event }) => ({ session: event.output, failure: null })) },
        onError: { target: 'failed', actions: 'rememberFailure' },
      },
    },
    loadingScript: {
      description: 'The provider\'s script is loaded.',
      tags: ['busy'],
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
      tags: ['busy'],
      on: { 'fields.placed': { target: 'fields', actions: 'rememberPlace' } },
    },
    fields,
    failed: {
      description: 'The card fields cannot be shown, or the card could not be taken. Nothing is charged; the shopper may try again.',
      on: { 'payment.retried': { target: 'opening', actions: 'forgetFailure' } },
    },
    tokenised: { description: 'The card is a one-time token now.', type: 'final' },
  },
  output: ({ context }) => expected(context.card, 'card'),
});
