import { describe, expect, it } from 'vitest';
import { createPageAnswers } from '#src/server/answer-page.ts';
import type { PageAddress } from '#src/server/page-address.ts';
import { PageCache } from '#src/server/pages.ts';
import type { Page } from '#src/server/render.ts';
import { createShares } from '#src/server/shares.ts';
import { pageOf } from './support/server.ts';

/** Keeps the parameter `q` and drops all others. */
const addressOf: PageAddress = (target) => {
  const { pathname, searchParams } = new URL(`http://shop.test${target}`);
  const q = searchParams.get('q');
  return pathname.includes('%') ? null : pathname + (q === null ? '' : `?q=${q}`);
};

/** With `byHand` renders end when the test calls `finish()`, else at once. */
function openPages({ perMinute = 1000, byHand = false, own = {} as Partial<Page> } = {}) {
  const rendered: Request[] = [];
  const open: (() => void)[] = [];
  const answer = createPageAnswers({
    addressOf,
    shares: createShares(perMinute),
    cache: new PageCache({ megabytes: 1, addressOf }),
    headers: {},
    render: async (request) => {
      rendered.push(request);
      if (byHand) await new Promise<void>((resolve) => void open.push(resolve));
      return pageOf(request, own);
    },
  });
  const ask = (path: string, client = '203.0.113.7', headers: Record<string, string> = {}) =>
    answer({ request: new Request(`http://shop.test${path}`, { headers }), client, correlationId: 'c' });
  return {
    ask,
    rendered,
    paths: () => rendered.map(({ url }) => url.replace('http://shop.test', '')),
    finish: () => open.splice(0).forEach((end) => end()),
  };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('a public page', () => {
  it('is rendered without parameters that its route does not know', async () => {
    const { ask, paths } = openPages();
    expect(await (await ask('/en-us/search?x=random&q=boots')).text()).toContain('/en-us/search?q=boots<');
    expect(paths()).toEqual(['/en-us/search?q=boots']);
  });

  it('is rendered once for simultaneous requests, with any unknown parameters', async () => {
    const { ask, paths, finish } = openPages({ byHand: true });
    const answers = Array.from({ length: 8 }, (_, number) => ask(`/en-us?x=${number}`, `203.0.113.${number}`));
    await settled();
    finish();
    expect(await Promise.all(answers.map(async (one) => (await one).status))).toEqual(
      Array.from({ length: 8 }, () => 200),
    );
    expect(paths()).toEqual(['/en-us']);
  });

  it('is rendered from its address alone: no header of one visitor gets into another’s page', async () => {
    const { ask, rendered } = openPages();
    await ask('/en-us', '203.0.113.7', {
      cookie: 'wm_access=secret',
      'user-agent': 'WaymarkApp',
      accept: 'application/xml',
    });
    expect([...(rendered[0]?.headers ?? [])]).toEqual([['accept', 'text/html']]);
  });

  it('is rendered per request in a preview', async () => {
    const { ask, rendered } = openPages();
    await Promise.all([ask('/en-us?preview=true'), ask('/en-us?preview=true')]);
    expect(rendered).toHaveLength(2);
  });

  it('shares no render with a preview whose parameter is written with a percent sign', async () => {
    const { ask, rendered } = openPages();
    await Promise.all([ask('/en-us?%70review=true'), ask('/en-us'), ask('/en-us?moc%6B=true')]);
    expect(rendered).toHaveLength(3);
  });
});

describe('a private page', () => {
  it('is rendered for each visitor, with the cookies and the browser’s name', async () => {
    const { ask, rendered } = openPages({ own: { shared: false } });
    const app = { 'user-agent': 'Mozilla/5.0 (iPhone) WaymarkApp/3.2', 'x-anything': '1' };
    await Promise.all(['a', 'b'].map((cookie) => ask('/en-us/account/orders', '203.0.113.7', { ...app, cookie })));
    expect(rendered.map(({ headers }) => [...headers])).toEqual(
      ['a', 'b'].map((cookie) => [
        ['accept', 'text/html'],
        ['cookie', cookie],
        ['user-agent', app['user-agent']],
      ]),
    );
  });
});

describe('many pages at once', () => {
  it('of one client leave room for those of another', async () => {
    const { ask, paths } = openPages({ byHand: true });
    for (let number = 0; number < 50; number += 1) void ask(`/en-us/flood-${number}`);
    await settled();
    void ask('/en-us/other', '203.0.113.8');
    await settled();
    expect(paths()).toEqual(['/en-us/flood-0', '/en-us/flood-1', '/en-us/flood-2', '/en-us/flood-3', '/en-us/other']);
  });

  it('of the charts gallery leave room for pages of the shop', async () => {
    const { ask, paths } = openPages({ byHand: true });
    for (let number = 0; number < 50; number += 1) void ask(`/charts/flood-${number}`);
    void ask('/en-us');
    await settled();
    expect(paths()).toEqual(['/charts/flood-0', '/en-us']);
  });

  it('are refused to a client that asks too often, in the page’s language', async () => {
    const { ask } = openPages({ perMinute: 2 });
    expect([(await ask('/fr-fr/a')).status, (await ask('/fr-fr/b')).status]).toEqual([200, 200]);
    const refused = await ask('/fr-fr/c');
    expect([
      refused.status,
      Number(refused.headers.get('retry-after')) > 0,
      refused.headers.get('cache-control'),
    ]).toEqual([429, true, 'no-store']);
    expect(await refused.text()).toMatch(/lang="fr-FR".*C’était un peu rapide/s);
    expect((await ask('/fr-fr/c', '203.0.113.8')).status).toBe(200);
  });
});

describe('an address with slashes in front', () => {
  it.each(['//', '//evil.example/', '//x:99999999/'])('%s is a path of this shop', async (path) => {
    const { ask, rendered } = openPages();
    expect((await ask(path)).status).toBe(200);
    expect(new URL(rendered[0]?.url ?? '').host).toBe('shop.test');
  });
});

describe('an invalid address', () => {
  it('is not rendered', async () => {
    const { ask, rendered } = openPages();
    expect((await ask('/en-us/%E0%A4%A')).status).toBe(404);
    expect((await ask(`/en-us/${'a'.repeat(3000)}`)).status).toBe(414);
    expect((await ask(`/en-us?q=${'a'.repeat(3000)}`)).status).toBe(414);
    expect(rendered).toHaveLength(0);
  });
});
