import type { InventoryEntry, Product, ProductVariantAttributes } from '#openapi/generated/waymark.gen.ts';
import type { ApiFailure } from '#machines/shared/failure.ts';

/** What a shopper chooses beside the colour: a colour is a product of its own. */
export type ChoiceType = Exclude<keyof ProductVariantAttributes, 'color'>;
export type Chosen = Partial<Record<ChoiceType, string>>;

export interface ProductInput {
  product: Product;
  /** From the address: what an earlier choice or a form without script left there. */
  chosen: Chosen;
}

export interface ProductContext {
  product: Product;
  chosen: Chosen;
  /** Pieces to add. */
  quantity: number;
  /** Stock as heard after the page was made, by variant; null until then. */
  stock: Record<string, InventoryEntry> | null;
  /**
   * Whether the shopper is signed in: who may buy a presale (catalogue 6).
   * @fact A state of the session's chart, told to this one.
   */
  isRegistered: boolean;
  /** Why the last add was refused. */
  failure: ApiFailure | null;
}

/** What goes into the cart. */
export interface Addition {
  productId: string;
  upc: string;
  qty: number;
  recipeId?: string;
}

/** `retriesOn`: the refusal after which it is asked again without the shopper. */
export type AskedAddition = Addition & { retriesOn?: string };

export type ProductEvent =
  | { type: 'option.chosen'; attribute: ChoiceType; value: string }
  | { type: 'quantity.chosen'; quantity: number }
  | { type: 'purchase.requested' }
  /** It came into the cart, on this page's asking or on another's. */
  | { type: 'item.added' }
  /** Someone signed in, or out. */
  | { type: 'shopper.changed'; isRegistered: boolean }
  /** The stock was read anew. */
  | { type: 'stock.changed' }
  /** The cart says that there is less than the page does. */
  | { type: 'stock.doubted' };

/**
 * `editable`: choices can be made and change what is offered. `busy`: the cart is asked. `buyable`: there is something
 * to add.
 */
export type ProductTag = 'editable' | 'busy' | 'buyable';
