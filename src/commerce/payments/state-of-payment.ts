import { CommerceError, PAYMENTS_APP_ID } from '../errors.ts';
import { errorFacts } from '../log/error-facts.ts';
import type { Log } from '../log/log.ts';
import type { OrderRow } from '../model/order.ts';
import { PaymentOutcomeUnknownError, type PaymentProvider, type PaymentState } from './payment-provider.ts';

export interface PaymentDeps {
  payments: PaymentProvider;
  log: Log;
}

/**
 * Asks the provider for the final state of an order's payment. Null if nothing was charged. Throws API503 while the
 * provider cannot say; the order stays as it is.
 */
export async function stateOfPayment(
  { payments, log }: PaymentDeps,
  { number, doc: { charge } }: OrderRow,
): Promise<PaymentState | null> {
  if (!charge) return null;
  try {
    return await payments.conclude(charge.idempotencyKey);
  } catch (error) {
    log.warn({ order: number, error: errorFacts(error) }, 'the payment provider does not say where a payment stands');
    throw error instanceof PaymentOutcomeUnknownError
      ? new CommerceError('API503', 503, { appId: PAYMENTS_APP_ID, headers: { 'retry-after': '5' } })
      : error;
  }
}
