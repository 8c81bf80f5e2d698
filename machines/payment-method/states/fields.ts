import { expected } from '#machines/shared/ports.ts';
import { paymentMethodSetup } from '../payment-method.setup.ts';

export const fields = paymentMethodSetup.createStateConfig({
  description: "The provider's fields are on the page.",
  tags: ['typing'],
  invoke: {
    id: 'hostedFields',
    src: 'hostedFields',
    input: ({ context }) => ({
      placeId: expected(context.placeId, 'place'),
      session: expected(context.session, 'session'),
      locale: context.locale,
    }),
    onError: { target: 'failed', actions: 'rememberFailure' },
  },
  on: { 'fields.removed': { target: 'waitingForPlace', actions: 'forgetPlace' } },
  initial: 'appearing',
  states: {
    appearing: {
      description: 'The frame of the provider is loading.',
      tags: ['busy'],
      on: { 'fields.ready': { target: 'ready' } },
      after: { fieldsPatience: { target: '#payment-method.failed' } },
    },
    ready: {
      description: "The shopper types the card into the provider's fields.",
      tags: ['fields'],
      on: { 'card.submitted': { target: 'tokenising' } },
    },
    tokenising: {
      description: 'The provider checks the fields and makes a token of the card.',
      tags: ['busy', 'fields'],
      entry: ['forgetMessage', 'submitFields'],
      on: {
        'card.tokenised': { target: '#payment-method.taken', actions: 'rememberCard' },
        'card.invalid': { target: 'invalid', actions: 'rememberMessage' },
        'card.failed': [
          { guard: 'hasSessionExpired', target: '#payment-method.opening' },
          { target: '#payment-method.failed' },
        ],
      },
      after: { tokenPatience: { target: '#payment-method.failed' } },
    },
    invalid: {
      description: 'Something in the card is not right: the field says what, and the shopper mends it.',
      tags: ['fields'],
      on: { 'card.submitted': { target: 'tokenising' } },
    },
  },
});
