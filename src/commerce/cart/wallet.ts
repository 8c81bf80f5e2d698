import type { PaymentInstrument } from '#openapi/generated/waymark.gen.ts';
import type { CartDoc } from '../model/cart.ts';
import { CommerceError } from '../errors.ts';
import type { Tries } from '../limits/tries.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import { providerSays } from '../payments/provider-says.ts';
import type { PricedCart } from './priced-cart.types.ts';

/**
 * Reads an approval of PayPal, and returns what puts it on its cart in the place of an earlier one. Nothing is charged.
 * Throws PYT404 if it is none, and PAY400 without one.
 */
export async function findWallet(
  { payments, tries }: { payments: PaymentProvider; tries: Tries },
  by: { target: string; address: string },
  approval: string | undefined,
) {
  if (!approval) throw new CommerceError('PAY400', 409, { field: '/additionalDetails/paymentData' });
  await tries.begin('paymentApproval', by);
  const plan = await providerSays(() => payments.readPlan(approval));
  return (doc: CartDoc, { cart, totals }: PricedCart): CartDoc => {
    if (plan?.reference !== cart.id)
      throw new CommerceError('PYT404', 404, { field: '/additionalDetails/paymentData' });
    const { state, method, amount, most, currency, id: requestId } = plan;
    const due = totals.remainingToPay;
    const isCovered = most === undefined ? amount === due : due <= most;
    if (state !== 'approved' || method !== 'paypal' || currency !== cart.currency || due === 0 || !isCovered)
      throw new CommerceError('PAY400', 409, { field: '/additionalDetails/paymentData' });
    const counter = doc.counter + 1;
    return { ...doc, counter, wallet: { instrumentId: `pi-${counter}`, approval, requestId } };
  };
}

/** The wallet on a cart in the format of the contract: it pays what remains, once the order is placed. */
export function walletsOf({ cart, totals }: Pick<PricedCart, 'cart' | 'totals'>): PaymentInstrument[] {
  const { wallet } = cart.doc;
  if (!wallet) return [];
  return [
    {
      payment_instrument_id: wallet.instrumentId,
      payment_method_id: 'PAYPAL',
      amount: totals.remainingToPay,
      currency: cart.currency,
      c_requestID: wallet.requestId,
    },
  ];
}
