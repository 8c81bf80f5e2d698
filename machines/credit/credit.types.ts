import type { Currency } from '#openapi/generated/waymark.gen.ts';
import type { ApiFailure } from '#machines/shared/failure.ts';

/** An athlete's credit for a year, in minor units. What this cart uses is in the cart. */
export interface Credit {
  annualCredit: number;
  /** The part that orders have used. */
  currentSpend: number;
  /** @fact Currency of the amounts, from the service. */
  currency: Currency;
}

export interface CreditContext {
  /** Null: nobody is signed in, or they are not an athlete. */
  credit: Credit | null;
  /** Why the last try was refused. */
  failure: ApiFailure | null;
}

export type CreditEvent =
  | { type: 'credit.chosen' }
  | { type: 'credit.removeRequested'; instrumentId: string }
  | { type: 'credit.retried' };
