import type { RegisteredRouter } from '@tanstack/react-router';
import { fromCallback, fromPromise } from 'xstate';
import type { ApplePayPorts } from '#machines/apple-pay/apple-pay.setup.ts';
import type { ApplePayEvent, SheetCommand, WalletItem } from '#machines/apple-pay/apple-pay.types.ts';
import type { Address, Cart } from '#openapi/generated/waymark.gen.ts';
import { api } from '#src/api/api.ts';
import { unwrap } from '#src/api/problem.ts';
import { addressOfContact } from '#src/domain/apple-pay.ts';
import { countryOf, type LocaleCode } from '#src/domain/locale.ts';
import { askForToken } from '#src/flows/bot-defence/index.ts';
import { givenAddress } from '#src/flows/shared/given-address.ts';
import { placeOrder, showConfirmation } from '#src/flows/shared/placing.actors.ts';
import { type CartRef, requestChange } from '#src/flows/shared/requestChange.ts';
import { restoreDelivery } from '#src/flows/shared/restore-delivery.ts';
import { changeOwn, emptyOwn, makeOwn, PRODUCT, type WalletChange } from './own-cart.actors.ts';
import { openSheet, sheetVersion, type SheetWords } from './sheet.ts';

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

interface Surroundings {
  cart: CartRef;
  locale: LocaleCode;
  router: RegisteredRouter;
  words: SheetWords;
}

/** The actors of the Apple Pay button: the wallet of the device, the cart that is paid and the calls of an order. */
export const createApplePayActors = ({ cart, locale, router, words }: Surroundings): ApplePayPorts => {
  /** Changes the product's own cart, or the shopper's in its queue. */
  const change = (own: string | null, asked: WalletChange): Promise<Cart> =>
    own === null ? requestChange(cart, asked) : changeOwn(own, asked);
  const setAddress = (own: string | null, address: Address, isPart: boolean): Promise<Cart> =>
    change(own, {
      operation: 'addShippingAddress',
      addresses: [{ ...address, approachType: 'S', shippingId: 'me' }],
      ...(isPart ? { wallet: 'APPLE_PAY_EXPRESS' } : {}),
    });
  return {
    detect: fromPromise(async () => {
      await loadStandIn();
      const { ApplePaySession: Session } = window;
      return Session !== undefined && sheetVersion(Session) !== null && Session.canMakePayments();
    }),
    sheet: fromCallback<SheetCommand, { cart: Cart | null; item: WalletItem | null }>(
      ({ input, sendBack, receive }) => {
        const tell = (event: ApplePayEvent) => sendBack(event);
        return openSheet({ ...input, country: countryOf(locale), words, tell, receive });
      },
    ),
    makeCart: fromPromise(({ input: { item } }) => makeOwn(item)),
    validateMerchant: fromPromise(async ({ signal }) => {
      const query = { referer: location.origin + location.pathname, paymentMethodId: 'DW_APPLE_PAY' } as const;
      const { meta } = await unwrap(api.GET('/cart/v1/paymentSession', { params: { query }, signal }));
      return { sessionId: meta.sessionId ?? '', merchantSession: meta.merchantSession ?? {} };
    }),
    setContact: fromPromise(({ input: { own, contact } }) => setAddress(own, addressOfContact(contact), true)),
    setMethod: fromPromise(({ input: { own, code } }) =>
      change(own, { operation: 'setShippingMethod', code, shippingId: 'me' }),
    ),
    addContacts: fromPromise(async ({ input: { own, shipping, billing } }) => {
      const { shippingAddress } = await setAddress(own, addressOfContact(shipping), false);
      const { phone, phoneCode } = shippingAddress ?? {};
      const payer: Address = {
        ...addressOfContact(billing),
        approachType: 'B',
        // Wallets tell email and phone with the delivery only. The bill may go to another country than the phone's,
        // so the phone is given as the cart keeps it: with its dial code.
        ...(shipping.emailAddress ? { email: shipping.emailAddress } : {}),
        ...(phone ? { phone } : {}),
        ...(phoneCode ? { phoneCode } : {}),
      };
      return change(own, { operation: 'addBillingAddress', address: payer });
    }),
    placeOrder: fromPromise(async ({ input: { own, cart: shown, token, sessionId, key }, signal }) =>
      placeOrder({
        cart: shown,
        key,
        proof: await askForToken('placeOrder', signal),
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
        storeContext: own && PRODUCT,
      }),
    ),
    getOrderOfCart: fromPromise(({ input: { basketId }, signal }) =>
      unwrap(api.GET('/cart/v1/cart/{basketId}/order', { params: { path: { basketId } }, signal })),
    ),
    restoreCart: fromPromise(async ({ input: { own, before } }) => {
      if (own !== null) return emptyOwn(own);
      if (before === null) return undefined;
      const { cart: now } = cart.getSnapshot().context;
      const { shippingAddress: shipping, billingAddress: billing } = before;
      if (!isSame(now?.billingAddress, billing))
        await requestChange(
          cart,
          billing
            ? { operation: 'addBillingAddress', address: givenAddress(billing) }
            : { operation: 'removeBillingAddress' },
        );
      if (!isSame(now?.shippingAddress, shipping))
        await requestChange(
          cart,
          shipping
            ? { operation: 'addShippingAddress', addresses: [givenAddress(shipping)] }
            : { operation: 'removeShippingAddress' },
        );
      await restoreDelivery(cart, before);
      return undefined;
    }),
    showConfirmation: fromPromise(({ input: { own, order } }) =>
      showConfirmation({ cart, locale, router }, order, own && PRODUCT),
    ),
  };
};
