import type { PaymentMethod } from '#openapi/generated/waymark.gen.ts';
import { creditLeft } from '../cart/credit.ts';
import { paymentLabels } from '../cart/payment-labels.ts';
import { vouchersOf } from '../cart/rewards.ts';
import type { Handler } from '../contract.ts';
import type { PricedCart } from '../cart/priced-cart.types.ts';
import { sessionOf } from '../auth/session-of.ts';
import { type CartDeps, price } from '../cart/cart-reply.ts';
import type { Consumer } from '../model/customer.ts';
import { localeOf } from '../settings/locales.ts';

const brands = ['visa', 'mastercard', 'amex', 'discover'];

/**
 * Returns the shopper's payment methods: gift cards cannot buy gift cards; points are for members, codes and cards of
 * rewards for customers, all after an athlete's credit. What is left to pay decides none: a gift card that is taken off
 * again leaves all of it.
 */
export const getPaymentMethods =
  (deps: CartDeps): Handler<'getPaymentMethods'> =>
  async ({ params, context }) => {
    const session = sessionOf(context);
    const priced = await price(deps, session, await deps.carts.read(params.basketId, session));
    const consumer = session.consumerType === 'GUEST' ? null : await deps.consumers.byId(session.subject);
    const { cart, shipments } = priced;
    const isCreditLeft = consumer !== null && creditLeft(consumer, priced) > 0;
    const t = paymentLabels(localeOf(cart.locale).language);
    const holdsGiftCard = shipments.some(({ group }) => group === 'digital');
    const paymentMethods: PaymentMethod[] = [
      { payment_method_id: 'CREDIT_CARD', label: t('card'), available: true, brands },
      { payment_method_id: 'GIFT_CARD', label: t('giftCard'), available: !holdsGiftCard },
      ...(consumer ? athletesPayment(consumer, priced, t('credit')) : []),
      ...(consumer?.doc.loyalty
        ? [
            {
              payment_method_id: 'LOYALTY_POINTS' as const,
              label: t('points'),
              available: !isCreditLeft,
              // Below zero after a return of goods whose points were spent.
              currentLoyaltyPoints: Math.max(0, consumer.points),
              applicableLoyaltyVouchers: vouchersOf(consumer, priced),
            },
          ]
        : []),
      ...(consumer
        ? [
            { payment_method_id: 'REWARD_CODE' as const, label: t('rewardCode'), available: !isCreditLeft },
            { payment_method_id: 'REWARD_CARD' as const, label: t('rewardCard'), available: !isCreditLeft },
          ]
        : []),
      { payment_method_id: 'DW_APPLE_PAY', label: 'Apple Pay', available: true },
      { payment_method_id: 'PAYPAL', label: 'PayPal', available: true },
      { payment_method_id: 'PAY_LATER', label: t('payLater'), available: true },
    ];
    return { status: 200, body: { currency: cart.currency, paymentMethods } };
  };

/** Returns an athlete's credit, if it is in the currency of the cart. */
function athletesPayment(consumer: Consumer, priced: PricedCart, label: string): PaymentMethod[] {
  const { athlete } = consumer.doc;
  if (athlete?.currency !== priced.cart.currency) return [];
  const remainingAmount = creditLeft(consumer, priced);
  return [
    {
      payment_method_id: 'ATHLETES_PAYMENT',
      label,
      available: remainingAmount > 0,
      annualCredit: athlete.annualCredit,
      currentSpend: consumer.creditSpent,
      remainingAmount,
      payableAmount: Math.min(remainingAmount, priced.totals.remainingToPay),
    },
  ];
}
