import type { Audit, AuditActor } from '../audit/audit.types.ts';
import type { Catalogue } from '../cart/catalogue.ts';
import type { Session } from '../model/session.ts';
import { CommerceError } from '../errors.ts';
import { locationOfHeld } from './holding.ts';
import type { OrderEnding, OrderRow } from '../model/order.ts';
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

/** Moves a placed order to `cancelled` and records who did it. False if it has another state by now. */
export async function cancelBy(
  { audit, orders, clock, catalogue, changed }: CancellationDeps,
  { number, doc }: OrderRow,
  actor: AuditActor,
  why?: OrderEnding,
): Promise<boolean> {
  const { total: amount, currency } = doc.frozen.totals;
  const event = { kind: 'cancellation' as const, ...actor, subject: number, facts: { amount, currency } };
  const isCancelled = await orders.cancel(number, new Date(clock()), (tx) => audit.record(event, tx), why);
  if (isCancelled) {
    catalogue.drop({ upcs: doc.held.map(locationOfHeld) });
    changed([...new Set(doc.frozen.items.map(({ productId }) => `product:${productId}`))]);
  }
  return isCancelled;
}

/**
 * Cancels a placed order, once. Goods, gift cards and uses of promotions are given back in the same transaction, the
 * money by the outbox (`refund`). Throws API409 if the order is already being packed, or was never placed.
 */
export async function cancelPlaced(deps: CancellationDeps, order: OrderRow, session: Session): Promise<OrderRow> {
  const { orders, clock } = deps;
  if (order.status !== 'cancelled') {
    if (!isCancellable(order, clock())) throw new CommerceError('API409', 409);
    await cancelBy(deps, order, await deps.audit.actorOf(session));
  }
  const now = await orders.find(order.number);
  if (now?.status !== 'cancelled') throw new CommerceError('API409', 409);
  return now;
}
