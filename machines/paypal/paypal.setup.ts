import { type AnyEventObject, assertEvent, setup } from 'xstate';
import type { Cart, ItemInput, PaymentForm } from '#openapi/generated/waymark.gen.ts';
import { failureOf } from '#machines/shared/failure.ts';
import { callbackPort, promisePort } from '#machines/shared/ports.ts';
import type { PayPalContext, PayPalEvent } from './paypal.types.ts';

const ports = {
  /** POST /cart/v1/item, in the cart's queue and without opening the mini cart. */
  addItem: promisePort<Cart, { item: ItemInput }>('addItem'),
  /** GET /cart/v1/paymentSession for paypal, express: the form that leads to PayPal. */
  askPayPal: promisePort<PaymentForm, { basketId: string }>('askPayPal'),
  /** Submits the form, which leaves the page. Sends `shopper.returned` if the browser restores this same page. */
  leaveForPayPal: callbackPort<AnyEventObject, { form: PaymentForm }>('leaveForPayPal'),
};

/** The effects that must be provided before anybody can pay with PayPal. */
export type PayPalPorts = typeof ports;

const base = setup({
  types: {
    context: {} as PayPalContext,
    events: {} as PayPalEvent,
    tags: '' as 'busy',
  },
  actors: ports,
  guards: {
    /** True for a product that an earlier press has not put into the cart yet. */
    isToBeAdded: ({ context, event }) => {
      assertEvent(event, 'payPal.pressed');
      if (event.item === null) return false;
      return context.basketId === null || JSON.stringify(event.item) !== JSON.stringify(context.item);
    },
    /** True if the service answered with a refusal, rather than not at all. */
    isAnswer: ({ event }) => {
      const { status } = failureOf(event);
      return status >= 400 && status < 500;
    },
  },
  delays: {
    /** Catalogue 9: the payment session is asked for again after 3 seconds. */
    sessionRetry: 3_000,
  },
});

export const payPalSetup = base.extend({
  actions: {
    rememberCart: base.assign(({ context, event }) => {
      assertEvent(event, 'payPal.pressed');
      return event.item ? { item: event.item, basketId: context.basketId } : { item: null, basketId: event.basketId };
    }),
    /** For a product that goes into the cart only now. */
    rememberItem: base.assign(({ event }) => {
      assertEvent(event, 'payPal.pressed');
      return { item: event.item, basketId: null };
    }),
    forgetForm: base.assign({ form: null }),
  },
});
