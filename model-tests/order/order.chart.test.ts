import { expect } from 'vitest';
import { placedOrder } from '#model-tests/checkout/checkout.fixtures.ts';
import { describeChart } from '#model-tests/support/layers.ts';
import { down, model, notFound, send } from './order.model.ts';

describeChart(model, {
  invariants: {
    'there is an order exactly when it is shown': ({ nextState }) =>
      expect(nextState.context.order !== null).toBe(nextState.matches('shown')),
  },
  stories: [
    { name: 'what the server rendered is shown at once', start: 'the server knew it', events: [], ends: 'shown' },
    { name: 'a reload in the browser reads it', events: [model.done('getOrder', placedOrder)], ends: 'shown' },
    { name: 'a wrong link opens nothing', events: [model.failed('getOrder', notFound)], ends: 'notFound', refuses: [send['order.retried']] },
    { name: 'without a number nothing is asked', start: 'no number', events: [], ends: 'notFound' },
    {
      name: 'a service that is down says so, and why',
      events: [model.failed('getOrder', down)],
      ends: 'unavailable',
      also: ({ context }) => expect(context.failure).toEqual(down),
    },
    { name: 'a service that is down is asked again', events: [model.failed('getOrder', down), send['order.retried'], model.done('getOrder', placedOrder)], ends: 'shown' },
  ],
});
