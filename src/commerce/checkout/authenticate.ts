import type { ThreeDS2Result } from '#openapi/generated/waymark.gen.ts';
import { CommerceError } from '../errors.ts';
import { isPlaced, type OrderRow } from '../model/order.ts';
import { PaymentOutcomeUnknownError, PaymentProviderError, type PaymentState } from '../payments/payment-provider.ts';
import { stateOfPayment } from '../payments/state-of-payment.ts';
import { settle, type SettleDeps } from './settle.ts';

/** The status that the port expects: the bank said yes, no, or nothing. The provider trusts only its own token. */
const statusOf = (status: ThreeDS2Result['transStatus']): 'Y' | 'N' | 'U' =>
  status === 'Y' || status === 'A' ? 'Y' : status === 'N' || status === 'R' ? 'N' : 'U';

/**
 * Sends the result of the shopper's authentication to the provider. Returns the order with its new state: placed, or
 * waiting with a further action. Throws PAY400 if the authentication failed: what was held is released and the cart is
 * as before.
 */
export async function authenticateOrder(deps: SettleDeps, order: OrderRow, result: ThreeDS2Result): Promise<OrderRow> {
  if (isPlaced(order.status)) return order;
  const { charge, authorisation } = order.doc;
  if (order.status !== 'pending-authentication' || !authorisation?.action || !charge)
    throw new CommerceError('API409', 409);
  const token = result.token ?? authorisation.action.token;
  let state: PaymentState | null;
  try {
    state = await deps.payments.completeAuthentication({
      authorisationId: authorisation.id,
      // Each action is completed once; a repeated call is the same completion.
      idempotencyKey: `${charge.idempotencyKey}:${authorisation.action.type}`,
      threeDS2Result: { transStatus: result.token ? statusOf(result.transStatus ?? 'U') : 'U', token },
      paymentData: authorisation.action.paymentData,
    });
  } catch (error) {
    if (error instanceof PaymentOutcomeUnknownError || error instanceof PaymentProviderError)
      state = await stateOfPayment(deps, order);
    else throw error;
  }
  const ending = await settle(deps, order, state, 'shopper');
  if (!ending.ok)
    throw new CommerceError(
      ending.error.errorId === 'GEN500' ? 'GEN500' : 'PAY400',
      ending.error.errorId === 'GEN500' ? 503 : 402,
    );
  const now = await deps.orders.find(order.number);
  if (!now) throw new Error('an order that was placed is gone');
  return now;
}
