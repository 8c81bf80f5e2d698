import { beforeAll, expect, test } from 'vitest';
import type { SearchHub } from '#openapi/generated/waymark.gen.ts';
import { searchHub } from '#src/commerce/content/search-hub.ts';
import { augmentedPage } from '#src/commerce/content/augmented-page.ts';
import { StoreDirectory } from '#src/commerce/utilities/stores.ts';
import { locationRegions } from '#src/commerce/settings/location-regions.ts';
import { hasWords } from '#src/commerce/content/has-words.ts';
import { stores } from '#src/demo/stores.ts';
import { openStand } from '../catalogue/support.ts';
import { demoContent } from './demo.ts';

let ask: (
  q: string,
  locale?: 'en-us' | 'en-gb' | 'de-de' | 'fr-fr',
  content?: typeof demoContent,
) => Promise<SearchHub>;

beforeAll(async () => {
  const { catalogue } = await openStand();
  const directory = new StoreDirectory(
    async () => stores,
    () => 0,
  );
  ask = (q, locale = 'en-us', content = demoContent) => searchHub(q, locale, { catalogue, content, stores: directory });
});

test('without words there are words that find much and categories, and nothing was found', async () => {
  const { terms, categories, ...found } = await ask('');
  expect(terms).toHaveLength(8);
  expect(categories).toHaveLength(10);
  expect(found).toEqual({ articles: [], stores: [], blocks: [] });
});

test('words that find products also find the stories about them', async () => {
  const { articles, terms, blocks } = await ask('trail');
  expect(articles.map(({ url }) => url)).toContain('/stories/lace-a-trail-shoe');
  expect([terms, blocks]).toEqual([[], []]);
});

test.each(['München', 'Muenchen', 'munchen'])('%s finds the store there, in all of its region', async (city) => {
  for (const locale of ['de-de', 'fr-fr'] as const)
    expect((await ask(city, locale)).stores.map(({ title }) => title)).toEqual(['Waymark München']);
  expect((await ask(city, 'en-us')).stores).toEqual([]);
});

test('a name that several countries have finds the own country’s stores first', async () => {
  const own = async (locale: 'en-gb' | 'fr-fr') => (await ask('Waymark', locale)).stores.map(({ url }) => url);
  const country = (url: string) => stores.find(({ id }) => url.includes(`/${id}/`))?.country;
  expect((await own('en-gb')).map(country)).toEqual(['GB', 'GB', 'GB']);
  expect((await own('fr-fr')).map(country)[0]).toBe('FR');
});

test('words that find nothing have the editors’ help', async () => {
  const { blocks, terms, categories } = await ask('xyzzyq');
  expect(blocks.map(({ id }) => id)).toEqual(['no-results-ways']);
  expect([terms.length, categories.length]).toEqual([8, 10]);
});

test('words that find products have the editors’ blocks of the result page', async () => {
  const asked: string[] = [];
  const content = {
    ...demoContent,
    searchBlocks: (searchType: string) => {
      asked.push(searchType);
      return [{ id: 'below', type: 'richText' as const, html: '<p>Sizes</p>' }];
    },
  };
  expect((await ask('trail', 'en-us', content)).blocks.map(({ id }) => id)).toEqual(['below']);
  expect(asked).toContain('products');
  expect(asked).not.toContain('no-results');
});

test('a search does without the content source if that fails', async () => {
  const failing = { ...demoContent, articles: () => Promise.reject(new Error('no answer')) };
  expect((await ask('trail', 'en-us', failing as unknown as typeof demoContent)).articles).toEqual([]);
});

test('words match beginnings of words only', () => {
  expect(hasWords(['Rainy days'], 'rain')).toBe(true);
  expect(hasWords(['Training'], 'rain')).toBe(false);
  expect(hasWords(['Rainy days'], '')).toBe(false);
});

test.each(['en-us', 'de-de', 'fr-fr', 'it-it', 'es-es'] as const)(
  'in %s each collection and link has a page',
  async (locale) => {
    for (const { url, title } of await demoContent.collections(locale)) {
      const page = await augmentedPage(demoContent, url.slice(1), locale);
      expect(page?.title, url).toBe(title);
    }
    const flows = ['/stores', '/order-lookup', '/location-selector', '/help/contact-us'];
    for (const { url } of await demoContent.utility(locale))
      expect(flows.includes(url) || (await demoContent.page(url.slice(1), locale)), url).toBeTruthy();
  },
);

test('the location selector has every locale once', () => {
  const all = locationRegions.flatMap(({ countries }) => countries.flatMap(({ locales }) => locales));
  expect(all.map(({ locale }) => locale)).toEqual([
    'en-us',
    'en-ca',
    'fr-ca',
    'en-gb',
    'fr-fr',
    'de-de',
    'it-it',
    'es-es',
  ]);
  expect(all.find(({ locale }) => locale === 'de-de')?.language).toBe('Deutsch');
});
