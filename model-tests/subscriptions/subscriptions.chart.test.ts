import { expect } from 'vitest';
import { describeChart } from '#model-tests/support/chart.ts';
import { selectHasSms } from '#machines/subscriptions/subscriptions.selectors.ts';
import { down, model, send, withoutSms } from './subscriptions.model.ts';

const known = 'the server knew them';
const request = send['subscription.requested'];

describeChart(model, {
  invariants: {
    'nothing of an account stays after its customer left': ({ nextState }) => {
      if (nextState.matches('guest')) expect(nextState.context.subscriptions).toBeNull();
    },
  },
  stories: [
    {
      name: 'reads the list again after the box for SMS has changed it',
      start: known,
      events: [send['subscriptions.changed'], model.done('getSubscriptions', withoutSms)],
      ends: { signedIn: 'shown' },
      also: ({ context }) => expect(context.subscriptions).toEqual(withoutSms),
    },
    {
      name: 'forgets a refusal with the next try',
      start: known,
      events: [request, model.failed('requestSubscription', down), request],
      ends: { signedIn: 'requesting' },
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
