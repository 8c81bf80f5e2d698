import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { selectIsOffered } from '#machines/gift-card/gift-card.selectors.ts';
import type { giftCardMachine } from '#machines/gift-card/gift-card.machine.ts';
import { describeChart } from '#model-tests/support/chart.ts';
import {
  giftCard,
  gone,
  guessed,
  left,
  lost,
  model,
  noOffer,
  offer,
  send,
  spent,
  unsure,
  wrongPin,
} from './gift-card.model.ts';

const submit = send['giftCard.submitted'];
const submitOwn = send['ownGiftCard.submitted'];
const ask = send['balance.requested'];
const remove = send['giftCard.removeRequested'];

const nothing = { balance: null, failure: null };
const unproven = { errorId: 'AUT403', message: '', status: 403 };
const passed = model.done('botDefence', { token: 'a token of the check' });

describeChart(model, {
  invariants: {
    'the PIN of a card is not stored': ({ nextState }) => {
      expect(JSON.stringify(nextState.context)).not.toContain(giftCard.number);
      expect(JSON.stringify(nextState.context)).not.toContain(giftCard.pin);
    },
    'the message about a card stays until the next request': ({ nextState: { context, value } }) => {
      if (typeof value === 'string') expect(context).toMatchObject(nothing);
      expect(context.balance !== null && context.failure !== null).toBe(false);
    },
    'the token of a check goes with one call': ({ nextState: { context, value } }) => {
      if (value !== 'checkingBalance' && value !== 'applying') expect(context.token).toBeNull();
    },
  },
  stories: [
    {
      name: 'a cart that gift cards cannot pay offers none',
      events: [model.done('getOffer', noOffer)],
      ends: { editing: 'ready' },
      also: (snapshot) => expect(selectIsOffered(snapshot)).toBe(false),
    },
    {
      name: 'where nobody can say what is offered, a number can be typed',
      events: [model.failed('getOffer', lost)],
      ends: { editing: 'ready' },
      also: (snapshot) => expect(selectIsOffered(snapshot)).toBe(true),
    },
    {
      name: 'a card of the account pays with its PIN alone, and the cards are not read again',
      events: [model.done('getOffer', offer), submitOwn, model.done('applyGiftCard', undefined)],
      ends: { editing: 'ready' },
      also: ({ context }) => expect(context).toMatchObject({ offer, isOwn: true }),
    },
    {
      name: 'a wrong PIN of a card of the account is said there, also after a bot check',
      events: [
        model.done('getOffer', offer),
        submitOwn,
        model.failed('applyGiftCard', unsure),
        passed,
        model.failed('applyGiftCard', wrongPin),
      ],
      ends: { editing: 'ready' },
      also: ({ context }) => expect(context).toMatchObject({ failure: wrongPin, isOwn: true }),
    },
    {
      name: 'a typed card after one of the account is a typed one',
      events: [
        model.done('getOffer', offer),
        submitOwn,
        model.failed('applyGiftCard', wrongPin),
        submit,
        model.failed('applyGiftCard', wrongPin),
      ],
      ends: { editing: 'ready' },
      also: ({ context }) => expect(context.isOwn).toBe(false),
    },
    {
      name: 'a balance that is asked after a card of the account is of a typed one',
      events: [
        model.done('getOffer', offer),
        submitOwn,
        model.failed('applyGiftCard', wrongPin),
        ask,
        model.failed('checkBalance', wrongPin),
      ],
      ends: { editing: 'ready' },
      also: ({ context }) => expect(context).toMatchObject({ failure: wrongPin, isOwn: false }),
    },
    {
      name: "cards of the account that cannot be read stand in nobody's way, and are read again later",
      events: [model.failed('getOffer', lost), submit, model.done('applyGiftCard', undefined)],
      ends: { editing: 'reading' },
    },
    {
      name: 'a card is put on the cart',
      events: [submit, model.done('applyGiftCard', undefined)],
      ends: { editing: 'reading' },
    },
    {
      name: 'its balance is asked first, and nothing is paid with it',
      events: [ask, model.done('checkBalance', left)],
      ends: { editing: 'reading' },
      also: ({ context }) => expect(context.balance).toEqual(left),
    },
    {
      name: 'a wrong PIN is typed again',
      events: [submit, model.failed('applyGiftCard', wrongPin), submit, model.failed('applyGiftCard', spent)],
      ends: { editing: 'reading' },
      also: ({ context }) => expect(context.failure).toEqual(spent),
    },
    {
      name: 'a card that is off already says so',
      events: [remove, model.failed('removeGiftCard', gone)],
      ends: { editing: 'reading' },
      also: ({ context }) => expect(context.failure).toEqual(gone),
    },
    {
      name: 'a balance that is refused says why',
      events: [ask, model.failed('checkBalance', wrongPin)],
      ends: { editing: 'reading' },
      also: ({ context }) => expect(context.failure).toEqual(wrongPin),
    },
    {
      name: 'the balance is hidden once a card is being applied',
      events: [ask, model.done('checkBalance', left), submit],
      ends: 'applying',
      also: ({ context }) => expect(context).toMatchObject(nothing),
    },
    {
      name: 'a refusal is no longer shown once a balance is requested',
      events: [submit, model.failed('applyGiftCard', wrongPin), ask],
      ends: 'checkingBalance',
      also: ({ context }) => expect(context).toMatchObject(nothing),
    },
    {
      name: 'a refusal is no longer shown once a card is removed',
      events: [submit, model.failed('applyGiftCard', wrongPin), remove],
      ends: 'removing',
      also: ({ context }) => expect(context).toMatchObject(nothing),
    },
    {
      name: 'after many wrong PINs a bot check is shown, and the balance is requested with its token',
      events: [ask, model.failed('checkBalance', unsure), passed],
      ends: 'checkingBalance',
      also: ({ context }) => expect(context).toMatchObject({ ...nothing, token: 'a token of the check' }),
    },
    {
      name: 'after many wrong PINs a bot check is shown, and the card is applied with its token',
      events: [submit, model.failed('applyGiftCard', unsure), passed],
      ends: 'applying',
      also: ({ context }) => expect(context).toMatchObject({ ...nothing, token: 'a token of the check' }),
    },
    {
      name: 'nothing else can be asked for during the check before a balance',
      events: [ask, model.failed('checkBalance', unsure)],
      ends: 'provingForBalance',
      refuses: [submit, ask, remove],
    },
    {
      name: 'nothing else can be asked for during the check before a payment',
      events: [submit, model.failed('applyGiftCard', unsure)],
      ends: 'provingForPayment',
      refuses: [submit, ask, remove],
    },
    ...(['checkBalance', 'applyGiftCard'] as const).flatMap((port) =>
      (
        [
          ['left', model.done('botDefence', { token: null })],
          ['fails', model.failed('botDefence', new Error('no check'))],
        ] as const
      ).map(([how, event]) => ({
        name: `a check that is ${how === 'left' ? 'left' : 'broken'} after ${port} is told`,
        events: [port === 'checkBalance' ? ask : submit, model.failed(port, unsure), event],
        ends: { editing: 'reading' } as const,
        also: ({ context }: SnapshotFrom<typeof giftCardMachine>) => expect(context.failure).toEqual(unproven),
      })),
    ),
    {
      name: 'too many tries say so',
      events: [submit, model.failed('applyGiftCard', guessed)],
      ends: { editing: 'reading' },
      also: ({ context }) => expect(context.failure).toEqual(guessed),
    },
    { name: 'a second press makes no second call', events: [submit], ends: 'applying', refuses: [submit, ask, remove] },
    {
      name: 'no other action is possible while a card is removed',
      events: [remove],
      ends: 'removing',
      refuses: [submit, ask, remove],
    },
  ],
  waits: {},
});
