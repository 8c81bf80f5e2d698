import { savedCardsMachine } from '#machines/saved-cards/saved-cards.machine.ts';
import type { Payment } from '#machines/payment-method/payment-method.types.ts';
import type { SavedCard } from '#openapi/generated/waymark.gen.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';

const visa: SavedCard = {
  paymentInstrumentId: 'C1000001-C1',
  payment_method_id: 'CREDIT_CARD',
  cardType: 'visa',
  bin: '411111',
  lastFour: '1111',
  expiryMonth: 3,
  expiryYear: 2030,
  isDefault: true,
  isExpired: false,
};
export const amex: SavedCard = {
  ...visa,
  paymentInstrumentId: 'C1000001-C2',
  cardType: 'amex',
  lastFour: '0005',
  isDefault: false,
};
export const cards: SavedCard[] = [visa, amex];
export const swapped: SavedCard[] = [
  { ...amex, isDefault: true },
  { ...visa, isDefault: false },
];

export const typed: Payment = {
  kind: 'typed',
  token: 'tok_sandbox_typed',
  brand: 'visa',
  bin: '411111',
  lastFour: '1111',
  sessionId: 'a session',
  isKept: false,
};

export const exists = { errorId: 'PYT300', message: 'there already', status: 409 };
export const declined = { errorId: 'PAY400', message: 'declined', status: 402 };
export const unsure = { errorId: 'AUT403', message: 'unsure', status: 403, isChallenge: true as const };
export const gone = { errorId: 'PYT404', message: 'not there', status: 404 };
export const down = { errorId: 'API503', message: 'down', status: 503 };
const crash = new Error('no script');

const { paymentInstrumentId: id } = amex;

export const send = {
  'card.added': { type: 'card.added' },
  'adding.cancelled': { type: 'adding.cancelled' },
  'default.chosen': { type: 'default.chosen', id },
  'removal.requested': { type: 'removal.requested', id },
  'removal.confirmed': { type: 'removal.confirmed' },
  'removal.dismissed': { type: 'removal.dismissed' },
  'cards.retried': { type: 'cards.retried' },
  'customer.arrived': { type: 'customer.arrived' },
  'customer.left': { type: 'customer.left' },
} as const;

export const model = modelOf(savedCardsMachine, {
  input: { locale: 'en-us', cards: null },
  inputs: { 'the server knew them': { locale: 'en-us', cards } },
  send,
  outcomes: {
    paymentMethod: { done: [typed, { kind: 'pay-later', approval: null }], failed: [crash] },
    botDefence: { done: [{ token: 'a token of the check' }, { token: null }], failed: [crash] },
    getSavedCards: { done: [cards, [], null], failed: [down] },
    prove: { done: ['a token'], failed: [crash] },
    saveCard: { done: [undefined], failed: [unsure, exists, declined, down] },
    makeDefault: { done: [swapped], failed: [gone, down] },
    removeCard: { done: [[visa], []], failed: [gone] },
    notify: { done: [undefined], failed: [crash] },
    watchSession: { failed: [] },
    goHome: { done: [undefined], failed: [down] },
  },
  project: ({ cards: known, chosenId, notice, cardToken, token }) => [
    known?.map(({ paymentInstrumentId, isDefault }) => [paymentInstrumentId, isDefault]),
    chosenId,
    notice,
    cardToken,
    token,
  ],
  why: 'guards read which cards there are and which is the default; tokens are for one call',
  unreachable: {
    'saved-cards: watchSession failed → signedIn.unavailable': 'the port only listens to the session; it cannot fail',
  },
});
