import type { Handler } from '../contract.ts';
import { orderView, readable } from '../orders/order-view.ts';
import { type Services } from '../services.ts';
import { sessionOf } from '../auth/session-of.ts';

export const getOrder =
  ({ orders, keys }: Services): Handler<'getOrder'> =>
  async ({ params, query, context }) => {
    const { order, access } = readable(await orders.find(params.orderNumber), {
      session: sessionOf(context),
      st: query.st,
      keys,
    });
    return { status: 200, body: orderView(order, { keys, access }) };
  };
