import type { Where } from '#machines/shared/position.ts';
import type { StoreSearchResult } from '#openapi/generated/waymark.gen.ts';

/** One store, or those near a place. */
export type StoresMeant = Where | { storeId: string };

/** An article of the cart that a store may have: all its lines together. */
export interface ArticleInCart {
  upc: string;
  qty: number;
  name: string;
}

export interface StoreStockInput {
  where: StoresMeant;
}

export interface StoreStockContext extends StoreStockInput {
  articles: readonly ArticleInCart[];
  /** The last answer; it is about `articles`. */
  result: StoreSearchResult | null;
}

export type StoreStockEvent =
  /** The cart has other articles than before; none if it is empty. */
  { type: 'cart.changed'; articles: readonly ArticleInCart[] } | { type: 'stock.retried' };
