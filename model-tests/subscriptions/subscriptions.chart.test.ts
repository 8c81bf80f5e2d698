import { expect } from 'vitest';
import { describeChart } from '#model-tests/support/chart.ts';
import { both, model, send, wrong } from './subscriptions.model.ts';

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
      name: 'offers to sign in to a guest',
      events: [model.done('getSubscriptions', null)],
      ends: 'guest',
    },
  ],
  waits: {},
});
