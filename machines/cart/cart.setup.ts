import { assertEvent, setup } from 'xstate';
import type { Cart, ItemInput } from '#openapi/generated/waymark.gen.ts';
import { failureOf } from '#machines/shared/failure.ts';
import { callbackPort, expected, promisePort } from '#machines/shared/ports.ts';
import {
  addedItem,
  enqueued,
  idsOf,
  isGone,
  itemsToKeep,
  movedTo,
  removedLine,
  type Reservation,
  reservationOf,
  withoutSubject,
  withRefusal,
} from './cart.changes.ts';
import {
  CART_NOT_FOUND,
  INVALID_CUSTOMER,
  isConflict,
  isOutage,
  isUnanswered,
  noSession,
  refusalNotices,
} from './cart.failure.ts';
import { noticesOf } from './cart.notices.ts';
import type {
  CartContext,
  CartEmitted,
  CartEvent,
  CartInput,
  CartShared,
  CartTag,
  CurrentChange,
} from './cart.types.ts';
import type { CartChange, CartOperation, RequestedChange } from './cart-change.types.ts';

type ChangeOf<Operation extends CartOperation> = Omit<Extract<CartChange, { operation: Operation }>, 'operation'> & {
  basketId: string;
};

/** Inputs of the calls that change an existing cart; a product page only adds to it. */
export interface LaterChanges {
  updateItem: ChangeOf<'updateItem'>;
  removeItem: ChangeOf<'removeItem'>;
  saveItemForLater: ChangeOf<'saveItemForLater'>;
  applyCoupon: ChangeOf<'applyCoupon'>;
  removeCoupon: ChangeOf<'removeCoupon'>;
  setShippingMethod: ChangeOf<'setShippingMethod'>;
  addShippingAddress: ChangeOf<'addShippingAddress'>;
  removeShippingAddress: ChangeOf<'removeShippingAddress'>;
  addBillingAddress: ChangeOf<'addBillingAddress'>;
  removeBillingAddress: ChangeOf<'removeBillingAddress'>;
  addPaymentInstrument: ChangeOf<'addPaymentInstrument'> & { key: string };
  removePaymentInstrument: ChangeOf<'removePaymentInstrument'>;
  addPriceAdjustment: ChangeOf<'addPriceAdjustment'> & { key: string };
  updatePriceAdjustment: ChangeOf<'updatePriceAdjustment'>;
  removePriceAdjustment: ChangeOf<'removePriceAdjustment'>;
  applyReward: ChangeOf<'applyReward'>;
  prepareOrder: ChangeOf<'prepareOrder'>;
  reserveWithItem: Reservation & { key: string };
}

