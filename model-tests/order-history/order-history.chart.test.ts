import { expect } from 'vitest';
import { describeChart } from '#model-tests/support/chart.ts';
import { down, guest, history, model, nothing, send } from './order-history.model.ts';

describeChart(model, {
  invariants: {
    'a history is there exactly while a customer may see it': ({ nextState }) =>
      expect(nextState.context.history !== null).toBe(nextState.matches('known')),
  },
  stories: [
    {
      name: 'what the server rendered is shown at once',
      start: 'the server knew it',
      events: [],
      ends: { known: 'shown' },
    },
    {
      name: 'a customer without orders is told so',
      events: [model.done('getPurchaseHistory', nothing)],
      ends: { known: 'none' },
    },
    {
      name: 'a guest signs in and sees their orders',
      events: [
        model.failed('getPurchaseHistory', guest),
        send['customer.arrived'],
        model.done('getPurchaseHistory', history),
      ],
      ends: { known: 'shown' },
    },
    {
      name: 'a sign-out removes the orders from the page',
      start: 'the server knew it',
      events: [send['customer.left']],
      ends: 'leaving',
      also: ({ context }) => expect(context.history).toBeNull(),
    },
    {
      name: 'orders are not shown if the customer signs out before they are read',
      events: [send['customer.left'], model.done('goHome', undefined)],
      ends: 'guest',
    },
    {
      name: 'signing out hides the orders even if the navigation fails',
      start: 'the server knew it',
      events: [send['customer.left'], model.failed('goHome', down)],
      ends: 'guest',
    },
    {
      name: 'a service that is down is asked again',
      events: [
        model.failed('getPurchaseHistory', down),
        send['history.retried'],
        model.done('getPurchaseHistory', history),
      ],
      ends: { known: 'shown' },
    },
  ],
});
