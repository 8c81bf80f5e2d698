import { paymentMethodMachine } from '#machines/payment-method/payment-method.machine.ts';
import type { PaymentMethod, SavedCards } from '#openapi/generated/waymark.gen.ts';
import type { CardSession } from '#machines/payment-method/payment-method.types.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';

export const session: CardSession = {
  clientKey: 'pk_test_1',
  environment: 'test',
  brands: ['visa', 'mastercard'],
  scriptUrl: '/sandbox/payments/v1/fields.js',
  scriptIntegrity: 'sha384-x',
  frameUrl: '/sandbox/payments/v1/frame?session=ps_7c1f0b4e22',
  sessionId: 'ps_7c1f0b4e22',
};
const cardOf = (lastFour: string, isExpired: boolean): SavedCards['paymentInstruments'][number] => ({
  paymentInstrumentId: `card-${lastFour}`,
  payment_method_id: 'CREDIT_CARD',
  cardType: 'visa',
  bin: '411111',
  lastFour,
  expiryMonth: 5,
  expiryYear: isExpired ? 2025 : 2031,
  isDefault: lastFour === '1111',
  isExpired,
});
/** Two valid cards, and an expired one, which is still the default. */
export const saved: SavedCards = {
  canSave: true,
  canExpress: false,
  paymentInstruments: [cardOf('1111', true), cardOf('1096', false), cardOf('4444', false)],
};
/** A customer without a saved card, and a guest. */
export const nothingSaved: SavedCards = { canSave: true, canExpress: false, paymentInstruments: [] };
export const guest: SavedCards = { canSave: false, canExpress: false, paymentInstruments: [] };

const offer = (available: boolean): readonly PaymentMethod[] => [
  { payment_method_id: 'CREDIT_CARD', label: 'Card', available: true },
  { payment_method_id: 'GIFT_CARD', label: 'Gift card', available: true },
  { payment_method_id: 'PAYPAL', label: 'PayPal', available },
  { payment_method_id: 'PAY_LATER', label: 'Pay later', available },
];
/** All methods, and what a cart can be paid with that takes cards alone. */
export const offered = offer(true);
export const cardsAlone = offer(false);

export const refused = { errorId: 'PAY400', message: 'refused', status: 409 };
export const broken = { errorId: 'UNEXPECTED', message: 'The script did not load', status: 0 };

export const send = {
  'fields.placed': { type: 'fields.placed', placeId: 'card-fields' },
  'fields.removed': { type: 'fields.removed' },
  'fields.ready': { type: 'fields.ready' },
  'card.submitted': { type: 'card.submitted' },
  'card.tokenised': {
    type: 'card.tokenised',
    card: { token: 'tok_sandbox_4f9a1c7e', brand: 'visa', bin: '411111', lastFour: '1111' },
  },
  'card.invalid': { type: 'card.invalid', message: 'Enter the card number.' },
  'card.failed': [
    { type: 'card.failed', reason: 'session-expired' },
    { type: 'card.failed', reason: 'unavailable' },
  ],
  'savedCard.chosen': [
    { type: 'savedCard.chosen', paymentInstrumentId: 'card-4444' },
    { type: 'savedCard.chosen', paymentInstrumentId: 'card-1111' },
  ],
  'newCard.chosen': { type: 'newCard.chosen' },
  'payLater.chosen': { type: 'payLater.chosen' },
  'payPal.chosen': { type: 'payPal.chosen' },
  'cardPayment.chosen': { type: 'cardPayment.chosen' },
  'keeping.chosen': { type: 'keeping.chosen', isKept: true },
  'payment.retried': { type: 'payment.retried' },
} as const;

export const model = modelOf(paymentMethodMachine, {
  input: { locale: 'en-us' },
  send,
  outcomes: {
    getPaymentMethods: { done: [offered, cardsAlone], failed: [broken] },
    getSavedCards: { done: [guest, nothingSaved, saved], failed: [broken] },
    getPaymentSession: { done: [session], failed: [refused] },
    loadScript: { done: [undefined], failed: [broken] },
    hostedFields: { failed: [new Error('no provider')] },
  },
  project: ({ methods, placeId, session: open, message, savedCards, chosenId }) => [
    methods?.join() ?? null,
    placeId !== null,
    open !== null,
    message !== null,
    savedCards?.length ?? null,
    chosenId,
  ],
  why: 'guards read what is offered, whether the container of the card fields is on the page, and which cards are saved; the rest is only shown',
});
