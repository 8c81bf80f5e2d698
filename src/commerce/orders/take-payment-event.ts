import { system } from '../audit/audit.ts';
import { CommerceError } from '../errors.ts';
import type { Log } from '../log/log.ts';
import { isPlaced, type OrderRow } from '../model/order.ts';
import type { PaymentEvent } from '../payments/payment-provider.ts';
import { cancelBy, type CancellationDeps } from './cancel.ts';
import { refundKeyOf } from './refund-of-return.ts';

export interface PaymentEventDeps extends CancellationDeps {
  log: Log;
}

/** True if the event tells of money that the shop itself gave back for a return. */
const isReturnOf = ({ doc }: OrderRow, { kind, refundKey }: PaymentEvent): boolean =>
  kind === 'refunded' &&
  (doc.returns ?? []).some(({ returnId, refund }) => refund && refundKey === refundKeyOf(doc, returnId));

/**
 * Notes an event of the payment provider with its order, once. An order whose whole payment was voided or refunded at
 * the provider is cancelled while nobody packs it; later, and for a dispute, the log calls a person. Safe to repeat.
 * Throws API409 while the order is being placed, so that the provider sends the event again.
 */
export async function takePaymentEvent(deps: PaymentEventDeps, event: PaymentEvent): Promise<void> {
  const { orders, log } = deps;
  const { orderReference: number, id, kind, amount, currency, at } = event;
  const order = await orders.find(number);
  if (!order?.doc.charge)
    return log.warn({ order: number, event: id }, 'a payment event is about no order with a charge');
  const isGone = kind === 'voided' || kind === 'refunded';
  // The answer to the payment itself is on its way: what the event means is known once the order is placed or refused.
  if (isGone && (order.status === 'placing' || order.status === 'pending-authentication'))
    throw new CommerceError('API409', 409, { headers: { 'retry-after': '5' } });
  const isNew = await orders.notePayment(number, { id, kind, amount, currency, at });
  // A payment that the order gave up, or the provider made twice: what pays the order is untouched.
  const paidBy = order.doc.authorisation?.id;
  if (isGone && paidBy !== undefined && paidBy !== event.authorisationId) {
    if (isNew) log.error({ order: number, event: id, amount, currency }, 'another payment of an order was given back');
    return;
  }
  const isWhole = currency === order.doc.charge.currency && amount >= order.doc.charge.amount;
  // Also for an event that is known: the process may have died after it was noted.
  if (isGone && isWhole && order.status === 'placed')
    if (await cancelBy(deps, order, system, { by: 'provider', reason: 'cancelled' })) return;
  if (!isNew || isReturnOf(order, event)) return;
  if (kind === 'disputed') log.error({ order: number, event: id, amount, currency }, 'a payment is disputed');
  else if (isGone && isPlaced(order.status))
    log.error({ order: number, event: id, amount, currency }, 'the provider gave back money of an order under way');
}
