import { creditMachine } from '#machines/credit/credit.machine.ts';
import type { Credit } from '#machines/credit/credit.types.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';

/** A yearly credit of $1,500, of which $40 are left. */
export const kai: Credit = { annualCredit: 150000, currentSpend: 146000, currency: 'USD' };
export const spent: Credit = { ...kai, currentSpend: 150000 };

const refusal = (errorId: string, status = 422) => ({ errorId, message: errorId, status });
export const usedUp = refusal('REW140');
export const gone = refusal('PYT404', 404);
export const lost = refusal('UNEXPECTED', 0);

export const send = {
  'credit.chosen': { type: 'credit.chosen' },
  'credit.removeRequested': { type: 'credit.removeRequested', instrumentId: 'pi-1' },
  'credit.retried': { type: 'credit.retried' },
} as const;

export const model = modelOf(creditMachine, {
  input: undefined,
  send,
  outcomes: {
    getCredit: { done: [kai, spent, null], failed: [lost] },
    applyCredit: { done: [undefined], failed: [usedUp, lost] },
    removeCredit: { done: [undefined], failed: [gone, lost] },
  },
  // A shopper without any credit left cannot choose it.
  offers: ({ context }, event) => context.credit !== spent || event.type !== 'credit.chosen',
  project: ({ credit }) => credit?.currentSpend ?? null,
  why: 'the remaining credit decides whether it can be chosen; the last refusal is only shown',
});
