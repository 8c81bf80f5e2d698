import { beforeAll, expect, test } from 'vitest';
import { createApi } from '#src/api/client.ts';
import { loadBlocks } from '#src/blocks/blocks.data.ts';
import { noContent } from '#src/commerce/content/content-source.ts';
import { homePage } from '#src/routes/-home.ts';
import { asker, openStand } from '#tests/catalogue/support.ts';

/** A shop without editorial content; `ask` validates each answer against the contract. */

let ask: ReturnType<typeof asker>['ask'];

beforeAll(async () => {
  ({ ask } = asker(await openStand(), noContent));
});

const at = (path: string) => `/publish/caas/v1/canvas/${path}`;

test.each([
  ['menu', at('menu/en-us'), { items: [] }],
  ['footer', at('footer/en-us'), { columns: [], social: [], legal: [] }],
  ['pop-ups', at('popups/en-us'), { popups: [] }],
  ['blocks around a category', at('category/en-us/2110'), { topBlocks: [], gridBlocks: [], bottomBlocks: [] }],
  [
    'blocks on a product page',
    at('product/en-us/WMTR1001MOS'),
    { productId: 'WMTR1001MOS', topBlocks: [], bottomBlocks: [] },
  ],
  ['stories', at('search/en-us/articles'), { articles: [], facets: [], total: 0 }],
])('the %s are empty', async (_, path, body) => expect(await ask(path)).toMatchObject({ status: 200, body }));

test.each([at('page/en-us/home'), at('augmentedpage/en-us/home'), at('fragment/returns?siteId=en-us')])(
  '%s does not exist',
  async (path) => expect((await ask(path)).status).toBe(404),
);

test('the home page is made of the catalogue: the best of each top category', async () => {
  const { service } = asker(await openStand(), noContent);
  const api = createApi({ baseUrl: 'http://shop.test', fetch: service });
  const page = await homePage(api, 'de-de');
  expect(page.blocks.map((block) => ('title' in block ? block.title : null))).toEqual([
    'Waymark',
    'Neu',
    'Damen',
    'Herren',
    'Kinder',
    'Ausrüstung',
    'Sale',
  ]);
  expect(page.blocks[1]).toMatchObject({
    type: 'productRecommendations',
    categoryId: '1000',
    target: { url: '/c/new-1000' },
  });
  const { products } = await loadBlocks(page.blocks, { api, locale: 'de-de' });
  expect(Object.values(products).map((found) => found.length)).toEqual([8, 8, 8, 8, 8, 8]);
});

test('the home page of editors takes precedence', async () => {
  const { service } = asker(await openStand());
  const page = await homePage(createApi({ baseUrl: 'http://shop.test', fetch: service }), 'en-us');
  expect(page.blocks.length).toBeGreaterThan(7);
});
