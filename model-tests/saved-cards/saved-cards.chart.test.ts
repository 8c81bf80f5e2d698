import { expect } from 'vitest';
import { describeChart } from '#model-tests/support/chart.ts';
import { amex, cards, declined, down, exists, gone, model, send, swapped, typed, unsure } from './saved-cards.model.ts';

const known = 'the server knew them';
const left = send['customer.left'];
const saving = [send['card.added'], model.done('paymentMethod', typed), model.done('prove', 'a token')];

describeChart(model, {
  invariants: {
    'cards stay only while their customer is signed in': ({ nextState }) => {
      if (nextState.matches('leaving') || nextState.matches('guest')) expect(nextState.context.cards).toBeNull();
    },
    'a token of a card is in the chart only while the card is added': ({ nextState }) => {
      if (nextState.context.cardToken !== null) expect(nextState.matches({ signedIn: 'adding' })).toBe(true);
    },
  },
  stories: [
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
      name: 'reads the cards again when one is gone',
      start: known,
      events: [
        send['removal.requested'],
        send['removal.confirmed'],
        model.failed('removeCard', gone),
        model.done('notify', undefined),
      ],
      ends: { signedIn: 'refreshing' },
      also: ({ context }) => expect(context).toMatchObject({ cards, notice: null }),
    },
    {
      name: 'makes another card the default, and not twice',
      start: known,
      events: [send['default.chosen'], model.done('makeDefault', swapped)],
      ends: { signedIn: { listed: 'full' } },
      also: ({ context }) => expect(context.cards?.[0]?.paymentInstrumentId).toBe(amex.paymentInstrumentId),
      refuses: [send['default.chosen']],
    },
    {
      name: 'leads a guest to the sign-in, and then to the cards',
      events: [model.done('getSavedCards', null), send['customer.arrived'], model.done('getSavedCards', cards)],
      ends: { signedIn: { listed: 'full' } },
    },
    {
      name: 'drops a typed card at the sign-out',
      start: known,
      events: [...saving, left],
      ends: 'leaving',
      also: ({ context }) => expect(context).toMatchObject({ cards: null, cardToken: null, token: null }),
    },
  ],
  waits: {},
});
