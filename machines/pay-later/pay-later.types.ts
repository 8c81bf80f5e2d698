import type { PaymentForm } from '#openapi/generated/waymark.gen.ts';

/** What the provider would pay: one cart, and exactly this amount. */
export interface Approval {
  /** One-time: placing the order uses it up. */
  token: string;
  basketId: string;
  /** Minor units. */
  amount: number;
}

/**
 * Why there is no approval. `not-approved`: the provider would not lend, and has no form. `expired`: the approval that
 * the shopper came back with is no longer valid. `unavailable`: there was no answer.
 */
export type PayLaterEnding = 'refused' | 'abandoned' | 'expired' | 'not-approved' | 'unavailable';

export interface PayLaterInput {
  /** The cart to be paid. */
  basketId: string;
  /** The approval token that the shopper came back with; null for a shopper who has not left yet. */
  token: string | null;
}

export interface PayLaterContext extends PayLaterInput {
  form: PaymentForm | null;
  approval: Approval | null;
  /** @fact The output, for the caller's message; which way it ended decides nothing here. */
  ending: PayLaterEnding | null;
}

export type PayLaterEvent =
  /** The browser restored this page as it was left. */
  | { type: 'shopper.returned' }
  /** The shopper wants to pay in another way. */
  | { type: 'otherWay.chosen' }
  | { type: 'payLater.retried' };

export type PayLaterOutput = { approval: Approval } | { approval: null; ending: PayLaterEnding };
