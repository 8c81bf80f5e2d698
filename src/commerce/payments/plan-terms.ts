import { setTimeout as pause } from 'node:timers/promises';
import type { PaymentProvider, PlanTerms } from './payment-provider.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;
/** Milliseconds that a page waits for a lender that has never answered. */
const PATIENCE = 300;

/**
 * Asks for what the lender lends, as it said within the last hour. Null where that is nothing, or cannot be had: then
 * no page speaks of it.
 */
export type ReadPlanTerms = () => Promise<PlanTerms | null>;

/** Terms are asked for once for everybody; while they are asked for again, what was said last holds. */
export function createPlanTerms({
  payments,
  clock,
}: {
  payments: Pick<PaymentProvider, 'planTerms'>;
  clock: () => number;
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
