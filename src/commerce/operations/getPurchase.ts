import type { Handler } from '../contract.ts';
import { readable } from '../orders/order-view.ts';
import { purchaseView } from '../orders/purchase-view.ts';
import type { Services } from '../services.ts';

export const getPurchase =
  ({ orders, tokenSecret, clock }: Services): Handler<'getPurchase'> =>
  async ({ params, query, context }) => {
    const order = readable(await orders.find(params.orderId), { session: context.session, st: query.st, tokenSecret });
    return { status: 200, body: purchaseView(order, { tokenSecret, now: clock(), session: context.session }) };
  };
