import { authenticateOrder } from '../checkout/authenticate.ts';
import type { Handler } from '../contract.ts';
import { orderView, readable } from '../orders/order-view.ts';
import { sessionOf, type Services } from '../services.ts';

export const patchOrder =
  (services: Services): Handler<'patchOrder'> =>
  async ({ params, query, body, context }) => {
    const { orders, tokenSecret } = services;
    const reader = { session: sessionOf(context), st: query.st, tokenSecret };
    const order = readable(await orders.find(params.orderNumber), reader);
    const now = await authenticateOrder(services, order, body.paymentMethod.additionalData.threeDS2Result);
    return { status: 200, body: orderView(now, tokenSecret) };
  };
