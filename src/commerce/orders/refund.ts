import { system } from '../audit/audit.ts';
import type { Audit } from '../audit/audit.types.ts';
import { type PaymentDeps, stateOfPayment } from '../payments/state-of-payment.ts';
import type { OrderBook } from './order-book.ts';
import { chargedPartOf, refundKeyOf } from './refund-of-return.ts';

export interface RefundDeps extends PaymentDeps {
  audit: Audit;
  orders: OrderBook;
}

/** Refunds the money of a cancelled order. Idempotent. Throws while the state of the payment is unknown. */
export async function refund(deps: RefundDeps, number: string): Promise<void> {
  const { audit, orders, payments } = deps;
  const order = await orders.find(number);
  if (!order || order.status !== 'cancelled') return;
  const payment = await stateOfPayment(deps, order);
  if (payment?.result === 'authorised') await payments.cancel(payment.authorisationId);
  else if (payment?.result !== 'cancelled') return;
  const { amount = 0, currency = null } = order.doc.charge ?? {};
  await audit.record({
    id: `refund:${number}`,
    kind: 'refund',
    ...system,
    subject: number,
    facts: { amount, currency },
  });
}

/**
 * Refunds the part of the charge that a return gives back. Idempotent. What the provider refuses for good (the money
 * went back in its own pages) calls a person.
 */
export async function refundReturn(
  { audit, orders, payments, log }: RefundDeps,
  number: string,
  returnId: string | undefined,
): Promise<void> {
  const order = await orders.find(number);
  const refund = order?.doc.returns?.find((one) => one.returnId === returnId)?.refund;
  const authorisationId = order?.doc.authorisation?.id;
  if (!order || !returnId || !refund || !authorisationId) return;
  const amount = chargedPartOf(order.doc, refund);
  const { currency } = refund;
  const idempotencyKey = refundKeyOf(order.doc, returnId);
  const { isRefunded } = await payments.refund({ idempotencyKey, authorisationId, amount, currency });
  if (!isRefunded)
    return log.error(
      { order: number, return: returnId, amount, currency },
      'the provider refuses the refund of a return',
    );
  await audit.record({
    id: `refund:${number}:${returnId}`,
    kind: 'refund',
    ...system,
    subject: number,
    facts: { amount, currency },
  });
}
