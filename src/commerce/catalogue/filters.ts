import { type FacetKey, isFacetKey } from './facet-values.ts';

/** What a shopper narrowed a listing to; the values of one key widen it, keys narrow it. */
export interface Filters {
  selected: Map<FacetKey, string[]>;
  /** Exactly these products, in this order; null: all. */
  productIds: string[] | null;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** Reads `key:value1,value2` with each value percent-encoded. A key that no facet has is left out. */
export function filtersOf(parameters: readonly string[] | undefined): Filters {
  const filters: Filters = { selected: new Map(), productIds: null };
  for (const parameter of parameters ?? []) {
    const at = parameter.indexOf(':');
    const key = parameter.slice(0, at);
    const values = parameter
      .slice(at + 1)
      .split(',')
      .filter(Boolean)
      .map(decoded);
    if (values.length === 0) continue;
    if (key === 'productId') filters.productIds = [...(filters.productIds ?? []), ...values];
    else if (isFacetKey(key))
      filters.selected.set(key, [...new Set([...(filters.selected.get(key) ?? []), ...values])]);
  }
  return filters;
}

/** The same filters in one way of writing, for the key of a cache. */
export const nameOf = ({ selected, productIds }: Filters): string =>
  JSON.stringify([[...selected].map(([key, values]) => [key, [...values].sort()]).sort(), productIds]);
