import { describe, expect, test } from 'vitest';
import { pageChildren } from '#src/commerce/content/page-children.ts';
import type { ContentSource } from '#src/commerce/content/content-source.ts';
import { showcase } from '#src/commerce/content/showcase.ts';
import { demoContent, pageSlugs } from '#src/demo/content/content.ts';

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
    const items = await showcase(demoContent, { docType: 'fragment' }, 'en-us');
    expect(items.find(({ id }) => id === 'delivery')).toMatchObject({ name: 'Delivery in short', referrersCount: 1 });
    expect(items.find(({ id }) => id === 'employee-terms')?.referrersCount).toBe(0);
  });

  test('counts the pages that link to a page, and the menu and the footer', async () => {
    const count = async (content: ContentSource) =>
      (await showcase(content, { docType: 'page' }, 'en-us')).find(({ id }) => id === 'page-help-delivery')
        ?.referrersCount ?? 0;
    const linked = await count(demoContent);
    expect(linked).toBeGreaterThan(1);
    expect(await count({ ...demoContent, footer: () => null })).toBe(linked - 1);
  });

  test('says which page shows it: its own, one that opens it, home for a pop-up, or none', async () => {
    const urlOf = async (docType: string, id: string) =>
      (await showcase(demoContent, { docType }, 'en-us')).find((item) => item.id === id)?.url;
    expect(await urlOf('page', 'page-home')).toBe('/');
    expect(await urlOf('page', 'page-help-delivery')).toBe('/help/delivery');
    expect(await urlOf('popup', 'popup-newsletter-trail')).toBe('/');
    expect(await urlOf('fragment', 'delivery')).toMatch(/^\/./);
    expect(await urlOf('fragment', 'employee-terms')).toBeUndefined();
    expect(await urlOf('banner', 'help-delivery-title')).toBe('/help/delivery');
  });

  test('has the blocks of a type, each once, and only those of a variant', async () => {
    const banners = await showcase(demoContent, { docType: 'banner' }, 'en-us');
    const compact = await showcase(demoContent, { docType: 'banner', layoutVariant: 'compact' }, 'en-us');
    expect(new Set(banners.map(({ id }) => id)).size).toBe(banners.length);
    expect(compact.length).toBeGreaterThan(0);
    expect(compact.length).toBeLessThan(banners.length);
    expect(await showcase(demoContent, { docType: 'hologram' }, 'en-us')).toEqual([]);
  });
});

test.each(['account', 'account-profile', 'basecamp', 'contact-us', 'westend', 'cart', 'checkout', 'error-4xx'])(
  'the page %s is served',
  (slug) => expect(pageSlugs('fr-ca')).toContain(slug),
);
