import type { Handler } from '../contract.ts';
import { readable } from '../orders/order-view.ts';
import { purchaseView } from '../orders/purchase-view.ts';
import type { Services } from '../services.ts';

export const getPurchase =
  ({ orders, keys, clock }: Services): Handler<'getPurchase'> =>
  async ({ params, query, context }) => {
    const { order, access } = readable(await orders.find(params.orderId), {
      session: context.session,
      st: query.st,
      keys,
    });
    return { status: 200, body: purchaseView(order, { keys, access, now: clock(), session: context.session }) };
  };
