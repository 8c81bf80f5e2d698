import type { Address, Currency, Flash, GiftOption, Locale } from '#openapi/generated/waymark.gen.ts';
import type { PriceAdjustment } from '#src/domain/price-adjustments.ts';

/** A line that is collected in a store: from its own shelf (pickup), or sent there first. */
export interface StoreDelivery {
  kind: 'pickup' | 'sts';
  storeId: string;
}

/** A line as the cart remembers it: what the shopper chose. What it costs is decided anew by the catalogue. */
export interface CartLine {
  itemId: string;
  productId: string;
  upc: string;
  qty: number;
  /** The most that the shopper was offered; the product's own limit and the shelf hold anyway. */
  maxQty: number | null;
  recipeId: string | null;
  /** Value of a gift card of the shopper's own choice, in minor units of the cart's currency. */
  customAmount: number | null;
  giftOption: GiftOption | null;
  pdpUrl: string | null;
  /** Absent: it goes to the home, is made to order, or goes by e-mail. */
  delivery?: StoreDelivery;
}

export type ShippingGroup = 'me' | 'customs';

export interface GiftCardOnCart {
  instrumentId: string;
  number: string;
  /** What it may pay at most; null: as much as it can. */
  limit: number | null;
  /** What was left on it when it was put on the cart; the truth is read when the order is placed. */
  balance: number;
}

/** Points of a member that became a voucher; they leave the member when the order is placed. */
export interface RewardOnCart {
  instrumentId: string;
  points: number;
  /** What the voucher is worth, in minor units of the cart's currency. */
  amount: number;
}

/** Credit of an athlete that pays as much as it can; it is used when the order is placed. */
export interface CreditOnCart {
  instrumentId: string;
  /** What it may pay at most; null: as much as it can. */
  limit: number | null;
  /** What was left of the year when it was put on the cart; the truth is read when the order is placed. */
  balance: number;
}

/** A reward code or card of the customer. */
export interface StoredRewardOnCart {
  id: string;
  kind: 'REWARD_CODE' | 'REWARD_CARD';
  lastFour: string;
  /** What was left of it when it was put on the cart; the truth is read when the order is placed. */
  balance: number;
}

/** What an associate took off, and why. It counts while a session that sells prices the cart. */
export interface PriceAdjustmentOnCart extends PriceAdjustment {
  reasonCode: string;
  /** Consumer number of the second associate, where it takes off more than the first may alone. */
  agreedBy?: string;
}

export interface CartDoc {
  /** ISO; absent in carts from before it was kept. */
  createdAt?: string;
  lines: CartLine[];
  couponCodes: string[];
  /** Chosen methods by shipping group; without one the default goes. */
  shippingMethods: Partial<Record<ShippingGroup, string>>;
  shippingAddress: Address | null;
  /** Who collects what goes to a store, where nothing goes to a home. */
  collector?: Address | null;
  billingAddress: Address | null;
  email: string | null;
  /** Hash of the browser that checks out, for the payment provider's fraud check. */
  deviceFingerprint?: string;
  giftCards: GiftCardOnCart[];
  /** It pays first. */
  credit?: CreditOnCart | null;
  /** One at most; it pays before the gift cards do. */
  reward?: RewardOnCart | null;
  /** Reward codes and cards; they pay after the voucher. */
  storedRewards?: StoredRewardOnCart[];
  /** In the order in which they were added. */
  priceAdjustments?: PriceAdjustmentOnCart[];
  /** Makes ids of lines, instruments and adjustments; never goes back. */
  counter: number;
  /** The last changes by their Idempotency-Key, newest first. */
  seenKeys: string[];
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

/** What a change found on its way; told once, by the answer to the call. */
export type Flashes = Flash[];

export const emptyCart = (): CartDoc => ({
  lines: [],
  couponCodes: [],
  shippingMethods: {},
  shippingAddress: null,
  billingAddress: null,
  email: null,
  giftCards: [],
  counter: 0,
  seenKeys: [],
});
