import type { Order, PaymentInstrument } from '#openapi/generated/waymark.gen.ts';
import { formatMoney } from '#src/domain/money.ts';
import { type TranslateMail, mailTranslator } from '../mail/translate-mail.ts';

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

function nameOf(
  { payment_method_id: method, cardType, lastFour, points }: PaymentInstrument,
  t: TranslateMail,
): string {
  if (method === 'ATHLETES_PAYMENT') return t('paidCredit');
  if (method === 'REWARD_CODE' && lastFour) return t('paidRewardCode', { lastFour });
  if (method === 'REWARD_CARD' && lastFour) return t('paidRewardCard', { lastFour });
  if (method === 'LOYALTY_POINTS' && points) return t('paidPoints', { points });
  if (method === 'CREDIT_CARD' && lastFour) return t('paidCard', { brand: capital(cardType ?? ''), lastFour });
  if (method === 'PAY_LATER') return t('paidLater');
  if (method === 'PAYPAL') return 'PayPal';
  if (method === 'DW_APPLE_PAY') return 'Apple Pay';
  return method === 'GIFT_CARD' && lastFour ? t('paidGiftCard', { lastFour }) : t('paidOther');
}

type Paid = Pick<Order, 'payment_instruments' | 'currency' | 'locale'>;

/** Returns a line for each payment of an order, with its amount, in the language of the order. */
export function paidBy({ payment_instruments: instruments, currency, locale }: Paid): string[] {
  const t = mailTranslator(locale);
  return instruments.map((one) =>
    t('fact', { name: nameOf(one, t), value: formatMoney(one.amount, currency, locale) }),
  );
}
