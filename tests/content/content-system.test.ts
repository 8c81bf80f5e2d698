import { afterEach, expect, it, vi } from 'vitest';
import { checked } from '#src/commerce/content/checked.ts';
import { createContentSystem } from '#src/commerce/content/content-system.ts';
import { sanitised } from '#src/commerce/content/sanitised.ts';

afterEach(() => vi.useRealTimers());

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const page = {
  id: 'page-snow',
  slug: 'help/snow',
  title: 'Snow',
  seo: { title: 'Snow', description: '', noIndex: false },
  blocks: [
    { id: 'text', type: 'richText', html: '<p>Hi</p><script>alert(1)</script>' },
    { id: 'x', type: 'hologram' },
  ],
};

/** A content system that answers by path; `asked` are the requests it got. */
function openSystem(answers: Record<string, () => Response>) {
  const asked: Request[] = [];
  const system = createContentSystem({
    baseUrl: 'https://content.example/',
    apiKey: 'key of the system',
    previewKey: 'value of editors',
    log: silent,
    fetch: async (request) => {
      asked.push(request);
      const { pathname } = new URL(request.url);
      return (answers[pathname] ?? (() => new Response('', { status: 404 })))();
    },
  });
  return { content: checked(sanitised(system), silent), asked };
}

const path = '/publish/caas/v1/canvas/page/en-us/help--snow';

it('is asked in the mode and at the moment, with the keys of each', async () => {
  const { content, asked } = openSystem({});
  await content.page('help/snow', 'en-us');
  await content.preview(null).page('home', 'de-de');
  await content.preview(Date.parse('2026-12-18')).fragment('terms', 'en-us');
  expect(
    asked.map(({ url, headers }) => [
      url.replace('https://content.example', ''),
      headers.get('x-api-key'),
      headers.get('x-preview-key'),
    ]),
  ).toEqual([
    [path, 'key of the system', null],
    ['/preview/caas/v1/canvas/page/de-de/home', 'key of the system', 'value of editors'],
    [
      '/preview/caas/v1/canvas/fragment/terms?previewDateTime=2026-12-18T00%3A00%3A00.000Z&siteId=en-us',
      'key of the system',
      'value of editors',
    ],
  ]);
});

it('shows what it says sanitised, without blocks that are unknown', async () => {
  const { content } = openSystem({ [path]: () => Response.json(page) });
  expect((await content.page('help/snow', 'en-us'))?.blocks).toEqual([
    { id: 'text', type: 'richText', html: '<p>Hi</p>' },
  ]);
});

it('has no page that it does not know', async () =>
  expect(await openSystem({}).content.page('help/snow', 'en-us')).toBeNull());

it.each([
  ['it fails', () => new Response('', { status: 500 })],
  ['its answer is no page', () => Response.json({ id: 'a' })],
  ['its blocks are no list', () => Response.json({ ...page, blocks: {} })],
  ['its answer is no JSON', () => new Response('<html>')],
  [
    'the connection breaks',
    () => {
      throw new TypeError('fetch failed');
    },
  ],
])('what it said before counts while %s', async (_, broken) => {
  let answer = () => Response.json(page);
  const { content } = openSystem({ [path]: () => answer() });
  await content.page('help/snow', 'en-us');
  answer = broken;
  expect((await content.page('help/snow', 'en-us'))?.title).toBe('Snow');
  await expect(openSystem({ [path]: broken }).content.page('help/snow', 'en-us')).rejects.toMatchObject({
    errorId: 'API503',
    status: 503,
  });
});

it('is not waited for once three calls got no answer, until one call has asked whether it is back', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  let answer = (): Response => Response.json(page);
  const { content, asked } = openSystem({ [path]: () => answer() });
  const shown = async () => (await content.page('help/snow', 'en-us'))?.title;
  await shown();
  answer = () => {
    throw new DOMException('too late', 'TimeoutError');
  };
  for (const calls of [2, 3, 4, 4]) {
    expect(await shown()).toBe('Snow');
    expect(asked).toHaveLength(calls);
  }
  await expect(content.page('help/rain', 'en-us')).rejects.toMatchObject({ errorId: 'API503' });
  expect(asked).toHaveLength(4);
  answer = () => Response.json({ ...page, title: 'Ice' });
  vi.setSystemTime(Date.now() + 10_000);
  expect(await Promise.all([shown(), shown()])).toEqual(['Snow', 'Snow']);
  expect(asked).toHaveLength(5);
  await vi.waitFor(async () => expect(await shown()).toBe('Ice'));
  expect(await content.page('help/rain', 'en-us')).toBeNull();
});

