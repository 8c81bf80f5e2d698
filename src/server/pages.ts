import type { IncomingMessage, ServerResponse } from 'node:http';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { isPreview, type PageAddress } from './page-address.ts';
import { sharedControl } from './shared-control.ts';
import { acceptsEncoding } from './accepts-encoding.ts';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

type Encoding = 'br' | 'gzip' | 'identity';

interface Variant {
  body: Buffer;
  headers: Record<string, string>;
}

interface Page {
  etag: string;
  tags: readonly string[];
  freshUntil: number;
  staleUntil: number;
  /** When what it says stops being true; null: nothing on it depends on the time. */
  until: number | null;
  variants: Record<Encoding, Variant>;
}

/** What a page cache has done, and what is in it. */
export interface PageCounts {
  /** Pages that were answered from it. */
  hits: number;
  /** Pages that were rendered for it. */
  renders: number;
  pages: number;
  bytes: number;
}

/** A rendered public page, as the renderer hands it over. */
export interface Rendered {
  body: string;
  /** Response headers, Cache-Control and CSP included; `content-encoding`, `etag` and `vary` are added here. */
  headers: Record<string, string>;
  /** What the page shows: `product:ID`, `category:ID`, `content:ID`. A change of one drops the page. */
  tags: readonly string[];
  /** Seconds for which the page is served without a look, and then served while a new one is made. */
  freshFor: number;
  staleFor: number;
  /** When it stops being true (milliseconds since the epoch): not served after that, however fresh; null: never. */
  until: number | null;
}

const encodingOf = (accepted: string | undefined): Encoding => {
  if (acceptsEncoding('br', accepted)) return 'br';
  return acceptsEncoding('gzip', accepted) ? 'gzip' : 'identity';
};

/** A variant as it is sent at a moment: caches on the way may not keep it for longer than it is true. */
function sentNow({ variants, until }: Page, encoding: Encoding, now: number): Variant {
  const variant = variants[encoding];
  return until === null
    ? variant
    : { ...variant, headers: { ...variant.headers, 'cache-control': sharedControl(until, now) } };
}

/**
 * Public pages, the same for everyone, ready to send: compressed once, with an ETag. A stale page is served while one
 * request renders it anew. It is a cache: dropping it loses nothing, and every process may have its own.
 */
export class PageCache {
  #pages: LRUCache<string, Page>;
  #hits = 0;
  #renders = 0;
  #addressOf: PageAddress;
  #now: () => number;

  constructor(options: { megabytes: number; addressOf: PageAddress; now?: () => number }) {
    this.#addressOf = options.addressOf;
    this.#now = options.now ?? Date.now;
    this.#pages = new LRUCache<string, Page>({
      maxSize: Math.max(1, options.megabytes * 1024 * 1024),
      sizeCalculation: (page) => Object.values(page.variants).reduce((sum, { body }) => sum + body.byteLength, 512),
    });
  }

  /** Answers from memory; false when the page has to be rendered (unknown, or stale and nobody renders it yet). */
  serve(request: IncomingMessage, response: ServerResponse): boolean {
    const target = request.url ?? '';
    const address = /[?%]/.test(target) ? this.#addressOf(target) : target;
    const page = address === null || isPreview(target) ? undefined : this.#pages.get(address);
    if (!page) return false;
    const now = this.#now();
    if (now >= page.freshUntil) {
      if (now >= page.staleUntil) return false;
      // The first to see a stale page renders it; everybody else keeps getting this one for ten more seconds.
      page.freshUntil = Math.min(now + 10_000, page.staleUntil);
      return false;
    }
    const { body, headers } = sentNow(page, encodingOf(request.headers['accept-encoding']), now);
    if (request.headers['if-none-match'] === page.etag) {
      this.#hits += 1;
      response.writeHead(304, { etag: page.etag, 'cache-control': headers['cache-control'], vary: headers.vary }).end();
      return true;
    }
    this.#hits += 1;
    response.writeHead(200, headers);
    response.end(request.method === 'HEAD' ? undefined : body);
    return true;
  }

  /**
   * Compresses and keeps a page under its address; answers it as it is sent, by the encodings that a reader accepts.
   */
  async keep(
    address: string,
    { body, headers, tags, freshFor, staleFor, until }: Rendered,
  ): Promise<(accepted?: string) => Variant> {
    const identity = Buffer.from(body);
    const [br, gz] = await Promise.all([
      brotli(identity, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
      }),
      deflate(identity, { level: 6 }),
    ]);
    const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
    const variant = (encoding: Encoding, bytes: Buffer): Variant => ({
      body: bytes,
      headers: {
        ...headers,
        etag,
        vary: 'accept-encoding',
        'content-length': String(bytes.byteLength),
        ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      },
    });
    this.#renders += 1;
    const variants = { identity: variant('identity', identity), br: variant('br', br), gzip: variant('gzip', gz) };
    const now = this.#now();
    const end = until ?? Number.POSITIVE_INFINITY;
    const page: Page = {
      etag,
      tags,
      freshUntil: Math.min(now + freshFor * 1000, end),
      staleUntil: Math.min(now + (freshFor + staleFor) * 1000, end),
      until,
      variants,
    };
    this.#pages.set(address, page);
    return (accepted) => sentNow(page, encodingOf(accepted), this.#now());
  }

  counts(): PageCounts {
    return { hits: this.#hits, renders: this.#renders, pages: this.#pages.size, bytes: this.#pages.calculatedSize };
  }

  /** Drops every page that shows one of these things. */
  invalidate(tags: readonly string[]): void {
    for (const [key, page] of this.#pages.entries())
      if (page.tags.some((tag) => tags.includes(tag))) this.#pages.delete(key);
  }
}
