import { paymentMethodMachine } from '#machines/payment-method/payment-method.machine.ts';
import type { CardSession } from '#machines/payment-method/payment-method.types.ts';
import { modelOf } from '#model-tests/support/model.ts';

export const session: CardSession = {
  clientKey: 'pk_test_1',
  environment: 'test',
  brands: ['visa', 'mastercard'],
  scriptUrl: '/sandbox/payments/v1/fields.js',
  scriptIntegrity: 'sha384-x',
  frameUrl: '/sandbox/payments/v1/frame?session=ps_7c1f0b4e22',
  sessionId: 'ps_7c1f0b4e22',
};
export const refused = { errorId: 'PAY400', message: 'refused', status: 409 };
export const broken = { errorId: 'UNEXPECTED', message: 'The script did not load', status: 0 };

export const send = {
  'fields.placed': { type: 'fields.placed', placeId: 'card-fields' },
  'fields.removed': { type: 'fields.removed' },
  'fields.ready': { type: 'fields.ready' },
  'card.submitted': { type: 'card.submitted' },
  'card.tokenised': { type: 'card.tokenised', card: { token: 'tok_sandbox_4f9a1c7e', brand: 'visa', bin: '411111', lastFour: '1111' } },
  'card.invalid': { type: 'card.invalid', message: 'Enter the card number.' },
  'card.failed': [
    { type: 'card.failed', reason: 'session-expired' },
    { type: 'card.failed', reason: 'unavailable' },
  ],
  'payment.retried': { type: 'payment.retried' },
} as const;

export const model = modelOf(paymentMethodMachine, {
  input: { locale: 'en-us' },
  send,
  outcomes: {
    getPaymentSession: { done: [session], failed: [refused] },
    loadScript: { done: [undefined], failed: [broken] },
    hostedFields: { failed: [new Error('no provider')] },
  },
  project: ({ placeId, session: open, message }) => [placeId !== null, open !== null, message !== null],
  why: 'one guard asks whether the place for the fields is on the page; the rest only shows',
});
