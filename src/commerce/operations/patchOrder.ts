import { authenticateOrder } from '../checkout/authenticate.ts';
import type { Handler } from '../contract.ts';
import { CommerceError } from '../errors.ts';
import { orderView, readable } from '../orders/order-view.ts';
import { sessionOf } from '../auth/session-of.ts';
import type { SettleDeps } from '../checkout/settle.ts';
import type { Keys } from '../keys.ts';

export const patchOrder =
  (deps: SettleDeps & { keys: Keys }): Handler<'patchOrder'> =>
  async ({ params, query, body, context }) => {
    const { orders, keys } = deps;
    const reader = { session: sessionOf(context), st: query.st, keys };
    const { order, access } = readable(await orders.find(params.orderNumber), reader);
    if (access !== 'owner') throw new CommerceError('ORD409', 404);
    const now = await authenticateOrder(deps, order, body.paymentMethod.additionalData.threeDS2Result);
    return { status: 200, body: orderView(now, { keys, access }) };
  };
