import { isPlan } from '#machines/payment-method/payment-method.plan.ts';
import type { Payment } from '#machines/payment-method/payment-method.types.ts';
import { paymentText } from '#src/messages/payment.ts';
import { useText } from '#src/messages/text.ts';
import { useCardName } from './useCardName.ts';

/** Returns a function that gives the name of the main payment: `Visa ending in 1111`, or pay later. */
export function usePaymentName(): (payment: Payment) => string {
  const t = useText(paymentText);
  const cardName = useCardName();
  return (payment) => {
    if (!isPlan(payment)) return cardName(payment);
    if (payment.kind === 'paypal') return t(payment.approval ? 'payPalApproved' : 'payPal');
    return t(payment.approval ? 'payLaterApproved' : 'payLater');
  };
}
