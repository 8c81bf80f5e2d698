import type {
  InventoryEntry,
  Product,
  ProductVariantAttributes,
  SubscriptionType,
} from '#openapi/generated/waymark.gen.ts';
import type { ApiFailure } from '#machines/shared/failure.ts';

/** The choices beside the colour: a colour is a product of its own. */
export type ChoiceType = Exclude<keyof ProductVariantAttributes, 'color'>;
export type Chosen = Partial<Record<ChoiceType, string>>;

export interface ProductInput {
  product: Product;
  /** From the address: an earlier choice, or a form without script. */
  chosen: Chosen;
  /** The line of the cart to change, from the address: a shopper comes back from the customiser. */
  itemId?: string;
}

export interface ProductContext {
  product: Product;
  chosen: Chosen;
  /** The line of the cart to change; null: the product is added. */
  itemId: string | null;
  /** Pieces to add. */
  quantity: number;
  /** Stock that was read after the page was rendered, by variant; null until then. */
  stock: Record<string, InventoryEntry> | null;
  /**
   * Whether the shopper is signed in, which a presale requires (catalogue 6).
   * @fact A state of the session's chart, sent to this one.
   */
  isRegistered: boolean;
  /** Why the last add was refused. */
  failure: ApiFailure | null;
}

/** The item to add to the cart. */
export interface Addition {
  productId: string;
  upc: string;
  qty: number;
  recipeId?: string;
}

/**
 * `retriesOn`: the refusal after which it is retried without the shopper. `itemId`: the line of the cart to change
 * instead of an add.
 */
export type AskedAddition = Addition & { retriesOn?: string; itemId?: string };

export type ProductEvent =
  | { type: 'option.chosen'; attribute: ChoiceType; value: string }
  | { type: 'quantity.chosen'; quantity: number }
  | { type: 'purchase.requested' }
  /** The shopper wants to collect the chosen variant in a store. */
  | { type: 'pickup.requested' }
  /** The product was added to the cart, from this page or elsewhere. */
  | { type: 'item.added' }
  /** Someone signed in or out. */
  | { type: 'shopper.changed'; isRegistered: boolean }
  /** The stock was read again. */
  | { type: 'stock.changed' }
  /** The cart has less stock than this page shows. */
  | { type: 'stock.doubted' };

/** A dialog that the page opens, with its data. */
export type DialogRequest =
  | {
      type: 'dialog.requested';
      name: 'notify-me';
      data: { productId: string; upc: string; name: string; choice: string; subscriptionType?: SubscriptionType };
    }
  | { type: 'dialog.requested'; name: 'pickup-in-store'; data: { item: Addition & { name: string } } }
  | { type: 'dialog.requested'; name: 'sign-in'; data: Record<string, never> };

/**
 * `editable`: choices can be made and change what is offered. `busy`: a call to the cart is in progress. `buyable`:
 * there is something to add.
 */
export type ProductTag = 'editable' | 'busy' | 'buyable';
