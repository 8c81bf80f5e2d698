import { assertEvent, assign, sendTo, setup } from 'xstate';
import type { Cart, ItemInput, Order } from '#openapi/generated/waymark.gen.ts';
import { failureOf } from '#machines/shared/failure.ts';
import { callbackPort, promisePort } from '#machines/shared/ports.ts';
import { billingFault, faultOfRefusal, shippingFault, type WalletContact } from '#src/domain/apple-pay.ts';
import type {
  Agreement,
  ApplePayContext,
  ApplePayEvent,
  ApplePayInput,
  ApplePayTag,
  Merchant,
  SheetCommand,
  WalletItem,
} from './apple-pay.types.ts';

/** The id of the product's own cart, which is changed without the shopper's; null for the shopper's cart. */
interface Changed {
  own: string | null;
}

const ports = {
  /** True if this device has a wallet with a card. Asks nobody but the browser. */
  detect: promisePort<boolean>('detect'),
  /** The sheet of the wallet, open while it runs. Ends as failed unless it was told of an outcome. */
  sheet: callbackPort<SheetCommand, { cart: Cart | null; item: WalletItem | null }>('sheet'),
  /** POST /cart/v1/cartWithItem: a cart of its own for the product. Applies the automatic promo code, and clears it. */
  makeCart: promisePort<Cart, { item: ItemInput }>('makeCart'),
  /** GET /cart/v1/paymentSession for DW_APPLE_PAY. */
  validateMerchant: promisePort<Merchant>('validateMerchant'),
  /** POST shippingAddress with APPLE_PAY_EXPRESS: the part that the sheet tells. */
  setContact: promisePort<Cart, Changed & { contact: WalletContact }>('setContact'),
  /** POST /cart/v1/shippingMethod. */
  setMethod: promisePort<Cart, Changed & { code: string }>('setMethod'),
  /** POST shippingAddress and billingAddress with all of both contacts, checked like addresses of a form. */
  addContacts: promisePort<Cart, Changed & { shipping: WalletContact; billing: WalletContact }>('addContacts'),
  /** PUT /cart/v2/checkout/order with DW_APPLE_PAY. */
  placeOrder: promisePort<Order, Changed & { cart: Cart; token: string; sessionId: string; key: string }>('placeOrder'),
  /** GET /cart/v1/cart/{basketId}/order: was an order placed from this cart? */
  getOrderOfCart: promisePort<Order, { basketId: string }>('getOrderOfCart'),
  /** Gives the cart the addresses that it had, or takes the sheet's off again; empties the product's own cart. */
  restoreCart: promisePort<undefined, Changed & { before: Cart | null }>('restoreCart'),
  /** Tells the shopper's cart that it was ordered, and shows the confirmation. */
  showConfirmation: promisePort<undefined, Changed & { order: Order }>('showConfirmation'),
};

/** The effects that must be provided before anybody can pay with Apple Pay. */
export type ApplePayPorts = typeof ports;

/** Returns what the shopper agreed to. */
export function agreementOf(event: ApplePayEvent): Agreement {
  assertEvent(event, 'payment.authorised');
  return event.agreement;
}

/** Returns the id of the product's own cart; null for the shopper's cart. */
export const ownCartOf = ({ item, cart }: ApplePayContext): string | null => (item && cart ? cart.basketId : null);

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
    hasItem: ({ context }) => context.item !== null,
    /** True if the service would charge what the sheet showed: the shopper agreed to that, and to nothing else. */
    isShownTotal: ({ context }, { totals }: Cart) => context.cart?.totals.remainingToPay === totals.remainingToPay,
    /** True if the order still waits for the bank, which an agreement in the sheet has no answer to. */
    isWaiting: (_, { status }: Order) => status === 'pending-authentication',
    hasShippingFault: ({ context, event }) => shippingFault(agreementOf(event).shipping, context.country) !== null,
    hasBillingFault: ({ context, event }) => billingFault(agreementOf(event).billing, context.countries) !== null,
    /** True if nobody can say whether an order was placed: no answer, or the cart is gone. */
    isUnknown: ({ event }) => {
      const { status } = failureOf(event);
      return status === 0 || status === 404 || status >= 500;
    },
    isNoOrder: ({ event }) => failureOf(event).status === 404,
    /** True if the service has something against a contact, which the shopper can change in the sheet. */
    isContactRefused: ({ event }) => failureOf(event).status === 422,
    /** True if the cart changed after the agreement: another tab, or a price. */
    isCartChanged: ({ event }) => ['ORD415', 'API409'].includes(failureOf(event).errorId),
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
      const { cart, item } = event;
      return { before: cart, cart, item, sessionId: null, token: null, key: null, order: null };
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
    /** For a refusal of `addContacts`. */
    refuseContact: base.sendTo('sheet', ({ event }) => {
      const { errorId, fields = [] } = failureOf(event);
      const isBilling = fields.some(({ field }) => field.startsWith('/address/'));
      return {
        type: 'payment.refused',
        contact: isBilling ? 'billing' : 'shipping',
        fault: faultOfRefusal(errorId),
      };
    }),
  },
});
