import { expect } from 'vitest';
import { describeChart } from '#model-tests/support/chart.ts';
import {
  amex,
  declined,
  down,
  exists,
  giftCard,
  gone,
  model,
  send,
  swapped,
  typed,
  unsure,
  wallet,
  wrongPin,
} from './saved-cards.model.ts';

const known = 'the server knew them';
const left = send['customer.left'];
const saving = [send['card.added'], model.done('paymentMethod', typed), model.done('prove', 'a token')];
const savingGiftCard = [send['giftCard.added'], send['giftCard.submitted']];

describeChart(model, {
  invariants: {
    'cards stay only while their customer is signed in': ({ nextState }) => {
      if (nextState.matches('leaving') || nextState.matches('guest')) expect(nextState.context.wallet).toBeNull();
    },
    'number and PIN of a gift card are not stored': ({ nextState }) => {
      const context = JSON.stringify(nextState.context);
      expect(context).not.toContain(giftCard.number);
      expect(context).not.toContain(giftCard.pin);
    },
    'what was wrong with a gift card is in the chart only while it is typed': ({ nextState }) => {
      if (nextState.context.failure !== null)
        expect(nextState.matches({ signedIn: { addingGiftCard: 'typing' } })).toBe(true);
    },
    'a token of a card is in the chart only while the card is added': ({ nextState }) => {
      if (nextState.context.cardToken !== null) expect(nextState.matches({ signedIn: 'adding' })).toBe(true);
    },
  },
  stories: [
    {
      name: 'explains what saving a card is for where the server knew of none',
      start: 'the server knew that there are none',
      events: [],
      ends: { signedIn: { listed: 'empty' } },
    },
    {
      name: 'reads the cards again after one is saved',
      start: known,
      events: [...saving, model.done('saveCard', undefined)],
      ends: { signedIn: 'loading' },
      also: ({ context }) => expect(context.cardToken).toBeNull(),
    },
    {
      name: 'says that a card is in the account already',
      start: known,
      events: [...saving, model.failed('saveCard', exists)],
      ends: { signedIn: 'notifying' },
      also: ({ context }) => expect(context.notice).toEqual({ title: 'PYT300', tone: 'error' }),
    },
    {
      name: 'says that another card could not be saved, and why',
      start: known,
      events: [...saving, model.failed('saveCard', declined)],
      ends: { signedIn: 'notifying' },
      also: ({ context }) =>
        expect(context.notice).toEqual({ title: 'cardNotSaved', message: 'PAY400', tone: 'error' }),
    },
    {
      name: 'gives no reason for an outage',
      start: known,
      events: [send['default.chosen'], model.failed('makeDefault', down)],
      ends: { signedIn: 'notifying' },
      also: ({ context }) => expect(context.notice).toEqual({ title: 'cardNotChanged', tone: 'error' }),
    },
    {
      name: 'saves the card after the check of the bot defence',
      start: known,
      events: [
        ...saving,
        model.failed('saveCard', unsure),
        model.done('botDefence', { token: 'a token of the check' }),
      ],
      ends: { signedIn: { adding: 'saving' } },
      also: ({ context }) => expect(context.token).toBe('a token of the check'),
    },
    {
      name: 'reads everything again after a gift card is saved',
      start: known,
      events: [...savingGiftCard, model.done('saveGiftCard', undefined)],
      ends: { signedIn: 'loading' },
    },
    {
      name: 'says at its number what is wrong with a gift card, and takes another try',
      start: known,
      events: [...savingGiftCard, model.failed('saveGiftCard', wrongPin)],
      ends: { signedIn: { addingGiftCard: 'typing' } },
      also: ({ context }) => expect(context).toMatchObject({ failure: wrongPin, notice: null }),
    },
    {
      name: 'no longer says it once the next try is made',
      start: known,
      events: [...savingGiftCard, model.failed('saveGiftCard', wrongPin), send['giftCard.submitted']],
      ends: { signedIn: { addingGiftCard: 'saving' } },
      also: ({ context }) => expect(context.failure).toBeNull(),
    },
    {
      name: 'says that a gift card is in the account already',
      start: known,
      events: [...savingGiftCard, model.failed('saveGiftCard', exists)],
      ends: { signedIn: 'notifying' },
      also: ({ context }) => expect(context.notice).toEqual({ title: 'giftCardExists', tone: 'error' }),
    },
    {
      name: 'says that a gift card could not be saved',
      start: known,
      events: [...savingGiftCard, model.failed('saveGiftCard', down)],
      ends: { signedIn: { addingGiftCard: 'notifying' } },
      also: ({ context }) => expect(context.notice).toEqual({ title: 'giftCardNotSaved', tone: 'error' }),
    },
    {
      name: 'keeps the form of a gift card that could not be saved for another try',
      start: known,
      events: [...savingGiftCard, model.failed('saveGiftCard', down), model.done('notify', undefined)],
      ends: { signedIn: { addingGiftCard: 'typing' } },
      also: ({ context }) => expect(context).toMatchObject({ failure: null, notice: null }),
    },
    {
      name: 'saves the gift card with the token of the check of the bot defence',
      start: known,
      events: [
        ...savingGiftCard,
        model.failed('saveGiftCard', unsure),
        model.done('botDefence', { token: 'a token of the check' }),
      ],
      ends: { signedIn: { addingGiftCard: 'saving' } },
      also: ({ context }) => expect(context.token).toBe('a token of the check'),
    },
    {
      name: 'a check that is left saves no gift card, and a toast says so',
      start: known,
      events: [...savingGiftCard, model.failed('saveGiftCard', unsure), model.done('botDefence', { token: null })],
      ends: { signedIn: { addingGiftCard: 'notifying' } },
      also: ({ context }) =>
        expect(context.notice).toEqual({ title: 'giftCardNotSaved', message: 'AUT403', tone: 'error' }),
    },
    {
      name: 'reads the cards again when one is gone',
      start: known,
      events: [
        send['removal.requested'],
        send['removal.confirmed'],
        model.failed('removeCard', gone),
        model.done('notify', undefined),
      ],
      ends: { signedIn: 'refreshing' },
      also: ({ context }) => expect(context).toMatchObject({ wallet, notice: null }),
    },
    {
      name: 'makes another card the default, and not twice',
      start: known,
      events: [send['default.chosen'], model.done('makeDefault', swapped)],
      ends: { signedIn: { listed: 'full' } },
      also: ({ context }) => expect(context.wallet?.cards[0]?.paymentInstrumentId).toBe(amex.paymentInstrumentId),
      refuses: [send['default.chosen']],
    },
    {
      name: 'leads a guest to the sign-in, and then to the cards',
      events: [model.done('getSavedCards', null), send['customer.arrived'], model.done('getSavedCards', wallet)],
      ends: { signedIn: { listed: 'full' } },
    },
    {
      name: 'drops a typed card at the sign-out',
      start: known,
      events: [...saving, left],
      ends: 'leaving',
      also: ({ context }) => expect(context).toMatchObject({ wallet: null, cardToken: null, token: null }),
    },
  ],
  waits: {},
});
