import type { Cart, CartItem } from '#openapi/generated/waymark.gen.ts';
import type { ApiFailure } from '#machines/shared/failure.ts';
import type { Notice } from '#machines/shared/notice.ts';
import type { Session } from '#machines/session/session.types.ts';
import type { CartChange, RequestedChange } from './cart-change.types.ts';

/** The change in progress; after a recovery it is tried a second time, but not a third. */
export type CurrentChange = RequestedChange & {
  /** @fact Counts what was done to one change; as states, every operation would be drawn twice. */
  attempt: 1 | 2;
};

/** The last refusal of a subject: the view shows it beside the item or the promo code. */
export interface RefusedChange {
  id: string;
  change: CartChange;
  failure: ApiFailure;
}

/** A removed line, and its position. */
export interface RemovedLine {
  item: CartItem;
  /** From 0. */
  place: number;
}

export interface CartInput {
  /** `en-us`: decides the currency of a new cart. */
  locale: string;
}

export interface CartContext {
  locale: string;
  /** The current session, as far as the cart knows. */
  session: Session | null;
  /** The owner of the cart. */
  consumerNo: string | null;
  basketId: string | null;
  /** From the service's last answer; totals are never computed here. */
  cart: Cart | null;
  /** Waiting changes, oldest first. */
  queue: RequestedChange[];
  /** The change in progress. */
  current: CurrentChange | null;
  /** Id of the cart that another tab changed since this one was read. */
  news: string | null;
  /** The items of the expired cart, until they are in the new one. */
  lost: CartItem[];
  /** At most one for each subject: an item, the promo code, an add ... */
  refused: RefusedChange[];
  /** The last removed line, until it is restored: "Undo" adds it again. */
  removed: RemovedLine | null;
  failure: ApiFailure | null;
  /** Number of pieces of a guest who signed in, until the merged cart was read. */
  itemsBeforeMerge: number | null;
  /** Approaching promotions that the shopper dismissed. */
  dismissedPromotions: string[];
}

export type CartEvent =
  | { type: 'session.started'; session: Session }
  /** No session is available at the moment. */
  | { type: 'session.unavailable'; failure: ApiFailure | null }
  | { type: 'session.ended' }
  | { type: 'change.requested'; id: string; change: CartChange }
  /** An order was placed from this cart: the next one is empty. */
  | { type: 'cart.ordered' }
  /** Another tab changed the cart (and names it), or the page became visible again: the cart must be read again. */
  | { type: 'cart.outdated'; basketId?: string }
  | { type: 'cart.retried' }
  /** The shopper dismissed an approaching promotion. */
  | { type: 'promotion.dismissed'; promotionId: string };

export type CartEmitted =
  /** The cart needs a session: the session chart may have given up. */
  | { type: 'session.wanted' }
  | { type: 'change.settled'; id: string; cart: Cart }
  /** An order was placed from the cart, so it is empty. */
  | { type: 'cart.ordered' }
  | { type: 'change.refused'; id: string; failure: ApiFailure }
  | { type: 'item.added'; item: CartItem; isQuiet: boolean }
  | { type: 'notice.raised'; notice: Notice }
  | { type: 'reload.requested' };

/** `changing`: a change is in progress or waits. `unknown`: the content of the cart is not known yet. */
export type CartTag = 'changing' | 'unknown';

/** Messages to the other tabs and the next visit. */
export type CartShared =
  | { type: 'cart.shared'; basketId: string | null; isEmpty: boolean }
  | { type: 'promotion.dismissed'; promotionId: string }
  /** Unfinished adds: if the page is reloaded now, they are retried with the same ids. */
  | { type: 'adds.waiting'; changes: Pick<RequestedChange, 'id' | 'change'>[] }
  /** Removes the shopper's data, so that the next shopper in this browser does not find it. */
  | { type: 'shopper.left' };
