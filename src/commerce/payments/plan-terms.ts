import { setTimeout as pause } from 'node:timers/promises';
import type { PaymentProvider, PlanTerms } from './payment-provider.ts';
import type { Clock } from '../clock.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;
/** Milliseconds that a page waits for a lender that has not answered yet. */
const PATIENCE = 300;

/**
 * Returns the lender's terms, cached for an hour. Null if the lender lends nothing or does not answer: then pages do
 * not mention pay later.
 */
export type ReadPlanTerms = () => Promise<PlanTerms | null>;

/** Caches the terms for everybody. While they are fetched again, the last answer is used. */
export function createPlanTerms({
  payments,
  clock,
}: {
  payments: Pick<PaymentProvider, 'planTerms'>;
  clock: Clock;
}): ReadPlanTerms {
  let terms: PlanTerms | null = null;
  let freshUntil = -Infinity;
  let asking: Promise<void> | null = null;

  const ask = (): Promise<void> =>
    payments
      .planTerms()
      .then(
        (said) => {
          terms = said;
          freshUntil = clock() + HOUR;
        },
        () => {
          freshUntil = clock() + MINUTE;
        },
      )
      .finally(() => {
        asking = null;
      });

  return async () => {
    if (clock() >= freshUntil) asking ??= ask();
    if (asking && !terms) await Promise.race([asking, pause(PATIENCE, undefined, { ref: false })]);
    return terms;
  };
}
