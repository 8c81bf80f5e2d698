import type { Handler } from '../contract.ts';
import { orderView, readable } from '../orders/order-view.ts';
import { sessionOf, type Services } from '../services.ts';

export const getOrder =
  ({ orders, tokenSecret }: Services): Handler<'getOrder'> =>
  async ({ params, query, context }) => {
    const order = readable(await orders.find(params.orderNumber), {
      session: sessionOf(context),
      st: query.st,
      tokenSecret,
    });
    return { status: 200, body: orderView(order, tokenSecret) };
  };
