import type { ConsumerDoc } from '#src/commerce/model/customer.ts';
import type { Currency } from '#src/commerce/model/locale.ts';

export type Role =
  | 'registered'
  | 'loyalty'
  | 'employee-terms-accepted'
  | 'employee-terms-open'
  | 'doubtful'
  | 'athlete'
  | 'wranx'
  | 'ipa'
  | 'partially-enrolled'
  | 'locked'
  | 'associate';

/** Demo data: the password is for local use and is hashed at seeding. */
export interface Person extends ConsumerDoc {
  role: Role;
  consumerNo: string;
  email: string;
  demoPassword: string;
  consumerType: 'REGISTERED' | 'EMPLOYEE';
  isLocked: boolean;
  /** Products that they have marked, the newest first. */
  favouriteProductIds: string[];
  cards: PersonCard[];
  orders: PastOrder[];
  /** What they put into a cart on an earlier visit; the shop has changed since. */
  leftCart: { productId: string; upc: string; qty: number }[];
}

export interface PersonCard {
  id: string;
  kind: 'CREDIT_CARD' | 'REWARD_CODE' | 'REWARD_CARD';
  brand: string;
  /** Number of a test card. */
  number: string;
  expiryMonth: number;
  expiryYear: number;
  isDefault: boolean;
}

/** An order that was never placed: made up, so that a history has something in it. */
export interface PastOrder {
  orderNumber: string;
  /** Before the day on which the shop was seeded. */
  daysAgo: number;
  /** PLACED can be cancelled for as long as the demo lives; PROCESSING is being packed. */
  status: 'PLACED' | 'PROCESSING' | 'SHIPPED' | 'DELIVERED' | 'READY_FOR_PICKUP' | 'CANCELLED' | 'RETURNED';
  shippingMethod: string;
  storeId: string | null;
  trackingNumber: string | null;
  /** An athlete's credit of the year paid all of it, in place of a card. */
  isPaidByCredit?: boolean;
  /** A wallet paid it, in place of a card. */
  wallet?: 'PAYPAL' | 'DW_APPLE_PAY';
  lines: { variantId: string; qty: number; giftOption?: { email: string; message: string; to: string } }[];
}

/** A reward code or card of a customer. */
export interface StoredReward {
  id: string;
  consumerNo: string;
  kind: 'REWARD_CODE' | 'REWARD_CARD';
  /** What is written on it: upper case, or digits; its last four are digits. */
  code: string;
  currency: Currency;
  balance: number;
  note: string;
}
