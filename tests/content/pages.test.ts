import { describe, expect, test } from 'vitest';
import { buildModel, categoryUrl } from '#src/commerce/catalogue/model.ts';
import { rowsOf } from '#src/commerce/catalogue/rows.ts';
import { augmentedPage } from '#src/commerce/content/augmented-page.ts';
import { type ArticleWish, searchContent } from '#src/commerce/content/search-content.ts';
import { deliveryPromise } from '#src/commerce/catalogue/delivery.ts';
import { sites } from '#src/commerce/catalogue/site.ts';
import { standardVouchers } from '#src/commerce/settings/vouchers.ts';
import { locales } from '#src/domain/locale.ts';
import { formatMoney } from '#src/domain/money.ts';
import { seed } from '#src/demo/seed.ts';
import { demoContent } from './demo.ts';

const stories = (wish: ArticleWish) => searchContent(demoContent, 'articles', wish, 'en-us');
const model = buildModel(rowsOf(seed), Date.parse('2026-11-20T12:00:00Z'));

describe('the menu', () => {
  test('is women, men, kids, gear, new, sale', async () => {
    expect((await demoContent.menu('en-us'))?.items.map(({ title }) => title)).toEqual([
      'Women',
      'Men',
      'Kids',
      'Gear',
      'New',
      'Sale',
    ]);
  });

  test('contains every category that is not empty', async () => {
    const reached = new Set<string>();
    for (const [, url = ''] of JSON.stringify(await demoContent.menu('en-us')).matchAll(/"url":"([^"]+)"/g))
      reached.add(url);
    const missing = model.categories.filter(
      (category) => category.styles.length > 0 && !reached.has(categoryUrl(category)),
    );
    expect(missing.map(({ doc }) => doc.slug)).toEqual([]);
  });
});

describe('words that depend on the site', () => {
  test.each(sites)('delivery in $locale takes as long and is free from as much as in the cart', async (site) => {
    const { daysMin, daysMax, freeFrom } = deliveryPromise(site, 'sth');
    const promised = JSON.stringify(await demoContent.fragment('promises', site.locale));
    expect(promised).toMatch(
      daysMin === daysMax ? new RegExp(`\\b${daysMin}\\b`) : new RegExp(`\\b${daysMin} .{1,3} ${daysMax}\\b`),
    );
    if (freeFrom === undefined) return;
    const amount = formatMoney(freeFrom, site.currency, site.locale, { trimZeros: true });
    expect(promised).toContain(amount);
    expect(JSON.stringify(await demoContent.menu(site.locale))).toContain(amount);
  });

  test('tax is included in Europe and added later in North America', async () => {
    expect(JSON.stringify(await demoContent.page('home', 'en-gb'))).toContain('Tax is in the price');
    expect(JSON.stringify(await demoContent.page('home', 'de-de'))).toContain('Die Steuer ist im Preis enthalten');
    expect(JSON.stringify(await demoContent.page('home', 'en-ca'))).toContain('Tax is shown before you pay');
  });

  test.each(['en-us', 'en-gb', 'de-de', 'fr-fr', 'it-it', 'es-es', 'fr-ca'] as const)(
    'in %s the programme promises the voucher that its points become',
    async (locale) => {
      const [first] = standardVouchers;
      const [, promised] = /(\d+) (?:of them|points|Punkte|puntos|punti)/.exec(
        JSON.stringify(await demoContent.page('loyalty', locale)),
      ) ?? ['', ''];
      expect([promised, first?.amount]).toEqual([String(first?.points), 500]);
    },
  );

  test.each([
    ['fr-fr', false],
    ['it-it', false],
    ['de-de', false],
    ['en-gb', false],
    ['en-us', true],
    ['es-es', true],
  ] as const)('in %s members have free delivery: %s (catalogue 9)', async (locale, has) =>
    expect(
      /Free standard delivery|Livraison standard gratuite|Kostenloser Standardversand|Spedizione standard gratuita|Envío estándar gratis/.test(
        JSON.stringify(await demoContent.page('loyalty', locale)),
      ),
    ).toBe(has),
  );
});

describe('articles', () => {
  test.each([
    [{}, 6],
    [{ tagId: 'trail' }, 2],
    [{ query: 'lace' }, 1],
    [{ query: 'nothing like it' }, 0],
  ])('%j are %i', async (wish, total) => expect((await stories(wish)).total).toBe(total));

  test('related ones are four', async () =>
    expect((await searchContent(demoContent, 'related-articles', {}, 'en-us')).articles.length).toBe(4));

  test('come in pages', async () => {
    const first = await stories({ limit: 2 });
    const second = await stories({ limit: 2, offset: 2 });
    expect([first.articles.length, second.articles.length, second.total]).toEqual([2, 2, 6]);
    expect(first.articles.map(({ id }) => id)).not.toEqual(second.articles.map(({ id }) => id));
  });
});

test('a nested page has breadcrumbs', async () => {
  const delivery = await augmentedPage(demoContent, 'help/delivery', 'en-us');
  expect(delivery?.breadcrumbs.map(({ text }) => text)).toEqual(['Help center', 'Delivery']);
  expect(await augmentedPage(demoContent, 'home', 'en-us')).toMatchObject({
    header: { theme: 'transparent' },
    breadcrumbs: [],
    locales,
  });
});

test('a page names the sites that have it', async () => {
  expect((await augmentedPage(demoContent, 'imprint', 'de-de'))?.locales).toEqual(['fr-fr', 'de-de', 'it-it', 'es-es']);
  const page: typeof demoContent.page = (slug, locale) => {
    if (locale === 'en-us') throw new Error('away');
    return demoContent.page(slug, locale);
  };
  expect((await augmentedPage({ ...demoContent, page }, 'imprint', 'de-de'))?.locales).toContain('en-us');
});
