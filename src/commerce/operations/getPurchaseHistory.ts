import type { Handler } from '../contract.ts';
import { CommerceError } from '../errors.ts';
import { purchaseSummary } from '../orders/purchase-view.ts';
import { sessionOf } from '../auth/session-of.ts';
import type { OrderBook } from '../orders/order-book.ts';

export const getPurchaseHistory =
  ({ orders }: { orders: OrderBook }): Handler<'getPurchaseHistory'> =>
  async ({ body: { page, pageSize }, context }) => {
    const { subject, consumerType } = sessionOf(context);
    if (consumerType === 'GUEST') throw new CommerceError('AUT404', 403);
    const { rows, total } = await orders.ofOwner(subject, { limit: pageSize, offset: (page - 1) * pageSize });
    return { status: 200, body: { page, pageSize, total, purchases: rows.map(purchaseSummary) } };
  };
