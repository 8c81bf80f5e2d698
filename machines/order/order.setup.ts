import { assertEvent, setup } from 'xstate';
import type { Purchase } from '#openapi/generated/waymark.gen.ts';
import { returnMachine } from '#machines/return/return.machine.ts';
import { failureOf } from '#machines/shared/failure.ts';
import { callbackPort, expected, promisePort } from '#machines/shared/ports.ts';
import type { OrderContext, OrderEvent, OrderInput, OrderKey } from './order.types.ts';

const ports = {
  /** GET /consumers-v3/consumer/purchase/{orderId}, with `st` if there is one. */
  getPurchase: promisePort<Purchase, OrderKey>('getPurchase'),
  cancelOrder: promisePort<Purchase, OrderKey>('cancelOrder'),
  /** Downloads the invoice. */
  downloadInvoice: promisePort<void, OrderKey>('downloadInvoice'),
  /** Downloads the label of an announced return. */
  printLabel: promisePort<void, OrderKey & { returnId: string; purchase: Purchase }>('printLabel'),
  resendGiftCardEmail: promisePort<void, OrderKey & { itemId: string }>('resendGiftCardEmail'),
  /** Sends an event when the customer signs out. */
  watchSession: callbackPort('watchSession'),
  /** Protected pages navigate home when the customer signs out (core 2). */
  goHome: promisePort<void>('goHome'),
  return: returnMachine,
};

/** The effects that must be provided before an order can be shown. */
export type OrderPorts = typeof ports;

const base = setup({
  types: { context: {} as OrderContext, events: {} as OrderEvent, input: {} as OrderInput, tags: '' as 'busy' },
  actors: ports,
  guards: {
    isKnown: ({ context }) => context.purchase !== null,
    isNameless: ({ context }) => context.orderNumber === '',
    /** ORD409: unknown order or wrong secret. The service refuses a malformed number with another status. */
    isNotFound: ({ event }) => [400, 404].includes(failureOf(event).status),
    /** True if only its owner can read it here. */
    isOwners: ({ context }) => context.st === '',
    canCancel: ({ context }) => context.purchase?.actions.includes('cancel') ?? false,
    canReturn: ({ context }) => context.purchase?.actions.includes('return') ?? false,
    hasInvoice: ({ context }) => context.purchase?.actions.includes('invoice') ?? false,
    hasGiftCard: ({ context }) => context.purchase?.actions.includes('resendGiftCardEmail') ?? false,
    isAnnounced: ({ context }, returnId: string) =>
      context.purchase?.returns.some((one) => one.returnId === returnId) ?? false,
    /** API409: it is already being packed. */
    isTooLate: ({ event }) => failureOf(event).status === 409,
  },
});

export const orderSetup = base.extend({
  actions: {
    rememberFailure: base.assign({ failure: ({ event }) => failureOf(event) }),
    forgetFailure: base.assign({ failure: null }),
    forgetPurchase: base.assign({ purchase: null }),
    /** The order can no longer be cancelled. */
    withdrawCancellation: base.assign(({ context }) => {
      const { cancellableUntil: _until, ...purchase } = expected(context.purchase, 'purchase');
      return { purchase: { ...purchase, actions: purchase.actions.filter((action) => action !== 'cancel') } };
    }),
  },
});

/** Returns the input of each call about the order. */
export const keyOf = ({ orderNumber, st }: OrderContext): OrderKey => ({ orderNumber, st });

/** Returns the gift card that an event is about. */
export const wantedItem = (event: OrderEvent): string => {
  assertEvent(event, 'giftCard.resendRequested');
  return event.itemId;
};

/** Returns the return whose label an event requests. */
export const wantedReturn = (event: OrderEvent): string => {
  assertEvent(event, 'label.requested');
  return event.returnId;
};
