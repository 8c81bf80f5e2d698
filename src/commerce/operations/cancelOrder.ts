import { type CancellationDeps, cancelPlaced } from '../orders/cancel.ts';
import type { Handler } from '../contract.ts';
import { readable } from '../orders/order-view.ts';
import { purchaseView } from '../orders/purchase-view.ts';
import { sessionOf } from '../auth/session-of.ts';
import type { Keys } from '../keys.ts';

export const cancelOrder =
  (deps: CancellationDeps & { keys: Keys }): Handler<'cancelOrder'> =>
  async ({ body: { orderNumber, st }, context }) => {
    const { orders, keys, clock } = deps;
    const session = sessionOf(context);
    const { order, access } = readable(await orders.find(orderNumber), { session, st, keys });
    const cancelled = await cancelPlaced(deps, order, session);
    return { status: 200, body: purchaseView(cancelled, { keys, access, now: clock(), session }) };
  };