const ports = {
  /** POST /cart/v1/cart. */
  createCart: promisePort<Cart>('createCart'),
  /** POST /cart/v1/cartWithItem; `key` is the idempotency key. */
  createCartWithItem: promisePort<Cart, { key: string; items: ItemInput[] }>('createCartWithItem'),
  /** POST /cart/v1/reserveWithItem, for pickup; `key` is the idempotency key. */
  reserveWithItem: promisePort<Cart, LaterChanges['reserveWithItem']>('reserveWithItem'),
  /** GET /cart/v1/cart/{basketId}. */
  getCart: promisePort<Cart, { basketId: string }>('getCart'),
  /** POST /cart/v1/item; `key` is the idempotency key. */
  addItems: promisePort<Cart, { basketId: string; key: string; items: ItemInput[] }>('addItems'),
  /** PUT /cart/v1/cart/{basketId}/item. */
  updateItem: promisePort<Cart, LaterChanges['updateItem']>('updateItem'),
  /** DELETE /cart/v1/item. */
  removeItem: promisePort<Cart, LaterChanges['removeItem']>('removeItem'),
  /** POST /cart/v2/cart/{basketId}/saveForLater; the answer contains the list, too. */
  saveItemForLater: promisePort<Cart, LaterChanges['saveItemForLater']>('saveItemForLater'),
  /** PUT /cart/v1/coupon. */
  applyCoupon: promisePort<Cart, LaterChanges['applyCoupon']>('applyCoupon'),
  /** DELETE /cart/v1/coupon. */
  removeCoupon: promisePort<Cart, LaterChanges['removeCoupon']>('removeCoupon'),
  /** POST /cart/v1/shippingMethod, as the shopper's choice. */
  setShippingMethod: promisePort<Cart, LaterChanges['setShippingMethod']>('setShippingMethod'),
  /** POST /cart/v2/cart/{basketId}/shippingAddress. */
  addShippingAddress: promisePort<Cart, LaterChanges['addShippingAddress']>('addShippingAddress'),
  /** DELETE /cart/v2/cart/{basketId}/shippingAddress. */
  removeShippingAddress: promisePort<Cart, LaterChanges['removeShippingAddress']>('removeShippingAddress'),
  /** POST /cart/v1/cart/{basketId}/billingAddress. */
  addBillingAddress: promisePort<Cart, LaterChanges['addBillingAddress']>('addBillingAddress'),
  /** DELETE /cart/v1/cart/{basketId}/billingAddress. */
  removeBillingAddress: promisePort<Cart, LaterChanges['removeBillingAddress']>('removeBillingAddress'),
  /** POST /cart/v1/cart/{basketId}/paymentInstruments; `key` is the idempotency key. */
  addPaymentInstrument: promisePort<Cart, LaterChanges['addPaymentInstrument']>('addPaymentInstrument'),
  /** DELETE /cart/v1/cart/{basketId}/paymentInstruments. */
  removePaymentInstrument: promisePort<Cart, LaterChanges['removePaymentInstrument']>('removePaymentInstrument'),
  /** POST /cart/v1/cart/{basketId}/price_adjustments; `key` is the idempotency key. */
  addPriceAdjustment: promisePort<Cart, LaterChanges['addPriceAdjustment']>('addPriceAdjustment'),
  /** PATCH /cart/v1/cart/{basketId}/price_adjustments/{adjustmentId}. */
  updatePriceAdjustment: promisePort<Cart, LaterChanges['updatePriceAdjustment']>('updatePriceAdjustment'),
  /** DELETE /cart/v1/cart/{basketId}/price_adjustments/{adjustmentId}. */
  removePriceAdjustment: promisePort<Cart, LaterChanges['removePriceAdjustment']>('removePriceAdjustment'),
  /** PUT /cart/v1/cart/{basketId}/reward. */
  applyReward: promisePort<Cart, LaterChanges['applyReward']>('applyReward'),
  /** POST /cart/v1/cart/prepareOrder. */
  prepareOrder: promisePort<Cart, LaterChanges['prepareOrder']>('prepareOrder'),
  /**
   * Shares with other tabs and the next visit which cart it is, which promotions were dismissed, and which adds are in
   * progress. Sends `cart.outdated`, `promotion.dismissed` and `change.requested` when another tab or an earlier visit
   * did so.
   */
  shareCart: callbackPort<CartShared>('shareCart'),
};

export type CartPorts = typeof ports;

const isSecondAttempt = ({ current }: CartContext) => current?.attempt === 2;

/** Returns the cart from a port's answer, in an `onDone`. */
const answerOf = (event: unknown): Cart => (event as { output: Cart }).output;

const base = setup({
  types: {
    context: {} as CartContext,
    events: {} as CartEvent,
    input: {} as CartInput,
    emitted: {} as CartEmitted,
    tags: '' as CartTag,
  },
  actors: ports,
  guards: {
    isSessionMissing: ({ context }) => context.session === null,
    isOtherShopper: ({ context }) => (context.session?.consumerNo ?? null) !== context.consumerNo,
    /**
     * True if a guest's items were merged into a cart that already had some: it has more items than the guest's cart.
     */
    hasGrown: ({ context, event }) =>
      (context.itemsBeforeMerge ?? 0) > 0 && answerOf(event).totalItems > (context.itemsBeforeMerge ?? 0),
    isToBeRead: ({ context }) => context.news !== null || (context.basketId !== null && context.cart === null),
    hasWaiting: ({ context }) => context.queue.length > 0,
    hasCart: ({ context }) => context.cart !== null,
    namesAnyCart: ({ context, event }) => {
      assertEvent(event, 'cart.outdated');
      return event.basketId !== undefined || context.basketId !== null;
    },
    /** True if the line is gone already: by an earlier click, or because its cart expired. */
    isGoneAlready: ({ context: { cart, current } }) =>
      cart !== null && current !== null && isGone(current.change, cart),
    /** True for the first add, if all its items are for pickup in one store, from its own stock. */
    isReservation: ({ context: { cart, current } }) => cart === null && reservationOf(current?.change) !== null,
    isFirstAdd: ({ context: { cart, current } }) => cart === null && current?.change.operation === 'addItems',
    isCartMissing: ({ context }) => context.cart === null,
    isOperation: ({ context }, operation: CartOperation) => context.current?.change.operation === operation,
    hasItemsToKeep: ({ context }) => itemsToKeep(context.cart, pendingOf(context)).length > 0,
    /** CART_NOT_FOUND of core 8, for the first time with this change. */
    isCartLost: ({ context, event }) => failureOf(event).errorId === CART_NOT_FOUND && !isSecondAttempt(context),
    isCartLostAgain: ({ event }) => failureOf(event).errorId === CART_NOT_FOUND,
    /** INVALID_CUSTOMER of core 8. */
    isInvalidCustomer: ({ event }) => failureOf(event).errorId === INVALID_CUSTOMER,
    /**
     * True if something else changed the cart; only for the first time with this change, and not if the cart was
     * ordered meanwhile.
     */
    isConflict: ({ context, event }) =>
      isConflict(context.current?.change, failureOf(event)) && !isSecondAttempt(context) && context.basketId !== null,
    isOutage: ({ event }) => isOutage(failureOf(event)),
  },
  delays: {
    /** If there is no session after this time, the waiting changes are refused; they may be requested again. */
    sessionPatience: 20_000,
    /** How long the message that the page will be reloaded is shown (core 9). */
    invalidCustomerDelay: 4000,
  },
});

