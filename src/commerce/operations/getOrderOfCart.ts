import { liveOrder } from '../checkout/place.ts';
import type { Handler } from '../contract.ts';
import { orderView, readable } from '../orders/order-view.ts';
import { sessionOf, type Services } from '../services.ts';

export const getOrderOfCart =
  (services: Services): Handler<'getOrderOfCart'> =>
  async ({ params, context }) => {
    const { tokenSecret } = services;
    const order = readable(await liveOrder(services, params.basketId), {
      session: sessionOf(context),
      st: undefined,
      tokenSecret,
    });
    return { status: 200, body: orderView(order, tokenSecret) };
  };
