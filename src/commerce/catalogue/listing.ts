import type { Facet, ListingSort } from '#openapi/generated/waymark.gen.ts';
import { facetsOf } from './facets.ts';
import type { Filters } from './filters.ts';
import type { Category, Model, Product, Style } from './model.ts';
import { narrow, type Scope } from './narrow.ts';
import type { Site } from './site.ts';
import { byMerit, type Shown, sortedBy } from './sorting.ts';
import type { ProductStock } from './stock.ts';
import type { Units } from './units.ts';

/** A complete listing, before it is cut into pages. */
export interface Listing {
  shown: Shown[];
  facets: Facet[];
}

export interface ListingRoom {
  model: Model;
  units: Units;
  site: Site;
  stock: ProductStock;
  now: number;
}

/** In the sale only reduced colours count, among the new products only new ones; elsewhere every colour. */
export function scopeOf(category: Category | null, model: Model): Scope {
  if (category === null) return { styles: model.styles, counts: () => true };
  const { styles, doc } = category;
  const special = {
    sale: ({ doc }: Product) => doc.price.sale !== null,
    new: ({ doc }: Product) => doc.badge === 'NEW',
  }[doc.slug];
  if (!special) return { styles, counts: () => true };
  const strict = new Set(styles.filter(({ products }) => products.some(special)));
  return { styles, counts: (product) => !strict.has(product.style) || special(product) };
}

/** Returns the colour to show: a preferred one, if possible one that can be bought; else the first. */
function colourFor(
  products: readonly Product[],
  stock: ProductStock,
  prefers: (product: Product) => boolean,
): Product | undefined {
  const open = products.filter((product) => !product.doc.comingSoon && !stock.isSoldOut(product));
  return open.find(prefers) ?? products.find(prefers) ?? open[0] ?? products[0];
}

const exactly = (ids: readonly string[], { productById }: Model): Shown[] =>
  ids.flatMap((id) => {
    const product = productById.get(id);
    return product ? [{ style: product.style, product }] : [];
  });

export interface ListingWish {
  scope: Scope;
  category: Category | null;
  filters: Filters;
  sort: ListingSort;
  /** The scope is in the order of relevance, which then replaces the featured order. */
  isRanked?: boolean;
  /** Colours to show first, if a style has one. */
  prefers?: (product: Product) => boolean;
}

/** Filters, counts, chooses colours and sorts. */
export function listingOf(wish: ListingWish, room: ListingRoom): Listing {
  const { scope, category, filters, sort, isRanked = false, prefers = () => true } = wish;
  const { model, units, site, stock, now } = room;
  const narrowed = narrow(scope, filters, units);
  const found: readonly { style: Style; products: Product[] }[] = narrowed.found;
  const shown = filters.productIds
    ? exactly(filters.productIds, model)
    : found.flatMap(({ style, products }) => {
        const product = colourFor(products, stock, prefers);
        return product ? [{ style, product }] : [];
      });
  const keepsOrder = isRanked || filters.productIds !== null;
  const inMerit = keepsOrder ? shown : byMerit(shown, stock, now);
  return {
    shown: sort === 'featured' ? inMerit : sortedBy(sort, inMerit, site),
    facets: filters.productIds ? [] : facetsOf(narrowed, filters, { model, units, site, category }),
  };
}
