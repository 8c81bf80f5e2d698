import MiniSearch from 'minisearch';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Locale } from '#openapi/generated/waymark.gen.ts';
import type { Catalogue } from '#src/commerce/catalogue/catalogue.ts';
import { distance } from '#src/commerce/catalogue/search/vocabulary.ts';
import { siteOf } from '#src/commerce/catalogue/site.ts';
import { openStand, seed } from './support.ts';

let catalogue: Catalogue;
const paging = { start: 0, count: 24, sort: 'featured', filter: undefined } as const;

beforeAll(async () => {
  ({ catalogue } = await openStand());
});

const find = (q: string, locale: Locale = 'en-us') => catalogue.find(q, siteOf(locale), paging);
const familyOf = (masterId: string): string => seed.masters.find(({ id }) => id === masterId)?.family ?? '';

describe('search', () => {
  const found: [words: string, family: string][] = [
    ['sneakers', 'trainers'],
    ['trainers', 'trainers'],
    ['trail running shoes', 'trail'],
    ['rucksack', 'packs'],
    ['backpack', 'packs'],
    ['rain jacket', 'shells'],
    ['waterproof shell', 'shells'],
    ['puffer', 'insulation'],
    ['hiking boots', 'hiking'],
    ['hikng boots', 'hiking'],
    ['trial runing', 'trail'],
    ['t-shirt', 'tees'],
    ['tshirts', 'tees'],
    ['pants', 'trousers'],
    ['sleeping bag', 'sleeping-bags'],
    ['tent', 'tents'],
    ['gift card', 'gift-cards'],
  ];
  test.each(found)('for %s shows %s first', (words, family) => {
    const { products, total } = find(words);
    const families = products.slice(0, 4).map(({ masterId }) => familyOf(masterId));
    expect(families.filter((one) => one === family).length, families.join()).toBeGreaterThanOrEqual(Math.min(2, total));
    expect(total).toBeGreaterThan(0);
  });

  test.each([
    ['trial runner', 'trail runner'],
    ['hikng boots', 'hiking boots'],
    ['sleping bag', 'sleeping bag'],
    ['trail shoes', undefined],
    ['rucksack', undefined],
  ])('of %s asks: did you mean %s', (words, suggestion) => expect(find(words).suggestion).toBe(suggestion));

  test.each([
    ['WMTR1001', /^\/p\/.*-WMTR1001[A-Z]{3}$/],
    ['wmtr1001mos', /-WMTR1001MOS$/],
    [seed.products[0]?.variants[0]?.upc ?? '', /^\/p\//],
    ['tents', /^\/c\/tents-5300$/],
    ['Women’s trail running', /^\/c\/women-trail-2110$/],
    ["women's trail running", /^\/c\/women-trail-2110$/],
    ['Sale', /^\/c\/sale-6000$/],
  ])('for %s goes straight to its page', (words, url) => expect(find(words).redirectUrl).toMatch(url));

  test('shows the colour that the words name', () => {
    const { products } = find('blue fleece');
    expect(products.length).toBeGreaterThan(2);
    for (const { id } of products)
      expect(seed.products.find((product) => product.id === id)?.colour.group).toBe('blue');
  });

  test.each([
    ['fr-fr', 'veste imperméable', 'shells'],
    ['fr-ca', 'tente', 'tents'],
    ['de-de', 'Rucksäcke', 'packs'],
    ['it-it', 'tende', 'tents'],
    ['es-es', 'mochilas', 'packs'],
  ] as const)('in %s understands %s', (locale, words, family) => {
    expect(
      find(words, locale)
        .products.slice(0, 3)
        .some(({ masterId }) => familyOf(masterId) === family),
    ).toBe(true);
  });

  test('finds nothing for unknown words, and says so', () => {
    expect(find('xyzzyq')).toMatchObject({ total: 0, products: [], facets: [] });
    expect(find('<script>').total).toBeGreaterThanOrEqual(0);
  });

  test('narrows and sorts like a category', () => {
    const all = find('waterproof');
    const facet = all.facets.find(({ key }) => key === 'department');
    const [option] = facet?.options ?? [];
    const filter = [`department:${option?.value}`];
    expect(catalogue.find('waterproof', siteOf('en-us'), { ...paging, filter }).total).toBe(option?.count);
    const cheap = catalogue
      .find('waterproof', siteOf('en-us'), { ...paging, sort: 'price-asc' })
      .products.map(({ price }) => price.current);
    expect(cheap).toEqual([...cheap].sort((a, b) => a - b));
  });
});

describe('suggestions', () => {
  const suggest = (q: string, locale: Locale = 'en-us') => catalogue.suggest(q, siteOf(locale));

  test('complete words, name categories and show up to six products', () => {
    const { terms, categories, products } = suggest('trai');
    expect(terms.length).toBeGreaterThan(0);
    expect(terms.every((term) => term.includes('trai'))).toBe(true);
    expect(categories.map(({ slug }) => slug)).toContain('women-trail');
    expect(products.length).toBeGreaterThan(0);
    expect(products.length).toBeLessThanOrEqual(6);
  });

  test('speak the language of the site', () => expect(suggest('tent', 'fr-fr').terms).toContain('tentes'));

  test.each(['t', 'tr', 'tra', 'trail', 'trial', 'waterproof jac', 'xyz'])(
    'for %s ask the index a few times, however many products there are',
    (word) => {
      const search = vi.spyOn(MiniSearch.prototype, 'search');
      suggest(word);
      const asked = search.mock.calls.length;
      search.mockRestore();
      expect(asked).toBeGreaterThan(0);
      expect(asked).toBeLessThanOrEqual(6);
    },
  );
});

describe('edits between words', () => {
  test.each([
    ['trail', 'trail', 0],
    ['trial', 'trail', 1],
    ['hikng', 'hiking', 1],
    ['jackt', 'jacket', 1],
    ['boots', 'tents', 3],
    ['', 'ab', 2],
  ])('%s to %s are %i', (a, b, edits) => expect(distance(a, b, 2)).toBe(Math.min(edits, 3)));
});