function pendingOf({ current, queue }: CartContext): RequestedChange[] {
  return current ? [current, ...queue] : queue;
}

/** Removes everything of the last shopper, or of an ordered cart. */
const emptied = {
  basketId: null,
  cart: null,
  news: null,
  lost: [],
  refused: [],
  removed: null,
} satisfies Partial<CartContext>;

export const cartSetup = base.extend({
  actions: {
    // Shopper
    rememberSession: base.assign(({ context, event }) => {
      assertEvent(event, 'session.started');
      const isSignIn = context.session?.consumerType === 'GUEST' && event.session.consumerType !== 'GUEST';
      return { session: event.session, ...(isSignIn ? { itemsBeforeMerge: context.cart?.totalItems ?? 0 } : {}) };
    }),
    forgetSession: base.assign({ session: null, itemsBeforeMerge: null, dismissedPromotions: [] }),
    wantSession: base.emit({ type: 'session.wanted' }),
    tellOfOrder: base.emit({ type: 'cart.ordered' }),
    beginForShopper: base.assign(({ context: { session } }) => ({
      ...emptied,
      consumerNo: session?.consumerNo ?? null,
      basketId: session?.basketId ?? null,
    })),

    // Requests
    enqueueChange: base.assign(({ context, event }) => {
      assertEvent(event, 'change.requested');
      return { queue: enqueued(context.queue, event), refused: withoutSubject(context.refused, event.change) };
    }),
    /** Retries changes without an answer, with the same ids, so that nothing is done twice. */
    askAgain: base.assign(({ context: { queue, refused } }) => ({
      queue: refused.filter(isUnanswered).reduce((all, { id, change }) => enqueued(all, { id, change }), queue),
      refused: refused.filter((one) => !isUnanswered(one)),
    })),
    forgetUnanswered: base.assign({ refused: ({ context }) => context.refused.filter((one) => !isUnanswered(one)) }),
    takeNext: base.assign(({ context: { queue } }) => ({
      current: { ...expected(queue[0], 'a waiting change'), attempt: 1 } satisfies CurrentChange,
      queue: queue.slice(1),
    })),
    takeAgain: base.assign(({ context }) => ({
      current: { ...expected(context.current, 'current change'), attempt: 2 } satisfies CurrentChange,
    })),

    // Cart
    /** Ignores an answer about a cart that was ordered meanwhile. */
    keepCart: base.assign(({ context, event }) => (context.basketId === null ? {} : { cart: answerOf(event) })),
    keepNewCart: base.assign(({ event }) => ({ cart: answerOf(event), basketId: answerOf(event).basketId })),
    keepReadCart: base.assign(({ context, event }) =>
      context.basketId === null && context.news === null
        ? {}
        : {
            cart: answerOf(event),
            basketId: answerOf(event).basketId,
            news: null,
            failure: null,
            itemsBeforeMerge: null,
          },
    ),
    /** Must run before the answer replaces the cart that had the line. */
    rememberRemoved: base.assign({
      removed: ({ context: { cart, current, removed } }) => removedLine(cart, current?.change) ?? removed,
    }),
    forgetCart: base.assign(emptied),
    forgetNews: base.assign({ news: null }),
    rememberNews: base.assign(({ context, event }) => {
      assertEvent(event, 'cart.outdated');
      return { news: event.basketId ?? context.basketId };
    }),
    rememberLost: base.assign({ lost: ({ context }) => itemsToKeep(context.cart, pendingOf(context)) }),
    moveChanges: base.assign(({ context: { current, queue, lost }, event }) => ({
      current: current && movedTo(current, lost, answerOf(event)),
      queue: queue.map((waiting) => movedTo(waiting, lost, answerOf(event))),
      lost: [],
    })),
    forgetLost: base.assign({ lost: [] }),
    dismissPromotion: base.assign(({ context, event }) => {
      assertEvent(event, 'promotion.dismissed');
      return { dismissedPromotions: [...new Set([...context.dismissedPromotions, event.promotionId])] };
    }),
    shareCart: base.sendTo('shareCart', ({ context }) => ({
      type: 'cart.shared',
      basketId: context.basketId,
      isEmpty: context.cart?.items.length === 0,
    })),
    shareWaiting: base.sendTo('shareCart', ({ context }) => ({
      type: 'adds.waiting',
      changes: pendingOf(context).flatMap(({ id, change }) =>
        change.operation === 'addItems' ? [{ id, change }] : [],
      ),
    })),
    shareLeaving: base.sendTo('shareCart', { type: 'shopper.left' }),
    shareDismissal: base.sendTo('shareCart', ({ event }) => {
      assertEvent(event, 'promotion.dismissed');
      return event;
    }),

    // Emitted events
    settleCurrent: base.enqueueActions(({ context, event, enqueue }) => {
      const current = expected(context.current, 'current change');
      const cart = answerOf(event);
      const added = addedItem(current.change, cart);
      const isBack = added !== undefined && added.upc === context.removed?.item.upc;
      enqueue.assign({ current: null, failure: null, ...(isBack ? { removed: null } : {}) });
      for (const id of idsOf(current)) enqueue.emit({ type: 'change.settled', id, cart });
      if (added && current.change.operation === 'addItems')
        enqueue.emit({ type: 'item.added', item: added, isQuiet: current.change.isQuiet ?? false });
    }),
    /** For a change that needs no call, when its turn comes. */
    settleUnasked: base.enqueueActions(({ context, enqueue }) => {
      const cart = expected(context.cart, 'cart');
      enqueue.assign({ current: null });
      for (const id of idsOf(expected(context.current, 'current change')))
        enqueue.emit({ type: 'change.settled', id, cart });
    }),
    tellOfAnswer: base.enqueueActions(({ event, enqueue }) => {
      for (const notice of noticesOf(answerOf(event))) enqueue.emit({ type: 'notice.raised', notice });
    }),
    tellOfMerge: base.emit({ type: 'notice.raised', notice: { title: 'cartMerged', tone: 'info' } }),
    rememberFailure: base.assign({ failure: ({ event }) => failureOf(event) }),
    refuseCurrent: base.enqueueActions(({ context, enqueue }) => {
      const current = expected(context.current, 'current change');
      const failure = expected(context.failure, 'failure');
      enqueue.assign({ current: null, refused: withRefusal(context.refused, current, failure) });
      for (const id of idsOf(current)) enqueue.emit({ type: 'change.refused', id, failure });
      for (const notice of refusalNotices(current, failure)) enqueue.emit({ type: 'notice.raised', notice });
    }),
    refuseAll: base.enqueueActions(({ context, enqueue }) => {
      const failure = expected(context.failure, 'failure');
      const unanswered = pendingOf(context).filter(({ id, change }) => isUnanswered({ id, change, failure }));
      const refused = unanswered.reduce((all, requested) => withRefusal(all, requested, failure), context.refused);
      enqueue.assign({ current: null, queue: [], refused });
      for (const requested of pendingOf(context)) {
        for (const id of idsOf(requested)) enqueue.emit({ type: 'change.refused', id, failure });
        if (isOutage(failure))
          for (const notice of refusalNotices(requested, failure)) enqueue.emit({ type: 'notice.raised', notice });
      }
    }),
    refuseRequested: base.emit(({ context, event }) => {
      assertEvent(event, 'change.requested');
      return { type: 'change.refused', id: event.id, failure: expected(context.failure, 'failure') };
    }),
    giveUpOnSession: base.assign(({ event }) => ({
      failure: noSession(event.type === 'session.unavailable' ? event.failure : null),
    })),
    tellOfExpiry: base.emit({
      type: 'notice.raised',
      notice: { title: 'cartExpired', message: 'cartExpiredMore', tone: 'error', autoClose: false },
    }),
    tellOfInvalidCustomer: base.emit({
      type: 'notice.raised',
      notice: { title: 'invalidCustomer', message: 'invalidCustomerMore', tone: 'error' },
    }),
    askForReload: base.emit({ type: 'reload.requested' }),
  },
});
