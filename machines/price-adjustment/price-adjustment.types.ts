import type { AdjustmentType, PriceAdjustment, PromotionLevel } from '#openapi/generated/waymark.gen.ts';
import type { ApiFailure } from '#machines/shared/failure.ts';

/** Why a price is adjusted, as the shop's own codes say it. */
export const reasons = ['DAMAGED', 'PRICE_MATCH', 'SERVICE', 'OTHER'] as const;
export type AdjustmentReason = (typeof reasons)[number];

/** What is adjusted: an item with all of its pieces, the goods, or the delivery. */
export interface Adjustable {
  level: PromotionLevel;
  /** At level PRODUCT. */
  itemId?: string;
  /** What it costs without an adjustment, all pieces together, in minor units. */
  price: number;
  /** Amounts and new prices are for each of them. */
  pieces: number;
  currency: string;
}

export interface PriceAdjustmentInput {
  /** `en-us`: how amounts are written. */
  locale: string;
  thing: Adjustable;
  /** The one that there is already: it is changed or taken off. */
  adjustment: PriceAdjustment | null;
}

export interface PriceAdjustmentContext {
  locale: string;
  thing: Adjustable;
  /** The one that there is already. */
  adjustmentId: string | null;
  /**
   * @fact What the associate chose in the form: percent, an amount, or a new price. No step of the dialog follows from
   * it.
   */
  way: AdjustmentType;
  /** How much, as it was typed. */
  written: string;
  /**
   * @fact Why, as the associate chose it in the form; null before they did. It goes to the shop's books, and no step of
   * the dialog follows from it.
   */
  reasonCode: string | null;
  /** What the associate may take off alone, in percent; null until the cart asked for a second one. */
  cap: number | null;
  /** Why the last try was refused, or not agreed to. */
  failure: ApiFailure | null;
}

export type PriceAdjustmentEvent =
  /** Percent off, an amount off, or a new price. */
  | { type: 'way.chosen'; way: AdjustmentType }
  | { type: 'value.written'; written: string }
  | { type: 'adjustment.submitted'; reasonCode: AdjustmentReason }
  /** A second associate agrees, and has signed in: how is in no event, and in nothing that the chart remembers. */
  | { type: 'agreement.given' }
  /** Nobody agrees, or another value is to be tried. */
  | { type: 'agreement.declined' }
  /** The shop's own price is to count again. */
  | { type: 'removal.requested' };
