import { savedCardsMachine } from '#machines/saved-cards/saved-cards.machine.ts';
import type { Payment } from '#machines/payment-method/payment-method.types.ts';
import type { Wallet } from '#machines/saved-cards/saved-cards.types.ts';
import type { SavedCard, SavedGiftCard } from '#openapi/generated/waymark.gen.ts';
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
const present: SavedGiftCard = {
  paymentInstrumentId: 'G-1',
  payment_method_id: 'GIFT_CARD',
  lastFour: '0028',
  currency: 'USD',
  balance: 1850,
  isDefault: true,
  isExpired: false,
};
const unread: SavedGiftCard = {
  paymentInstrumentId: 'G-2',
  payment_method_id: 'GIFT_CARD',
  lastFour: '0044',
  currency: 'USD',
  expiresOn: '2025-12-31',
  isDefault: false,
  isExpired: true,
};
export const wallet: Wallet = { cards: [visa, amex], giftCards: [present, unread] };
export const swapped: Wallet = {
  ...wallet,
  cards: [
    { ...amex, isDefault: true },
    { ...visa, isDefault: false },
  ],
};
const nothing: Wallet = { cards: [], giftCards: [] };
/** Number and PIN of a gift card. */
export const giftCard = { number: '6006490010000028', pin: '1936' };

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
export const wrongPin = { errorId: 'GFC700', message: 'not valid', status: 422 };
export const gone = { errorId: 'PYT404', message: 'not there', status: 404 };
export const down = { errorId: 'API503', message: 'down', status: 503 };
const crash = new Error('no script');

const { paymentInstrumentId: id } = amex;

export const send = {
  'card.added': { type: 'card.added' },
  'giftCard.added': { type: 'giftCard.added' },
  'giftCard.submitted': { type: 'giftCard.submitted', giftCard },
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
  input: { locale: 'en-us', wallet: null },
  inputs: {
    'the server knew them': { locale: 'en-us', wallet },
    'the server knew that there are none': { locale: 'en-us', wallet: nothing },
  },
  send,
  outcomes: {
    paymentMethod: { done: [typed, { kind: 'pay-later', approval: null }], failed: [crash] },
    botDefence: { done: [{ token: 'a token of the check' }, { token: null }], failed: [crash] },
    getSavedCards: { done: [wallet, nothing, { ...nothing, giftCards: [present] }, null], failed: [down] },
    prove: { done: ['a token'], failed: [crash] },
    saveCard: { done: [undefined], failed: [unsure, exists, declined, down] },
    saveGiftCard: { done: [undefined], failed: [unsure, exists, wrongPin, down] },
    makeDefault: { done: [swapped], failed: [gone, down] },
    removeCard: { done: [{ cards: [visa], giftCards: [] }, nothing], failed: [gone] },
    notify: { done: [undefined], failed: [crash] },
    watchSession: { failed: [] },
    goHome: { done: [undefined], failed: [down] },
  },
  project: ({ wallet: known, chosenId, notice, cardToken, token, failure }) => [
    known &&
      [...known.cards, ...known.giftCards].map(({ paymentInstrumentId, isDefault }) => [
        paymentInstrumentId,
        isDefault,
      ]),
    chosenId,
    notice,
    cardToken,
    token,
    failure,
  ],
  survivors: {
    'signedIn.addingGiftCard.saving: saveGiftCard failed [isChallenge] → signedIn.addingGiftCard.checking, after isAboutCard':
      'a challenge has the code of the bot defence; what is wrong with a card has one of the gift cards',
    'signedIn.addingGiftCard.saving: saveGiftCard failed [isAboutCard] → signedIn.addingGiftCard.typing, after isSavedAlready':
      'a refusal has one code: the card is wrong, or it is in the account already',
  },
  why: 'guards read which cards there are and which is the default; tokens are for one call',
  unreachable: {
    'saved-cards: watchSession failed → signedIn.unavailable': 'the port only listens to the session; it cannot fail',
  },
});
