import { fromPromise } from 'xstate';
import type { WarrantyPorts } from '#machines/warranty/warranty.setup.ts';
import type { WarrantyItem } from '#machines/warranty/warranty.types.ts';
import type { WarrantyRequest } from '#openapi/generated/waymark.gen.ts';
import { api } from '#src/api/api.ts';
import { exactly } from '#src/api/exact.ts';
import { unwrap } from '#src/api/problem.ts';

/** How many orders are looked through; an older one has the button on its own page. */
const LAST_ORDERS = 20;

async function itemsOf(orderNumber: string, signal: AbortSignal): Promise<WarrantyItem[]> {
  const { order, actions } = await unwrap(
    api.GET('/consumers-v3/consumer/purchase/{orderId}', { params: { path: { orderId: orderNumber } }, signal }),
  );
  if (!actions.includes('warranty')) return [];
  return order.items
    .filter(({ isDigitalProduct }) => !isDigitalProduct)
    .map(({ itemId, name }) => ({ orderNumber, st: order.st, itemId, product: name }));
}

/** The actors of the dialog: the calls (core 7). */
export const createWarrantyActors = (): WarrantyPorts => ({
  getItems: fromPromise(async ({ signal }) => {
    const body = { page: 1, pageSize: LAST_ORDERS };
    const { purchases } = await unwrap(api.POST('/consumers-v3/consumer/purchasehistory', { body, signal }));
    const arrived = purchases.filter(({ status }) => status === 'delivered');
    return (await Promise.all(arrived.map(({ orderNumber }) => itemsOf(orderNumber, signal)))).flat();
  }),
  createWarrantyCase: fromPromise(async ({ input: { item, written }, signal }) => {
    const { orderNumber, st, itemId } = item;
    const params = { query: { orderId: orderNumber } };
    const body = exactly<WarrantyRequest>()({ st, itemId, message: written });
    return (await unwrap(api.POST('/consumers-v3/consumer/warranty', { params, body, signal }))).caseNumber;
  }),
});
