import { type AnyEventObject, assertEvent, assign, sendTo, setup } from 'xstate';
import type { Address, Cart, ItemInput, PaymentApproval, PaymentForm } from '#openapi/generated/waymark.gen.ts';
import { failureOf } from '#machines/shared/failure.ts';
import { callbackPort, promisePort } from '#machines/shared/ports.ts';
import type { PayPalContext, PayPalEvent, PayPalOrder, WindowCommand } from './paypal.types.ts';

const ports = {
  /** True if PayPal's own button can be shown: the shop has its script, the shopper allows it, and it loads. */
  findWindow: promisePort<boolean>('findWindow'),
  /** POST /cart/v1/item, in the cart's queue and without opening the mini cart. */
  addItem: promisePort<Cart, { item: ItemInput }>('addItem'),
  /** GET /cart/v1/paymentSession for paypal, express: the form that leads to PayPal. */
  askPayPal: promisePort<PaymentForm, { basketId: string }>('askPayPal'),
  /** Submits the form, which leaves the page. Sends `shopper.returned` if the browser restores this same page. */
  leaveForPayPal: callbackPort<AnyEventObject, { form: PaymentForm }>('leaveForPayPal'),
  /** PayPal's own button, and the window that it opens. */
  payPalWindow: callbackPort<WindowCommand>('payPalWindow'),
  /** GET /cart/v1/paymentSession for paypal, express: the order for PayPal's window. */
  openOrder: promisePort<PayPalOrder, { basketId: string }>('openOrder'),
  /** POST shippingAddress with PAYPAL_EXPRESS: the part that the window tells. */
  setAddress: promisePort<Cart, { address: Address }>('setAddress'),
  /** POST /cart/v1/shippingMethod. */
  setDelivery: promisePort<Cart, { code: string }>('setDelivery'),
  /** PUT /cart/v1/paymentSession: the service sets the amount of the order, from the cart alone. */
  updateOrder: promisePort<undefined, { basketId: string; orderId: string }>('updateOrder'),
  /** GET /cart/v1/paymentApproval: what was agreed, and the account. */
  readApproval: promisePort<PaymentApproval, { orderId: string }>('readApproval'),
  /** POST paymentInstruments for PAYPAL with the order as `additionalDetails.paymentData`. */
  addDetails: promisePort<Cart, { orderId: string }>('addDetails'),
  /** Gives the cart the address that it had, or takes the window's off again. */
  restoreCart: promisePort<undefined, { before: Cart | null }>('restoreCart'),
  /**
   * Goes to the checkout with the approval, as PayPal's page does. Sends `checkout.left` if the browser restores
   * this same page.
   */
  leadToCheckout: callbackPort<AnyEventObject, { orderId: string }>('leadToCheckout'),
};

/** The effects that must be provided before anybody can pay with PayPal. */
export type PayPalPorts = typeof ports;

const presses = ['payPal.pressed', 'order.wanted'] as const;

const base = setup({
  types: {
    context: {} as PayPalContext,
    events: {} as PayPalEvent,
    tags: '' as 'busy',
  },
  actors: ports,
  guards: {
    hasWindow: (_, hasWindow: boolean) => hasWindow,
    /** True for a product that an earlier press has not put into the cart yet. */
    isToBeAdded: ({ context, event }) => {
      assertEvent(event, presses);
      if (event.item === null) return false;
      return context.basketId === null || JSON.stringify(event.item) !== JSON.stringify(context.item);
    },
    /** True if the service answered with a refusal, rather than not at all. */
    isAnswer: ({ event }) => {
      const { status } = failureOf(event);
      return status >= 400 && status < 500;
    },
    /** True if the account has all that an address needs (catalogue 4). */
    isComplete: (_, { state, payer }: PaymentApproval) => state === 'approved' && payer?.isComplete === true,
    isApproved: (_, { state }: PaymentApproval) => state === 'approved',
  },
  delays: {
    /** Catalogue 9: the payment session is asked for again after 3 seconds. */
    sessionRetry: 3_000,
  },
});

export const payPalSetup = base.extend({
  actions: {
    rememberCart: base.assign(({ context, event }) => {
      assertEvent(event, presses);
      return event.item ? { item: event.item, basketId: context.basketId } : { item: null, basketId: event.basketId };
    }),
    /** For a product that goes into the cart only now. */
    rememberItem: base.assign(({ event }) => {
      assertEvent(event, presses);
      return { item: event.item, basketId: null };
    }),
    /** For an `onDone` with the cart that took the product. */
    keepBasket: assign((_, { basketId }: Pick<Cart, 'basketId'>) => ({ basketId })),
    /** For an `onDone` with the form that leads to PayPal's page. */
    keepForm: assign((_, form: PaymentForm) => ({ form })),
    forgetForm: base.assign({ form: null }),
    forgetOrder: base.assign({ order: null }),
    /** For an `onDone` with the order. */
    keepOrder: assign((_, order: PayPalOrder) => ({ order })),
    tellWindow: sendTo('payPal', (_: { context: PayPalContext }, command: WindowCommand) => command),
  },
});
