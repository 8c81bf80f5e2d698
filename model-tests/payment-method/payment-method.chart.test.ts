import { expect } from 'vitest';
import { describeChart } from '#model-tests/support/layers.ts';
import { broken, model, refused, send, session } from './payment-method.model.ts';

const opened = model.done('getPaymentSession', session);
const loaded = model.done('loadScript', undefined);
const ready = [send['fields.placed'], opened, loaded, send['fields.ready']];
const [expired, unreachable] = send['card.failed'];

describeChart(model, {
  invariants: {
    'fields need a place and a session': ({ nextState }) => {
      if (!nextState.matches('fields')) return;
      expect(nextState.context.placeId).not.toBeNull();
      expect(nextState.context.session).not.toBeNull();
    },
    'there is a card exactly when it is a token': ({ nextState }) =>
      expect(nextState.context.card !== null).toBe(nextState.matches('tokenised')),
    'the provider is asked for a token exactly when one is waited for': ({ state, nextState, sent }) => {
      const isAsked = nextState.matches({ fields: 'tokenising' }) && !state.matches({ fields: 'tokenising' });
      expect(sent.map(({ to, event }) => `${to} ${event.type}`)).toEqual(isAsked ? ['hostedFields fields.submitted'] : []);
    },
    'what is wrong with a card stands there until it is sent again': ({ nextState }) => {
      const { message } = nextState.context;
      if (nextState.matches({ fields: 'invalid' })) expect(message).toBe('Enter the card number.');
      if (nextState.matches({ fields: 'tokenising' })) expect(message).toBeNull();
    },
    'a place that is gone is forgotten': ({ event, nextState }) => {
      if (event.type === 'fields.removed') expect(nextState.context.placeId).toBeNull();
    },
  },
  stories: [
    { name: 'the fields come, whichever is first: the page', events: ready, ends: { fields: 'ready' } },
    {
      name: 'a place that was taken away before the provider came is waited for',
      events: [send['fields.placed'], send['fields.removed'], opened, loaded],
      ends: 'waitingForPlace',
      also: ({ context }) => expect(context.placeId).toBeNull(),
    },
    { name: 'or the provider', events: [opened, loaded, send['fields.placed'], send['fields.ready']], ends: { fields: 'ready' } },
    {
      name: 'a card becomes a token of this session',
      events: [...ready, send['card.submitted'], send['card.tokenised']],
      ends: 'tokenised',
      also: ({ context }) => expect(context.card?.sessionId).toBe(session.sessionId),
    },
    { name: 'a wrong digit is mended', events: [...ready, send['card.submitted'], send['card.invalid'], send['card.submitted']], ends: { fields: 'tokenising' } },
    { name: 'a session that ran out is opened anew', events: [...ready, send['card.submitted'], expired], ends: 'opening' },
    {
      name: 'a provider that cannot be reached is tried again',
      events: [...ready, send['card.submitted'], unreachable, send['payment.retried'], opened, loaded],
      ends: { fields: 'appearing' },
    },
    {
      name: 'a script of other bytes is not run',
      events: [opened, model.failed('loadScript', broken)],
      ends: 'failed',
      also: ({ context }) => expect(context.failure).toEqual(broken),
    },
    {
      name: 'a payment that cannot be prepared is prepared anew, and the reason forgotten',
      events: [model.failed('getPaymentSession', refused), send['payment.retried']],
      ends: 'opening',
      also: ({ context }) => expect(context.failure).toBeNull(),
    },
    {
      name: 'its reason is known until then',
      events: [model.failed('getPaymentSession', refused)],
      ends: 'failed',
      also: ({ context }) => expect(context.failure).toEqual(refused),
    },
    {
      name: 'fields that the provider cannot show are given up, with the reason',
      events: [...ready.slice(0, 3), model.failed('hostedFields', new Error('no provider'))],
      ends: 'failed',
      also: ({ context }) => expect(context.failure?.errorId).toBe('UNEXPECTED'),
    },
    {
      name: 'a card that is not taken in time is given up; nothing is charged',
      events: [...ready, send['card.submitted'], model.after('tokenPatience')],
      ends: 'failed',
      also: ({ context }) => expect(context.card).toBeNull(),
    },
    { name: 'fields that never come are given up', events: [...ready.slice(0, 3), model.after('fieldsPatience')], ends: 'failed' },
    { name: 'a card is not taken twice', events: [...ready, send['card.submitted']], ends: { fields: 'tokenising' }, refuses: [send['card.submitted']] },
  ],
  waits: { fieldsPatience: 15_000, tokenPatience: 30_000 },
});
