import type { PaymentInstrument } from '#openapi/generated/waymark.gen.ts';
import { paymentText } from '#src/messages/payment.ts';
import { useText } from '#src/messages/text.ts';
import { useCardName } from './useCardName.ts';

/** Returns a function that gives the name of another payment: `Gift card ending in 0010`. */
export function useInstrumentName(): (instrument: PaymentInstrument) => string {
  const t = useText(paymentText);
  const cardName = useCardName();
  return ({ payment_method_id: method, lastFour, cardType, points = 0 }) => {
    if (method === 'GIFT_CARD') return lastFour ? t('giftCardEnding', { lastFour }) : t('giftCard');
    if (method === 'LOYALTY_POINTS') return t('points', { points });
    if (method === 'PAY_LATER') return t('payLater');
    if (method === 'PAYPAL') return t('payPal');
    if (method === 'DW_APPLE_PAY') return 'Apple Pay';
    if (method === 'ATHLETES_PAYMENT') return t('credit');
    if (method === 'REWARD_CODE' || method === 'REWARD_CARD')
      return t(method === 'REWARD_CODE' ? 'rewardCode' : 'rewardCard', { lastFour: lastFour ?? '' });
    return method === 'CREDIT_CARD' ? cardName({ brand: cardType, lastFour }) : t('paidAlready');
  };
}
