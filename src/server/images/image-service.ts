import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Log } from '#src/commerce/log/log.ts';
import { atMost } from '#src/domain/at-most.ts';
import { createFairQueue, Refused } from '../fair-queue.ts';
import { refusal, refusalOf } from '../refusal.ts';
import { createDrawer, type Drawer } from './drawer.ts';
import type { Drawings } from './drawings.ts';
import { createImageCache } from './image-cache.ts';
import { InvalidParameter, negotiate, readImageRequest } from './image-request.ts';
import type { EncodedFormat, ImageRequest } from './image-request.ts';

export type ImageServiceOptions = {
  /** The folder of encoded pictures; created if missing. */
  readonly cacheDir: string;
  readonly drawings: Drawings;
  readonly log: Pick<Log, 'warn'>;
  /** Pictures that may be drawn for one address in a minute. Pictures that are in the folder do not count. */
  readonly perMinute: number;
  /** Maximum bytes in the folder; 2 GiB by default. */
  readonly cacheLimit?: number;
  /** Draws a picture; by default in a helper process. */
  readonly draw?: Drawer;
};

export type ImageService = {
  /** Answers `GET` and `HEAD` of `/images/<master path>` (catalogue 9). `address` is the client's. */
  respond(request: Request, address: string): Promise<Response>;
  /** The number of pictures that wait to be drawn. */
  waiting(): number;
};

const types: Record<EncodedFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
  png: 'image/png',
};

/**
 * Two at a time, because that uses both cores of a two-core machine. A page of the shop requests 40 pictures at once,
 * and many people can share an address.
 */
const limits = { running: 2, runningOfOne: 2, waitingOfOne: 600, waiting: 6000 };

/** Equal requests have the same name. Every version of the drawings has different names. */
const nameOf = (version: string, { path, width, quality, sharpness }: ImageRequest, format: EncodedFormat): string =>
  `${createHash('sha256').update(`${version} ${width} ${quality} ${sharpness}\n${path}`).digest('hex').slice(0, 40)}.${format}`;

/** A shop without drawings: no path has a picture. */
export const noImages: ImageService = { waiting: () => 0, respond: async () => refusal(404, 'API404') };

/**
 * The image service. Encodes vector masters as AVIF, WebP, JPEG or PNG and caches them on disk. Concurrent requests for
 * a picture share one encoding.
 */
export function createImageService({
  cacheDir,
  drawings,
  log,
  perMinute,
  cacheLimit = 2 ** 31,
  draw = createDrawer(drawings.module),
}: ImageServiceOptions): ImageService {
  const cache = createImageCache(cacheDir, cacheLimit, log);
  const queue = createFairQueue<Buffer | null>({ ...limits, perMinute });
  /** Paths without a picture, cached because only a helper process can find out. */
  const missing = new LRUCache<string, true>(atMost(10_000));

  const drawn = async (name: string, asked: ImageRequest, format: EncodedFormat): Promise<Buffer | null> => {
    // Another request can have drawn it while this one waited.
    const found = await cache.read(name);
    if (found !== null) return found;
    const bytes = await draw({ ...asked, format });
    if (bytes === null) missing.set(asked.path, true);
    else await cache.write(name, bytes);
    return bytes;
  };

  return {
    waiting: queue.waiting,
    respond: async (request, address) => {
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return refusal(405, 'API405', { headers: { allow: 'GET, HEAD' } });
      let asked: ReturnType<typeof readImageRequest>;
      try {
        asked = readImageRequest(new URL(request.url));
      } catch (error) {
        if (!(error instanceof InvalidParameter)) throw error;
        return refusal(400, 'API422', { message: error.message, field: `/query/${error.parameter}` });
      }
      const nothing = () => refusal(404, 'API404');
      if (missing.has(asked.path)) return nothing();
      const format = asked.format === 'auto' ? negotiate(request.headers.get('accept')) : asked.format;
      const name = nameOf(drawings.version, asked, format);
      const etag = `"${name}"`;
      const headers = new Headers({
        'cache-control': 'public, max-age=31536000, immutable',
        etag,
        'x-content-type-options': 'nosniff',
      });
      if (asked.format === 'auto') headers.set('vary', 'Accept');
      const known = (request.headers.get('if-none-match') ?? '')
        .split(',')
        .map((tag) => tag.trim().replace(/^W\//, ''));
      if (known.includes(etag)) return new Response(null, { status: 304, headers });
      let bytes = await cache.read(name);
      if (bytes === null) {
        try {
          bytes = await queue.run({ key: name, address, signal: request.signal }, () => drawn(name, asked, format));
        } catch (error) {
          if (!(error instanceof Refused)) throw error;
          return refusalOf(error);
        }
      }
      if (bytes === null) return nothing();
      headers.set('content-type', types[format]);
      headers.set('content-length', String(bytes.length));
      return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), { status: 200, headers });
    },
  };
}
