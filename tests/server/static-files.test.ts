import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '#src/server/log.ts';
import { fileHeaders, securityHeaders } from '#src/server/security.ts';
import { openTestServer, type TestServer } from './support/server.ts';

let earlier: TestServer;
let server: TestServer;
let newer: TestServer;
const landed: { folder: string | null } = { folder: null };
const logged: { msg: string; file?: string; level: number }[] = [];
const icon = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const code = 'export const answer = 42;';

beforeAll(async () => {
  earlier = await openTestServer({
    files: {
      'assets/page-old.js': 'old',
      'assets/page-same.js': 'older',
      'icon.svg': 'an older icon',
      'gone.txt': 'gone',
    },
  });
  newer = await openTestServer({
    files: { 'assets/page-newest.js': 'newest', 'assets/page-same.js': 'newest', 'newest.txt': 'newest' },
  });
  const files = {
    'icon.svg': icon,
    'assets/page-new.js': code,
    'assets/page-same.js': 'newer',
    'assets/moved.js': code,
    'assets/moved.js.br': 'moved',
    'about.txt': 'about',
  };
  const log = createLog('info', { write: (line) => void logged.push(JSON.parse(line)) });
  server = await openTestServer({ files, earlier: [earlier.folder], newest: () => landed.folder, log });
  await writeFile(join(server.folder, 'client/assets/page-new.js.br'), brotliCompressSync(code));
});
afterAll(() => Promise.all([earlier.close(), server.close(), newer.close()]));

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, { headers: { connection: 'close', ...headers } });

describe('static files', () => {
  it.each(['bytes=5-1', 'bytes=abc', 'bytes=999999-', 'bytes=0-1,3-4', 'lines=1-2'])(
    'are sent whole for %s',
    async (range) => {
      const answer = await get('/icon.svg', { range });
      expect([answer.status, await answer.text()]).toEqual([200, icon]);
    },
  );

  it('answer 404 and log a line when they are deleted from the disk, and the process continues', async () => {
    await rm(join(server.folder, 'client/assets/moved.js.br'));
    const answer = await get('/assets/moved.js', { 'accept-encoding': 'br' });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(logged).toContainEqual(
      expect.objectContaining({
        level: 40,
        file: '/assets/moved.js',
        encoding: 'br',
        error: expect.objectContaining({ code: 'ENOENT' }),
      }),
    );
    expect(await (await get('/assets/moved.js', { 'accept-encoding': 'identity' })).text()).toBe(code);
  });

  it('are sent from memory after the first read', async () => {
    expect(await (await get('/about.txt')).text()).toBe('about');
    await rm(join(server.folder, 'client/about.txt'));
    expect(await (await get('/about.txt?again')).text()).toBe('about');
  });

  it('include only the assets of the previous build, for open pages', async () => {
    expect(await (await get('/assets/page-old.js')).text()).toBe('old');
    expect(await (await get('/assets/page-same.js')).text()).toBe('newer');
    expect(await (await get('/icon.svg')).text()).toBe(icon);
    expect(await (await get('/gone.txt')).text()).not.toBe('gone');
  });

  it('include only the assets of a newer build, for pages of a process that was restarted before', async () => {
    expect((await get('/assets/page-newest.js')).status).toBe(404);
    landed.folder = newer.folder;
    await expect.poll(async () => (await get('/assets/page-newest.js')).text(), { timeout: 5000 }).toBe('newest');
    expect(await (await get('/assets/page-same.js')).text()).toBe('newer');
    expect(await (await get('/newest.txt')).text()).not.toBe('newest');
  });

  it('answer 404 to an unknown asset, without a page', async () => {
    const answer = await get('/assets/maya-chen.js');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'application/json']);
    expect(await answer.json()).toMatchObject({ errorDetails: [{ errorId: 'API404' }] });
    expect(JSON.stringify(logged)).not.toContain('maya');
  });

  it('mark assets as immutable, and other files as revalidated', async () => {
    expect((await get('/assets/page-same.js')).headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    );
    const first = await get('/icon.svg');
    const etag = first.headers.get('etag') ?? '';
    expect((await get('/icon.svg', { 'if-none-match': etag })).status).toBe(304);
    expect((await get('/icon.svg', { 'if-none-match': '"another"' })).status).toBe(200);
  });

  it('have the security headers also for 404 and 304', async () => {
    const secure = await openTestServer({
      files: { 'icon.svg': icon, 'assets/a.js': code },
      env: { PUBLIC_URL: 'https://127.0.0.1' },
    });
    const ask = (path: string, more = '') =>
      secure.send(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n${more}\r\n`);
    const etag = /etag: (\S+)/.exec((await ask('/icon.svg')).headers)?.[1] ?? '';
    const site = { PUBLIC_URL: 'https://127.0.0.1', MODE: 'demo' } as const;
    const expectAll = (headers: string, wanted: Record<string, string>) => {
      for (const [name, value] of Object.entries(wanted)) expect(headers).toContain(`${name}: ${value.toLowerCase()}`);
      expect(headers).toContain('strict-transport-security:');
    };
    for (const answer of [
      await ask('/icon.svg'),
      await ask('/icon.svg', `If-None-Match: ${etag}\r\n`),
      await ask('/assets/a.js'),
      await ask('/assets/none.js'),
    ])
      expectAll(answer.headers, fileHeaders(site));
    expectAll((await ask('/en-us')).headers, securityHeaders(site));
    expect((await ask('/assets/a.js')).headers).not.toContain('permissions-policy');
    await secure.close();
  });

  it('cannot run or load anything if shown as a document', async () => {
    expect((await get('/icon.svg')).headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
  });

  it('answer HEAD with the headers alone', async () => {
    const answer = await fetch(`${server.url}/icon.svg`, { method: 'HEAD', headers: { connection: 'close' } });
    expect([answer.headers.get('content-length'), answer.headers.get('content-type'), await answer.text()]).toEqual([
      String(icon.length),
      'image/svg+xml; charset=utf-8',
      '',
    ]);
  });
});

describe('compressed static files', () => {
  let compressed: TestServer;
  beforeAll(async () => {
    // Opened after the .br file was written, because a server lists its files when it starts.
    compressed = await openTestServer({ earlier: [server.folder] });
  });
  afterAll(() => compressed.close());

  it.each([
    ['br', 'br'],
    ['gzip, br', 'br'],
    ['gzip', null],
    ['br;q=0', null],
  ])('are sent for Accept-Encoding %s as %s', async (accepted, encoding) => {
    const answer = await fetch(`${compressed.url}/assets/page-new.js`, {
      headers: { 'accept-encoding': accepted, connection: 'close' },
    });
    expect([answer.headers.get('content-encoding'), answer.headers.get('vary'), await answer.text()]).toEqual([
      encoding,
      'accept-encoding',
      code,
    ]);
  });
});
