import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { master as drawMaster } from '#src/commerce/pictures/pictures.ts';
import { createImageCache } from './image-cache.ts';
import { negotiate, readImageRequest } from './image-request.ts';
import type { EncodedFormat } from './image-request.ts';

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
  /** Encodes the paths at the widths (device pixels, AVIF, all else default), so that the first visit finds them. */
  warm(paths: readonly string[], widths: readonly number[], onProgress?: (done: number,
    all: number) => void): Promise<void>;
};

type Job = { svg: string; width: number; quality: number; sharpness: number; format: EncodedFormat; path: string };

const types: Record<EncodedFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
  png: 'image/png',
};

// Pictures are encoded two at a time, each on one thread: a machine of two cores stays responsive for pages.
const atOnce = 2;
const longestQueue = 400;
sharp.concurrency(1);
sharp.cache(false);

function problem(status: number, errorId: string, message: string): Response {
  return Response.json(
    { errorDetails: [{ errorId, message }] },
    { status, headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' } },
  );
}

/** Rasterises the vectors at the wanted width itself, or at the next multiple of 10. */
async function encode({ svg, width, quality, sharpness, format }: Job): Promise<Buffer> {
  const size = /width="([\d.]+)" height="([\d.]+)"/.exec(svg);
  const height = size === null ? width : Math.round((width * Number(size[2])) / Number(size[1]));
  // Pattern tiles are cheap only where a tile is a whole number of pixels: at multiples of 10.
  const drawn = Math.ceil(width / 10) * 10;
  const sized = size === null ? svg : svg.replace(size[0],
    `width="${drawn}" height="${Math.round((drawn * height) / width)}"`);
  let image = sharp(Buffer.from(sized)).flatten({ background: '#efebe4' });
  if (drawn !== width) image = image.resize(width, height, { fit: 'fill' });
  if (sharpness > 0) {
    const s = (sharpness / 100) * 0.22;
    image = image.convolve({ width: 3, height: 3, kernel: [0, -s, 0, -s, 1 + 4 * s, -s, 0, -s, 0] });
  }
  if (format === 'avif') return image.avif({ quality, effort: 1, chromaSubsampling: '4:2:0' }).toBuffer();
  if (format === 'webp') return image.webp({ quality: Math.min(100, quality + 22), effort: 2 }).toBuffer();
  if (format === 'png') return image.png({ compressionLevel: 6 }).toBuffer();
  return image.jpeg({ quality: Math.min(100, quality + 26), progressive: true }).toBuffer();
}

/** A gate that lets `atOnce` tasks run and queues the rest in order. */
function createGate() {
  let running = 0;
  const waiting: (() => void)[] = [];
  return {
    waiting: () => waiting.length,
    run: async <T>(task: () => Promise<T>): Promise<T> => {
      if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
      else running += 1;
      try {
        return await task();
      } finally {
        const next = waiting.shift();
        if (next === undefined) running -= 1;
        else next();
      }
    },
  };
}

/** The image service: vector masters to AVIF, WebP, JPEG or PNG, cached on disk, one encoding for however many ask. */
export function createImageService(options: ImageServiceOptions): ImageService {
  const { cacheDir, cacheLimit = 2 ** 31, master = drawMaster, onEncode } = options;
  const cache = createImageCache(cacheDir, cacheLimit);
  const gate = createGate();
  const inFlight = new Map<string, Promise<Buffer>>();

  const nameOf = ({ svg, width, quality, sharpness, format }: Job) =>
    `${createHash('sha256').update(`${width} ${quality} ${sharpness}\n${svg}`).digest('hex').slice(0, 40)}.${format}`;

  const produce = async (name: string, job: Job): Promise<Buffer> => {
    const found = await cache.read(name);
    if (found !== null) return found;
    return gate.run(async () => {
      const start = performance.now();
      const bytes = await encode(job);
      onEncode?.(job.path, performance.now() - start);
      await cache.write(name, bytes);
      return bytes;
    });
  };

  const bytesOf = (name: string, job: Job): Promise<Buffer> => {
    const running = inFlight.get(name);
    if (running !== undefined) return running;
    const started = produce(name, job).finally(() => inFlight.delete(name));
    inFlight.set(name, started);
    return started;
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
      const svg = master(asked.path);
      if (svg === null) return problem(404, 'API404', 'There is no such picture.');
      const format = asked.format === 'auto' ? negotiate(request.headers.get('accept')) : asked.format;
      const job: Job = { ...asked, format, svg };
      const name = nameOf(job);
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
      const bytes = await bytesOf(name, job);
      headers.set('content-type', types[format]);
      headers.set('content-length', String(bytes.length));
      return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), { status: 200, headers });
    },
    warm: async (paths, widths, onProgress) => {
      const all = paths.length * widths.length;
      let done = 0;
      const left = paths.flatMap((path) => widths.map((w) => ({ path, w })));
      const work = async () => {
        for (let next = left.shift(); next !== undefined; next = left.shift()) {
          const svg = master(next.path);
          if (svg !== null) {
            const url = new URL(`http://images/images/${next.path}?w=${next.w}&dpr=1`);
            const job: Job = { ...readImageRequest(url), format: 'avif', svg };
            await bytesOf(nameOf(job), job);
          }
          done += 1;
          onProgress?.(done, all);
        }
      };
      await Promise.all([work(), work()]);
    },
  };
}
