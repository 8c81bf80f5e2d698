import type { Handler } from '../contract.ts';
import { invoicePdf } from '../documents/invoice.ts';
import { pdfReply } from '../documents/reply.ts';
import { CommerceError } from '../errors.ts';
import { orderView, readable } from '../orders/order-view.ts';
import { isPlaced } from '../model/order.ts';
import { sessionOf } from '../auth/session-of.ts';
import type { Keys } from '../keys.ts';
import type { OrderBook } from '../orders/order-book.ts';

export const downloadInvoice =
  ({ orders, keys }: { orders: OrderBook; keys: Keys }): Handler<'downloadInvoice'> =>
  async ({ body: { orderNumber, st }, context }) => {
    const { order, access } = readable(await orders.find(orderNumber), { session: sessionOf(context), st, keys });
    if (!isPlaced(order.status)) throw new CommerceError('API409', 409);
    return pdfReply(await invoicePdf(orderView(order, { keys, access })), `invoice-${order.number}.pdf`);
  };
