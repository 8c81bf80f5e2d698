import type { RegisteredRouter } from '@tanstack/react-router';
import type { Cart, Order, PlaceOrderRequest } from '#openapi/generated/waymark.gen.ts';
import { api } from '#src/api/api.ts';
import { exactly } from '#src/api/exact.ts';
import { unwrap } from '#src/api/problem.ts';
import type { LocaleCode } from '#src/domain/locale.ts';
import type { CartRef } from './requestChange.ts';
import { salesInfo } from './sale.ts';
import { draftsKey } from './stored-session.ts';

interface Placing {
  cart: Cart;
  key: string;
  /** Of the bot defence; null without one. */
  proof: string | null;
  paymentMethod: PlaceOrderRequest['paymentMethod'] | null;
  /** Where an order that was not placed from the shopper's cart comes from. */
  storeContext: string | null;
}

/** Places the order of a cart as it is shown (core 7). Leaving the page does not cancel this call. */
export const placeOrder = ({ cart, key, proof, paymentMethod, storeContext }: Placing): Promise<Order> =>
  unwrap(
    api.PUT('/cart/v2/checkout/order', {
      params: { header: { 'Idempotency-Key': key }, query: storeContext ? { storeContext } : {} },
      body: exactly<PlaceOrderRequest>()({
        cartId: cart.basketId,
        cartVersion: cart.version,
        expectedTotal: cart.totals.total,
        ...(proof ? { recaptcha_response: proof } : {}),
        ...salesInfo(),
        ...(paymentMethod ? { paymentMethod } : {}),
      }),
    }),
  );

interface Surroundings {
  cart: CartRef;
  locale: LocaleCode;
  router: RegisteredRouter;
}

/**
 * Shows the confirmation in place of the page that placed the order. The shopper's cart begins anew, unless the order
 * came from elsewhere (`storeContext`).
 */
export async function showConfirmation(
  { cart, locale, router }: Surroundings,
  { orderNumber, st }: Order,
  storeContext: string | null = null,
): Promise<undefined> {
  if (storeContext === null) {
    cart.send({ type: 'cart.ordered' });
    sessionStorage.removeItem(draftsKey);
  }
  const query = new URLSearchParams({ order: orderNumber, st, ...(storeContext ? { storeContext } : {}) });
  await router.navigate({ href: `/${locale}/order-confirmation?${query}`, replace: storeContext === null });
  return undefined;
}
