import type { SavedForLater, SavedItem } from '#openapi/generated/waymark.gen.ts';
import type { Session } from '#machines/session/session.types.ts';
import type { ApiFailure } from '#machines/shared/failure.ts';

/** Who shops, as far as the list cares: employees have none (core 6). */
export type Shopper = Pick<Session, 'consumerNo' | 'consumerType'>;

/** What is asked of an item of the list: to go back into the cart, or away. */
export interface AskedItem {
  itemId: string;
  /** @fact What was pressed; as states, both would be drawn for each item that waits. */
  wish: 'move' | 'remove';
}

/** What could not be done, to be said beside the item. */
export type RefusedItem = AskedItem & { failure: ApiFailure };

export interface SavedForLaterContext {
  /** Null until it is known. */
  shopper: Shopper | null;
  list: SavedForLater | null;
  /** Items that were taken off: no answer that comes late brings one back. */
  gone: string[];
  /** Oldest first; the first is being done. */
  asked: AskedItem[];
  refused: RefusedItem | null;
}

export type SavedForLaterEvent =
  | { type: 'shopper.changed'; shopper: Shopper }
  /** An item went from the cart onto the list: the cart's answer has it. */
  | { type: 'list.changed'; list: SavedForLater }
  /** The shopper wants an item back in the cart. */
  | { type: 'move.requested'; itemId: string }
  | { type: 'removal.requested'; itemId: string }
  | { type: 'list.retried' };

/** What is put into the cart again. */
export type MovedItem = Pick<SavedItem, 'productId' | 'upc' | 'qty' | 'pageUrl' | 'recipeId'>;
