/** Units on the web shelf and per store; `outcome` names why a variant is an exception. */
export type StockOutcome =
  | 'exactly-one-left'
  | 'none'
  | 'gone-between-cart-and-order'
  | 'part-gone-between-cart-and-order';

export interface StockException {
  variantId: string;
  outcome: StockOutcome;
  /** What the shelf says when a shopper looks. */
  quantity: number;
  /** What it says when the order is placed; absent: the same. */
  quantityAtOrder?: number;
}

/** A shelf of a store with a story. */
export interface StoreStockException {
  storeId: string;
  variantId: string;
  quantity: number;
  /** What it says when the order is placed; absent: the same. */
  quantityAtOrder?: number;
}
