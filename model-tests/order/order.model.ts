import { orderMachine } from '#machines/order/order.machine.ts';
import { placedOrder } from '#model-tests/checkout/checkout.fixtures.ts';
import { modelOf } from '#model-tests/support/model.ts';

export const notFound = { errorId: 'ORD409', message: 'no such order', status: 404 };
export const down = { errorId: 'API503', message: 'down', status: 503 };
const { orderNumber, st } = placedOrder;

export const send = { 'order.retried': { type: 'order.retried' } } as const;

export const model = modelOf(orderMachine, {
  input: { orderNumber, st, order: null },
  inputs: { 'the server knew it': { orderNumber, st, order: placedOrder }, 'no number': { orderNumber: '', st: '', order: null } },
  send,
  outcomes: { getOrder: { done: [placedOrder], failed: [notFound, down] } },
  project: ({ order, orderNumber: number }) => [order !== null, number],
  why: 'guards ask whether there is an order, and a number to ask for',
});
