import { sessionOf } from '../auth/session-of.ts';
import { type CartDeps, price } from '../cart/cart-reply.ts';
import { shippingEntry } from '../cart/cart-view.ts';
import type { PricedCart } from '../cart/priced-cart.types.ts';
import type { Handler } from '../contract.ts';
import { CommerceError } from '../errors.ts';
import type { Tries } from '../limits/tries.ts';
import type { Delivery, PaymentProvider } from '../payments/payment-provider.ts';
import { providerSays } from '../payments/provider-says.ts';

interface UpdateDeps extends CartDeps {
  payments: PaymentProvider;
  tries: Tries;
}

/** Sets the amount and the deliveries of an order at PayPal to those of its cart. Nothing is charged. */
export const updatePaymentSession =
  (deps: UpdateDeps): Handler<'updatePaymentSession'> =>
  async ({ body: { basketId, orderId }, context }) => {
    const session = sessionOf(context);
    await deps.tries.begin('paymentUpdate', { target: session.subject, address: context.address });
    const cart = await deps.carts.read(basketId, session);
    const priced = await price(deps, session, cart);
    const amount = priced.totals.remainingToPay;
    if (amount === 0) throw new CommerceError('PAY400', 409);
    const { currency } = cart;
    const deliveries = deliveriesOf(priced);
    const isUpdated = await providerSays(() =>
      deps.payments.updateOrder({ orderId, reference: cart.id, currency, amount, deliveries }),
    );
    if (!isUpdated) throw new CommerceError('PYT404', 404, { field: '/orderId' });
    return { status: 204, body: undefined };
  };

/** Returns what the shopper can choose from: the deliveries of the parcel to their home. */
function deliveriesOf(priced: PricedCart): Delivery[] {
  if (!priced.shipments.some(({ group }) => group === 'me')) return [];
  const { code, applicableShippingMethods } = shippingEntry(priced, 'me');
  return applicableShippingMethods.map(({ code: id, label, price: { amount, finalAmount = amount } }) => ({
    id,
    label,
    amount: finalAmount,
    isChosen: id === code,
  }));
}
