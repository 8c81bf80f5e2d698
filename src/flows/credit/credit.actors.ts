import { fromPromise } from 'xstate';
import type { CreditPorts } from '#machines/credit/credit.setup.ts';
import type { Credit } from '#machines/credit/credit.types.ts';
import { readCustomersMethods } from '#src/flows/shared/payment-methods.actors.ts';
import { type CartRef, requestChange } from '#src/flows/shared/requestChange.ts';

/** The actors of credit: the athlete's credit (core 7), and the cart that it pays. */
export const createCreditActors = (cart: CartRef): CreditPorts => ({
  getCredit: fromPromise<Credit | null, undefined>(async () => {
    const answer = await readCustomersMethods(cart);
    const method = answer?.paymentMethods.find(({ payment_method_id: id }) => id === 'ATHLETES_PAYMENT');
    if (!answer || !method) return null;
    const { annualCredit = 0, currentSpend = 0 } = method;
    return { annualCredit, currentSpend, currency: answer.currency };
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
