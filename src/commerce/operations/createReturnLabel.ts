import type { Handler } from '../contract.ts';
import { returnLabelPdf } from '../documents/return-label.ts';
import { readable } from '../orders/order-view.ts';
import { announceReturn } from '../orders/returns.ts';
import { pdfReply } from '../documents/reply.ts';
import { sessionOf, type Services } from '../services.ts';

export const createReturnLabel =
  ({ orders, tokenSecret, clock }: Services): Handler<'createReturnLabel'> =>
  async ({ params, body: { st, items, returnId }, context }) => {
    const order = readable(await orders.find(params.orderId), { session: sessionOf(context), st, tokenSecret });
    const announced = await announceReturn(orders, order, { items, returnId, now: clock() });
    return pdfReply(await returnLabelPdf(order, announced), `return-${announced.returnId}.pdf`);
  };
