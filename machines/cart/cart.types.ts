import type { Address, Cart, CartItem, ItemInput, UpdateItemRequest } from '#openapi/generated/waymark.gen.ts';
import type { ApiFailure } from '#machines/shared/failure.ts';
import type { Notice } from '#machines/shared/notice.ts';
import type { Session } from '#machines/session/session.types.ts';

/** One thing to change in the cart: one member, and one state of the chart, per operation of the cart service (core 7). */
export type CartChange =
  | { operation: 'addItems'; items: ItemInput[]; isQuiet?: boolean }
  | { operation: 'updateItem'; item: UpdateItemRequest }
  | { operation: 'removeItem'; itemId: string }
  | { operation: 'applyCoupon'; code: string }
  | { operation: 'removeCoupon'; code: string }
  | { operation: 'setShippingMethod'; code: string; shippingId: string }
  | { operation: 'addShippingAddress'; addresses: Address[]; phone?: string }
  | { operation: 'addBillingAddress'; address: Address };

/** A change on its way; the id is the asker's, and the idempotency key of an add. */
export interface RequestedChange {
  id: string;
  change: CartChange;
}

export interface CartInput {
  /** `en-us`: decides the currency of a new cart. */
  locale: string;
}

export interface CartContext {
  locale: string;
  basketId: string | null;
  cart: Cart | null;
  /** Waiting for their turn, oldest first. */
  queue: RequestedChange[];
  /** The one that is being made. */
  current: RequestedChange | null;
  failure: ApiFailure | null;
}

export type CartEvent =
  | { type: 'session.started'; session: Session }
  | { type: 'session.ended' }
  | { type: 'change.requested'; id: string; change: CartChange }
  /** An order was placed from this cart: the next one begins empty. */
  | { type: 'cart.ordered' }
  /** Another tab changed the cart, or the page was looked at again: read it anew. */
  | { type: 'cart.outdated' }
  | { type: 'cart.retried' };

export type CartEmitted =
  | { type: 'change.settled'; id: string; cart: Cart }
  | { type: 'change.refused'; id: string; failure: ApiFailure }
  | { type: 'item.added'; item: CartItem; isQuiet: boolean }
  | { type: 'notice.raised'; notice: Notice }
  | { type: 'reload.requested' };
