import { expect } from 'vitest';
import { delivered } from '#model-tests/order/order.fixtures.ts';
import { describeChart } from '#model-tests/support/chart.ts';
import { chosen, model, nothing, refused, send } from './return.model.ts';

describeChart(model, {
  invariants: {
    'a label is made only for something': ({ nextState }) => {
      if (nextState.matches('making')) expect(nextState.context.chosen.length).toBeGreaterThan(0);
    },
  },
  stories: [
    {
      name: 'a label is made, and the order is as it is then',
      events: [chosen, model.done('createReturnLabel', delivered)],
      ends: 'labelled',
      also: ({ output }) => expect(output).toEqual({ purchase: delivered }),
    },
    { name: 'nothing chosen is told', events: [nothing], ends: { choosing: 'nothing' } },
    {
      name: 'a refused return says why',
      events: [chosen, model.failed('createReturnLabel', refused)],
      ends: { choosing: 'refused' },
      also: ({ context }) => expect(context.failure).toEqual(refused),
    },
    {
      name: 'a refused return may be sent again',
      events: [chosen, model.failed('createReturnLabel', refused), chosen],
      ends: 'making',
      also: ({ context }) => expect(context.failure).toBeNull(),
    },
    {
      name: 'closing the form changes nothing',
      events: [send['return.abandoned']],
      ends: 'abandoned',
      also: ({ output }) => expect(output).toEqual({ purchase: null }),
    },
  ],
});
