import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CatalogListing, ListingSort, ProductCard } from '#openapi/generated/waymark.gen.ts';
import type { Catalogue } from '#src/commerce/catalogue/catalogue.ts';
import { siteOf, sites } from '#src/commerce/catalogue/site.ts';
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

describe('facets', () => {
  const categories = [
    '',
    categoryIds.women,
    categoryIds.men,
    categoryIds.gear,
    categoryIds.sale,
    categoryIds['women-trail'],
    categoryIds.kids,
  ];

  test('count exactly the products that a choice leaves, whatever else is chosen', () => {
    const choices = fc.array(fc.tuple(fc.nat(30), fc.nat(30)), { maxLength: 3 });
    fc.assert(
      fc.property(
        fc.constantFrom(...categories),
        fc.constantFrom(...sites),
        choices,
        fc.nat(30),
        fc.nat(100),
        (id, site, chosen, facetAt, optionAt) => {
          const category = id || undefined;
          const wish = category === undefined ? { site } : { category, site };
          const selected = new Map<string, string[]>();
          for (const [facetAt, optionAt] of chosen) {
            const { facets } = list(wish);
            const facet = facets[facetAt % facets.length];
            const option = facet?.options[optionAt % facet.options.length];
            if (facet && option) selected.set(facet.key, [...(selected.get(facet.key) ?? []), option.value]);
          }
          const others = list({ ...wish, filter: [...selected].map(([key, values]) => filterOf(key, values)) });
          const facet = others.facets[facetAt % Math.max(1, others.facets.length)];
          const option = facet?.options[optionAt % facet.options.length];
          if (!facet || !option) return;
          const filter = [
            ...[...selected].filter(([key]) => key !== facet.key).map(([key, values]) => filterOf(key, values)),
            filterOf(facet.key, [option.value]),
          ];
          expect(list({ ...wish, filter }).total, `${filter.join(' ')} in ${id || 'all'} for ${site.locale}`).toBe(
            option.count,
          );
        },
      ),
      { numRuns: 300 },
    );
  });

  test('say which options are chosen, and keep them when nothing is left', () => {
    const { facets, total } = list({ category: categoryIds.women, filter: ['color:green', 'price:1-2'] });
    expect(total).toBe(0);
    expect(facets.find(({ key }) => key === 'color')?.options.find(({ value }) => value === 'green')?.selected).toBe(
      true,
    );
  });

  test('include every filter of the shop', () => {
    const keys = new Set(
      [...list({ category: categoryIds.women }).facets, ...list({ category: categoryIds.men }).facets].map(
        ({ key }) => key,
      ),
    );
    const wanted = [
      'category',
      'type',
      'size',
      'shoeSize',
      'color',
      'price',
      'width',
      'length',
      'fit',
      'feature',
      'benefit',
      'rating',
      'sale',
    ];
    expect(wanted.filter((key) => !keys.has(key))).toEqual([]);
  });

  test('sizes on a card are in their natural order', () => {
    const letters = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL'];
    const sizesOf = (category: string) => list({ category }).products.map(({ sizesAvailable }) => sizesAvailable);
    const shoes = sizesOf(categoryIds['women-trail']).map((sizes) => sizes.map(Number));
    expect(shoes.flat().length).toBeGreaterThan(10);
    for (const sizes of shoes) expect(sizes).toEqual(sizes.toSorted((one, other) => one - other));
    const tops = list()
      .products.map(({ sizesAvailable }) => sizesAvailable)
      .filter((sizes) => sizes.length > 1 && sizes.every((size) => letters.includes(size)));
    expect(tops.length).toBeGreaterThan(0);
    for (const sizes of tops) expect(sizes).toEqual(letters.filter((size) => sizes.includes(size)));
  });

  test('name sizes and prices as the site does', () => {
    const options = (locale: 'en-gb' | 'de-de', key: string) =>
      list({ category: categoryIds['women-trail'], site: siteOf(locale) })
        .facets.find((facet) => facet.key === key)
        ?.options.map(({ label }) => label);
    const values = list({ category: categoryIds['women-trail'], site: siteOf('de-de') })
      .facets.find(({ key }) => key === 'shoeSize')
      ?.options.map(({ value }) => value);
    // Facet values are part of URLs, so they are the same in every locale; only labels are localised.
    expect(values).toContain('38.5');
    expect(options('de-de', 'shoeSize')).toContain('38,5');
    expect(options('en-gb', 'shoeSize')).toContain('5.5');
    expect(options('en-gb', 'price')?.join()).toContain('£');
  });

  test('must all match the same colour of a product', () => {
    const found = everything({ filter: ['color:green', 'sale:true'] });
    expect(found.length).toBeGreaterThan(0);
    for (const card of found) {
      const product = seed.products.find(({ id }) => id === card.id);
      expect(product?.colour.group).toBe('green');
      expect(product?.price.sale).not.toBeNull();
    }
  });

  test('ignore a key that no product has', () => expect(list({ filter: ['nonsense:1'] }).total).toBe(list().total));
});
