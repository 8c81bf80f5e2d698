import { fromPromise } from 'xstate';
import type { OrderPorts } from '#machines/order/order.setup.ts';
import type { Order } from '#openapi/generated/waymark.gen.ts';
import { api } from '#src/api/api.ts';
import { unwrap } from '#src/api/problem.ts';

/** GET /cart/v2/checkout/order/{orderNumber}: with its secret from anywhere, without it for its owner. */
export const readOrder = (orderNumber: string, st: string, signal?: AbortSignal): Promise<Order> =>
  unwrap(
    api.GET('/cart/v2/checkout/order/{orderNumber}', {
      params: { path: { orderNumber }, query: st ? { st } : {} },
      ...(signal ? { signal } : {}),
    }),
  );

export const createOrderActors = (): OrderPorts => ({
  getOrder: fromPromise(({ input: { orderNumber, st }, signal }) => readOrder(orderNumber, st, signal)),
});
