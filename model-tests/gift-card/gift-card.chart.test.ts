import { expect } from 'vitest';
import { describeChart } from '#model-tests/support/layers.ts';
import { giftCard, gone, left, model, send, spent, wrongPin } from './gift-card.model.ts';

const submit = send['giftCard.submitted'];
const ask = send['balance.requested'];
const remove = send['giftCard.removeRequested'];

const nothing = { balance: null, failure: null };

describeChart(model, {
  invariants: {
    'what opens a card is kept nowhere': ({ nextState }) => {
      expect(JSON.stringify(nextState.context)).not.toContain(giftCard.number);
      expect(JSON.stringify(nextState.context)).not.toContain(giftCard.pin);
    },
    'what was said of the last card is said until the next is asked about': ({ nextState: { context, value } }) => {
      if (value !== 'editing') expect(context).toEqual(nothing);
      expect(context.balance !== null && context.failure !== null).toBe(false);
    },
  },
  stories: [
    { name: 'a card is put on the cart', events: [submit, model.done('applyGiftCard', undefined)], ends: 'editing' },
    {
      name: 'its balance is asked first, and nothing is paid with it',
      events: [ask, model.done('checkBalance', left)],
      ends: 'editing',
      also: ({ context }) => expect(context.balance).toEqual(left),
    },
    {
      name: 'a wrong PIN is typed again',
      events: [submit, model.failed('applyGiftCard', wrongPin), submit, model.failed('applyGiftCard', spent)],
      ends: 'editing',
      also: ({ context }) => expect(context.failure).toEqual(spent),
    },
    {
      name: 'a card that is off already says so',
      events: [remove, model.failed('removeGiftCard', gone)],
      ends: 'editing',
      also: ({ context }) => expect(context.failure).toEqual(gone),
    },
    {
      name: 'a balance that is refused says why',
      events: [ask, model.failed('checkBalance', wrongPin)],
      ends: 'editing',
      also: ({ context }) => expect(context.failure).toEqual(wrongPin),
    },
    {
      name: 'what was left on a card is said no more once it is put on the cart',
      events: [ask, model.done('checkBalance', left), submit],
      ends: 'applying',
      also: ({ context }) => expect(context).toEqual(nothing),
    },
    {
      name: 'a refusal is said no more once a balance is asked for',
      events: [submit, model.failed('applyGiftCard', wrongPin), ask],
      ends: 'checkingBalance',
      also: ({ context }) => expect(context).toEqual(nothing),
    },
    {
      name: 'a refusal is said no more once a card is taken off',
      events: [submit, model.failed('applyGiftCard', wrongPin), remove],
      ends: 'removing',
      also: ({ context }) => expect(context).toEqual(nothing),
    },
    { name: 'a second press asks nothing twice', events: [submit], ends: 'applying', refuses: [submit, ask, remove] },
    { name: 'one that is being taken off can only be waited for', events: [remove], ends: 'removing', refuses: [submit, ask, remove] },
  ],
  waits: {},
});
