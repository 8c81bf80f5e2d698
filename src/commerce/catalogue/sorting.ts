import type { ListingSort } from '#openapi/generated/waymark.gen.ts';
import { currentIn } from './price.ts';
import type { Product, Style } from './model.ts';
import type { Site } from './site.ts';
import type { ProductStock } from './stock.ts';
import { word } from './vocabulary.ts';

/** A style in a listing and the colour that is shown. */
export interface Shown {
  style: Style;
  product: Product;
}

/** Added to the sales of a new style, for two months. */
const NEW_BONUS = 800;
const isNew = ({ doc }: Style, today: number): boolean => today - Date.parse(doc.publishedOn) < 60 * 86_400_000;

/** Products that cannot be bought are last. */
const sinks = ({ product }: Shown, stock: ProductStock): number =>
  product.doc.comingSoon || stock.isSoldOut(product) ? 1 : 0;

/**
 * Sorts in the shop's own order: best-selling and new styles first, two styles of a family at a time, so that a large
 * listing begins with a mix of families. Sold-out and coming-soon products are last.
 */
export function byMerit(shown: readonly Shown[], stock: ProductStock, now: number): Shown[] {
  const scored = shown.map((one) => ({
    one,
    score: one.style.doc.popularity + (isNew(one.style, now) ? NEW_BONUS : 0),
    sink: sinks(one, stock),
    round: 0,
  }));
  scored.sort((a, b) => b.score - a.score || (a.one.style.id < b.one.style.id ? -1 : 1));
  const taken = new Map<string, number>();
  for (const entry of scored) {
    const rank = taken.get(entry.one.style.doc.family) ?? 0;
    entry.round = Math.floor(rank / 2);
    taken.set(entry.one.style.doc.family, rank + 1);
  }
  return scored.sort((a, b) => a.sink - b.sink || a.round - b.round || b.score - a.score).map(({ one }) => one);
}

const lowest = ({ variants }: Product, { currency }: Site): number =>
  Math.min(...variants.map(({ price }) => currentIn(price, currency)));

/** Sorts by anything but merit. The sort is stable. */
export function sortedBy(sort: Exclude<ListingSort, 'featured'>, shown: readonly Shown[], site: Site): Shown[] {
  const keyOf = (one: Shown): readonly [number, number] => {
    const { rating, doc } = one.style;
    if (sort === 'newest') return [-Date.parse(doc.publishedOn), 0];
    if (sort === 'rating') return rating ? [-rating.score, -rating.reviewsCount] : [0, 0];
    return [sort === 'price-asc' ? lowest(one.product, site) : -lowest(one.product, site), 0];
  };
  return shown
    .map((one) => ({ one, key: keyOf(one) }))
    .sort((a, b) => a.key[0] - b.key[0] || a.key[1] - b.key[1])
    .map(({ one }) => one);
}

const orders: readonly ListingSort[] = ['featured', 'newest', 'price-asc', 'price-desc', 'rating'];

export const sortOptions = ({ language }: Site, isSearch: boolean) =>
  orders.map((value) => ({
    value,
    label: word(isSearch && value === 'featured' ? 'sort.match' : `sort.${value}`, language),
  }));
