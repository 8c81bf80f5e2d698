import { describe, expect, test } from 'vitest';
import { pageChildren } from '#src/commerce/content/page-children.ts';
import type { ContentSource } from '#src/commerce/content/content-source.ts';
import { showcase as listed, type ShopPlaces } from '#src/commerce/content/showcase.ts';
import type { Locale } from '#openapi/generated/waymark.gen.ts';
import { demoContent, pageSlugs } from './demo.ts';

const places: ShopPlaces = {
  category: (id) => (id === '2000' ? { name: 'Women', path: '/c/women-2000' } : null),
  product: () => null,
  family: (beginning) => (beginning === 'WMTR' ? { path: '/p/a-trail-shoe-WMTR1001MOS' } : null),
  search: (type) => (type === 'no-results' ? { path: '/search?q=none' } : null),
};
const showcase = (content: ContentSource, wish: { docType: string; layoutVariant?: string }) =>
  listed(content, wish, 'en-us', places);

describe('the pages below a page', () => {
  test('are one level below, by their slugs', async () => {
    const below = await pageChildren(demoContent, 'help', 'en-us');
    expect(below?.map(({ url }) => url)).toEqual(
      pageSlugs('en-us')
        .filter((slug) => /^help\/[^/]+$/.test(slug))
        .toSorted()
        .map((slug) => `/${slug}`),
    );
    expect(below?.map(({ url }) => url)).toContain('/help/delivery');
  });

  test('are none below a page without any, and null where there is no page', async () => {
    expect(await pageChildren(demoContent, 'loyalty', 'en-us')).toEqual([]);
    expect(await pageChildren(demoContent, 'nowhere', 'en-us')).toBeNull();
  });
});

describe('the list of content', () => {
  test('counts the documents that open a fragment', async () => {
    const items = await showcase(demoContent, { docType: 'fragment' });
    expect(items.find(({ id }) => id === 'delivery')).toMatchObject({ name: 'Delivery in short', referrersCount: 1 });
    expect(items.find(({ id }) => id === 'employee-terms')?.referrersCount).toBe(0);
  });

  test('counts the pages that link to a page, and the menu and the footer', async () => {
    const count = async (content: ContentSource) =>
      (await showcase(content, { docType: 'page' })).find(({ id }) => id === 'page-help-delivery')?.referrersCount ?? 0;
    const linked = await count(demoContent);
    expect(linked).toBeGreaterThan(1);
    const documents = async (locale: Locale) =>
      (await demoContent.documents(locale)).filter(({ kind }) => kind !== 'footer');
    expect(await count({ ...demoContent, documents })).toBe(linked - 1);
  });

  test('says which page shows it: its own, one that opens it, home for a pop-up, or none', async () => {
    const urlOf = async (docType: string, id: string) =>
      (await showcase(demoContent, { docType })).find((item) => item.id === id)?.url;
    expect(await urlOf('page', 'page-home')).toBe('/');
    expect(await urlOf('page', 'page-help-delivery')).toBe('/help/delivery');
    expect(await urlOf('popup', 'popup-newsletter-trail')).toBe('/');
    expect(await urlOf('fragment', 'delivery')).toMatch(/^\/./);
    expect(await urlOf('fragment', 'employee-terms')).toBeUndefined();
    expect(await urlOf('banner', 'help-delivery-title')).toBe('/help/delivery');
    // Of a family, the page of any product of it; without one, none.
    expect(await urlOf('product', 'family-WMTR')).toBe('/p/a-trail-shoe-WMTR1001MOS');
    expect(await urlOf('product', 'family-WMSH')).toBeUndefined();
  });

  test('has the content around a category, with the category’s name and page', async () => {
    const items = await showcase(demoContent, { docType: 'category' });
    const women = items.find(({ id }) => id === 'category-2000');
    expect(women).toMatchObject({ name: 'Women', url: '/c/women-2000' });
    expect(women?.referrersCount).toBeGreaterThan(3);
    const banners = await showcase(demoContent, { docType: 'banner' });
    expect(banners.find(({ id }) => id === 'shelf-women-banner')?.url).toBe('/c/women-2000');
  });

  test('has the menu and the footer, which every page shows, at home', async () => {
    const pages = (await showcase(demoContent, { docType: 'page' })).length;
    const shown = { referrersCount: pages, url: '/' };
    expect(await showcase(demoContent, { docType: 'menu' })).toEqual([
      expect.objectContaining({ id: 'menu', ...shown }),
    ]);
    expect(await showcase(demoContent, { docType: 'footer' })).toEqual([
      expect.objectContaining({ id: 'footer', ...shown }),
    ]);
  });

  test('has what is on the pages of a search, with the documents that link to a search', async () => {
    const linking = { kind: 'page', id: 'page-a', name: 'A', modificationDate: '2026-12-01T00:00:00Z' } as const;
    const documents = async (locale: Locale) => [
      ...(await demoContent.documents(locale)),
      { ...linking, content: { url: '/search?q=tents' } },
    ];
    const count = async (content: ContentSource) =>
      (await showcase(content, { docType: 'search' })).find(({ id }) => id === 'search-no-results')?.referrersCount ??
      0;
    expect(await showcase(demoContent, { docType: 'search' })).toMatchObject([
      { id: 'search-no-results', name: 'Search: no-results', url: '/search?q=none' },
      { id: 'search-products', name: 'Search: products' },
    ]);
    expect(await count({ ...demoContent, documents })).toBe((await count(demoContent)) + 1);
    const buttons = await showcase(demoContent, { docType: 'buttons' });
    expect(buttons.find(({ id }) => id === 'no-results-ways')?.url).toBe('/search?q=none');
  });

  test('has the blocks of a type, each once, and only those of a variant', async () => {
    const banners = await showcase(demoContent, { docType: 'banner' });
    const compact = await showcase(demoContent, { docType: 'banner', layoutVariant: 'compact' });
    expect(new Set(banners.map(({ id }) => id)).size).toBe(banners.length);
    expect(compact.length).toBeGreaterThan(0);
    expect(compact.length).toBeLessThan(banners.length);
    expect(await showcase(demoContent, { docType: 'hologram' })).toEqual([]);
  });
});

test.each(['account', 'account-profile', 'basecamp', 'contact-us', 'westend', 'cart', 'checkout', 'error-4xx'])(
  'the page %s is served',
  (slug) => expect(pageSlugs('fr-ca')).toContain(slug),
);
