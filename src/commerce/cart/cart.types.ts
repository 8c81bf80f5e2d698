import type { Address, Currency, Locale } from '#openapi/generated/waymark.gen.ts';

/** A line as the cart remembers it: what the shopper chose. What it costs is decided anew by the catalogue. */
export interface CartLine {
  itemId: string;
  productId: string;
  variantId: string;
  upc: string;
  qty: number;
  recipeId: string | null;
  storeId: string | null;
  giftOption: { email: string; message: string; to: string } | null;
  pdpUrl: string | null;
}

/** A change the cart has seen: the header Idempotency-Key and a hash of what was asked with it. */
export interface SeenKey {
  key: string;
  hash: string;
}

export interface CartDoc {
  lines: CartLine[];
  couponCodes: string[];
  /** Chosen methods by shipping group. */
  shippingMethods: Partial<Record<'me' | 'customs', string>>;
  shippingAddress: Address | null;
  billingAddress: Address | null;
  /** The last keys, newest first. */
  seenKeys: SeenKey[];
}

/** A cart as a handler holds it. `version` is the one that a change must name. */
export interface Cart {
  id: string;
  version: number;
  owner: string;
  locale: Locale;
  currency: Currency;
  doc: CartDoc;
}
