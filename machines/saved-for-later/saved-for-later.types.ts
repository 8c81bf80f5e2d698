import type { SavedForLater, SavedItem } from '#openapi/generated/waymark.gen.ts';
import type { Session } from '#machines/session/session.types.ts';
import type { ApiFailure } from '#machines/shared/failure.ts';

/** The shopper, as far as the list needs it: employees have none (core 6). */
export type Shopper = Pick<Session, 'consumerNo' | 'consumerType'>;

/** A request for an item of the list: move to the cart, remove, or change its quantity. */
export interface AskedItem {
  itemId: string;
  /** @fact The control that was used; as states, all would be drawn for each item that waits. */
  wish: 'move' | 'remove' | 'count';
  /** The wanted quantity of `count`. */
  qty?: number;
}

/** A failed request, to be shown beside the item. */
export type RefusedItem = AskedItem & { failure: ApiFailure };

export interface SavedForLaterContext {
  /** Null until it is known. */
  shopper: Shopper | null;
  list: SavedForLater | null;
  /** Items that were removed: a late answer does not bring one back. */
  gone: string[];
  /** Oldest first; the first is in progress. */
  asked: AskedItem[];
  refused: RefusedItem | null;
}

export type SavedForLaterEvent =
  | { type: 'shopper.changed'; shopper: Shopper }
  /** An item moved from the cart onto the list, which is in the cart's answer. */
  | { type: 'list.changed'; list: SavedForLater }
  /** The shopper wants an item back in the cart. */
  | { type: 'move.requested'; itemId: string }
  | { type: 'removal.requested'; itemId: string }
  | { type: 'quantity.requested'; itemId: string; qty: number }
  | { type: 'list.retried' };

/** The input to change its quantity on the list. */
export interface CountedItem {
  saveForLaterId: string;
  itemId: string;
  productId: string;
  qty: number;
}

/** The input to add it to the cart again. */
export type MovedItem = Pick<SavedItem, 'productId' | 'upc' | 'qty' | 'pageUrl' | 'recipeId'>;
