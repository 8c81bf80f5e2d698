import { type FacetKey, isFacetKey } from './facet-values.ts';

/** The filters of a listing: values of one key are joined by OR, keys by AND. */
export interface Filters {
  selected: Map<FacetKey, string[]>;
  /** Only these products, in this order; null: all. */
  productIds: string[] | null;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** Reads `key:value1,value2` with each value percent-encoded. Ignores a key that no facet has. */
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

/** Returns a normal form of the filters, for the key of a cache. */
export const nameOf = ({ selected, productIds }: Filters): string =>
  JSON.stringify([[...selected].map(([key, values]) => [key, [...values].sort()]).sort(), productIds]);
