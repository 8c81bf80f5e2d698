/** Products that are compared at most (catalogue 7, `/fapi/components/compare`). */
export const MOST_COMPARED = 4;

const productId = /^[A-Z]{2,4}\d[A-Z0-9]{3,8}$/;

/** Reads the product ids of an address `/compare?p=A,B`: each once, four at most, without what is no product id. */
export function comparedIds(value: unknown): string[] {
  if (typeof value !== 'string') return [];
  const ids = value.split(',').filter((id) => productId.test(id));
  return [...new Set(ids)].slice(0, MOST_COMPARED);
}

/** The path of the page that compares these products, without the locale. */
export const comparePath = (ids: readonly string[]): string =>
  ids.length === 0 ? '/compare' : `/compare?p=${ids.slice(0, MOST_COMPARED).join(',')}`;
