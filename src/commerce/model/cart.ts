import type {
  Address,
  Currency,
  Flash,
  GiftOption,
  InteractionOrigin,
  Locale,
} from '#openapi/generated/waymark.gen.ts';
import type { PriceAdjustment } from '#src/domain/price-adjustments.ts';

/** Collection in a store: from the store's own stock (`pickup`), or sent to the store first (`sts`). */
export interface StoreDelivery {
  kind: 'pickup' | 'sts';
  storeId: string;
}

/** A line as the cart stores it: what the shopper chose. The catalogue decides the price at each pricing. */
export interface CartLine {
  itemId: string;
  productId: string;
  upc: string;
  qty: number;
  /** The largest quantity that the shopper was offered. The product's own limit and the stock apply in any case. */
  maxQty: number | null;
  recipeId: string | null;
  /** Value of a gift card if the shopper chose it, in minor units of the cart's currency. */
  customAmount: number | null;
  giftOption: GiftOption | null;
  pdpUrl: string | null;
  /** How the shopper came to the product when the line was first added; absent if nothing is known. */
  interactionOrigin?: InteractionOrigin;
  /** Absent if the line is delivered to the home, made to order, or sent by e-mail. */
  delivery?: StoreDelivery;
}

export type ShippingGroup = 'me' | 'customs';

export interface GiftCardOnCart {
  instrumentId: string;
  number: string;
  /** The most that it may pay; null if unlimited. */
  limit: number | null;
  /** The balance when it was added to the cart. The current balance is read when the order is placed. */
  balance: number;
}

/** A voucher for a member's points. The points are deducted when the order is placed. */
export interface RewardOnCart {
  instrumentId: string;
  points: number;
  /** Value of the voucher in minor units of the cart's currency. */
  amount: number;
}

/** An athlete's credit, which pays as much as it can. It is used when the order is placed. */
export interface CreditOnCart {
  instrumentId: string;
  /** The most that it may pay; null if unlimited. */
  limit: number | null;
  /** The year's balance when it was added to the cart. The current balance is read when the order is placed. */
  balance: number;
}

/** A reward code or card of the customer. */
export interface StoredRewardOnCart {
  id: string;
  kind: 'REWARD_CODE' | 'REWARD_CARD';
  lastFour: string;
  /** The balance when it was added to the cart. The current balance is read when the order is placed. */
  balance: number;
}

/**
 * A price adjustment by an associate, with its reason. It takes effect only while a session that sells prices the cart.
 */
export interface PriceAdjustmentOnCart extends PriceAdjustment {
  reasonCode: string;
  /** Consumer number of the second associate, if the adjustment takes off more than the first may alone. */
  agreedBy?: string;
}

/** An approval of PayPal for this cart, which pays what remains when the order is placed. */
export interface WalletOnCart {
  instrumentId: string;
  /** What the shopper came back with. Only the provider can read it, and it pays once and no other cart. */
  approval: string;
  /** The provider's id of the approval. */
  requestId: string;
}

export interface CartDoc {
  /** ISO date; absent in older carts. */
  createdAt?: string;
  lines: CartLine[];
  /** Of a cart for one purchase on a product page, which is not the shopper's cart. */
  storeContext?: string;
  couponCodes: string[];
  /** Chosen methods by shipping group. A group without one uses the default. */
  shippingMethods: Partial<Record<ShippingGroup, string>>;
  shippingAddress: Address | null;
  /** Who collects in a store, if nothing is delivered to a home. */
  collector?: Address | null;
  billingAddress: Address | null;
  email: string | null;
  /** Hash of the browser at the checkout, for the payment provider's fraud check. */
  deviceFingerprint?: string;
  giftCards: GiftCardOnCart[];
  /** Pays first. */
  credit?: CreditOnCart | null;
  /** At most one. It pays before the gift cards. */
  reward?: RewardOnCart | null;
  /** Reward codes and cards. They pay after the voucher. */
  storedRewards?: StoredRewardOnCart[];
  wallet?: WalletOnCart | null;
  /** In the order in which they were added. */
  priceAdjustments?: PriceAdjustmentOnCart[];
  /** Counter for the ids of lines, instruments and adjustments; it never decreases. */
  counter: number;
  /** Idempotency-Keys of the last changes, newest first. */
  seenKeys: string[];
}

/** A cart as a handler uses it. A change must name `version`. */
export interface Cart {
  id: string;
  version: number;
  owner: string;
  locale: Locale;
  currency: Currency;
  doc: CartDoc;
}

/** What a change noticed. Only the answer to this call reports it. */
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
