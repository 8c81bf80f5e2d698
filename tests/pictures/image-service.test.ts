import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { imageSrcSet, imageUrl, snapWidth } from '#src/domain/image.ts';
import { negotiate } from '#src/server/images/image-request.ts';
import { drawings } from '#src/demo/pictures/drawings.ts';
import { createDrawer, type Drawer } from '#src/server/images/drawer.ts';
import { createImageService } from '#src/server/images/image-service.ts';
import type { ImageService, ImageServiceOptions } from '#src/server/images/image-service.ts';
import { drawings as oddDrawings } from './support/odd-drawings.ts';

let cacheDir = '';
let encoded: string[] = [];
const silent = { warn: () => undefined };
const drawer = createDrawer(drawings.module);

const serve = (options: Partial<ImageServiceOptions> = {}): ImageService =>
  createImageService({
    cacheDir,
    drawings,
    log: silent,
    perMinute: 10_000,
    draw: (job) => (encoded.push(job.path), drawer(job)),
    ...options,
  });
const ask = (service: ImageService, path: string, headers: Record<string, string> = {}, method = 'GET') =>
  service.respond(new Request(`http://shop.test/images/${path}`, { headers, method }), '203.0.113.7');
const sizeOf = async (response: Response) => (await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width;

beforeEach(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), 'images-'));
  encoded = [];
});
afterEach(() => rm(cacheDir, { recursive: true, force: true }));

describe('sizes', () => {
  it('are rounded up to the next step, times the pixel ratio, up to the largest', async () => {
    const service = serve();
    expect(await sizeOf(await ask(service, 'swatch/moss?w=90&dpr=1&fmt=png'))).toBe(96);
    expect(await sizeOf(await ask(service, 'swatch/moss?w=97&dpr=1&fmt=png'))).toBe(160);
    expect(await sizeOf(await ask(service, 'swatch/moss?w=97&dpr=3&fmt=png'))).toBe(480);
    expect(await sizeOf(await ask(service, 'swatch/moss?w=1080&dpr=3&fmt=png'))).toBe(1920);
    expect(await sizeOf(await ask(service, 'swatch/moss?w=5000&dpr=1&fmt=png'))).toBe(1920);
  });

  it('keep the ratio of the master', async () => {
    const response = await ask(serve(), 'product/mug/moss-bone-ink/front?w=96&dpr=1&fmt=webp');
    const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect([width, height]).toEqual([96, 120]);
  });

  it('default to the constants of catalogue 9', async () => {
    const service = serve();
    const plain = await ask(service, 'swatch/moss', { accept: 'image/webp' });
    const spelled = await ask(service, 'swatch/moss?w=640&dpr=2&q=50&sharp=60&fmt=auto', { accept: 'image/webp' });
    expect(plain.headers.get('etag')).toBe(spelled.headers.get('etag'));
  });
});

describe('formats', () => {
  it.each([
    ['image/avif,image/webp,*/*', 'avif'],
    ['image/webp,*/*', 'webp'],
    ['image/avif;q=0, image/webp', 'webp'],
    ['image/*', 'jpeg'],
    ['', 'jpeg'],
    [null, 'jpeg'],
  ])('%j is served %s', (accept, format) => {
    expect(negotiate(accept)).toBe(format);
  });

  it('auto varies by Accept; a named format does not', async () => {
    const service = serve();
    const auto = await ask(service, 'swatch/moss?w=96', { accept: 'image/avif' });
    expect([auto.headers.get('content-type'), auto.headers.get('vary')]).toEqual(['image/avif', 'Accept']);
    const named = await ask(service, 'swatch/moss?w=96&fmt=jpeg', { accept: 'image/avif' });
    expect([named.headers.get('content-type'), named.headers.get('vary')]).toEqual(['image/jpeg', null]);
  });
});

