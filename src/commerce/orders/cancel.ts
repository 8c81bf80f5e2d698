import type { Audit } from '../audit/audit.types.ts';
import type { Catalogue } from '../cart/catalogue.ts';
import type { Session } from '../model/session.ts';
import { CommerceError } from '../errors.ts';
import { locationOfHeld } from './holding.ts';
import type { OrderRow } from '../model/order.ts';
import { isCancellable } from '../model/purchase-rules.ts';
import type { OrderBook } from './order-book.ts';
import type { Clock } from '../clock.ts';

export interface CancellationDeps {
  audit: Audit;
  orders: OrderBook;
  catalogue: Catalogue;
  clock: Clock;
  /** Sends the tags of what changed to outside caches. */
  changed(tags: string[]): void;
}

/**
 * Cancels a placed order, once. Goods, gift cards and uses of promotions are given back in the same transaction, the
 * money by the outbox (`refund`). Throws API409 if the order is already being packed, or was never placed.
 */
export async function cancelPlaced(
  { audit, orders, clock, catalogue, changed }: CancellationDeps,
  order: OrderRow,
  session: Session,
): Promise<OrderRow> {
  if (order.status !== 'cancelled') {
    if (!isCancellable(order, clock())) throw new CommerceError('API409', 409);
    const actor = await audit.actorOf(session);
    const { total: amount, currency } = order.doc.frozen.totals;
    const event = { kind: 'cancellation' as const, ...actor, subject: order.number, facts: { amount, currency } };
    if (await orders.cancel(order.number, new Date(clock()), (tx) => audit.record(event, tx))) {
      catalogue.drop({ upcs: order.doc.held.map(locationOfHeld) });
      changed([...new Set(order.doc.frozen.items.map(({ productId }) => `product:${productId}`))]);
    }
  }
  const now = await orders.find(order.number);
  if (now?.status !== 'cancelled') throw new CommerceError('API409', 409);
  return now;
}
