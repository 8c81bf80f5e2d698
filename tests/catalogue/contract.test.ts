import { beforeAll, describe, expect, test } from 'vitest';
import { sites } from '#src/commerce/catalogue/site.ts';
import { pageSlugs } from '../content/demo.ts';
import { asker, contractFindings, openStand, seed, type Stand } from './support.ts';

let stand: Stand;
let ask: ReturnType<typeof asker>['ask'];

beforeAll(async () => {
  stand = await openStand();
  ask = asker(stand).ask;
});

describe.each(sites.map(({ locale }) => locale))('%s keeps the contract in', (locale) => {
  test('every product', async () => {
    for (const { id } of seed.products.filter((_, at) => at % 5 === 0)) {
      expect((await ask(`/products/v2/products/${id}/details?locale=${locale}`)).status).toBe(200);
    }
  });

  test('every category', async () => {
    for (const { id } of seed.categories) {
      expect((await ask(`/products/v2/catalog?locale=${locale}&categoryId=${id}&count=100`)).status).toBe(200);
      expect((await ask(`/publish/caas/v1/canvas/category/${locale}/${id}`)).status).toBe(200);
    }
  });

  test('every page, menu, footer and pop-up', async () => {
    for (const slug of pageSlugs(locale)) {
      const segment = slug.replaceAll('/', '--');
      expect((await ask(`/publish/caas/v1/canvas/page/${locale}/${segment}`)).status).toBe(200);
      expect((await ask(`/publish/caas/v1/canvas/augmentedpage/${locale}/${segment}`)).status).toBe(200);
    }
    for (const part of ['menu', 'footer', 'popups']) {
      expect((await ask(`/publish/caas/v1/canvas/${part}/${locale}`)).status).toBe(200);
    }
  });
});

const id = seed.products[0]?.id ?? '';
const others: [string, number][] = [
  [`/products/v2/products/${id}/inventory?locale=en-us`, 200],
  [`/products/v2/products/${id.slice(0, 8)}/details?locale=en-us`, 200],
  [`/products/v2/products/NOTHING1/details?locale=en-us`, 404],
  [`/products/v2/products/NOTHING1/inventory?locale=en-us`, 404],
  [`/products/v2/products/${id}/details?locale=xx-xx`, 400],
  ['/products/v2/catalog?locale=en-us&categoryId=9999', 404],
  ['/products/v2/catalog?locale=en-us&count=0', 400],
  ['/products/v1/widgetRecommendations?locale=en-us&source=related', 400],
  ['/products/v1/widgetRecommendations?locale=en-us&source=products', 400],
  ['/products/v1/widgetRecommendations?locale=en-us&source=category', 400],
  ['/products/v1/widgetRecommendations?locale=en-us&source=bestsellers&categoryId=1104', 400],
  ['/products/v1/widgetRecommendations?locale=en-us&source=category&categoryId=9999', 404],
  ['/products/v1/widgetRecommendations?locale=en-us&source=related&productId=NOBODY00XXX', 200],
  ['/products/v2/catalog/categories?locale=fr-ca', 200],
  ['/products/v2/search/productSearch?locale=de-de&q=jacke', 200],
  ['/products/v2/search/productSearch?locale=en-us&q=%20', 200],
  ['/products/v2/search/productSearch?locale=en-us&q=', 400],
  ['/products/v2/search/autoSuggest?locale=en-gb&q=tra', 200],
  ['/consumers-v3/utilities/countryList?locale=it-it', 200],
  ['/consumers-v3/utilities/i18n/US?locale=en-us&form=shipping', 200],
  ['/consumers-v3/utilities/i18n/CH?locale=de-de&form=billing', 200],
  ['/consumers-v3/utilities/i18n/CH?locale=de-de&form=shipping', 404],
  ['/consumers-v3/utilities/stores?locale=en-us', 200],
  ['/consumers-v3/utilities/stores?locale=en-us&countryCode=FR', 200],
  ['/fapi/server/time', 200],
  ['/publish/caas/v1/canvas/page/en-us/nowhere', 404],
  ['/publish/caas/v1/canvas/fragment/sms-terms?siteId=en-us', 200],
  ['/publish/caas/v1/canvas/fragment/nothing?siteId=en-us', 404],
  ['/publish/caas/v1/canvas/category/en-us/9999', 404],
  [`/publish/caas/v1/canvas/product/en-us/${id}`, 200],
  ['/publish/caas/v1/canvas/search/en-us/articles?tagId=trail', 200],
  ['/publish/caas/v1/canvas/search/en-us/related-articles', 200],
  ['/publish/caas/v1/canvas/search/en-us/no-results', 200],
  ['/publish/caas/v1/canvas/search/en-us/products', 200],
];

test.each(others)('%s answers %i', async (path, status) => {
  expect((await ask(path)).status).toBe(status);
});

test('an answer that breaks the contract is detected', () => {
  expect(contractFindings('/fapi/server/time', 200, { timestamp: 'late' })).not.toBeNull();
  const page = '/publish/caas/v1/canvas/page/en-us/home';
  const wrong = {
    id: 'home',
    slug: 'home',
    title: '',
    seo: { title: '', description: '', noIndex: false },
    blocks: [{ id: 'a', type: 'hero', titleH1: 1 }],
  };
  expect(contractFindings(page, 200, wrong)).not.toBeNull();
});

describe.each([
  ['en-us', 'returns', 'How to return'],
  ['de-de', 'retoure', null],
  ['fr-fr', 'retours', null],
  ['it-it', 'resi', null],
  ['es-es', 'devoluciones', null],
] as const)('help in %s', (locale, words, title) => {
  const page = { title: title ?? (expect.any(String) as string), url: '/help/returns/how-to-return' };

  test(`is suggested for "${words}"`, async () => {
    const { body } = await ask(`/products/v2/search/autoSuggest?locale=${locale}&q=${words}`);
    expect(body).toHaveProperty('pages', [page]);
  });

  test('stands beside the products that a search finds', async () => {
    const { body } = await ask(`/products/v2/search/productSearch?locale=${locale}&q=${words}%20trail`);
    expect(body).toHaveProperty('pages', [page]);
    expect(body).not.toHaveProperty('redirectUrl');
    expect(body).not.toHaveProperty('products', []);
  });
});

describe('public answers', () => {
  const path = `/products/v2/products/${id}/details?locale=en-us`;

  test('can be cached, and are not sent twice', async () => {
    const { headers } = await ask(path);
    expect(headers.get('cache-control')).toBe('public, max-age=30, stale-while-revalidate=300');
    const again = await ask(path, { 'if-none-match': headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });

  test('are not cached in preview, nor if they contain stock or time', async () => {
    const { ask } = asker(stand);
    const private_ = [
      `/pre${path}`,
      '/preview/caas/v1/canvas/menu/en-us',
      `/products/v2/products/${id}/inventory?locale=en-us`,
      '/fapi/server/time',
    ];
    for (const one of private_) expect((await ask(one)).headers.get('cache-control'), one).toBe('no-store');
  });
});
