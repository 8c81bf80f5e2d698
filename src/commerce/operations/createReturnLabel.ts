import type { Handler } from '../contract.ts';
import { returnLabelPdf } from '../documents/return-label.ts';
import { readable } from '../orders/order-view.ts';
import { announceReturn } from '../orders/returns.ts';
import { pdfReply } from '../documents/reply.ts';
import { type Services } from '../services.ts';
import { sessionOf } from '../auth/session-of.ts';

export const createReturnLabel =
  (services: Services): Handler<'createReturnLabel'> =>
  async ({ params, body: { st, items, returnId }, context }) => {
    const { orders, keys, clock } = services;
    const session = sessionOf(context);
    const { order } = readable(await orders.find(params.orderId), { session, st, keys });
    const announced = await announceReturn(services, order, { items, returnId, now: clock(), session });
    return pdfReply(await returnLabelPdf(order, announced), `return-${announced.returnId}.pdf`);
  };
