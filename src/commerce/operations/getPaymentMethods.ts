import type { PaymentMethod } from '#openapi/generated/waymark.gen.ts';
import { paymentLabels } from '../cart/payment-labels.ts';
import { vouchersOf } from '../cart/rewards.ts';
import { localeOf } from '../cart/reference.ts';
import type { Handler } from '../contract.ts';
import { price, sessionOf, type Services } from '../services.ts';

const brands = ['visa', 'mastercard', 'amex', 'discover'];

/** What the shopper can pay with: gift cards do not buy gift cards, and points are those of a member. */
export const getPaymentMethods =
  (services: Services): Handler<'getPaymentMethods'> =>
  async ({ params, context }) => {
    const session = sessionOf(context);
    const priced = await price(services, await services.carts.read(params.basketId, session));
    const consumer = session.consumerType === 'GUEST' ? null : await services.consumers.byId(session.subject);
    const { cart, shipments } = priced;
    const labels = paymentLabels[localeOf(cart.locale).language];
    const holdsGiftCard = shipments.some(({ group }) => group === 'digital');
    const paymentMethods: PaymentMethod[] = [
      { payment_method_id: 'CREDIT_CARD', label: labels.card, available: true, brands },
      { payment_method_id: 'GIFT_CARD', label: labels.giftCard, available: !holdsGiftCard },
      ...(consumer?.doc.loyalty
        ? [
            {
              payment_method_id: 'LOYALTY_POINTS' as const,
              label: labels.points,
              available: true,
              currentLoyaltyPoints: consumer.points,
              applicableLoyaltyVouchers: vouchersOf(consumer, priced),
            },
          ]
        : []),
    ];
    return { status: 200, body: { currency: cart.currency, paymentMethods } };
  };
