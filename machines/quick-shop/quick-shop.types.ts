import type { Product } from '#openapi/generated/waymark.gen.ts';
import type { Chosen } from '#machines/product/product.types.ts';

/** Which product the dialog opens with; whoever opens it passes this. */
export interface QuickShopInput {
  productId: string;
  /** The variant of a line of the cart or of a saved item: its options are chosen at first. */
  upc?: string;
  /** The recipe of a customised line; another colour is as the shop makes it. */
  recipeId?: string;
}

export interface QuickShopContext {
  productId: string;
  upc: string | null;
  recipeId: string | null;
  /** What was chosen in the last colour, kept for the next. */
  chosen: Chosen;
  /** Null until the first one was read; while another colour is read, the last one. */
  product: Product | null;
}

export type QuickShopEvent =
  /** A swatch: each colour is a product of its own. */
  | { type: 'colour.chosen'; productId: string; chosen: Chosen }
  | { type: 'product.retried' }
  /** The cart or the saved list has it. */
  | { type: 'product.taken' };
