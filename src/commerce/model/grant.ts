import type { Audience } from './promotion.ts';

/**
 * A shopper's personal discount, and how much they may still spend with it this year, in minor units of the cart's
 * currency.
 */
export interface Grant {
  audience: Audience;
  annual: number;
  left: number;
}
