import { expect } from 'vitest';
import type { MethodId } from '#machines/payment-method/payment-method.types.ts';
import { describeChart } from '#model-tests/support/chart.ts';
import {
  broken,
  cardsAlone,
  guest,
  model,
  nothingSaved,
  offered,
  refused,
  saved,
  send,
  session,
} from './payment-method.model.ts';

const asked = model.done('getPaymentMethods', offered);
/** The service offers a card and one other method. */
const askedFor = (method: MethodId) =>
  model.done(
    'getPaymentMethods',
    offered.filter(({ payment_method_id: id }) => id === 'CREDIT_CARD' || id === method),
  );
const asGuest = model.done('getSavedCards', guest);
const asCustomer = model.done('getSavedCards', nothingSaved);
const withCards = model.done('getSavedCards', saved);
const [another, lapsed] = send['savedCard.chosen'];
const opened = model.done('getPaymentSession', session);
const loaded = model.done('loadScript', undefined);
const ready = [asked, asGuest, send['fields.placed'], opened, loaded, send['fields.ready']];
const [expired, unreachable] = send['card.failed'];

describeChart(model, {
  invariants: {
    'card fields need a container and a session': ({ nextState }) => {
      if (!nextState.matches('fields')) return;
      expect(nextState.context.placeId).not.toBeNull();
      expect(nextState.context.session).not.toBeNull();
    },
    'there is a card exactly when it was accepted': ({ nextState }) =>
      expect(nextState.context.card !== null).toBe(nextState.matches('taken')),
    'an expired card is never chosen': ({ nextState: { context } }) => expect(context.chosenId).not.toBe('card-1111'),
    'a card is only saved for a customer who may save it': ({ nextState: { context } }) => {
      if (context.isKept) expect(context.savedCards).not.toBeNull();
    },
    'the provider is asked for a token exactly when one is waited for': ({ state, nextState, sent }) => {
      const isAsked = nextState.matches({ fields: 'tokenising' }) && !state.matches({ fields: 'tokenising' });
      expect(sent.map(({ to, event }) => `${to} ${event.type}`)).toEqual(
        isAsked ? ['hostedFields fields.submitted'] : [],
      );
    },
    'the problem of a card is shown until it is sent again': ({ nextState }) => {
      const { message } = nextState.context;
      if (nextState.matches({ fields: 'invalid' })) expect(message).toBe('Enter the card number.');
      if (nextState.matches({ fields: 'tokenising' })) expect(message).toBeNull();
    },
    'nothing is chosen that the service does not offer': ({ nextState }) => {
      const { methods } = nextState.context;
      if (nextState.matches('later')) expect(methods).toContain('PAY_LATER');
      if (nextState.matches('payPal')) expect(methods).toContain('PAYPAL');
    },
    'a removed container is forgotten': ({ event, nextState }) => {
      if (event.type === 'fields.removed') expect(nextState.context.placeId).toBeNull();
    },
  },
  stories: [
    { name: 'the fields appear when the page is ready before the provider', events: ready, ends: { fields: 'ready' } },
    {
      name: 'a container that is removed before the provider has loaded is awaited again',
      events: [asked, asGuest, send['fields.placed'], send['fields.removed'], opened, loaded],
      ends: 'waitingForPlace',
      also: ({ context }) => expect(context.placeId).toBeNull(),
    },
    {
      name: 'the fields appear when the provider is ready before the page',
      events: [asked, asGuest, opened, loaded, send['fields.placed'], send['fields.ready']],
      ends: { fields: 'ready' },
    },
    {
      name: 'a card becomes a token of this session',
      events: [...ready, send['card.submitted'], send['card.tokenised']],
      ends: 'taken',
      also: ({ context }) =>
        expect(context.card).toMatchObject({ kind: 'typed', sessionId: session.sessionId, isKept: false }),
    },
    {
      name: 'the default card is chosen, unless it has expired',
      events: [asked, withCards, send['card.submitted']],
      ends: 'taken',
      also: ({ context }) =>
        expect(context.card).toEqual({
          kind: 'recalled',
          paymentInstrumentId: 'card-1096',
          brand: 'visa',
          lastFour: '1096',
        }),
    },
    {
      name: 'another saved card is chosen',
      events: [asked, withCards, another, send['card.submitted']],
      ends: 'taken',
      also: ({ context }) => expect(context.card).toMatchObject({ kind: 'recalled', paymentInstrumentId: 'card-4444' }),
    },
    {
      name: 'an expired saved card cannot be chosen',
      events: [asked, withCards],
      ends: 'saved',
      refuses: [lapsed],
    },
    {
      name: 'a customer with saved cards can type another one, and choose a saved one again',
      events: [asked, withCards, send['newCard.chosen'], another],
      ends: 'saved',
    },
    {
      name: 'a customer has a typed card saved by saying so',
      events: [
        asked,
        asCustomer,
        send['fields.placed'],
        opened,
        loaded,
        send['fields.ready'],
        send['keeping.chosen'],
        send['card.submitted'],
        send['card.tokenised'],
      ],
      ends: 'taken',
      also: ({ context }) => expect(context.card).toMatchObject({ kind: 'typed', isKept: true }),
    },
    {
      name: 'a guest is not asked whether to save the card',
      events: [asked, asGuest],
      ends: 'opening',
      refuses: [send['keeping.chosen'], another],
    },
    {
      name: 'nobody is asked whether to save the card when the saved cards cannot be read',
      events: [asked, model.failed('getSavedCards', broken)],
      ends: 'opening',
      refuses: [send['keeping.chosen']],
    },
    {
      name: 'paying later needs no card and starts without an approval',
      events: [...ready, send['payLater.chosen'], send['card.submitted']],
      ends: 'taken',
      also: ({ context }) => expect(context.card).toEqual({ kind: 'pay-later', approval: null }),
    },
    {
      name: 'what the service does not offer for the cart cannot be chosen',
      events: [model.done('getPaymentMethods', cardsAlone), asGuest],
      ends: 'opening',
      refuses: [send['payLater.chosen'], send['payPal.chosen']],
      also: ({ context }) => expect(context.methods).toEqual(['CREDIT_CARD', 'GIFT_CARD']),
    },
    {
      name: 'PayPal can be chosen where the service offers no paying later',
      events: [askedFor('PAYPAL'), asGuest, send['payPal.chosen']],
      ends: 'payPal',
      refuses: [send['payLater.chosen']],
    },
    {
      name: 'paying later can be chosen where the service offers no PayPal',
      events: [askedFor('PAY_LATER'), asGuest, send['payLater.chosen']],
      ends: 'later',
      refuses: [send['payPal.chosen']],
    },
    {
      name: 'a card is offered alone when nobody can say what the cart can be paid with',
      events: [model.failed('getPaymentMethods', broken), asGuest],
      ends: 'opening',
      refuses: [send['payLater.chosen'], send['payPal.chosen']],
    },
    {
      name: 'paying by card can be chosen after paying later',
      events: [asked, asGuest, send['payLater.chosen'], send['cardPayment.chosen'], withCards],
      ends: 'saved',
    },
    {
      name: 'paying by card cannot be chosen twice',
      events: ready,
      ends: { fields: 'ready' },
      refuses: [send['cardPayment.chosen']],
    },
    {
      name: 'an invalid card can be corrected',
      events: [...ready, send['card.submitted'], send['card.invalid'], send['card.submitted']],
      ends: { fields: 'tokenising' },
    },
    {
      name: 'an expired session is opened again',
      events: [...ready, send['card.submitted'], expired],
      ends: 'opening',
    },
    {
      name: 'a provider that cannot be reached is tried again',
      events: [...ready, send['card.submitted'], unreachable, send['payment.retried'], opened, loaded],
      ends: { fields: 'appearing' },
    },
    {
      name: 'a script with another hash is not run',
      events: [asked, asGuest, opened, model.failed('loadScript', broken)],
      ends: 'failed',
      also: ({ context }) => expect(context.failure).toEqual(broken),
    },
    {
      name: 'a payment that cannot be prepared is prepared anew, and the reason forgotten',
      events: [asked, asGuest, model.failed('getPaymentSession', refused), send['payment.retried']],
      ends: 'opening',
      also: ({ context }) => expect(context.failure).toBeNull(),
    },
    {
      name: 'the reason why a payment cannot be prepared is known until the retry',
      events: [asked, asGuest, model.failed('getPaymentSession', refused)],
      ends: 'failed',
      also: ({ context }) => expect(context.failure).toEqual(refused),
    },
    {
      name: 'fields that the provider cannot show are given up, with the reason',
      events: [...ready.slice(0, 5), model.failed('hostedFields', new Error('no provider'))],
      ends: 'failed',
      also: ({ context }) => expect(context.failure?.errorId).toBe('UNEXPECTED'),
    },
    {
      name: 'a card that is not taken in time is given up; nothing is charged',
      events: [...ready, send['card.submitted'], model.after('tokenPatience')],
      ends: 'failed',
      also: ({ context }) => expect(context.card).toBeNull(),
    },
    {
      name: 'fields that never come are given up',
      events: [...ready.slice(0, 5), model.after('fieldsPatience')],
      ends: 'failed',
    },
    {
      name: 'a card is not taken twice',
      events: [...ready, send['card.submitted']],
      ends: { fields: 'tokenising' },
      refuses: [send['card.submitted']],
    },
  ],
  waits: { fieldsPatience: 15_000, tokenPatience: 30_000 },
});
