import { giftCardMachine } from '#machines/gift-card/gift-card.machine.ts';
import type { GiftCardOffer } from '#machines/gift-card/gift-card.types.ts';
import type { GiftCardBalance, SavedGiftCard } from '#openapi/generated/waymark.gen.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';

export const giftCard = { number: '6006490010000028', pin: '1936' };
export const left: GiftCardBalance = { currency: 'USD', balance: 1850, lastFour: '0028' };

/** A gift card of the account. */
const saved: SavedGiftCard = {
  paymentInstrumentId: 'G-1',
  payment_method_id: 'GIFT_CARD',
  lastFour: '0085',
  currency: 'USD',
  balance: 2500,
  isDefault: true,
  isExpired: false,
};
/** What a guest, a customer with a gift card, and whoever buys gift cards are offered. */
export const offered: GiftCardOffer = { isOffered: true, own: [] };
export const offer: GiftCardOffer = { isOffered: true, own: [saved] };
export const noOffer: GiftCardOffer = { isOffered: false, own: [] };

const refusal = (errorId: string, status = 422) => ({ errorId, message: errorId, status });
/** Also the answer for a number that no card has. */
export const wrongPin = refusal('GFC700');
export const withoutPin = refusal('GFC400');
export const foreign = refusal('GFC800');
export const unreadable = refusal('GFC799');
export const expired = refusal('GFC812');
export const notHere = refusal('GFC725');
export const spent = refusal('GFC740');
export const applied = refusal('GFC755');
export const tooMany = refusal('GFC410');
export const guessed = { ...refusal('API429', 429), additionalInfo: { retryAfter: 5500 } };
export const unsure = { ...refusal('AUT403', 403), isChallenge: true as const };
export const gone = refusal('PYT404', 404);
export const lost = refusal('UNEXPECTED', 0);

export const send = {
  'giftCard.submitted': { type: 'giftCard.submitted', giftCard },
  'ownGiftCard.submitted': {
    type: 'ownGiftCard.submitted',
    giftCard: { savedId: saved.paymentInstrumentId, pin: giftCard.pin },
  },
  'balance.requested': { type: 'balance.requested', giftCard },
  'giftCard.removeRequested': { type: 'giftCard.removeRequested', instrumentId: 'pi-1' },
} as const;

export const model = modelOf(giftCardMachine, {
  input: undefined,
  send,
  outcomes: {
    getOffer: { done: [offered, offer, noOffer], failed: [lost] },
    checkBalance: { done: [left], failed: [wrongPin, expired, unreadable, guessed, unsure, lost] },
    applyGiftCard: {
      done: [undefined],
      failed: [wrongPin, foreign, withoutPin, expired, notHere, spent, applied, tooMany, guessed, unsure, lost],
    },
    botDefence: { done: [{ token: 'a token of the check' }, { token: null }], failed: [new Error('no check')] },
    removeGiftCard: { done: [undefined], failed: [gone, lost] },
  },
  // Who has no gift card in their account cannot choose one, and where none is offered there is no form.
  offers: ({ context: { offer: known } }, { type }) =>
    type === 'ownGiftCard.submitted'
      ? (known?.own ?? []).length > 0
      : known?.isOffered !== false || (type !== 'giftCard.submitted' && type !== 'balance.requested'),
  project: ({ token, offer: known }) => [token !== null, known?.own.length, known?.isOffered],
  survivors: {
    'editing.reading: getOffer done → editing.ready, to editing.opening':
      'what is offered is known then, and the first state of the form leads on at once',
  },
  why: 'a call with a token of the bot check may end differently, and what is offered is read until it is known; the balance and the last refusal are only shown',
});
