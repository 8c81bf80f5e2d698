import { system } from '../audit/audit.ts';
import type { Audit } from '../audit/audit.types.ts';
import { type PaymentDeps, stateOfPayment } from '../payments/state-of-payment.ts';
import type { OrderBook } from './order-book.ts';

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
