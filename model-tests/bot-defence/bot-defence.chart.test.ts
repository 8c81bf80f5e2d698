import { expect } from 'vitest';
import { describeChart } from '#model-tests/support/chart.ts';
import { model, send } from './bot-defence.model.ts';

const placed = send['check.placed'];

describeChart(model, {
  invariants: {
    'there is a token only after passing the check': ({ nextState }) =>
      expect(nextState.context.token !== null).toBe(nextState.matches('passed')),
  },
  stories: [
    {
      name: 'passing the check returns its token',
      events: [placed, send['check.passed']],
      ends: 'passed',
      also: ({ output }) => expect(output).toEqual({ token: 'a token of the check' }),
    },
    {
      name: 'the check is shown where the dialog has room for it',
      events: [placed],
      ends: 'asking',
      also: ({ context }) => expect(context).toEqual({ action: 'login', placeId: 'check', token: null }),
    },
    {
      name: 'the check can be left',
      events: [placed, send['check.left']],
      ends: 'left',
      also: ({ output }) => expect(output).toEqual({ token: null }),
    },
    { name: 'the check can be left before it is shown', events: [send['check.left']], ends: 'left' },
    {
      name: 'a check that cannot be shown is tried again',
      events: [placed, send['check.failed'], send['check.retried']],
      ends: 'asking',
    },
    {
      name: 'a check that cannot be shown can be left',
      events: [placed, send['check.failed'], send['check.left']],
      ends: 'left',
    },
    {
      name: 'a check in a dialog without room counts as one that cannot be shown',
      events: [placed, model.failed('showCheck', new Error('no place'))],
      ends: 'unavailable',
      refuses: [send['check.passed']],
    },
  ],
  waits: {},
});
