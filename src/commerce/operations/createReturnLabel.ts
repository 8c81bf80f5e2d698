import type { Handler } from '../contract.ts';
import { returnLabelPdf } from '../documents/return-label.ts';
import { readable } from '../orders/order-view.ts';
import { announceReturn } from '../orders/returns.ts';
import { pdfReply } from '../documents/reply.ts';
import { sessionOf } from '../auth/session-of.ts';
import type { Audit } from '../audit/audit.types.ts';
import type { Keys } from '../keys.ts';
import type { OrderBook } from '../orders/order-book.ts';
import type { Clock } from '../clock.ts';

interface ReturnDeps {
  audit: Audit;
  orders: OrderBook;
  keys: Keys;
  clock: Clock;
}

export const createReturnLabel =
  (deps: ReturnDeps): Handler<'createReturnLabel'> =>
  async ({ params, body: { st, items, returnId }, context }) => {
    const { orders, keys, clock } = deps;
    const session = sessionOf(context);
    const { order } = readable(await orders.find(params.orderId), { session, st, keys });
    const announced = await announceReturn(deps, order, { items, returnId, now: clock(), session });
    return pdfReply(await returnLabelPdf(order, announced), `return-${announced.returnId}.pdf`);
  };
