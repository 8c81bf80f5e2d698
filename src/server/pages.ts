import type { IncomingMessage, ServerResponse } from 'node:http';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { takes } from './takes.ts';

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
  variants: Record<Encoding, Variant>;
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
}

const encodingOf = (accepted: string | undefined): Encoding => {
  if (takes('br', accepted)) return 'br';
  return takes('gzip', accepted) ? 'gzip' : 'identity';
};

/** Marketing parameters change nothing on the page: they are no part of its key. */
const tracking = /^(utm_[a-z]+|gclid|fbclid|msclkid)$/;

/** The page's key from a request target, or null where the page is made for this request alone (preview). */
export function pageKey(target: string): string | null {
  const mark = target.indexOf('?');
  if (mark === -1) return target;
  const query = new URLSearchParams(target.slice(mark + 1));
  if (query.has('preview') || query.has('p13n_testcontext') || query.has('previewDateTime')) return null;
  for (const name of Array.from(query.keys()).filter((one) => tracking.test(one))) query.delete(name);
  query.sort();
  const kept = query.toString();
  return kept ? `${target.slice(0, mark)}?${kept}` : target.slice(0, mark);
}

/**
 * Public pages, the same for everyone, ready to send: compressed once, with an ETag. A stale page is served while one
 * request renders it anew. It is a cache: dropping it loses nothing, and every process may have its own.
 */
export class PageCache {
  #pages: LRUCache<string, Page>;
  #now: () => number;

  constructor(options: { megabytes: number; now?: () => number }) {
    this.#now = options.now ?? Date.now;
    this.#pages = new LRUCache<string, Page>({
      maxSize: Math.max(1, options.megabytes * 1024 * 1024),
      sizeCalculation: (page) => Object.values(page.variants).reduce((sum, { body }) => sum + body.byteLength, 512),
    });
  }

  /** Answers from memory; false when the page has to be rendered (unknown, or stale and nobody renders it yet). */
  serve(request: IncomingMessage, response: ServerResponse): boolean {
    const target = request.url ?? '';
    const key = target.includes('?') ? pageKey(target) : target;
    const page = key === null ? undefined : this.#pages.get(key);
    if (!page) return false;
    const now = this.#now();
    if (now >= page.freshUntil) {
      if (now >= page.staleUntil) return false;
      // The first to see a stale page renders it; everybody else keeps getting this one for ten more seconds.
      page.freshUntil = now + 10_000;
      return false;
    }
    const { body, headers } = page.variants[encodingOf(request.headers['accept-encoding'])];
    if (request.headers['if-none-match'] === page.etag) {
      response.writeHead(304, { etag: page.etag, 'cache-control': headers['cache-control'], vary: headers.vary }).end();
      return true;
    }
    response.writeHead(200, headers);
    response.end(request.method === 'HEAD' ? undefined : body);
    return true;
  }

  /** Compresses and keeps a page; answers it as it is sent to who accepts these encodings. */
  async keep(key: string, { body, headers, tags, freshFor, staleFor }: Rendered, accepted?: string): Promise<Variant> {
    const identity = Buffer.from(body);
    const [br, gz] = await Promise.all([
      brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length } }),
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
    const variants = { identity: variant('identity', identity), br: variant('br', br), gzip: variant('gzip', gz) };
    const now = this.#now();
    this.#pages.set(key, {
      etag,
      tags,
      freshUntil: now + freshFor * 1000,
      staleUntil: now + (freshFor + staleFor) * 1000,
      variants,
    });
    return variants[encodingOf(accepted)];
  }

  /** Drops every page that shows one of these things. */
  invalidate(tags: readonly string[]): void {
    for (const [key, page] of this.#pages.entries()) if (page.tags.some((tag) => tags.includes(tag))) this.#pages.delete(key);
  }
}
