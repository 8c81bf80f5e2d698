import type { AdjustmentType, PriceAdjustment, PromotionLevel } from '#openapi/generated/waymark.gen.ts';
import type { ApiFailure } from '#machines/shared/failure.ts';

/** Reasons for an adjustment; the shop's own codes. */
export const reasons = ['DAMAGED', 'PRICE_MATCH', 'SERVICE', 'OTHER'] as const;
export type AdjustmentReason = (typeof reasons)[number];

/** The subject of an adjustment: an item with all of its pieces, the goods, or the delivery. */
export interface Adjustable {
  level: PromotionLevel;
  /** At level PRODUCT. */
  itemId?: string;
  /** Price without an adjustment, all pieces together, in minor units. */
  price: number;
  /** Number of pieces; amounts and new prices are for each of them. */
  pieces: number;
  currency: string;
}

export interface PriceAdjustmentInput {
  /** `en-us`: the format of amounts. */
  locale: string;
  thing: Adjustable;
  /** The existing adjustment, which is changed or removed. */
  adjustment: PriceAdjustment | null;
}

export interface PriceAdjustmentContext {
  locale: string;
  thing: Adjustable;
  /** Id of the existing adjustment. */
  adjustmentId: string | null;
  /**
   * @fact The associate's choice in the form: percent, an amount, or a new price. No step of the dialog follows from
   * it.
   */
  way: AdjustmentType;
  /** The amount as typed. */
  written: string;
  /**
   * @fact The associate's choice of a reason in the form; null before they chose. It is for the shop's books, and no
   * step of the dialog follows from it.
   */
  reasonCode: string | null;
  /** The most that the associate may give alone, in percent; null until the cart required a second one. */
  cap: number | null;
  /** Why the last try was refused, or not approved. */
  failure: ApiFailure | null;
}

export type PriceAdjustmentEvent =
  /** Percent off, an amount off, or a new price. */
  | { type: 'way.chosen'; way: AdjustmentType }
  | { type: 'value.written'; written: string }
  | { type: 'adjustment.submitted'; reasonCode: AdjustmentReason }
  /** A second associate approves and has signed in. The credentials are in no event, and not in the context. */
  | { type: 'agreement.given' }
  /** Nobody approves, or the associate wants to try another value. */
  | { type: 'agreement.declined' }
  /** The shop's own price applies again. */
  | { type: 'removal.requested' };
