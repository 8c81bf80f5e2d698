import type { Amounts, Language, ShopCountry } from './locale.ts';

export type PromotionEffect =
  | { kind: 'percent'; basisPoints: number }
  | { kind: 'amount'; off: Amounts }
  | { kind: 'free-shipping' }
  | { kind: 'gift'; productId: string };

/** Groups with a personal discount, up to a yearly amount. */
export type Audience = 'EMPLOYEE' | 'WRANX' | 'IPA';

export interface Promotion {
  id: string;
  campaignId: string;
  /** Null: automatic, no code needed. */
  code: string | null;
  level: 'ORDER' | 'PRODUCT' | 'SHIPPING';
  /**
   * In the name and in the callout message, `{off}` and `{threshold}` are replaced by the amounts below, in the
   * currency of the cart.
   */
  name: string;
  /** The message in the cart; for approaching promotions three parts: approaching|distance|earned. */
  calloutMessage: string;
  /** Both texts in the other languages; English if there are none. */
  words?: Partial<Record<Exclude<Language, 'en'>, { name: string; calloutMessage: string }>>;
  effect: PromotionEffect;
  /**
   * The group that gets the discount: employees who accepted its terms, or professionals (core 6), as a percentage off
   * the order; absent: everybody.
   */
  audience?: Audience;
  /** Only members of the loyalty programme get it, in the shops of these countries; absent: everybody. */
  memberCountries?: readonly ShopCountry[];
  /** Minimum order value; null: none. */
  threshold: Amounts | null;
  /** Categories whose products a PRODUCT promotion applies to; null: all. */
  categoryIds: string[] | null;
  /** Shows how far away the threshold is. */
  approaching: { displayLevel: 'CART' | 'MINI_CART' | 'BOTH'; fromBasisPoints: number } | null;
  /** ISO date-times; null: no limit. */
  startsAt: string | null;
  endsAt: string | null;
  /** Maximum redemptions in total; null: no limit. */
  limit: number | null;
  /** Each shopper may use it once. */
  isOncePerShopper?: true;
}
