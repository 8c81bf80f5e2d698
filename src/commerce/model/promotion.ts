import type { Amounts, Language } from './locale.ts';

export type PromotionEffect =
  | { kind: 'percent'; basisPoints: number }
  | { kind: 'amount'; off: Amounts }
  | { kind: 'free-shipping' }
  | { kind: 'gift'; productId: string };

/** Who has a discount of their own, up to what they may spend in a year. */
export type Audience = 'EMPLOYEE' | 'WRANX' | 'IPA';

export interface Promotion {
  id: string;
  campaignId: string;
  /** Null: automatic, no code needed. */
  code: string | null;
  level: 'ORDER' | 'PRODUCT' | 'SHIPPING';
  /**
   * Here and in what the cart says, `{off}` and `{threshold}` stand for the amounts below, in the currency of the cart.
   */
  name: string;
  /** What the cart says; for approaching promotions three parts: approaching|distance|earned. */
  calloutMessage: string;
  /** Both in the other languages; English where there are none. */
  words?: Partial<Record<Exclude<Language, 'en'>, { name: string; calloutMessage: string }>>;
  effect: PromotionEffect;
  /**
   * Whose discount it is: employees who accepted its terms, or professionals (core 6), a percentage off the order;
   * absent: everybody's.
   */
  audience?: Audience;
  /** Order value before it counts; null: none. */
  threshold: Amounts | null;
  /** Which products a PRODUCT promotion touches; null: all. */
  categoryIds: string[] | null;
  /** Show how far away the threshold is. */
  approaching: { displayLevel: 'CART' | 'MINI_CART' | 'BOTH'; fromBasisPoints: number } | null;
  /** ISO date-times; null: open. */
  startsAt: string | null;
  endsAt: string | null;
  /** Redemptions allowed in all; null: no limit. */
  limit: number | null;
  /** Each shopper may use it once. */
  isOncePerShopper?: true;
}
