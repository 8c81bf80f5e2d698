import { giftCardMachine } from '#machines/gift-card/gift-card.machine.ts';
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
export const own: SavedGiftCard[] = [saved];

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
    getOwn: { done: [[], own], failed: [lost] },
    checkBalance: { done: [left], failed: [wrongPin, expired, unreadable, guessed, unsure, lost] },
    applyGiftCard: {
      done: [undefined],
      failed: [wrongPin, foreign, withoutPin, expired, notHere, spent, applied, tooMany, guessed, unsure, lost],
    },
    botDefence: { done: [{ token: 'a token of the check' }, { token: null }], failed: [new Error('no check')] },
    removeGiftCard: { done: [undefined], failed: [gone, lost] },
  },
  // Who has no gift card in their account cannot choose one.
  offers: ({ context: { own: known } }, event) => event.type !== 'ownGiftCard.submitted' || (known ?? []).length > 0,
  project: ({ token, own: known }) => [token !== null, known?.length],
  why: 'a call with a token of the bot check may end differently, and the cards of the account are read until they are known; the balance and the last refusal are only shown',
});
