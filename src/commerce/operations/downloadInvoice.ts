import type { Handler } from '../contract.ts';
import { invoicePdf } from '../documents/invoice.ts';
import { pdfReply } from '../documents/reply.ts';
import { CommerceError } from '../errors.ts';
import { orderView, readable } from '../orders/order-view.ts';
import { isPlaced } from '../model/order.ts';
import { type Services } from '../services.ts';
import { sessionOf } from '../auth/session-of.ts';

export const downloadInvoice =
  ({ orders, keys }: Services): Handler<'downloadInvoice'> =>
  async ({ body: { orderNumber, st }, context }) => {
    const { order, access } = readable(await orders.find(orderNumber), { session: sessionOf(context), st, keys });
    if (!isPlaced(order.status)) throw new CommerceError('API409', 409);
    return pdfReply(await invoicePdf(orderView(order, { keys, access })), `invoice-${order.number}.pdf`);
  };
