import { beforeAll, describe, expect, test } from 'vitest';
import type { CatalogListing, ListingSort, ProductCard } from '#openapi/generated/waymark.gen.ts';
import type { Catalogue } from '#src/commerce/catalogue/catalogue.ts';
import { siteOf } from '#src/commerce/catalogue/site.ts';
import { openStand, seed } from './support.ts';
import { categoryIds } from '#src/demo/catalogue/category-ids.ts';

let catalogue: Catalogue;
const us = siteOf('en-us');

beforeAll(async () => {
  ({ catalogue } = await openStand());
});

interface Wish {
  category?: string;
  filter?: string[];
  sort?: ListingSort;
  start?: number;
  count?: number;
  site?: typeof us;
}

function list({ category, filter, sort = 'featured', start = 0, count = 100, site = us }: Wish = {}): CatalogListing {
  const listing = catalogue.list(category, site, { start, count, sort, filter });
  if (!listing) throw new Error(`no category ${category}`);
  return listing;
}

function everything(wish: Wish = {}): ProductCard[] {
  const cards: ProductCard[] = [];
  for (let start = 0; ; start += 24) {
    const { products } = list({ ...wish, start, count: 24 });
    if (products.length === 0) return cards;
    cards.push(...products);
  }
}

const filterOf = (key: string, values: string[]): string => `${key}:${values.map(encodeURIComponent).join(',')}`;

describe('a listing', () => {
  test.each(['featured', 'newest', 'price-asc', 'price-desc', 'rating'] as const)(
    'sorted by %s shows each product once over its pages',
    (sort) => {
      const cards = everything({ category: categoryIds.men, sort });
      expect(new Set(cards.map(({ masterId }) => masterId)).size).toBe(cards.length);
      expect(cards.length).toBe(list({ category: categoryIds.men }).total);
    },
  );

  const orders: [ListingSort, (card: ProductCard) => number][] = [
    ['price-asc', ({ price }) => price.current],
    ['price-desc', ({ price }) => -price.current],
    ['rating', ({ rating }) => -(rating?.score ?? 0)],
    ['newest', ({ masterId }) => -Date.parse(seed.masters.find(({ id }) => id === masterId)?.publishedOn ?? '')],
  ];
  test.each(orders)('is in the order of %s', (sort, key) => {
    const keys = everything({ sort }).map(key);
    expect(keys).toEqual([...keys].sort((a, b) => a - b));
  });

  test('begins with products that can be bought, of more than three kinds', () => {
    const cards = everything({ category: categoryIds.women });
    const firstGone = cards.findIndex((card) => card.allVariantsOutOfStock || card.comingSoon);
    const after = firstGone === -1 ? [] : cards.slice(firstGone);
    expect(after.every((card) => card.allVariantsOutOfStock || card.comingSoon)).toBe(true);
    expect(new Set(cards.slice(0, 8).map(({ image }) => image.path.split('/')[1])).size).toBeGreaterThan(3);
  });

  test('beyond its end is empty and knows the total', () => {
    const { products, total } = list({ category: categoryIds.women, start: 5_000 });
    expect(products).toEqual([]);
    expect(total).toBeGreaterThan(50);
  });

  test('of given products has them in the order given', () => {
    const ids = [5, 2, 9].map((at) => seed.products[at]?.id ?? '');
    expect(list({ filter: [filterOf('productId', ids)] }).products.map(({ id }) => id)).toEqual(ids);
  });

  test('shows the colour that was asked for', () => {
    for (const card of everything({ category: categoryIds.women, filter: ['color:blue'] })) {
      expect(seed.products.find(({ id }) => id === card.id)?.colour.group).toBe('blue');
    }
  });

  test('of the sale shows reduced colours only', () => {
    const cards = everything({ category: categoryIds.sale });
    expect(cards.length).toBeGreaterThan(10);
    expect(cards.every(({ price }) => price.current < price.original)).toBe(true);
  });

  test('says where its category is in the tree', () => {
    const { category } = list({ category: categoryIds['women-trail'] });
    expect(category?.breadcrumbs.map(({ id }) => id)).toEqual([categoryIds.women, categoryIds['women-footwear']]);
    expect(list({ category: categoryIds.women }).category?.children.map(({ id }) => id)).toEqual([
      categoryIds['women-footwear'],
      categoryIds['women-clothing'],
    ]);
  });

  test('counts as many products as its category says', () => {
    for (const { id, productCount } of catalogue.categories(us).categories)
      expect(list({ category: id }).total, id).toBe(productCount);
  });
});
