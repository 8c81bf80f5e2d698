import { allocate, shareOf } from './largest-remainder.ts';

export interface TaxRate {
  basisPoints: number;
  /** True if prices include the tax (EMEA); false if it is added to them (NORA). */
  isIncluded: boolean;
  taxesShipping: boolean;
}

export interface Tax {
  total: number;
  /** One per line, in the order of the lines; with `shipping` they add up to `total`. */
  lines: number[];
  shipping: number;
}

/** The tax that is included in an amount, half a unit rounded up. */
export const includedTax = (amount: number, basisPoints: number): number => {
  const whole = 10_000n + BigInt(basisPoints);
  return Number((BigInt(amount) * BigInt(basisPoints) + whole / 2n) / whole);
};

/**
 * Calculates the tax of an order: once for the sum of all taxed amounts, then shared out, so that the parts add up to
 * the total. Amounts are after promotions. Without a rate (no address yet) the tax is 0.
 */
export function taxOf(
  lines: readonly { amount: number; isTaxed: boolean }[],
  shipping: number,
  rate: TaxRate | null,
): Tax {
  if (!rate || rate.basisPoints === 0) return { total: 0, lines: lines.map(() => 0), shipping: 0 };
  const weights = [...lines.map((line) => (line.isTaxed ? line.amount : 0)), rate.taxesShipping ? shipping : 0];
  const base = weights.reduce((sum, weight) => sum + weight, 0);
  const total = rate.isIncluded ? includedTax(base, rate.basisPoints) : shareOf(base, rate.basisPoints);
  const shares = allocate(total, weights);
  return { total, lines: shares.slice(0, -1), shipping: shares.at(-1) ?? 0 };
}
