import type { PaymentForm, PaymentPayer } from '#openapi/generated/waymark.gen.ts';

/** Who approves: the lender, or PayPal. The way there and back is the same. */
export type ApprovalMethod = 'pay-later' | 'paypal';

/** What the provider would pay: one cart, and exactly this amount. */
export interface Approval {
  /** One-time: placing the order uses it up. */
  token: string;
  basketId: string;
  /** Minor units. */
  amount: number;
  /** Of an express approval, which pays any amount up to this one. */
  most?: number;
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
  /**
   * @fact Who is asked; the way is the same. Of a shopper who is back it is a guess for the words, until the service
   * says whose token it is.
   */
  method: ApprovalMethod;
}

export interface PayLaterContext extends PayLaterInput {
  form: PaymentForm | null;
  approval: Approval | null;
  /** Of an express approval: who pays, and where they want it. */
  payer: PaymentPayer | null;
  /** @fact The output, for the caller's message; which way it ended decides nothing here. */
  ending: PayLaterEnding | null;
}

export type PayLaterEvent =
  /** The browser restored this page as it was left. */
  | { type: 'shopper.returned' }
  /** The shopper wants to pay in another way. */
  | { type: 'otherWay.chosen' }
  | { type: 'payLater.retried' };

export type PayLaterOutput = { method: ApprovalMethod } & (
  | { approval: Approval; payer: PaymentPayer | null }
  | { approval: null; ending: PayLaterEnding }
);
