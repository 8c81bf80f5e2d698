import { beforeAll, describe, expect, test } from 'vitest';
import type { ContentBlock, UpsellItem } from '#openapi/generated/waymark.gen.ts';
import { buildModel, categoryUrl, type Model, productUrl } from '#src/commerce/catalogue/model.ts';
import { rowsOf } from '#src/commerce/catalogue/rows.ts';
import { siteOf, sites } from '#src/commerce/catalogue/site.ts';
import { searchContent } from '#src/commerce/content/search-content.ts';
import { filmAddress } from '#src/demo/films/product-films.ts';
import { films } from '#src/demo/films/films.ts';
import { master } from '#src/demo/pictures/pictures.ts';
import { seed } from '#src/demo/seed.ts';
import { demoContent, demoIds, pageSlugs } from './demo.ts';

let model: Model;

beforeAll(() => {
  model = buildModel(rowsOf(seed), Date.parse('2026-11-20T12:00:00Z'));
});

type Locale = (typeof sites)[number]['locale'];

const byId = async <Thing>(
  ids: readonly string[],
  read: (id: string) => Thing,
): Promise<Record<string, Awaited<Thing>>> =>
  Object.fromEntries(await Promise.all(ids.map(async (id) => [id, await read(id)] as const)));

/** All content of a locale. */
async function everythingOf(locale: Locale): Promise<Record<string, unknown>> {
  const pages = await byId(pageSlugs(locale), (slug) => demoContent.page(slug, locale));
  const categories = await byId(demoIds('category', locale), (id) => demoContent.categoryContent(id, locale));
  const firsts = new Map(seed.masters.map(({ id, productIds: [first = id] }) => [id, first]));
  const products = await byId([...firsts.keys()], (masterId) =>
    demoContent.productContent({ id: firsts.get(masterId) ?? masterId, masterId }, locale),
  );
  const searches = await Promise.all(
    (['products', 'no-results', 'articles', 'related-articles'] as const).map((type) =>
      searchContent(demoContent, type, { limit: 100 }, locale),
    ),
  );
  const shared = await byId(demoIds('fragment', locale), (id) => demoContent.fragment(id, locale));
  return {
    ...pages,
    ...categories,
    ...products,
    searches,
    shared,
    menu: await demoContent.menu(locale),
    footer: await demoContent.footer(locale),
    popups: await demoContent.popups(locale),
  };
}

/** Calls `visit` with each object inside a value and its path. */
function walk(value: unknown, visit: (thing: Record<string, unknown>, at: string) => void, at = ''): void {
  if (Array.isArray(value)) value.forEach((item, index) => walk(item, visit, `${at}/${index}`));
  else if (typeof value === 'object' && value !== null) {
    visit(value as Record<string, unknown>, at);
    for (const [key, item] of Object.entries(value)) walk(item, visit, `${at}/${key}`);
  }
}

describe.each(sites.map(({ locale }) => locale))('the content of %s', async (locale) => {
  const everything = await everythingOf(locale);

  test('has pictures that exist, of the size that they say', () => {
    const missing: string[] = [];
    let count = 0;
    walk(everything, ({ kind, path, width, height }, at) => {
      if (typeof path !== 'string') return;
      count += 1;
      if (kind === 'video') {
        const film = films.find(({ name }) => filmAddress(name) === path);
        if (film?.width !== width || film?.height !== height) missing.push(`${at}: ${path}`);
        return;
      }
      const svg = master(path);
      const [, w, h] = /width="(\d+)" height="(\d+)"/.exec(svg ?? '') ?? [];
      if (Number(w) !== width || Number(h) !== height) missing.push(`${at}: ${path} ${w}x${h}`);
    });
    expect(missing).toEqual([]);
    expect(count).toBeGreaterThan(100);
  });

  test('offers products for what they cost', () => {
    const told: [string, number][] = [];
    walk(everything, ({ type, items }) => {
      if (type === 'upsell')
        told.push(...(items as UpsellItem[]).map(({ id, price }): [string, number] => [id, price]));
    });
    const { currency } = siteOf(locale);
    const costs = seed.products.map(({ id, price: { sale, list } }) => [id, (sale ?? list)[currency]] as const);
    expect(told.length).toBeGreaterThan(0);
    expect(told.filter(([id, price]) => new Map(costs).get(id) !== price)).toEqual([]);
  });

  test('leads to pages, categories and products that exist', () => {
    const known = new Set<string>([
      '/',
      '/cart',
      '/checkout',
      '/order-lookup',
      '/account/loyalty',
      '/sign-up?enrollment=loyalty',
      '/location-selector',
      '/newsletter',
      '/stores',
      ...pageSlugs(locale).map((slug) => `/${slug}`),
    ]);
    for (const category of model.categories) known.add(categoryUrl(category));
    for (const product of model.productById.values()) known.add(productUrl(product));
    const lost: string[] = [];
    walk(everything, ({ url }, at) => {
      if (typeof url === 'string' && !/^(https:|mailto:|#)/.test(url) && !known.has(url)) lost.push(`${at}: ${url}`);
    });
    expect(lost).toEqual([]);
  });

  test('recommends from categories that are not empty', () => {
    walk(everything, (block, at) => {
      if (block['type'] !== 'productRecommendations') return;
      expect(model.categoryById.get(String(block['categoryId']))?.styles.length, at).toBeGreaterThan(0);
    });
  });

  test('opens fragments that exist', () => {
    const known = demoIds('fragment', locale);
    walk(everything, ({ fragmentId }, at) => {
      if (typeof fragmentId === 'string') expect(known, at).toContain(fragmentId);
    });
  });

  test('speaks calmly, in allowed HTML', () => {
    walk(everything, (thing, at) => {
      for (const [key, value] of Object.entries(thing)) {
        if (typeof value !== 'string' || /^(path|url|id|html|richText|titleHtml)$/.test(key)) continue;
        expect(value, `${at}/${key}`).not.toMatch(/!|\b(lorem|Lorem|TODO|undefined|null)\b/);
      }
      const html = [thing['html'], thing['richText'], thing['titleHtml']]
        .filter((one) => typeof one === 'string')
        .join('');
      expect(html, at).not.toMatch(/!|\b(undefined|null)\b/);
      const tags = [...html.matchAll(/<\/?([a-z0-9]+)/g)].map(([, tag]) => tag);
      expect(
        tags.filter((tag) => !['p', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'em', 'br'].includes(tag ?? '')),
        at,
      ).toEqual([]);
    });
  });

  test('has one h1 per page, and unique block ids', async () => {
    for (const slug of pageSlugs(locale)) {
      const { blocks } = (await demoContent.page(slug, locale)) ?? { blocks: [] as ContentBlock[] };
      expect(new Set(blocks.map(({ id }) => id)).size, slug).toBe(blocks.length);
      const isFirst = (block: ContentBlock) =>
        ('titleH1' in block && block.titleH1) || ('titleHeadingTag' in block && block.titleHeadingTag === 'h1');
      const count = blocks.filter(isFirst).length;
      expect(count, slug).toBeLessThanOrEqual(1);
      if (slug === 'sign-up') expect(count, slug).toBe(1);
    }
  });
});
