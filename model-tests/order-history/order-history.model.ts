import type { PurchaseHistory } from '#openapi/generated/waymark.gen.ts';
import { orderHistoryMachine } from '#machines/order-history/order-history.machine.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';

export const history: PurchaseHistory = {
  page: 1,
  pageSize: 5,
  total: 7,
  purchases: [
    {
      orderNumber: 'W100221530',
      placedAt: '2026-11-21T10:00:00.000Z',
      status: 'placed',
      currency: 'USD',
      total: 16210,
      totalUnits: 2,
      items: [{ name: 'Ridgeline 3', image: '/images/product/trail-runner/moss-bone-signal/side' }],
    },
    {
      orderNumber: 'W100220804',
      placedAt: '2026-11-19T10:00:00.000Z',
      status: 'shipped',
      currency: 'USD',
      total: 9980,
      totalUnits: 1,
      items: [],
    },
  ],
};
export const nothing: PurchaseHistory = { page: 1, pageSize: 5, total: 0, purchases: [] };

export const guest = { errorId: 'AUT404', message: 'a guest has no history', status: 403 };
export const down = { errorId: 'API503', message: 'down', status: 503 };

export const send = {
  'history.retried': { type: 'history.retried' },
  'customer.arrived': { type: 'customer.arrived' },
  'customer.left': { type: 'customer.left' },
} as const;

export const model = modelOf(orderHistoryMachine, {
  input: { page: 1, history: null },
  inputs: { 'the server knew it': { page: 1, history } },
  send,
  outcomes: {
    getPurchaseHistory: { done: [history, nothing], failed: [guest, down] },
    watchSession: { failed: [] },
    goHome: { done: [undefined], failed: [down] },
  },
  project: ({ history: known }) => known?.total,
  why: 'guards read whether there is a history and whether it has entries',
  unreachable: {
    'order-history: watchSession failed → unavailable': 'the port only listens to the session; it cannot fail',
  },
});
