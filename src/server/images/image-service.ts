import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { atMost } from '#src/domain/at-most.ts';
import { master as drawMaster } from '#src/commerce/pictures/pictures.ts';
import { createDrawer } from './drawer.ts';
import { createImageCache } from './image-cache.ts';
import { negotiate, readImageRequest } from './image-request.ts';
import type { EncodedFormat, ImageRequest } from './image-request.ts';

export type ImageServiceOptions = {
  /** The folder of encoded pictures; made when missing. */
  readonly cacheDir: string;
  /** Bytes kept in the folder; 2 GiB unless told. */
  readonly cacheLimit?: number;
  /** Turns an image path into its vector master; the shop's own pictures unless told. */
  readonly master?: (path: string) => string | null;
  /** Called with the path and the milliseconds of each encoding made (not of those found in the cache). */
  readonly onEncode?: (path: string, milliseconds: number) => void;
};

export type ImageService = {
  /** Answers `GET` and `HEAD` of `/images/<master path>` (catalogue 9). */
  respond(request: Request): Promise<Response>;
};

const types: Record<EncodedFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
  png: 'image/png',
};

// Two at a time: a machine of two cores draws as fast as it can, and what is asked for first is there first.
const atOnce = 2;
const longestQueue = 400;

function problem(status: number, errorId: string, message: string): Response {
  return Response.json(
    { errorDetails: [{ errorId, message }] },
    { status, headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' } },
  );
}

/** A gate that lets `atOnce` tasks run and queues the rest: those still wanted when a place is free come first, in order. */
function createGate() {
  let running = 0;
  const waiting: { isWanted: () => boolean; enter: () => void }[] = [];
  return {
    waiting: () => waiting.length,
    run: async <T>(isWanted: () => boolean, task: () => Promise<T>): Promise<T> => {
      if (running >= atOnce) await new Promise<void>((enter) => waiting.push({ isWanted, enter }));
      else running += 1;
      try {
        return await task();
      } finally {
        const [next] = waiting.splice(Math.max(0, waiting.findIndex((one) => one.isWanted())), 1);
        if (next === undefined) running -= 1;
        else next.enter();
      }
    },
  };
}

/** The image service: vector masters to AVIF, WebP, JPEG or PNG, cached on disk, one encoding for however many ask. */
export function createImageService(options: ImageServiceOptions): ImageService {
  const { cacheDir, cacheLimit = 2 ** 31, master = drawMaster, onEncode } = options;
  const cache = createImageCache(cacheDir, cacheLimit);
  const gate = createGate();
  const draw = createDrawer();
  const inFlight = new Map<string, { bytes: Promise<Buffer>; askers: AbortSignal[] }>();
  /** File names by what was asked for: to draw a master only to know its name costs milliseconds. */
  const names = new LRUCache<string, string>(atMost(20_000));

  const nameOf = (asked: ImageRequest, format: EncodedFormat): string | null => {
    const { path, width, quality, sharpness } = asked;
    const key = `${path} ${width} ${quality} ${sharpness} ${format}`;
    const known = names.get(key);
    if (known !== undefined) return known;
    const svg = master(path);
    if (svg === null) return null;
    const hash = createHash('sha256').update(`${width} ${quality} ${sharpness}\n${svg}`).digest('hex').slice(0, 40);
    names.set(key, `${hash}.${format}`);
    return `${hash}.${format}`;
  };

  const produce = async (name: string, asked: ImageRequest, format: EncodedFormat, askers: AbortSignal[]): Promise<Buffer> => {
    const found = await cache.read(name);
    if (found !== null) return found;
    return gate.run(
      () => askers.some(({ aborted }) => !aborted),
      async () => {
        const start = performance.now();
        const bytes = await draw({ ...asked, format, svg: master(asked.path) ?? '' });
        onEncode?.(asked.path, performance.now() - start);
        await cache.write(name, bytes);
        return bytes;
      },
    );
  };

  const bytesOf = (name: string, asked: ImageRequest, format: EncodedFormat, asker: AbortSignal): Promise<Buffer> => {
    const running = inFlight.get(name);
    if (running !== undefined) {
      running.askers.push(asker);
      return running.bytes;
    }
    const askers = [asker];
    const bytes = produce(name, asked, format, askers).finally(() => inFlight.delete(name));
    inFlight.set(name, { bytes, askers });
    return bytes;
  };

  return {
    respond: async (request) => {
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        const refused = problem(405, 'API405', 'Only GET and HEAD are answered here.');
        refused.headers.set('allow', 'GET, HEAD');
        return refused;
      }
      let asked: ReturnType<typeof readImageRequest>;
      try {
        asked = readImageRequest(new URL(request.url));
      } catch (error) {
        if (error instanceof RangeError) return problem(400, 'API400', error.message);
        throw error;
      }
      const format = asked.format === 'auto' ? negotiate(request.headers.get('accept')) : asked.format;
      const name = nameOf(asked, format);
      if (name === null) return problem(404, 'API404', 'There is no such picture.');
      const etag = `"${name}"`;
      const headers = new Headers({
        'cache-control': 'public, max-age=31536000, immutable',
        etag,
        'x-content-type-options': 'nosniff',
      });
      if (asked.format === 'auto') headers.set('vary', 'Accept');
      const known = (request.headers.get('if-none-match') ?? '').split(',').map((tag) => tag.trim().replace(/^W\//,
        ''));
      if (known.includes(etag)) return new Response(null, { status: 304, headers });
      if (gate.waiting() > longestQueue) {
        const busy = problem(503, 'API503', 'Too many pictures are being made. Try again shortly.');
        busy.headers.set('retry-after', '2');
        return busy;
      }
      const bytes = await bytesOf(name, asked, format, request.signal);
      headers.set('content-type', types[format]);
      headers.set('content-length', String(bytes.length));
      return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), { status: 200, headers });
    },
  };
}
