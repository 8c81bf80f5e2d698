import type { PaymentInstrument } from '#openapi/generated/waymark.gen.ts';
import { paymentText } from '#src/messages/payment.ts';
import { useText } from '#src/messages/text.ts';
import { useCardName } from './useCardName.ts';

/** `Gift card ending in 0010`: what may be shown of something that pays a part. */
export function useInstrumentName(): (instrument: PaymentInstrument) => string {
  const say = useText(paymentText);
  const cardName = useCardName();
  return ({ payment_method_id: method, lastFour, cardType }) => {
    if (method === 'GIFT_CARD') return lastFour ? say('giftCardEnding', { lastFour }) : say('giftCard');
    return method === 'CREDIT_CARD' ? cardName({ brand: cardType, lastFour }) : say('paidAlready');
  };
}
