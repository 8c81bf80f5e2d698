import { system } from '../audit/audit.ts';
import type { Session } from '../model/session.ts';
import { CommerceError } from '../errors.ts';
import { onShelf } from '../orders/holding.ts';
import type { OrderRow } from '../model/order.ts';
import { isCancellable } from '../model/purchase-rules.ts';
import type { Services } from '../services.ts';
import { stateOfPayment } from './settle.ts';

/**
 * Cancels a placed order, once. Goods, gift cards and uses of promotions are given back in the same transaction, the
 * money by the outbox (`refund`). Throws API409 if the order is already being packed, or was never placed.
 */
export async function cancelPlaced(services: Services, order: OrderRow, session: Session): Promise<OrderRow> {
  const { audit, orders, clock, catalogue, changed } = services;
  if (order.status !== 'cancelled') {
    if (!isCancellable(order, clock())) throw new CommerceError('API409', 409);
    const actor = await audit.actorOf(session);
    const { total: amount, currency } = order.doc.frozen.totals;
    const event = { kind: 'cancellation' as const, ...actor, subject: order.number, facts: { amount, currency } };
    if (await orders.cancel(order.number, new Date(clock()), (tx) => audit.record(event, tx))) {
      catalogue.drop({ upcs: order.doc.held.map(onShelf) });
      changed([...new Set(order.doc.frozen.items.map(({ productId }) => `product:${productId}`))]);
    }
  }
  const now = await orders.find(order.number);
  if (now?.status !== 'cancelled') throw new CommerceError('API409', 409);
  return now;
}

/** Refunds the money of a cancelled order. Idempotent. Throws while the state of the payment is unknown. */
export async function refund(services: Services, number: string): Promise<void> {
  const order = await services.orders.find(number);
  if (!order || order.status !== 'cancelled') return;
  const payment = await stateOfPayment(services, order);
  if (payment?.result === 'authorised') await services.payments.cancel(payment.authorisationId);
  else if (payment?.result !== 'cancelled') return;
  const { amount = 0, currency = null } = order.doc.charge ?? {};
  await services.audit.record({
    id: `refund:${number}`,
    kind: 'refund',
    ...system,
    subject: number,
    facts: { amount, currency },
  });
}
