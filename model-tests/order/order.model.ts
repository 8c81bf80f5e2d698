import { orderMachine } from '#machines/order/order.machine.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';
import { announced, cancelled, delivered, placed } from './order.fixtures.ts';

export const notFound = { errorId: 'ORD409', message: 'no such order', status: 404 };
export const down = { errorId: 'API503', message: 'down', status: 503 };
export const packed = { errorId: 'API409', message: 'it is being packed', status: 409 };
const { orderNumber, st } = placed.order;

export const send = {
  'order.retried': { type: 'order.retried' },
  'cancellation.requested': { type: 'cancellation.requested' },
  'cancellation.confirmed': { type: 'cancellation.confirmed' },
  'cancellation.dismissed': { type: 'cancellation.dismissed' },
  'invoice.requested': { type: 'invoice.requested' },
  'return.requested': { type: 'return.requested' },
  'label.requested': { type: 'label.requested', returnId: 'RT0A1B2C3D4E' },
  'giftCard.resendRequested': { type: 'giftCard.resendRequested', itemId: 'item-9' },
  'notice.dismissed': { type: 'notice.dismissed' },
  'customer.left': { type: 'customer.left' },
} as const;

export const model = modelOf(orderMachine, {
  input: { orderNumber, st, purchase: null },
  inputs: {
    'the server knew it': { orderNumber, st, purchase: placed },
    'it has arrived': { orderNumber, st, purchase: delivered },
    'a customer’s own': { orderNumber, st: '', purchase: null },
    'no number': { orderNumber: '', st: '', purchase: null },
  },
  send,
  outcomes: {
    getPurchase: { done: [placed], failed: [notFound, down] },
    cancelOrder: { done: [cancelled], failed: [packed, down] },
    downloadInvoice: { done: [undefined], failed: [down] },
    printLabel: { done: [undefined], failed: [down] },
    resendGiftCardEmail: { done: [undefined], failed: [down] },
    return: { done: [{ purchase: null }, { purchase: announced }], failed: [down] },
    watchSession: { failed: [] },
    goHome: { done: [undefined], failed: [down] },
  },
  project: ({ purchase, orderNumber: number, st: secret }) => [
    purchase?.actions,
    purchase?.returns.length,
    number,
    secret,
  ],
  why: 'guards read what can be done with the order, its returns, whether there is an order number, and whether a secret opens it',
  unreachable: { 'order: watchSession failed → unavailable': 'the port only listens to the session; it cannot fail' },
  survivors: {
    'opening: always [isKnown] → shown, after isNameless':
      'equivalent: an order that is known has a number, so that only one of the two guards holds',
  },
});
