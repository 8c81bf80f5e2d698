import { cancelPlaced } from '../checkout/cancel.ts';
import type { Handler } from '../contract.ts';
import { readable } from '../orders/order-view.ts';
import { purchaseView } from '../orders/purchase-view.ts';
import { sessionOf, type Services } from '../services.ts';

export const cancelOrder =
  (services: Services): Handler<'cancelOrder'> =>
  async ({ body: { orderNumber, st }, context }) => {
    const { orders, tokenSecret, clock } = services;
    const session = sessionOf(context);
    const order = readable(await orders.find(orderNumber), { session, st, tokenSecret });
    const cancelled = await cancelPlaced(services, order);
    return { status: 200, body: purchaseView(cancelled, { tokenSecret, now: clock(), session }) };
  };
