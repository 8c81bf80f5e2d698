import { describe, expect, it } from 'vitest';
import type { ContentBlock, ProductCard } from '#openapi/generated/waymark.gen.ts';
import { createApi } from '#src/api/client.ts';
import { loadBlocks, tagsOf } from '#src/blocks/blocks.data.ts';

const card = { id: 'WMTR1001MOS', masterId: 'WMTR1001' } as ProductCard;
const story = (id: string) => ({ id, url: `/stories/${id}` });

/** Fake service that answers by path, with 503 for any other; `asked` lists the paths that were requested. */
function service(answers: Record<string, unknown>) {
  const asked: string[] = [];
  const api = createApi({
    baseUrl: 'http://shop.test',
    fetch: (request) => {
      const { pathname, search } = new URL(request.url);
      asked.push(pathname + search);
      const answer = Object.entries(answers).find(([part]) => pathname.includes(part))?.[1];
      return Promise.resolve(answer === undefined ? new Response('{}', { status: 503 }) : Response.json(answer));
    },
  });
  return { asked, page: { api, locale: 'en-gb' as const } };
}

const picks: ContentBlock = {
  id: 'picks',
  type: 'productRecommendations',
  source: 'category',
  categoryId: '1104',
  limit: 8,
};

describe('the data that blocks load', () => {
  it('is products of a category, as many as editors say', async () => {
    const { asked, page } = service({ widgetRecommendations: { products: [card] } });
    const data = await loadBlocks([picks], page);
    expect(data.products).toEqual({ picks: [card] });
    expect(asked).toEqual(['/products/v1/widgetRecommendations?locale=en-gb&source=category&count=8&categoryId=1104']);
    expect(tagsOf(data)).toEqual(['product:WMTR1001']);
  });

  it('is products by id, in one request', async () => {
    const { asked, page } = service({ widgetRecommendations: { products: [card] } });
    await loadBlocks(
      [{ id: 'two', type: 'productRecommendations', source: 'products', productIds: ['WMTR1001MOS', 'WMTR1002INK'] }],
      page,
    );
    expect(asked[0]).toContain('source=products&count=12&productId=WMTR1001MOS&productId=WMTR1002INK');
  });

  it('is loaded for blocks inside a baseline and inside variants', async () => {
    const { page } = service({ widgetRecommendations: { products: [card] } });
    const block: ContentBlock = {
      id: 'x',
      type: 'experience',
      experienceId: 'x',
      baselines: [picks as never],
      variants: [{ name: 'v', variantId: 'v', targets: [{ ...picks, id: 'others' } as never] }],
    };
    expect(Object.keys((await loadBlocks([block], page)).products)).toEqual(['picks', 'others']);
  });

  it('is an empty row if loading fails, and the page stays', async () => {
    const { page } = service({});
    expect((await loadBlocks([picks], page)).products).toEqual({ picks: [] });
  });

  it('is four related stories, without the one that is being read', async () => {
    const { asked, page } = service({ articles: { articles: ['a', 'b', 'c', 'd', 'e'].map(story) } });
    const grid: ContentBlock = { id: 'more', type: 'articleGrid', isRelated: true, tagId: 'trail' };
    const data = await loadBlocks([grid], { ...page, path: '/stories/b' });
    expect(asked[0]).toContain('/related-articles?limit=5&tagId=trail');
    expect(data.articles['more']?.map(({ id }) => id)).toEqual(['a', 'c', 'd', 'e']);
  });

  it('is that of the first baseline of a segmentation alone', async () => {
    const { asked, page } = service({ widgetRecommendations: { products: [card] } });
    const block: ContentBlock = {
      id: 's',
      type: 'segmentation',
      segments: [],
      baselines: [{ id: 'text', type: 'richText', html: '<p>Hi</p>' }, picks as never],
    };
    expect((await loadBlocks([block], page)).products).toEqual({});
    expect(asked).toEqual([]);
  });

  it('is three stories when editors name no rows, without the story that is being read', async () => {
    const { asked, page } = service({ articles: { articles: ['a', 'b', 'c', 'd'].map(story) } });
    const data = await loadBlocks([{ id: 'more', type: 'articleGrid', tagId: 'trail' }], {
      ...page,
      path: '/stories/b',
    });
    expect(data.articles['more']?.map(({ id }) => id)).toEqual(['a', 'c', 'd']);
    expect(asked[0]).toContain('tagId=trail');
  });

  it('filters by the address only where editors offer filters', async () => {
    const { asked, page } = service({ articles: { articles: [] } });
    const filters = [{ id: 'camp', label: 'Camp' }];
    await loadBlocks(
      [
        { id: 'all', type: 'articleGrid', filters },
        { id: 'more', type: 'articleGrid' },
      ],
      { ...page, tagId: 'camp' },
    );
    expect(asked.filter((path) => path.includes('tagId=camp'))).toHaveLength(1);
  });

  it('is the items of an upsell that are in stock, or all of them if it skips the check', async () => {
    const item = (id: string) =>
      ({ id, sku: `${id}-080-R`, name: id, url: `/p/${id}`, price: 100, currency: 'GBP' as const }) as never;
    const { page } = service({
      'WMTR1001MOS/availability': { isAvailable: false, items: [] },
      'WMTR1002INK/availability': { isAvailable: true, items: [] },
    });
    // The third has left the catalogue: its call is refused.
    const items = [item('WMTR1001MOS'), item('WMTR1002INK'), item('WMTR1003INK')];
    const data = await loadBlocks(
      [
        { id: 'a', type: 'upsell', items },
        { id: 'b', type: 'upsell', items, skipInventoryCheck: true },
      ],
      page,
    );
    expect(data.inStock['a']?.map(({ id }) => id)).toEqual(['WMTR1002INK']);
    expect(data.inStock['b']).toHaveLength(3);
  });
});

it('what goes with the product of a page is asked for the product alone, not for its style', async () => {
  const { asked, page } = service({ widgetRecommendations: { products: [card] } });
  const about = { skus: ['WMTR1001MOS', 'WMTR1001'], categories: [] };
  await loadBlocks([{ id: 'r', type: 'productRecommendations', source: 'related' }], { ...page, about });
  expect(asked).toEqual([
    '/products/v1/widgetRecommendations?locale=en-gb&source=related&count=12&productId=WMTR1001MOS',
  ]);
});
