import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paymentsOf } from '#src/domain/instalments.ts';

test('payments sum to the total and are nearly equal, the largest first', () => {
  fc.assert(
    fc.property(fc.integer({ min: 60, max: 100_000_000 }), fc.integer({ min: 2, max: 60 }), (amount, count) => {
      const payments = paymentsOf(amount, count);
      expect(payments).toHaveLength(count);
      expect(payments.reduce((sum, one) => sum + one, 0)).toBe(amount);
      expect(payments[0]! - payments.at(-1)!).toBeLessThanOrEqual(1);
      expect(payments).toEqual(payments.toSorted((a, b) => b - a));
    }),
  );
});
