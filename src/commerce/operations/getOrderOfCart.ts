import { liveOrder } from '../checkout/place.ts';
import type { Handler } from '../contract.ts';
import { orderView, readable } from '../orders/order-view.ts';
import { type Services } from '../services.ts';
import { sessionOf } from '../auth/session-of.ts';

export const getOrderOfCart =
  (services: Services): Handler<'getOrderOfCart'> =>
  async ({ params, context }) => {
    const { keys } = services;
    const { order, access } = readable(await liveOrder(services, params.basketId), {
      session: sessionOf(context),
      st: undefined,
      keys,
    });
    return { status: 200, body: orderView(order, { keys, access }) };
  };
