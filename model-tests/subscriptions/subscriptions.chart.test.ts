import { expect } from 'vitest';
import { describeChart } from '#model-tests/support/chart.ts';
import { selectHasSms } from '#machines/subscriptions/subscriptions.selectors.ts';
import { both, model, send, withoutSms, wrong } from './subscriptions.model.ts';

const known = 'the server knew them';
const code = send['code.submitted'];

describeChart(model, {
  invariants: {
    'nothing of an account stays after its customer left': ({ nextState }) => {
      if (nextState.matches('guest')) expect(nextState.context.subscriptions).toBeNull();
    },
  },
  stories: [
    {
      name: 'reads the list again after a confirmed code',
      start: known,
      events: [code, model.done('confirmCode', undefined), model.done('getSubscriptions', both)],
      ends: { signedIn: 'shown' },
    },
    {
      name: 'forgets the refusal of a code with the next one',
      start: known,
      events: [code, model.failed('confirmCode', wrong), code],
      ends: { signedIn: 'confirming' },
      also: ({ context }) => expect(context.failure).toBeNull(),
    },
    {
      name: 'offers no SMS where the shop cannot send any',
      events: [model.done('getSubscriptions', withoutSms)],
      ends: { signedIn: 'shown' },
      also: (snapshot) => expect(selectHasSms(snapshot)).toBe(false),
    },
    {
      name: 'offers to sign in to a guest',
      events: [model.done('getSubscriptions', null)],
      ends: 'guest',
    },
  ],
  waits: {},
});
