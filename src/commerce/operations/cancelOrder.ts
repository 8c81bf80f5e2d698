import { cancelPlaced } from '../checkout/cancel.ts';
import type { Handler } from '../contract.ts';
import { readable } from '../orders/order-view.ts';
import { purchaseView } from '../orders/purchase-view.ts';
import { type Services } from '../services.ts';
import { sessionOf } from '../auth/session-of.ts';

export const cancelOrder =
  (services: Services): Handler<'cancelOrder'> =>
  async ({ body: { orderNumber, st }, context }) => {
    const { orders, keys, clock } = services;
    const session = sessionOf(context);
    const { order, access } = readable(await orders.find(orderNumber), { session, st, keys });
    const cancelled = await cancelPlaced(services, order, session);
    return { status: 200, body: purchaseView(cancelled, { keys, access, now: clock(), session }) };
  };
