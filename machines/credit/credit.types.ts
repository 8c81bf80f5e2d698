import type { Currency } from '#openapi/generated/waymark.gen.ts';
import type { ApiFailure } from '#machines/shared/failure.ts';

/** Credit of an athlete for a year, in minor units. What the cart uses of it the cart says. */
export interface Credit {
  annualCredit: number;
  /** What orders have used of it. */
  currentSpend: number;
  /** @fact Of the money, as the service says it. */
  currency: Currency;
}

export interface CreditContext {
  /** Null: nobody is signed in, or they are no athlete. */
  credit: Credit | null;
  /** Why the last try was refused. */
  failure: ApiFailure | null;
}

export type CreditEvent =
  | { type: 'credit.chosen' }
  | { type: 'credit.removeRequested'; instrumentId: string }
  | { type: 'credit.retried' };
