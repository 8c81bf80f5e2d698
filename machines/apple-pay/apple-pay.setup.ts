import { assertEvent, assign, sendTo, setup } from 'xstate';
import type { Cart, Order } from '#openapi/generated/waymark.gen.ts';
import { failureOf } from '#machines/shared/failure.ts';
import { callbackPort, promisePort } from '#machines/shared/ports.ts';
import { billingFault, shippingFault, type WalletContact } from '#src/domain/apple-pay.ts';
import type {
  Agreement,
  ApplePayContext,
  ApplePayEvent,
  ApplePayInput,
  ApplePayTag,
  Merchant,
  SheetCommand,
} from './apple-pay.types.ts';

const ports = {
  /** True if this device has a wallet with a card. Asks nobody but the browser. */
  detect: promisePort<boolean>('detect'),
  /** The sheet of the wallet, open while it runs. Ends as failed unless it was told of an outcome. */
  sheet: callbackPort<SheetCommand, { cart: Cart }>('sheet'),
  /** GET /cart/v1/paymentSession for DW_APPLE_PAY. */
  validateMerchant: promisePort<Merchant>('validateMerchant'),
  /** POST shippingAddress with APPLE_PAY_EXPRESS, in the cart's queue: the part that the sheet tells. */
  setContact: promisePort<Cart, { contact: WalletContact }>('setContact'),
  /** POST /cart/v1/shippingMethod, in the cart's queue. */
  setMethod: promisePort<Cart, { code: string }>('setMethod'),
  /** POST shippingAddress and billingAddress with all of both contacts, in the cart's queue. */
  addContacts: promisePort<Cart, { shipping: WalletContact; billing: WalletContact }>('addContacts'),
  /** PUT /cart/v2/checkout/order with DW_APPLE_PAY. */
  placeOrder: promisePort<Order, { cart: Cart; token: string; sessionId: string; key: string }>('placeOrder'),
  /** GET /cart/v1/cart/{basketId}/order: was an order placed from this cart? */
  getOrderOfCart: promisePort<Order, { basketId: string }>('getOrderOfCart'),
  /** Gives the cart the addresses that it had, or takes the sheet's off again; returns the cart. */
  restoreCart: promisePort<Cart | null, { before: Cart }>('restoreCart'),
  /** Tells the cart that it was ordered, and shows the confirmation. */
  showConfirmation: promisePort<undefined, { order: Order }>('showConfirmation'),
};

/** The effects that must be provided before anybody can pay with Apple Pay. */
export type ApplePayPorts = typeof ports;

/** Returns what the shopper agreed to. */
export function agreementOf(event: ApplePayEvent): Agreement {
  assertEvent(event, 'payment.authorised');
  return event.agreement;
}

const base = setup({
  types: {
    context: {} as ApplePayContext,
    events: {} as ApplePayEvent,
    input: {} as ApplePayInput,
    tags: '' as ApplePayTag,
  },
  actors: ports,
  guards: {
    canPay: (_, canPay: boolean) => canPay,
    hasShippingFault: ({ context, event }) => shippingFault(agreementOf(event).shipping, context.country) !== null,
    hasBillingFault: ({ context, event }) => billingFault(agreementOf(event).billing, context.countries) !== null,
    /** True if nobody can say whether an order was placed: no answer, or the cart is gone. */
    isUnknown: ({ event }) => {
      const { status } = failureOf(event);
      return status === 0 || status === 404 || status >= 500;
    },
    isNoOrder: ({ event }) => failureOf(event).status === 404,
  },
  delays: {
    /** Before a doubt is asked about again. */
    confirmationPause: 3_000,
  },
});

export const applePaySetup = base.extend({
  actions: {
    rememberCart: base.assign(({ event }) => {
      assertEvent(event, 'applePay.pressed');
      return { before: event.cart, cart: event.cart, sessionId: null, token: null, key: null, order: null };
    }),
    /** For an `onDone` with the cart. */
    keepCart: assign((_, cart: Cart) => ({ cart })),
    tellSheet: sendTo('sheet', (_: { context: ApplePayContext }, command: SheetCommand) => command),
    rememberAgreement: base.assign(({ event }) => {
      assertEvent(event, 'payment.authorised');
      return { token: event.agreement.token, key: event.key };
    }),
    forgetToken: base.assign({ token: null, key: null }),
    keepOrder: assign((_, order: Order) => ({ order })),
    refuseShipping: base.sendTo('sheet', ({ context, event }) => ({
      type: 'payment.refused',
      contact: 'shipping',
      fault: shippingFault(agreementOf(event).shipping, context.country) ?? 'missing',
    })),
    refuseBilling: base.sendTo('sheet', ({ context, event }) => ({
      type: 'payment.refused',
      contact: 'billing',
      fault: billingFault(agreementOf(event).billing, context.countries) ?? 'missing',
    })),
  },
});
