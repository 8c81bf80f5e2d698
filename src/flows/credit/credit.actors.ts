import { fromPromise } from 'xstate';
import type { CreditPorts } from '#machines/credit/credit.setup.ts';
import type { Credit } from '#machines/credit/credit.types.ts';
import { api } from '#src/api/api.ts';
import { unwrap } from '#src/api/problem.ts';
import { type CartRef, requestChange } from '#src/flows/shared/requestChange.ts';

/**
 * The actors of credit: the athlete's credit (core 7), and the cart that it pays. A guest has none, so no call is made.
 */
export const createCreditActors = (cart: CartRef): CreditPorts => ({
  getCredit: fromPromise<Credit | null, undefined>(async ({ signal }) => {
    const { session, basketId } = cart.getSnapshot().context;
    if (session === null || session.consumerType === 'GUEST' || basketId === null) return null;
    const { currency, paymentMethods } = await unwrap(
      api.GET('/cart/v1/cart/{basketId}/paymentMethods', { params: { path: { basketId } }, signal }),
    );
    const method = paymentMethods.find(({ payment_method_id: id }) => id === 'ATHLETES_PAYMENT');
    return method ? { annualCredit: method.annualCredit ?? 0, currentSpend: method.currentSpend ?? 0, currency } : null;
  }),
  applyCredit: fromPromise<void, undefined>(async () => {
    await requestChange(cart, {
      operation: 'addPaymentInstrument',
      instrument: { payment_method_id: 'ATHLETES_PAYMENT' },
    });
  }),
  removeCredit: fromPromise<void, { instrumentId: string }>(async ({ input: { instrumentId } }) => {
    await requestChange(cart, { operation: 'removePaymentInstrument', instrumentId });
  }),
});
