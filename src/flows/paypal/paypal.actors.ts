import { type AnyEventObject, fromCallback, fromPromise } from 'xstate';
import type { PayPalPorts } from '#machines/paypal/paypal.setup.ts';
import type { PayPalEvent, WindowCommand } from '#machines/paypal/paypal.types.ts';
import type { Cart } from '#openapi/generated/waymark.gen.ts';
import { api } from '#src/api/api.ts';
import { ApiProblem, unwrap } from '#src/api/problem.ts';
import type { LocaleCode } from '#src/domain/locale.ts';
import { givenAddress } from '#src/flows/shared/given-address.ts';
import { originOf } from '#src/flows/shared/interaction-origin.ts';
import { askForForm, askForSession, leave, leaveWithForm, noForm } from '#src/flows/shared/payment-form.actors.ts';
import { type CartRef, requestChange } from '#src/flows/shared/requestChange.ts';
import { restoreDelivery } from '#src/flows/shared/restore-delivery.ts';
import { loadPayPal, mayLoad } from './paypal-script.ts';
import { type Offer, showButton } from './window.ts';

/** Ids of the elements of PayPal's button and of its message. */
export interface Places {
  button: string;
  message: string;
}

interface Surroundings {
  cart: CartRef;
  locale: LocaleCode;
  offer: Offer;
  places: Places;
}

/** True if the address at PayPal says where the cart goes: not to a store or a collection point. */
const goesHome = ({ shippingMethods, shippingAddress }: Cart): boolean =>
  shippingMethods.some(({ storeId }) => storeId === undefined) && shippingAddress?.storeId === undefined;

const placed = (id: string): HTMLElement => {
  const place = document.getElementById(id);
  if (!place) throw new Error('the place of the button is gone');
  return place;
};

/** The actors of the PayPal button: the cart, PayPal's window, and the way to its page. */
export const createPayPalActors = ({ cart, locale, offer, places }: Surroundings): PayPalPorts => {
  const cartNow = (): Cart | null => cart.getSnapshot().context.cart;
  return {
    findWindow: fromPromise(async ({ signal }) => {
      const { scriptUrl } = await unwrap(api.GET('/cart/v1/payPalScript', { signal }));
      if (!scriptUrl || !mayLoad(scriptUrl)) return false;
      const { Buttons } = await loadPayPal(scriptUrl);
      return Buttons?.({ fundingSource: 'paypal' }).isEligible() ?? false;
    }),
    addItem: fromPromise(({ input: { item } }) =>
      requestChange(cart, { operation: 'addItems', items: [{ ...item, ...originOf(item) }], isQuiet: true }),
    ),
    askPayPal: fromPromise(({ input: { basketId }, signal }) =>
      askForForm({ basketId, method: 'paypal', isExpress: true }, signal),
    ),
    leaveForPayPal: leaveWithForm,
    payPalWindow: fromCallback<WindowCommand, undefined>(({ sendBack, receive }) =>
      showButton({
        offer,
        places: { button: placed(places.button), message: placed(places.message) },
        tell: (event: PayPalEvent) => sendBack(event),
        receive,
      }),
    ),
    openOrder: fromPromise(async ({ input: { basketId }, signal }) => {
      const { orderId } = await askForSession({ basketId, method: 'paypal', isExpress: true }, signal);
      if (!orderId) throw noForm;
      const now = cartNow();
      return { orderId, before: now && goesHome(now) ? now : null };
    }),
    setAddress: fromPromise(async ({ input: { address } }) => {
      const now = cartNow();
      if (now && !goesHome(now)) return now;
      return requestChange(cart, {
        operation: 'addShippingAddress',
        addresses: [{ ...address, approachType: 'S', shippingId: 'me' }],
        wallet: 'PAYPAL_EXPRESS',
      });
    }),
    setDelivery: fromPromise(({ input: { code } }) =>
      requestChange(cart, { operation: 'setShippingMethod', code, shippingId: 'me' }),
    ),
    updateOrder: fromPromise(async ({ input, signal }) => {
      const { error, response } = await api.PUT('/cart/v1/paymentSession', { body: input, signal });
      if (!response.ok) throw new ApiProblem(response.status, error);
      return undefined;
    }),
    readApproval: fromPromise(({ input: { orderId: approval }, signal }) =>
      unwrap(api.GET('/cart/v1/paymentApproval', { params: { query: { approval } }, signal })),
    ),
    addDetails: fromPromise(({ input: { orderId } }) =>
      requestChange(cart, {
        operation: 'addPaymentInstrument',
        instrument: { payment_method_id: 'PAYPAL', additionalDetails: { paymentData: orderId } },
      }),
    ),
    restoreCart: fromPromise(async ({ input: { before } }) => {
      if (!before) return undefined;
      const { shippingAddress: address } = before;
      await requestChange(
        cart,
        address
          ? { operation: 'addShippingAddress', addresses: [givenAddress(address)], wallet: 'PAYPAL_EXPRESS' }
          : { operation: 'removeShippingAddress' },
      );
      await restoreDelivery(cart, before);
      return undefined;
    }),
    leadToCheckout: fromCallback<AnyEventObject, { orderId: string }>(({ input, sendBack }) =>
      leave({ method: 'GET', action: `/${locale}/checkout`, fields: { approval: input.orderId } }, () =>
        sendBack({ type: 'checkout.left' }),
      ),
    ),
  };
};
