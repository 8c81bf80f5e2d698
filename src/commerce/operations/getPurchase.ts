import type { Handler } from '../contract.ts';
import { readable } from '../orders/order-view.ts';
import { purchaseView } from '../orders/purchase-view.ts';
import type { Keys } from '../keys.ts';
import type { OrderBook } from '../orders/order-book.ts';
import type { Clock } from '../clock.ts';

interface PurchaseDeps {
  orders: OrderBook;
  keys: Keys;
  clock: Clock;
}

export const getPurchase =
  ({ orders, keys, clock }: PurchaseDeps): Handler<'getPurchase'> =>
  async ({ params, query, context }) => {
    const { order, access } = readable(await orders.find(params.orderId), {
      session: context.session,
      st: query.st,
      keys,
    });
    return { status: 200, body: purchaseView(order, { keys, access, now: clock(), session: context.session }) };
  };
