import { expect } from 'vitest';
import { describeChart } from '#model-tests/support/layers.ts';
import { broken, model, send, session } from './payment-method.model.ts';

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
  },
  stories: [
    { name: 'the fields come, whichever is first: the page', events: ready, ends: { fields: 'ready' } },
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
    { name: 'a script of other bytes is not run', events: [opened, model.failed('loadScript', broken)], ends: 'failed' },
    { name: 'fields that never come are given up', events: [...ready.slice(0, 3), model.after('fieldsPatience')], ends: 'failed' },
    { name: 'a card is not taken twice', events: [...ready, send['card.submitted']], ends: { fields: 'tokenising' }, refuses: [send['card.submitted']] },
  ],
  waits: { fieldsPatience: 15_000, tokenPatience: 30_000 },
});
