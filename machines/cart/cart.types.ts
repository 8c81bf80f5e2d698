import type { Cart, CartItem } from '#openapi/generated/waymark.gen.ts';
import type { ApiFailure } from '#machines/shared/failure.ts';
import type { Notice } from '#machines/shared/notice.ts';
import type { Session } from '#machines/session/session.types.ts';
import type { CartChange, RequestedChange } from './cart-change.types.ts';

/** The change that is being made; after a recovery it is made a second time, and not a third. */
export type CurrentChange = RequestedChange & {
  /** @fact Counts what was done to one change; as states, every operation would be drawn twice. */
  attempt: 1 | 2;
};

/** What was refused last, and of what: the view says it beside the item or the promo code. */
export interface RefusedChange {
  id: string;
  change: CartChange;
  failure: ApiFailure;
}

/** A line that was taken out, and where it stood. */
export interface RemovedLine {
  item: CartItem;
  /** Counted from 0. */
  place: number;
}

export interface CartInput {
  /** `en-us`: decides the currency of a new cart. */
  locale: string;
}

export interface CartContext {
  locale: string;
  /** Who shops now, as far as the cart has heard. */
  session: Session | null;
  /** Whose cart this is. */
  consumerNo: string | null;
  basketId: string | null;
  /** As the service answered last; totals are never computed here. */
  cart: Cart | null;
  /** Waiting for their turn, oldest first. */
  queue: RequestedChange[];
  /** The one that is being made. */
  current: CurrentChange | null;
  /** The cart that another tab changed since this one was read. */
  news: string | null;
  /** What the cart held that expired, until it is in the new one. */
  lost: CartItem[];
  /** At most one for each subject: an item, the promo code, an add ... */
  refused: RefusedChange[];
  /** The line that the shopper took out last, until it is back: "Undo" adds it again. */
  removed: RemovedLine | null;
  failure: ApiFailure | null;
  /** Pieces that a guest had when they signed in, until the cart that they come into was read. */
  gathered: number | null;
  /** Approaching promotions that the shopper does not want to see again. */
  dismissedPromotions: string[];
}

export type CartEvent =
  | { type: 'session.started'; session: Session }
  /** No session can be had at the moment. */
  | { type: 'session.unavailable'; failure: ApiFailure | null }
  | { type: 'session.ended' }
  | { type: 'change.requested'; id: string; change: CartChange }
  /** An order was placed from this cart: the next one begins empty. */
  | { type: 'cart.ordered' }
  /** Another tab changed the cart (and names it), or the page was looked at again: read it anew. */
  | { type: 'cart.outdated'; basketId?: string }
  | { type: 'cart.retried' }
  /** The shopper put an approaching promotion away. */
  | { type: 'promotion.dismissed'; promotionId: string };

export type CartEmitted =
  /** The cart waits for a session: whoever gets one may have given up. */
  | { type: 'session.wanted' }
  | { type: 'change.settled'; id: string; cart: Cart }
  /** An order was placed from the cart: nothing is left in it. */
  | { type: 'cart.ordered' }
  | { type: 'change.refused'; id: string; failure: ApiFailure }
  | { type: 'item.added'; item: CartItem; isQuiet: boolean }
  | { type: 'notice.raised'; notice: Notice }
  | { type: 'reload.requested' };

/** `changing`: a change is being made or waits. `unknown`: it is not known yet what the cart holds. */
export type CartTag = 'changing' | 'unknown';

/** What the chart tells the other tabs and the next visit. */
export type CartShared =
  | { type: 'cart.shared'; basketId: string | null; isEmpty: boolean }
  | { type: 'promotion.dismissed'; promotionId: string }
  /** Adds that are not made yet: should the page be loaded anew now, they are asked again, under the same ids. */
  | { type: 'adds.waiting'; changes: Pick<RequestedChange, 'id' | 'change'>[] }
  /** Nothing of this shopper is to be found here by the next. */
  | { type: 'shopper.left' };
