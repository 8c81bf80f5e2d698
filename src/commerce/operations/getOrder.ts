import type { Handler } from '../contract.ts';
import { orderView, readable } from '../orders/order-view.ts';
import { sessionOf } from '../auth/session-of.ts';
import type { Keys } from '../keys.ts';
import type { OrderBook } from '../orders/order-book.ts';

export const getOrder =
  ({ orders, keys }: { orders: OrderBook; keys: Keys }): Handler<'getOrder'> =>
  async ({ params, query, context }) => {
    const { order, access } = readable(await orders.find(params.orderNumber), {
      session: sessionOf(context),
      st: query.st,
      keys,
    });
    return { status: 200, body: orderView(order, { keys, access }) };
  };
