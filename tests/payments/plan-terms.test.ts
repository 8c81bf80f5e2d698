import { expect, test, vi } from 'vitest';
import { PaymentProviderError, type PlanTerms } from '#src/commerce/payments/payment-provider.ts';
import { createPlanTerms } from '#src/commerce/payments/plan-terms.ts';

const terms: PlanTerms = { payments: 3, least: 3500, most: 200_000 };
const down = () => Promise.reject(new PaymentProviderError('unavailable', 'down'));

function open(...answers: (() => Promise<PlanTerms | null>)[]) {
  let now = 0;
  const planTerms = vi.fn(async (): Promise<PlanTerms | null> => null);
  for (const answer of answers) planTerms.mockImplementationOnce(answer);
  return {
    read: createPlanTerms({ payments: { planTerms }, clock: () => now }),
    planTerms,
    pass: (minutes: number) => void (now += minutes * 60_000),
  };
}

test('plan terms are loaded once an hour for all shoppers', async () => {
  const { read, planTerms, pass } = open(async () => terms);
  expect(await Promise.all([read(), read()])).toEqual([terms, terms]);
  pass(59);
  await read();
  expect(planTerms).toHaveBeenCalledTimes(1);
  pass(1);
  expect(await read()).toEqual(terms);
  expect(planTerms).toHaveBeenCalledTimes(2);
});

test('the last terms stay valid while the lender is unavailable, and are loaded again', async () => {
  const { read, planTerms, pass } = open(
    async () => terms,
    down,
    async () => null,
  );
  await read();
  pass(60);
  for (let look = 0; look < 3; look += 1) {
    expect(await read()).toEqual(terms);
    await new Promise(setImmediate);
  }
  expect(planTerms).toHaveBeenCalledTimes(2);
  pass(1);
  await read();
  await new Promise(setImmediate);
  expect(await read()).toBeNull();
});

test('a lender that does not answer delays no page', async () => {
  const { read, planTerms } = open(() => new Promise(() => undefined));
  const began = performance.now();
  expect(await Promise.all([read(), read()])).toEqual([null, null]);
  expect(performance.now() - began).toBeLessThan(5000);
  expect(planTerms).toHaveBeenCalledTimes(1);
});
