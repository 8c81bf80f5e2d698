import { assertEvent, type DoneActorEvent } from 'xstate';
import { expected } from '#machines/shared/ports.ts';
import { payPalSetup } from '../paypal.setup.ts';
import type { PayPalContext, PayPalOrder, WindowCommand } from '../paypal.types.ts';

const orderIdOf = ({ order }: PayPalContext): string => expected(order, 'order').orderId;

/** Before PayPal knows the cart, nothing was changed by its window. */
const beforeAnOrder = {
  'window.closed': { target: 'offered' },
  'window.failed': { target: '#paypal.failed' },
} as const;
const withAnOrder = { 'window.closed': { target: 'restoring' }, 'window.failed': { target: 'breaking' } } as const;

/** PayPal learns which order its window shows. */
const opened = [
  { type: 'keepOrder', params: ({ event }: { event: DoneActorEvent<PayPalOrder> }) => event.output },
  {
    type: 'tellWindow',
    params: ({ event }: { event: DoneActorEvent<PayPalOrder> }): WindowCommand => ({
      type: 'order.opened',
      orderId: event.output.orderId,
    }),
  },
] as const;

/** The service is asked twice for an order; only what follows a second silence differs. */
const askedForOrder = {
  id: 'openOrder',
  src: 'openOrder',
  input: ({ context }: { context: PayPalContext }) => ({ basketId: expected(context.basketId, 'cart') }),
  onDone: { target: 'choosing', actions: opened },
} as const;

