import { type AnyEventObject, assertEvent, setup } from 'xstate';
import type { Cart, ProductInventory, SavedForLater } from '#openapi/generated/waymark.gen.ts';
import { failureOf } from '#machines/shared/failure.ts';
import { callbackPort, promisePort } from '#machines/shared/ports.ts';
import type {
  AskedAddition,
  DialogRequest,
  ProductContext,
  ProductEvent,
  ProductInput,
  ProductTag,
} from './product.types.ts';
import { additionOf, choiceOf, isInStock, isSoldOut, missingOf, mostOf, variantOf } from './product.variants.ts';

const ports = {
  /** The current stock: a page may be a minute old. */
  getProductInventory: promisePort<ProductInventory, { productId: string }>('getProductInventory'),
  /** Asks the cart, or in a quick shop the list that the item is on; rejects with its failure. */
  addToCart: promisePort<Cart | SavedForLater, AskedAddition>('addToCart'),
  /** Sends `shopper.changed` with whether a customer is signed in, at once and at each change. */
  watchShopper: callbackPort('watchShopper'),
  /** Sends `item.added` when this product is added to the cart, from this page or elsewhere. */
  watchCart: callbackPort<AnyEventObject, { productId: string }>('watchCart'),
  /** Opens the dialogs that the chart asks for. */
  openDialog: callbackPort<DialogRequest>('openDialog'),
};

/** Error code of an add that a gift with purchase prevented (core 8). */
export const GIFT_REFUSAL = 'GWP403';

export type ProductPorts = typeof ports;

const isComingSoon = ({ product }: ProductContext): boolean =>
  product.comingSoon || [product.badge?.id, product.eyebrow?.id].includes('COMING SOON');

const base = setup({
  types: {
    context: {} as ProductContext,
    events: {} as ProductEvent,
    input: {} as ProductInput,
    tags: '' as ProductTag,
  },
  actors: ports,
  guards: {
    isComingSoon: ({ context }) => isComingSoon(context),
    canNotify: ({ context }) => {
      const variant = variantOf(context);
      return variant !== null && variant.notifyMe && !isInStock(variant, context.stock);
    },
    isSoldOut: ({ context }) => isSoldOut(context),
    needsSignIn: ({ context }) => context.product.presale && !context.isRegistered,
    isIncomplete: ({ context }) => missingOf(context) !== null,
    /** A line that is changed has its store already. */
    isStoreOnly: ({ context }) => context.product.isRobisOnly && context.itemId === null,
    isMade: ({ context }) => variantOf(context) !== null && !isComingSoon(context),
    isUnavailable: ({ context }) => {
      const variant = variantOf(context);
      return variant === null || !isInStock(variant, context.stock);
    },
    isGiftRefusal: ({ event }) => failureOf(event).errorId === GIFT_REFUSAL,
  },
  delays: {
    /**
     * Milliseconds after which an add that was refused because of a gift with purchase is retried (catalogue 4 and 9).
     */
    giftRetryDelay: 2000,
    /** Milliseconds that the button shows the success. */
    addedNotice: 2500,
  },
});

export const productSetup = base.extend({
  actions: {
    rememberOption: base.assign(({ context, event }) => {
      assertEvent(event, 'option.chosen');
      const chosen = { ...context.chosen, [event.attribute]: event.value };
      return { chosen, quantity: Math.min(context.quantity, mostOf({ ...context, chosen })), failure: null };
    }),
    rememberQuantity: base.assign(({ context, event }) => {
      assertEvent(event, 'quantity.chosen');
      return { quantity: Math.max(1, Math.min(mostOf(context), event.quantity)) };
    }),
    rememberShopper: base.assign(({ event }) => {
      assertEvent(event, 'shopper.changed');
      return { isRegistered: event.isRegistered };
    }),
    limitQuantity: base.assign(({ context }) => ({ quantity: Math.min(context.quantity, mostOf(context)) })),
    forgetFailure: base.assign({ failure: null }),
    offerNotification: base.sendTo('openDialog', ({ context }): DialogRequest => {
      const { id: productId, name, subscriptionType } = context.product;
      const { upc } = additionOf(context);
      const about = { productId, upc, name, choice: choiceOf(context) };
      const data = { ...about, ...(subscriptionType ? { subscriptionType } : {}) };
      return { type: 'dialog.requested', name: 'notify-me', data };
    }),
    offerPickup: base.sendTo('openDialog', ({ context }): DialogRequest => {
      const item = { ...additionOf(context), name: context.product.name };
      return { type: 'dialog.requested', name: 'pickup-in-store', data: { item } };
    }),
    offerSignIn: base.sendTo('openDialog', (): DialogRequest => ({
      type: 'dialog.requested',
      name: 'sign-in',
      data: {},
    })),
    tellStock: base.raise({ type: 'stock.changed' }),
    doubtStock: base.raise({ type: 'stock.doubted' }),
  },
});
