import type { RegisteredRouter } from '@tanstack/react-router';
import { fromCallback, fromPromise } from 'xstate';
import type { ApplePayPorts } from '#machines/apple-pay/apple-pay.setup.ts';
import type { ApplePayEvent, SheetCommand } from '#machines/apple-pay/apple-pay.types.ts';
import type { Address, Cart, PlaceOrderRequest } from '#openapi/generated/waymark.gen.ts';
import { api } from '#src/api/api.ts';
import { exactly } from '#src/api/exact.ts';
import { unwrap } from '#src/api/problem.ts';
import { addressOfContact } from '#src/domain/apple-pay.ts';
import { countryOf, type LocaleCode } from '#src/domain/locale.ts';
import { askForToken } from '#src/flows/bot-defence/index.ts';
import { type CartRef, requestChange } from '#src/flows/shared/requestChange.ts';
import { salesInfo } from '#src/flows/shared/sale.ts';
import { openSheet, type SheetWords } from './sheet.ts';

const loaded = new Map<string, Promise<void>>();

/** Loads what stands in for the wallet of a device, where the server names it (never in production). */
function loadStandIn(): Promise<void> {
  const src = document.querySelector<HTMLElement>('[data-apple-pay]')?.dataset['applePay'];
  if (!src) return Promise.resolve();
  const known = loaded.get(src);
  if (known) return known;
  const loading = new Promise<void>((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src, onload: () => resolve(), onerror: reject });
    document.head.append(script);
  });
  loaded.set(src, loading);
  return loading;
}

const isSame = (one: Address | undefined, other: Address | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Returns an address as a request may have it. */
const given = ({ id: _id, addressId: _addressId, ...address }: Address): Address => address;

interface Surroundings {
  cart: CartRef;
  locale: LocaleCode;
  router: RegisteredRouter;
  words: SheetWords;
}

/** The actors of the Apple Pay button: the wallet of the device, the cart of this page and the calls of an order. */
export const createApplePayActors = ({ cart, locale, router, words }: Surroundings): ApplePayPorts => {
  const setAddress = (address: Address): Promise<Cart> =>
    requestChange(cart, {
      operation: 'addShippingAddress',
      addresses: [{ ...address, approachType: 'S', shippingId: 'me' }],
      wallet: 'APPLE_PAY_EXPRESS',
    });
  return {
    detect: fromPromise(async () => {
      await loadStandIn();
      return window.ApplePaySession?.canMakePayments() ?? false;
    }),
    sheet: fromCallback<SheetCommand, { cart: Cart }>(({ input, sendBack, receive }) => {
      const tell = (event: ApplePayEvent) => sendBack(event);
      return openSheet({ cart: input.cart, country: countryOf(locale), words, tell, receive });
    }),
    validateMerchant: fromPromise(async ({ signal }) => {
      const query = { referer: location.origin + location.pathname, paymentMethodId: 'DW_APPLE_PAY' } as const;
      const { meta } = await unwrap(api.GET('/cart/v1/paymentSession', { params: { query }, signal }));
      return { sessionId: meta.sessionId ?? '', merchantSession: meta.merchantSession ?? {} };
    }),
    setContact: fromPromise(({ input: { contact } }) => setAddress(addressOfContact(contact))),
    setMethod: fromPromise(({ input: { code } }) =>
      requestChange(cart, { operation: 'setShippingMethod', code, shippingId: 'me' }),
    ),
    addContacts: fromPromise(async ({ input: { shipping, billing } }) => {
      await setAddress(addressOfContact(shipping));
      const { emailAddress, phoneNumber } = shipping;
      // Wallets tell email and phone with the delivery only.
      const payer = addressOfContact({
        ...billing,
        ...(emailAddress ? { emailAddress } : {}),
        ...(phoneNumber ? { phoneNumber } : {}),
      });
      return requestChange(cart, { operation: 'addBillingAddress', address: { ...payer, approachType: 'B' } });
    }),
    placeOrder: fromPromise(async ({ input: { cart: shown, token, sessionId, key }, signal }) => {
      const proof = await askForToken('placeOrder', signal);
      return unwrap(
        // Leaving the page does not cancel this call: its result counts.
        api.PUT('/cart/v2/checkout/order', {
          params: { header: { 'Idempotency-Key': key } },
          body: exactly<PlaceOrderRequest>()({
            cartId: shown.basketId,
            cartVersion: shown.version,
            expectedTotal: shown.totals.total,
            ...(proof ? { recaptcha_response: proof } : {}),
            ...salesInfo(),
            paymentMethod: {
              code: 'DW_APPLE_PAY',
              additionalData: {
                sessionID: sessionId,
                token,
                agreed: {
                  amount: shown.totals.remainingToPay,
                  currency: shown.currency,
                  country: countryOf(locale),
                },
              },
            },
          }),
        }),
      );
    }),
    getOrderOfCart: fromPromise(({ input: { basketId }, signal }) =>
      unwrap(api.GET('/cart/v1/cart/{basketId}/order', { params: { path: { basketId } }, signal })),
    ),
    restoreCart: fromPromise(async ({ input: { before } }) => {
      const { cart: now } = cart.getSnapshot().context;
      const { shippingAddress: shipping, billingAddress: billing } = before;
      if (!isSame(now?.billingAddress, billing))
        await requestChange(
          cart,
          billing ? { operation: 'addBillingAddress', address: given(billing) } : { operation: 'removeBillingAddress' },
        );
      if (!isSame(now?.shippingAddress, shipping))
        await requestChange(
          cart,
          shipping
            ? { operation: 'addShippingAddress', addresses: [given(shipping)] }
            : { operation: 'removeShippingAddress' },
        );
      return cart.getSnapshot().context.cart;
    }),
    showConfirmation: fromPromise(async ({ input: { order } }) => {
      cart.send({ type: 'cart.ordered' });
      const query = new URLSearchParams({ order: order.orderNumber, st: order.st });
      await router.navigate({ href: `/${locale}/order-confirmation?${query}` });
      return undefined;
    }),
  };
};
