import type { Audience } from '../model/promotion.ts';

/**
 * A discount of the shopper's own, and what they may still pay with it this year, in minor units of the cart's
 * currency.
 */
export interface Grant {
  audience: Audience;
  annual: number;
  left: number;
}
