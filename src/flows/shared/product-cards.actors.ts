import type { ProductCard } from '#openapi/generated/waymark.gen.ts';
import { api } from '#src/api/api.ts';
import { unwrap } from '#src/api/problem.ts';
import type { LocaleCode } from '#src/domain/locale.ts';

/** Reads the cards of products, in the order of the ids. One that the catalogue does not have any more is absent. */
export async function readCards(
  ids: readonly string[],
  locale: LocaleCode,
  signal?: AbortSignal,
): Promise<ProductCard[]> {
  if (ids.length === 0) return [];
  const query = { locale, count: ids.length, filter: [`productId:${ids.join(',')}`] };
  const call = api.GET('/products/v2/catalog', { params: { query }, ...(signal ? { signal } : {}) });
  const { products } = await unwrap(call);
  return ids.flatMap((id) => products.find((card) => card.id === id) ?? []);
}