it('leaves out what is around pages of the shop while it has said nothing, for shoppers alone', async () => {
  const content = createContentSystem({
    baseUrl: 'https://content.example',
    apiKey: undefined,
    previewKey: null,
    log: silent,
    fetch: async () => new Response('', { status: 500 }),
  });
  const product = { id: 'WMTR1001MOS', masterId: 'WMTR1001' };
  expect(await content.menu('en-us')).toBeNull();
  expect(await content.footer('en-us')).toBeNull();
  expect(await content.popups('en-us')).toEqual([]);
  expect(await content.categoryContent('1104', 'en-us')).toBeNull();
  expect(await content.productContent(product, 'en-us')).toBeNull();
  expect(await content.searchBlocks('products', 'en-us')).toEqual([]);
  expect(await content.utility('en-us')).toEqual([]);
  await expect(content.fragment('sms-terms', 'en-us')).rejects.toMatchObject({ errorId: 'API503' });
  await expect(content.working?.(null).menu('en-us')).rejects.toMatchObject({ errorId: 'API503' });
});

it('lists its content and the pages below a page itself', async () => {
  const listed = { items: [], total: 0, offset: 20, limit: 10 };
  const { content, asked } = openSystem({
    '/preview/caas/v1/canvas/showcase/en-us/hero': () => Response.json(listed),
    '/publish/caas/v1/canvas/children/en-us/help': () => Response.json({ pages: [] }),
  });
  const wish = { docType: 'hero', limit: '10', offset: '20', layoutVariant: 'compact' };
  expect(await content.preview(null).showcase?.(wish, 'en-us')).toEqual(listed);
  expect(new URL(asked[0]?.url ?? '').search).toBe('?limit=10&offset=20&layoutVariant=compact');
  expect(await content.children?.('help', 'en-us')).toEqual([]);
  expect(await content.children?.('nowhere', 'en-us')).toBeNull();
});

const productSearch = '/publish/caas/v1/canvas/search/en-us/products';
const searchContent = { searchType: 'products', blocks: [], articles: [], total: 0, offset: 0, limit: 20 };

it('leads a search to a page by the answers of its search content', async () => {
  const answers = [
    { words: ['Snow', 'snow boots'], page: 'help/snow' },
    { words: ['rain'], page: 'help/rain' },
    { words: 'ice', page: 'help/ice' },
  ];
  const { content } = openSystem({ [productSearch]: () => Response.json({ ...searchContent, answers }) });
  const found = await Promise.all(['snow', 'ice', 'tent'].map((words) => content.pageFor(words, 'en-us')));
  expect(found).toEqual(['help/snow', null, null]);
  expect(await content.pageFor('snow', 'de-de')).toBeNull();
  expect(await content.pagesFor('rain boots', 'en-us')).toEqual(['help/rain']);
});

it('is asked once for the words of many searches, in preview for each', async () => {
  const { content, asked } = openSystem({ [productSearch]: () => Response.json(searchContent) });
  for (const letters of ['s', 'sn', 'sno']) await content.pagesFor(letters, 'en-us');
  expect(asked).toHaveLength(1);
  for (const letters of ['s', 'sn']) await content.preview(null).pagesFor(letters, 'en-us');
  expect(asked).toHaveLength(3);
});

it('leads a search nowhere while it has not answered', async () => {
  const { content } = openSystem({ [productSearch]: () => new Response('', { status: 500 }) });
  expect(await content.pageFor('snow', 'en-us')).toBeNull();
  expect(await content.pagesFor('snow', 'en-us')).toEqual([]);
});
