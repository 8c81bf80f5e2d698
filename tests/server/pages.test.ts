import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { PageCache } from '#src/server/pages.ts';

/** A page cache whose keys are addresses without their query. */
const openCache = (options: { now?: () => number } = {}) =>
  new PageCache({ megabytes: 1, addressOf: (target) => target.split('?')[0] ?? '', ...options });

const html = `<!doctype html><p>${'The way there and back. '.repeat(40)}</p>`;
const rendered = {
  body: html,
  headers: { 'content-type': 'text/html', 'cache-control': 'public' },
  tags: ['product:WMTR1001'],
  freshFor: 60,
  staleFor: 600,
  until: null,
};

/** Asks the cache as a browser would; null if the page has to be rendered. */
function ask(cache: PageCache, url: string, headers: Record<string, string> = {}) {
  let answer: { status: number; headers: Record<string, string>; body: Buffer | undefined } | null = null;
  const response = {
    writeHead(status: number, sent: Record<string, string>) {
      answer = { status, headers: sent, body: undefined };
      return this;
    },
    end(body?: Buffer) {
      if (answer) answer.body = body;
    },
  };
  const isServed = cache.serve(
    { url, method: 'GET', headers } as unknown as IncomingMessage,
    response as unknown as ServerResponse,
  );
  return isServed
    ? (answer as { status: number; headers: Record<string, string>; body: Buffer | undefined } | null)
    : null;
}

describe('the page cache', () => {
  it('sends the same page plain, in gzip and in brotli', async () => {
    const cache = openCache();
    await cache.keep('/en-us', rendered, cache.mark());
    expect(ask(cache, '/en-us')?.body?.toString()).toBe(html);
    const gz = ask(cache, '/en-us', { 'accept-encoding': 'gzip' });
    expect([gz?.headers['content-encoding'], gunzipSync(gz?.body ?? Buffer.of()).toString()]).toEqual(['gzip', html]);
    const br = ask(cache, '/en-us', { 'accept-encoding': 'gzip, br' });
    expect([br?.headers['content-encoding'], brotliDecompressSync(br?.body ?? Buffer.of()).toString()]).toEqual([
      'br',
      html,
    ]);
    expect(br?.headers['vary']).toBe('accept-encoding');
  });

  it('sends no encoding that the browser refuses', async () => {
    const cache = openCache();
    await cache.keep('/en-us', rendered, cache.mark());
    const sent = (accepted: string) =>
      ask(cache, '/en-us', { 'accept-encoding': accepted })?.headers['content-encoding'];
    expect(['br;q=0, gzip', 'br;q=0, gzip; q=0.0', 'BR', 'gzip;q=0.2, *;q=0', '*', 'zebra'].map(sent)).toEqual([
      'gzip',
      undefined,
      'br',
      'gzip',
      'br',
      undefined,
    ]);
  });

  it('sends the first visitor the same page as it caches', async () => {
    const cache = openCache();
    const sent = await cache.keep('/en-us', rendered, cache.mark());
    const br = sent('gzip, br');
    expect(ask(cache, '/en-us', { 'accept-encoding': 'gzip, br' })).toEqual({ status: 200, ...br });
    expect(sent().body.toString()).toBe(html);
  });

  it('answers 304 to a browser that has the page', async () => {
    const cache = openCache();
    const { etag = '' } = (await cache.keep('/en-us', rendered, cache.mark()))().headers;
    expect(ask(cache, '/en-us', { 'if-none-match': etag })?.status).toBe(304);
  });

  it('lets one request render a stale page while the others still get it', async () => {
    let now = 0;
    const cache = openCache({ now: () => now });
    await cache.keep('/en-us', rendered, cache.mark());
    now = 61_000;
    expect(ask(cache, '/en-us')).toBeNull();
    expect(ask(cache, '/en-us')?.status).toBe(200);
    now = 700_000;
    expect(ask(cache, '/en-us')).toBeNull();
  });

  it('serves no page after its end of validity, and lets no other cache do so', async () => {
    let now = 0;
    const cache = openCache({ now: () => now });
    const sent = await cache.keep('/en-us/p/a', { ...rendered, until: 90_000 }, cache.mark());
    expect(sent().headers['cache-control']).toBe('public, s-maxage=60, stale-while-revalidate=30');
    now = 50_000;
    expect(ask(cache, '/en-us/p/a')?.headers['cache-control']).toBe('public, s-maxage=40, stale-while-revalidate=0');
    now = 85_000;
    expect(ask(cache, '/en-us/p/a')).toBeNull();
    expect(ask(cache, '/en-us/p/a')?.status).toBe(200);
    now = 90_000;
    expect([ask(cache, '/en-us/p/a'), ask(cache, '/en-us/p/a')]).toEqual([null, null]);
  });

  it('drops only pages that show what changed', async () => {
    const cache = openCache();
    await cache.keep('/en-us/p/a', rendered, cache.mark());
    await cache.keep('/en-us/p/b', { ...rendered, tags: ['product:WMHK1001'] }, cache.mark());
    cache.invalidate(['product:WMTR1001']);
    expect(ask(cache, '/en-us/p/a')).toBeNull();
    expect(ask(cache, '/en-us/p/b')?.status).toBe(200);
  });

  it.each([['product:WMTR1001'], ['content:*']])(
    'keeps no page that was rendered before a change of %s',
    async (tag) => {
      const cache = openCache();
      const mark = cache.mark();
      cache.invalidate([tag]);
      const sent = await cache.keep('/en-us/p/a', rendered, mark);
      expect(sent().headers['cache-control']).toBe('public, s-maxage=0, stale-while-revalidate=0');
      expect(ask(cache, '/en-us/p/a')).toBeNull();
      await cache.keep('/en-us/p/b', rendered, cache.mark());
      expect(ask(cache, '/en-us/p/b')?.status).toBe(200);
    },
  );

  it('drops every page when an editor changed something', async () => {
    const cache = openCache();
    await cache.keep('/en-us/p/a', rendered, cache.mark());
    await cache.keep('/en-us/search?q=a', { ...rendered, tags: [] }, cache.mark());
    cache.invalidate(['content:*']);
    expect(cache.counts().pages).toBe(0);
  });

  it('keeps the pages without a query while any number of queries is asked for', async () => {
    const cache = new PageCache({ megabytes: 1, addressOf: (target) => target });
    await cache.keep('/en-us/p/a', rendered, cache.mark());
    const long = { ...rendered, body: 'a'.repeat(100_000), tags: [] };
    for (let term = 0; term < 30; term += 1) await cache.keep(`/en-us/search?q=${term}`, long, cache.mark());
    expect(ask(cache, '/en-us/p/a')?.status).toBe(200);
    expect(ask(cache, '/en-us/search?q=0')).toBeNull();
    expect(ask(cache, '/en-us/search?q=29')?.status).toBe(200);
    cache.invalidate(['product:WMTR1001']);
    expect(ask(cache, '/en-us/p/a')).toBeNull();
  });

  it.each([
    '/en-us?preview=true',
    '/en-us?x=1&previewDateTime=2027-01-01',
    '/en-us?p13n_testcontext=%7B%7D',
    '/en-us?preview',
  ])('does not contain %s, which is rendered per request', async (target) => {
    const cache = openCache();
    await cache.keep('/en-us', rendered, cache.mark());
    expect(ask(cache, '/en-us?x=1')?.status).toBe(200);
    expect(ask(cache, target)).toBeNull();
  });
});
