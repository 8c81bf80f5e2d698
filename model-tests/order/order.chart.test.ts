import { expect } from 'vitest';
import { describeChart } from '#model-tests/support/chart.ts';
import { announced, cancelled, placed } from './order.fixtures.ts';
import { down, model, notFound, packed, send } from './order.model.ts';

describeChart(model, {
  invariants: {
    'there is an order exactly when it is shown': ({ nextState }) =>
      expect(nextState.context.purchase !== null).toBe(nextState.matches('shown')),
    'a failure is known exactly as long as it is shown': ({ nextState }) => {
      if (!nextState.matches('shown')) return;
      const isTold = (['cancellationFailed', 'documentFailed', 'resendFailed'] as const).some((notice) =>
        nextState.matches({ shown: { resting: notice } }),
      );
      expect(nextState.context.failure !== null).toBe(isTold);
    },
    'a dismissed message is no longer shown': ({ nextState, event }) => {
      if (event.type === 'notice.dismissed') expect(nextState.matches({ shown: { resting: 'quiet' } })).toBe(true);
    },
    'an order is only cancelled after a confirmation': ({ nextState, event }) => {
      if (nextState.matches({ shown: 'cancelling' })) expect(event.type).toBe('cancellation.confirmed');
    },
  },
  stories: [
    {
      name: 'what the server rendered is shown at once',
      start: 'the server knew it',
      events: [],
      ends: { shown: { resting: 'quiet' } },
    },
    {
      name: 'a reload in the browser reads it',
      events: [model.done('getPurchase', placed)],
      ends: { shown: { resting: 'quiet' } },
    },
    {
      name: 'a wrong link opens nothing',
      events: [model.failed('getPurchase', notFound)],
      ends: 'notFound',
      refuses: [send['order.retried']],
    },
    { name: 'without a number nothing is asked', start: 'no number', events: [], ends: 'notFound' },
    {
      name: 'a service that is down says so, and why',
      events: [model.failed('getPurchase', down)],
      ends: 'unavailable',
      also: ({ context }) => expect(context.failure).toEqual(down),
    },
    {
      name: 'a service that is down is asked again',
      events: [model.failed('getPurchase', down), send['order.retried'], model.done('getPurchase', placed)],
      ends: 'shown',
    },
    {
      name: 'a cancellation is asked about before it is made',
      start: 'the server knew it',
      events: [send['cancellation.requested'], send['cancellation.dismissed']],
      ends: { shown: { resting: 'quiet' } },
      also: ({ context }) => expect(context.purchase).toEqual(placed),
    },
    {
      name: 'a cancelled order can be cancelled no more',
      start: 'the server knew it',
      events: [send['cancellation.requested'], send['cancellation.confirmed'], model.done('cancelOrder', cancelled)],
      ends: { shown: { resting: 'quiet' } },
      refuses: [send['cancellation.requested'], send['invoice.requested']],
    },
    {
      name: 'while it is being cancelled nothing takes that back',
      start: 'the server knew it',
      events: [send['cancellation.requested'], send['cancellation.confirmed']],
      ends: { shown: 'cancelling' },
      refuses: [send['cancellation.dismissed'], send['invoice.requested']],
    },
    {
      name: 'an order that is being packed loses the button',
      start: 'the server knew it',
      events: [send['cancellation.requested'], send['cancellation.confirmed'], model.failed('cancelOrder', packed)],
      ends: { shown: { resting: 'tooLate' } },
      refuses: [send['cancellation.requested']],
    },
    {
      name: 'a cancellation that nobody answered may be asked for again',
      start: 'the server knew it',
      events: [
        send['cancellation.requested'],
        send['cancellation.confirmed'],
        model.failed('cancelOrder', down),
        send['cancellation.requested'],
      ],
      ends: { shown: 'confirmingCancellation' },
    },
    {
      name: 'an invoice that was made is all that was asked for',
      start: 'the server knew it',
      events: [send['invoice.requested'], model.done('downloadInvoice', undefined)],
      ends: { shown: { resting: 'quiet' } },
    },
    {
      name: 'the label of an announced return is made again',
      start: 'it has arrived',
      events: [send['label.requested'], model.done('printLabel', undefined)],
      ends: { shown: { resting: 'quiet' } },
    },
    {
      name: 'nothing that was not announced has a label',
      start: 'the server knew it',
      events: [],
      ends: 'shown',
      refuses: [send['label.requested'], send['giftCard.resendRequested']],
    },
    {
      name: 'the email of a gift card is sent again',
      start: 'it has arrived',
      events: [send['giftCard.resendRequested'], model.done('resendGiftCardEmail', undefined)],
      ends: { shown: { resting: 'resent' } },
    },
    {
      name: 'a return that was labelled stands with the order',
      start: 'it has arrived',
      events: [send['return.requested'], model.done('return', { purchase: announced })],
      ends: { shown: { resting: 'quiet' } },
      also: ({ context }) => expect(context.purchase).toEqual(announced),
    },
    {
      name: "signing out hides the shopper's own order",
      start: 'a customer’s own',
      events: [model.done('getPurchase', placed), send['customer.left']],
      ends: 'leaving',
      also: ({ context }) => expect(context.purchase).toBeNull(),
    },
    {
      name: 'signing out while an own order is loading leads home',
      start: 'a customer’s own',
      events: [send['customer.left'], model.done('goHome', undefined)],
      ends: 'left',
    },
    {
      name: 'signing out hides an own order even if the navigation fails',
      start: 'a customer’s own',
      events: [model.done('getPurchase', placed), send['customer.left'], model.failed('goHome', down)],
      ends: 'left',
    },
    {
      name: 'a link with its secret stays open when somebody signs out',
      start: 'the server knew it',
      events: [],
      ends: 'shown',
      refuses: [send['customer.left']],
    },
  ],
});
