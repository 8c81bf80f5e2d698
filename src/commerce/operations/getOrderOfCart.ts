import { liveOrder, type LiveOrderDeps } from '../checkout/place.ts';
import type { Handler } from '../contract.ts';
import { orderView, readable } from '../orders/order-view.ts';
import { sessionOf } from '../auth/session-of.ts';
import type { Keys } from '../keys.ts';

export const getOrderOfCart =
  (deps: LiveOrderDeps & { keys: Keys }): Handler<'getOrderOfCart'> =>
  async ({ params, context }) => {
    const { keys } = deps;
    const { order, access } = readable(await liveOrder(deps, params.basketId), {
      session: sessionOf(context),
      st: undefined,
      keys,
    });
    return { status: 200, body: orderView(order, { keys, access }) };
  };