export const window = payPalSetup.createStateConfig({
  description:
    "PayPal's own button is in the place of the shop's. What goes wrong brings the shop's button back, which leads to PayPal's page.",
  invoke: { id: 'payPal', src: 'payPalWindow', onError: { target: 'ready' } },
  initial: 'offered',
  states: {
    offered: {
      description: "PayPal's button can be pressed. Nobody was asked about a cart yet.",
      entry: 'forgetOrder',
      on: {
        'order.wanted': [
          { guard: 'isToBeAdded', target: 'adding', actions: 'rememberItem' },
          { target: 'submitting', actions: 'rememberCart' },
        ],
        'window.failed': { target: '#paypal.ready' },
      },
    },
    adding: {
      description: 'Under a product: what is chosen goes into the cart first, once.',
      tags: ['busy'],
      invoke: {
        id: 'addItem',
        src: 'addItem',
        input: ({ context }) => ({ item: expected(context.item, 'item') }),
        onDone: { target: 'submitting', actions: { type: 'keepBasket', params: ({ event }) => event.output } },
        onError: [{ guard: 'isAnswer', target: '#paypal.notAdded' }, { target: '#paypal.failed' }],
      },
    },
    submitting: {
      description: 'The service submits the cart to PayPal, which opens an order for it.',
      tags: ['busy'],
      invoke: {
        ...askedForOrder,
        onError: [{ guard: 'isAnswer', target: '#paypal.refused' }, { target: 'waiting' }],
      },
      on: beforeAnOrder,
    },
    waiting: {
      description: 'There was no answer. It is asked for once more in three seconds.',
      tags: ['busy'],
      after: { sessionRetry: { target: 'submittingAgain' } },
      on: beforeAnOrder,
    },
    submittingAgain: {
      description: 'The service is asked a second time, and the last time by itself.',
      tags: ['busy'],
      invoke: {
        ...askedForOrder,
        onError: [{ guard: 'isAnswer', target: '#paypal.refused' }, { target: '#paypal.failed' }],
      },
      on: beforeAnOrder,
    },
    choosing: {
      description: "The shopper is in PayPal's window, which shows the cart's total.",
      tags: ['busy'],
      on: {
        'address.changed': { target: 'addressChanged' },
        'delivery.changed': { target: 'deliveryChanged' },
        'order.approved': { target: 'authorised' },
        ...withAnOrder,
      },
    },
    addressChanged: {
      description:
        "The cart learns where it goes. An address that the shop does not take is only logged, by the service: PayPal's window asks for another (catalogue 9).",
      tags: ['busy'],
      invoke: {
        id: 'setAddress',
        src: 'setAddress',
        input: ({ event }) => {
          assertEvent(event, 'address.changed');
          return { address: event.address };
        },
        onDone: { target: 'updating' },
        onError: { target: 'choosing', actions: { type: 'tellWindow', params: { type: 'choice.refused' } } },
      },
      on: withAnOrder,
    },
    deliveryChanged: {
      description: 'The cart learns which delivery was chosen.',
      tags: ['busy'],
      invoke: {
        id: 'setDelivery',
        src: 'setDelivery',
        input: ({ event }) => {
          assertEvent(event, 'delivery.changed');
          return { code: event.code };
        },
        onDone: { target: 'updating' },
        onError: { target: 'choosing', actions: { type: 'tellWindow', params: { type: 'choice.refused' } } },
      },
      on: withAnOrder,
    },
    updating: {
      description: "The service gives the order at PayPal the cart's new total. The page sends no price.",
      tags: ['busy'],
      invoke: {
        id: 'updateOrder',
        src: 'updateOrder',
        input: ({ context }) => ({ basketId: expected(context.basketId, 'cart'), orderId: orderIdOf(context) }),
        onDone: { target: 'choosing', actions: { type: 'tellWindow', params: { type: 'choice.taken' } } },
        onError: { target: 'choosing', actions: { type: 'tellWindow', params: { type: 'choice.refused' } } },
      },
      on: withAnOrder,
    },
    authorised: {
      description: 'The shopper agreed. What was agreed is read from the service, not from the window.',
      tags: ['busy'],
      invoke: {
        id: 'readApproval',
        src: 'readApproval',
        input: ({ context }) => ({ orderId: orderIdOf(context) }),
        onDone: [
          { guard: { type: 'isComplete', params: ({ event }) => event.output }, target: 'additionalDetails' },
          { guard: { type: 'isApproved', params: ({ event }) => event.output }, target: 'leading' },
          { target: 'breaking' },
        ],
        // The checkout asks again, and has words for what it hears.
        onError: { target: 'leading' },
      },
    },
    additionalDetails: {
      description: 'The account has everything. The cart keeps what pays it: the order is an instrument of the cart.',
      tags: ['busy'],
      invoke: {
        id: 'addDetails',
        src: 'addDetails',
        input: ({ context }) => ({ orderId: orderIdOf(context) }),
        onDone: { target: 'leading' },
        // The checkout tells why an approval does not pay this cart, and asks for another.
        onError: { target: 'leading' },
      },
    },
    leading: {
      description:
        'The checkout goes on: to the review, where the order is placed with a press, or to the address that lacks something.',
      tags: ['busy'],
      invoke: {
        id: 'leadToCheckout',
        src: 'leadToCheckout',
        input: ({ context }) => ({ orderId: orderIdOf(context) }),
        onError: { target: '#paypal.failed' },
      },
      on: { 'checkout.left': { target: 'offered' } },
    },
    restoring: {
      description: "The shopper closed PayPal's window. The cart gets the address that it had.",
      tags: ['busy'],
      invoke: {
        id: 'restoreCart',
        src: 'restoreCart',
        input: ({ context }) => ({ before: expected(context.order, 'order').before }),
        onDone: { target: 'offered' },
        onError: { target: 'offered' },
      },
    },
    breaking: {
      description:
        "PayPal's window broke. The cart gets the address that it had, and the shop's button leads to PayPal's page.",
      tags: ['busy'],
      invoke: {
        id: 'restoreCart',
        src: 'restoreCart',
        input: ({ context }) => ({ before: expected(context.order, 'order').before }),
        onDone: { target: '#paypal.failed' },
        onError: { target: '#paypal.failed' },
      },
    },
  },
});
