import { expect } from 'vitest';
import { describeChart } from '#model-tests/support/chart.ts';
import { model, notThere, send } from './delivery.model.ts';

const [home, pickup] = send['delivery.decided'];

describeChart(model, {
  invariants: {
    'a refusal is said until the next decision': ({ nextState }) => {
      if (!nextState.matches('choosing')) expect(nextState.context.failure).toBeNull();
    },
  },
  stories: [
    {
      name: 'a line goes to a store, and the dialog goes',
      events: [pickup, model.done('redirect', undefined), model.done('finish', undefined)],
      ends: 'finished',
      refuses: [home],
    },
    {
      name: 'a dialog that cannot be closed offers nothing any more: the cart knows already',
      events: [pickup, model.done('redirect', undefined), model.failed('finish', new Error('no dialog'))],
      ends: 'finished',
      refuses: [home],
    },
    {
      name: 'the shopper is told that the store does not have the item',
      events: [pickup, model.failed('redirect', notThere)],
      ends: 'choosing',
      also: ({ context }) => expect(context.failure).toEqual(notThere),
    },
    {
      name: 'a line that the store does not have can go home',
      events: [pickup, model.failed('redirect', notThere), home],
      ends: 'redirecting',
      also: ({ context }) => expect(context.decision).toEqual(home.decision),
    },
    {
      name: 'a second press while it is asked changes nothing',
      events: [pickup],
      ends: 'redirecting',
      refuses: [home],
    },
  ],
  waits: {},
});
