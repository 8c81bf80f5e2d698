import type { Currency } from '#openapi/generated/waymark.gen.ts';
import { formatMoney } from '#src/domain/money.ts';
import type { Site } from './site.ts';
import { word } from './vocabulary.ts';

/** Limits between price ranges, in whole units. */
const steps: Record<Currency, readonly number[]> = {
  USD: [25, 50, 100, 150, 200, 300],
  CAD: [30, 75, 150, 200, 275, 400],
  GBP: [20, 40, 80, 120, 160, 250],
  EUR: [25, 50, 100, 150, 200, 300],
};

/** Higher than any price: the end of the last range. */
const OPEN_END = 99_999_999;

export interface PriceRange {
  low: number;
  high: number;
}

const nameOf = ({ low, high }: PriceRange): string => `${low}-${high}`;

/** Ranges with both ends included, in minor units: 5000-9999 is from $50 to just below $100. */
const rangesOf = (currency: Currency): PriceRange[] => {
  const edges = [0, ...steps[currency].map((units) => units * 100)];
  return edges.map((low, at) => ({ low, high: (edges[at + 1] ?? OPEN_END + 1) - 1 }));
};

const ranges = Object.fromEntries(
  Object.keys(steps).map((currency) => [currency, rangesOf(currency as Currency)]),
) as Record<Currency, PriceRange[]>;

export const bucketsHolding = (amount: number, currency: Currency): string[] =>
  ranges[currency].filter(({ low, high }) => low <= amount && amount <= high).map(nameOf);

/** Reads a range in minor units, also one that a slider made; null if it is not a range. Both ends may be left out. */
export function rangeOf(value: string): PriceRange | null {
  const found = /^(\d{0,11})-(\d{0,11})$/.exec(value);
  if (!found || value === '-') return null;
  return { low: Number(found[1] || 0), high: found[2] ? Number(found[2]) : OPEN_END };
}

/** "Under $25", "$50 to $100", "$300 and over". */
export function rangeLabel(value: string, { currency, locale, language }: Site): string {
  const range = rangeOf(value);
  if (!range) return value;
  const money = (amount: number) => formatMoney(amount, currency, locale, { trimZeros: true });
  const end = range.high % 100 === 99 ? range.high + 1 : range.high;
  if (range.low === 0) return word('price.under', language, { amount: money(end) });
  return range.high >= OPEN_END
    ? word('price.over', language, { amount: money(range.low) })
    : word('price.between', language, { low: money(range.low), high: money(end) });
}
