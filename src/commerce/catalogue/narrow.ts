import type { Product, Style } from './model.ts';
import { facetKeys } from './facet-values.ts';
import type { Filters } from './filters.ts';
import { type PriceRange, rangeOf } from './price-buckets.ts';
import type { Unit, Units } from './units.ts';

/** The products of a listing before any filter: styles in some order, and which of their colours count. */
export interface Scope {
  styles: readonly Style[];
  counts(product: Product): boolean;
}

export interface Narrowed {
  /** The styles that match the filters, each with its matching colours, in the order of the scope. */
  found: { style: Style; products: Product[] }[];
  /** Number of styles by option number. Each facet is counted with the filters of the other facets only. */
  counts: Int32Array;
  /** The options that anything in the scope has, filtered or not. */
  isPresent: Uint8Array;
  /** Lowest and highest price among the products that match the other filters. */
  price: { min: number; max: number } | null;
}

type Test = (unit: Unit) => boolean;

const priceAt = facetKeys.indexOf('price');

function testsOf({ selected }: Filters, units: Units): { facet: number; test: Test }[] {
  return [...selected].map(([key, values]) => {
    const facet = facetKeys.indexOf(key);
    if (key === 'price') {
      const ranges = values.map(rangeOf).filter((range): range is PriceRange => range !== null);
      return { facet, test: ({ price }) => ranges.some(({ low, high }) => low <= price && price <= high) };
    }
    const wanted = new Set(values.map((value) => units.numberOf(key, value)));
    return { facet, test: ({ options }) => options[facet]?.some((number) => wanted.has(number)) ?? false };
  });
}

const ALL = -1;
const NONE = -2;

/** Returns the only facet that excludes a unit; ALL if none does, NONE if more than one does. */
function keptOutBy(unit: Unit, tests: readonly { facet: number; test: Test }[]): number {
  let by = ALL;
  for (const { facet, test } of tests) {
    if (test(unit)) continue;
    if (by !== ALL) return NONE;
    by = facet;
  }
  return by;
}

/**
 * Applies filters to a scope. Each facet is counted with the filters of the others, so an option shows how many
 * products it would leave.
 */
export function narrow(scope: Scope, filters: Filters, units: Units): Narrowed {
  const tests = testsOf(filters, units);
  const counts = new Int32Array(units.options.length);
  const isPresent = new Uint8Array(units.options.length);
  const lastCounted = new Int32Array(units.options.length).fill(-1);
  const found: Narrowed['found'] = [];
  let price: Narrowed['price'] = null;

  scope.styles.forEach((style, index) => {
    const fitting: Product[] = [];
    const count = (options: Uint16Array | undefined) => {
      for (const number of options ?? []) {
        if (lastCounted[number] === index) continue;
        lastCounted[number] = index;
        counts[number] = (counts[number] ?? 0) + 1;
      }
    };
    for (const unit of units.byStyle.get(style) ?? []) {
      if (!scope.counts(unit.product)) continue;
      for (const options of unit.options) for (const number of options) isPresent[number] = 1;
      const by = keptOutBy(unit, tests);
      if (by === NONE) continue;
      if (by === ALL) {
        for (const options of unit.options) count(options);
        if (fitting.at(-1) !== unit.product) fitting.push(unit.product);
      } else count(unit.options[by]);
      if (by === ALL || by === priceAt)
        price = { min: Math.min(unit.price, price?.min ?? Infinity), max: Math.max(unit.price, price?.max ?? 0) };
    }
    if (fitting.length > 0) found.push({ style, products: fitting });
  });
  return { found, counts, isPresent, price };
}
