import type { RecommendationSource } from '#openapi/generated/waymark.gen.ts';
import type { Model, Product } from './model.ts';
import { type ProductStock, unitsToBuy } from './stock.ts';

export interface Recommendation {
  source: RecommendationSource;
  productIds: readonly string[];
  categoryId: string | undefined;
  count: number;
}

interface Asked {
  source: RecommendationSource;
  productIds: readonly string[];
  /** The products of the category, or of the shop, the best first. */
  best: () => readonly Product[];
}

interface Room {
  model: Model;
  stock: ProductStock;
}

const isBuyable = (product: Product, stock: ProductStock): boolean =>
  product.variants.some((variant) => unitsToBuy(product, variant, stock) > 0);

/** Returns the first of each list, then the second of each, and so on. */
const inTurns = <Item>(lists: readonly (readonly Item[])[]): Item[] =>
  Array.from({ length: Math.max(0, ...lists.map(({ length }) => length)) }, (_, turn) =>
    lists.flatMap((list) => list.slice(turn, turn + 1)),
  ).flat();

/** What goes with these products, without their own styles. A colour that is sold out gives way to another. */
function related(productIds: readonly string[], { model, stock }: Room): Product[] {
  const own = productIds.flatMap((id) => model.productById.get(id)?.style ?? []);
  const named = inTurns([...new Set(own)].map(({ doc }) => doc.recommendationIds));
  return named.flatMap((id) => {
    const product = model.productById.get(id);
    if (!product || own.includes(product.style)) return [];
    return [product, ...product.style.products].find((colour) => isBuyable(colour, stock)) ?? [];
  });
}

/** Returns products that can be bought, each style once (catalogue 9, Recommendation carousel). */
export function recommendedFrom({ source, productIds, best }: Asked, room: Room): Product[] {
  const found = {
    products: () => productIds.flatMap((id) => room.model.productById.get(id) ?? []),
    related: () => related(productIds, room),
    category: best,
    bestsellers: best,
  }[source]();
  const byStyle = new Map<string, Product>();
  for (const product of found)
    if (!byStyle.has(product.style.id) && isBuyable(product, room.stock)) byStyle.set(product.style.id, product);
  return [...byStyle.values()];
}
