import { describe, expect, test } from 'vitest';
import type { Call } from '#src/commerce/contract/call.ts';
import { buildModel, categoryUrl } from '#src/commerce/catalogue/model.ts';
import { rowsOf } from '#src/commerce/catalogue/rows.ts';
import { robots, sitemap } from '#src/server/seo.ts';
import { asker, openStand, seed } from './support.ts';

async function openShop() {
  const { service } = asker(await openStand());
  let calls = 0;
  const listeners: ((tags: string[]) => void)[] = [];
  return {
    shop: {
      service: (request: Call) => {
        calls += 1;
        return service(request);
      },
      onChange: (listener: (tags: string[]) => void) => void listeners.push(listener),
    },
    calls: () => calls,
    change: (tags: string[]) => listeners.forEach((listen) => listen(tags)),
  };
}

const url = 'https://shop.test';
const locations = (xml: string | null): string[] =>
  [...(xml ?? '').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc ?? '');

/** Every tag that opens closes, in order. */
function isWellFormed(xml: string): boolean {
  const open: string[] = [];
  for (const [, closing, name, rest] of xml.replace(/^<\?xml[^?]*\?>/, '').matchAll(/<(\/?)([\w:]+)([^>]*)>/g)) {
    if (closing) {
      if (open.pop() !== name) return false;
    } else if (!rest?.endsWith('/')) open.push(name ?? '');
  }
  return open.length === 0 && !/&(?!amp;|lt;|gt;|quot;)/.test(xml);
}

describe('the sitemap', () => {
  test('names every home, category and style in every locale', async () => {
    const { shop } = await openShop();
    const xml = await sitemap(shop, url);
    expect(isWellFormed(xml ?? '')).toBe(true);
    const all = new Set(locations(xml));
    expect(all.has('https://shop.test/en-us')).toBe(true);
    const model = buildModel(rowsOf(seed), Date.parse('2026-11-20T12:00:00Z'));
    for (const category of model.categories.filter(({ styles }) => styles.length > 0)) {
      expect(all.has(`${url}/fr-fr${categoryUrl(category)}`), category.doc.slug).toBe(true);
    }
    const products = [...all].filter((loc) => loc.startsWith(`${url}/de-de/p/`));
    expect(products.length).toBe(model.styles.length);
    expect(all.has('https://shop.test/de-de/stores')).toBe(true);
    expect(all.has('https://shop.test/fr-fr/stores/1001/waymark-boulder')).toBe(true);
    expect(all.has('https://shop.test/en-us/stores/4002/waymark-lyon')).toBe(true);
    expect(all.size % 8).toBe(0);
    expect(xml).toContain('hreflang="fr-CA" href="https://shop.test/fr-ca"');
    expect(xml).toContain('hreflang="x-default" href="https://shop.test/en-us"');
  });

  test('is cached until a category changes', async () => {
    const { shop, calls, change } = await openShop();
    await sitemap(shop, url);
    const once = calls();
    await sitemap(shop, url);
    change(['product:WMTR1001']);
    await sitemap(shop, url);
    expect(calls()).toBe(once);
    change(['category:2110']);
    await sitemap(shop, url);
    expect(calls()).toBe(once * 2);
  });

  test('is split when it is too large', async () => {
    const { shop } = await openShop();
    const options = { largest: 1_000 };
    const index = await sitemap(shop, url, options);
    expect(index).toContain('<sitemapindex');
    const parts = await Promise.all(locations(index).map((_, at) => sitemap(shop, url, { ...options, part: at + 1 })));
    expect(parts.every((part) => part !== null && isWellFormed(part) && locations(part).length <= 1_000)).toBe(true);
    expect(new Set(parts.flatMap(locations)).size).toBeGreaterThan(2_000);
    expect(await sitemap(shop, url, { ...options, part: 99 })).toBeNull();
  });
});

test('robots may read the shop, and neither carts nor checkouts', () => {
  expect(robots(url)).toContain('Disallow: /*/checkout');
  expect(robots(url)).toContain('Sitemap: https://shop.test/sitemap.xml');
});