describe('masters', () => {
  it('are drawn in a helper process, never in the shop', async () => {
    const service = createImageService({ cacheDir, drawings: oddDrawings, log: silent, perMinute: 100 });
    expect((await ask(service, 'plain?w=96&dpr=1&fmt=png')).status).toBe(200);
    await expect(oddDrawings.master('plain')).rejects.toThrow('outside');
  });

  it('that change get new file names and tags', async () => {
    const tagOf = async (version: string) =>
      (await ask(serve({ drawings: { ...drawings, version } }), 'swatch/moss?w=96&fmt=png')).headers.get('etag');
    expect(await tagOf('1')).toBe(await tagOf('1'));
    expect(await tagOf('1')).not.toBe(await tagOf('2'));
    expect(encoded).toHaveLength(2);
  });

  it('that do not exist are looked up once', async () => {
    const service = serve();
    const statuses = [];
    for (let time = 0; time < 3; time += 1)
      statuses.push((await ask(service, 'product/kite/moss-bone-ink/front?w=96')).status);
    expect(statuses).toEqual([404, 404, 404]);
    expect(encoded).toEqual(['product/kite/moss-bone-ink/front']);
  });
});

describe('caching', () => {
  it('tells browsers to keep a picture for ever and not to sniff it', async () => {
    const { headers } = await ask(serve(), 'swatch/moss?w=96');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('encodes once, then reads the file, in another process as well', async () => {
    const path = 'product/cap/moss-bone-ink/front?w=96&dpr=1&fmt=webp';
    const first = await (await ask(serve(), path)).arrayBuffer();
    const second = await (await ask(serve(), path)).arrayBuffer();
    expect(encoded).toEqual(['product/cap/moss-bone-ink/front']);
    expect(Buffer.from(second).equals(Buffer.from(first))).toBe(true);
    expect((await readdir(cacheDir)).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  it('draws a picture again if its file is empty', async () => {
    const path = 'product/cap/moss-bone-ink/front?w=96&dpr=1&fmt=webp';
    const first = await (await ask(serve(), path)).arrayBuffer();
    for (const name of await readdir(cacheDir)) await writeFile(join(cacheDir, name), '');
    const second = await (await ask(serve(), path)).arrayBuffer();
    expect(Buffer.from(second).equals(Buffer.from(first))).toBe(true);
    expect(encoded).toHaveLength(2);
  });

  it('encodes once for simultaneous requests', async () => {
    const service = serve();
    const path = 'product/cap/ink-bone-signal/front?w=96&dpr=1&fmt=avif';
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(service, path)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(encoded).toHaveLength(1);
  });

  it('answers 304 to the tag it gave, and no body to HEAD', async () => {
    const service = serve();
    const etag = (await ask(service, 'swatch/moss?w=96&fmt=png')).headers.get('etag') ?? '';
    expect((await ask(service, 'swatch/moss?w=96&fmt=png', { 'if-none-match': etag })).status).toBe(304);
    const head = await ask(service, 'swatch/moss?w=96&fmt=png', {}, 'HEAD');
    expect([head.status, (await head.arrayBuffer()).byteLength]).toEqual([200, 0]);
  });

  it('gives near-equal qualities one file', async () => {
    const service = serve();
    await ask(service, 'swatch/moss?w=96&q=50');
    await ask(service, 'swatch/moss?w=96&q=51');
    expect(encoded).toHaveLength(1);
  });

  it('serves pictures without its folder, logs it once, and uses the folder again when it exists', async () => {
    const lines: string[] = [];
    const service = serve({ log: { warn: (_, message) => void lines.push(message) } });
    const path = 'swatch/moss?w=96&fmt=png';
    await rm(cacheDir, { recursive: true });
    await writeFile(cacheDir, 'a file where the folder was');
    for (let time = 0; time < 2; time += 1) expect((await ask(service, path)).status).toBe(200);
    expect(encoded).toHaveLength(2);
    expect(lines).toHaveLength(1);
    await rm(cacheDir);
    for (let time = 0; time < 2; time += 1) expect((await ask(service, path)).status).toBe(200);
    expect(encoded).toHaveLength(3);
  });

  it('deletes the oldest files above its limit', async () => {
    const service = serve({ cacheLimit: 4000 });
    for (const colour of ['moss', 'bone', 'ink', 'clay', 'fjord', 'stone', 'plum', 'rose'])
      await ask(service, `swatch/${colour}?w=320&dpr=1&fmt=jpeg`);
    expect(encoded).toHaveLength(8);
    expect((await readdir(cacheDir)).length).toBeLessThan(8);
  });
});

const pause = () => new Promise((resolve) => setTimeout(resolve));

/** Waits without a limit of its own: the test's timeout ends it. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await pause();
}

/**
 * A drawer that the test controls: `finish()` ends the oldest open picture, `finishAll()` ends all open and later ones.
 */
function drawerByHand() {
  const begun: string[] = [];
  const open: (() => void)[] = [];
  let isFree = false;
  const draw: Drawer = ({ path }) =>
    new Promise((resolve) => {
      begun.push(path);
      const end = () => resolve(Buffer.from(path));
      if (isFree) end();
      else open.push(end);
    });
  const finishAll = () => {
    isFree = true;
    for (const end of open) end();
  };
  const finish = async () => {
    await until(() => open.length > 0);
    open.shift()?.();
    await pause();
  };
  return { draw, begun, finish, finishAll };
}

describe('many at once', () => {
  const from = (service: ImageService, address: string, path: string, signal?: AbortSignal) =>
    service.respond(new Request(`http://shop.test/images/${path}?w=96`, signal ? { signal } : {}), address);

  it('draws what another address asks for before the rest of a flood', async () => {
    const { draw, begun, finish, finishAll } = drawerByHand();
    const service = serve({ draw });
    const flood = Array.from({ length: 120 }, (_, number) => from(service, '203.0.113.7', `flood/${number}`));
    await until(() => begun.length === 2);
    const other = Promise.all(['one', 'two', 'three'].map((name) => from(service, '203.0.113.8', name)));
    // The three requests begin to wait only after each has looked for its file.
    while (!['one', 'two', 'three'].every((name) => begun.includes(name))) await finish();
    finishAll();
    expect((await other).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await Promise.all(flood)).every(({ status }) => status === 200)).toBe(true);
    // In order of arrival the three would come after all 120 of the flood.
    expect(Math.max(...['one', 'two', 'three'].map((name) => begun.indexOf(name)))).toBeLessThan(100);
  });

  it('refuses only an address that has 600 waiting, with retry-after', async () => {
    const { draw } = drawerByHand();
    const service = serve({ draw });
    const statuses: number[] = [];
    for (let number = 0; number < 620; number += 1)
      void from(service, '203.0.113.7', `flood/${number}`).then(({ status }) => statuses.push(status));
    // Two are drawn and 600 wait; the other 18 are refused.
    await until(() => statuses.length === 18);
    expect(new Set(statuses)).toEqual(new Set([429]));
    const refused = await from(service, '203.0.113.7', 'flood/1000');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '2']);
    expect(await refused.json()).toMatchObject({ errorDetails: [{ errorId: 'API429' }] });
    const other = await Promise.race([
      from(service, '203.0.113.8', 'one'),
      new Promise((resolve) => setTimeout(() => resolve('waits'), 50)),
    ]);
    expect(other).toBe('waits');
  });

  it('limits the pictures drawn for an address in a minute, not those read from the folder', async () => {
    const service = serve({ perMinute: 2 });
    const statuses = [];
    for (const path of ['swatch/moss', 'swatch/bone', 'swatch/ink', 'swatch/moss', 'swatch/bone'])
      statuses.push((await from(service, '203.0.113.7', path)).status);
    expect(statuses).toEqual([200, 200, 429, 200, 200]);
    expect((await from(service, '203.0.113.8', 'swatch/ink')).status).toBe(200);
  });

  it('does not draw for an aborted request', async () => {
    const { draw, begun, finishAll } = drawerByHand();
    const service = serve({ draw });
    const gone = new AbortController();
    const under = [from(service, 'a', 'one'), from(service, 'a', 'two')];
    await until(() => begun.length === 2);
    const left = [from(service, 'a', 'left', gone.signal), from(service, 'a', 'both', gone.signal)];
    const wanted = [from(service, 'b', 'both'), from(service, 'a', 'three')];
    await new Promise((resolve) => setTimeout(resolve, 50));
    gone.abort();
    finishAll();
    await Promise.all([...under, ...wanted]);
    expect(begun.toSorted()).toEqual(['both', 'one', 'three', 'two']);
    expect((await left[0])?.status).toBe(503);
  });
});

describe('errors', () => {
  it.each([
    'w=0',
    'w=abc',
    'w=-5',
    'w=1e3',
    'dpr=4',
    'dpr=0',
    'dpr=1.5',
    'q=0',
    'q=101',
    'sharp=101',
    'sharp=-1',
    'fmt=gif',
    'w=',
  ])('%s is invalid', async (query) => {
    const response = await ask(serve(), `swatch/moss?${query}`);
    expect(response.status).toBe(400);
    const body: unknown = await response.json();
    const name = query.split('=')[0] ?? '';
    expect(body).toMatchObject({
      errorDetails: [{ errorId: 'API422', field: `/query/${name}`, message: expect.stringContaining(name) }],
    });
  });

  it('answers 404 to an unknown picture, 405 to another method', async () => {
    expect((await ask(serve(), 'product/kite/moss-bone-ink/front')).status).toBe(404);
    expect((await ask(serve(), '..%2f..%2fetc/passwd')).status).toBe(404);
    expect((await ask(serve(), 'swatch/moss', {}, 'POST')).status).toBe(405);
  });

  it('passes a failure to all waiting requests and does not cache it', async () => {
    const service = serve({ drawings: oddDrawings, draw: createDrawer(oddDrawings.module) });
    const answers = await Promise.allSettled([ask(service, 'broken?w=96'), ask(service, 'broken?w=96')]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await readdir(cacheDir)).toEqual([]);
  });
});

describe('addresses', () => {
  it('carry the defaults of catalogue 9', () => {
    expect(imageUrl('product/tee/moss-bone-ink/front', { w: 600 })).toBe(
      '/images/product/tee/moss-bone-ink/front?w=640&dpr=2&q=50&sharp=60&fmt=auto',
    );
    expect(imageUrl('/images/swatch/moss', { w: 96, dpr: 1, fmt: 'png' })).toBe(
      '/images/swatch/moss?w=96&dpr=1&q=50&sharp=60&fmt=png',
    );
  });

  it('leave an unexpected format unchanged and answer a failure with nothing (catalogue 8)', () => {
    for (const other of ['https://cdn.test/a.jpg', '/logo.svg', 'product/tee?x=1', 'data:image/png;base64,AA'])
      expect(imageUrl(other)).toBe(other);
    expect([
      imageUrl(null),
      imageUrl(undefined),
      imageUrl('swatch/moss', { w: Number.NaN }),
      imageUrl('swatch/moss', { q: 0 }),
    ]).toEqual(['', '', '', '']);
  });

  it('make a srcset of the width steps, each width once', () => {
    expect(imageSrcSet('swatch/moss', [300, 310, 90], { q: 40 })).toBe(
      '/images/swatch/moss?w=96&dpr=1&q=40&sharp=60&fmt=auto 96w, ' +
        '/images/swatch/moss?w=320&dpr=1&q=40&sharp=60&fmt=auto 320w',
    );
    expect(imageSrcSet('https://cdn.test/a.jpg', [320])).toBe('');
    expect([1, 96, 97, 1920, 4000].map(snapWidth)).toEqual([96, 96, 160, 1920, 1920]);
  });
});
