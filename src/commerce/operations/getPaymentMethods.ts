import type { PaymentMethod } from '#openapi/generated/waymark.gen.ts';
import { paymentLabels } from '../cart/payment-labels.ts';
import { localeOf } from '../cart/reference.ts';
import type { Handler } from '../contract.ts';
import { price, sessionOf, type Services } from '../services.ts';

const brands = ['visa', 'mastercard', 'amex', 'discover'];

/** What a guest can pay with; gift cards do not buy gift cards. */
export const getPaymentMethods =
  (services: Services): Handler<'getPaymentMethods'> =>
  async ({ params, context }) => {
    const { cart, shipments } = await price(services, await services.carts.read(params.basketId, sessionOf(context)));
    const labels = paymentLabels[localeOf(cart.locale).language];
    const holdsGiftCard = shipments.some(({ group }) => group === 'digital');
    const paymentMethods: PaymentMethod[] = [
      { payment_method_id: 'CREDIT_CARD', label: labels.card, available: true, brands },
      { payment_method_id: 'GIFT_CARD', label: labels.giftCard, available: !holdsGiftCard },
    ];
    return { status: 200, body: { currency: cart.currency, paymentMethods } };
  };
