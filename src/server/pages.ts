import type { IncomingMessage, ServerResponse } from 'node:http';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { allContent } from './open-content.ts';
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
  /** When its content stops being true; null if nothing on it depends on the time. */
  until: number | null;
  variants: Record<Encoding, Variant>;
}

/** Counts of a page cache, and its size. */
export interface PageCounts {
  /** Answers from the cache. */
  hits: number;
  /** Pages that were rendered for the cache. */
  renders: number;
  pages: number;
  bytes: number;
}

/** A rendered public page, as the renderer returns it. */
export interface Rendered {
  body: string;
  /** Response headers, with Cache-Control and CSP. The cache adds `content-encoding`, `etag` and `vary`. */
  headers: Record<string, string>;
  /** What the page shows: `product:ID`, `category:ID`, `content:ID`. A change of one of them drops the page. */
  tags: readonly string[];
  /**
   * Seconds. The page is fresh for `freshFor`, then stale for `staleFor`: it is still served while a new one is
   * rendered.
   */
  freshFor: number;
  staleFor: number;
  /**
   * When its content stops being true (milliseconds since the epoch); null if never. The page is not served after that,
   * even if it is fresh.
   */
  until: number | null;
}

const encodingOf = (accepted: string | undefined): Encoding => {
  if (acceptsEncoding('br', accepted)) return 'br';
  return acceptsEncoding('gzip', accepted) ? 'gzip' : 'identity';
};

/**
 * A variant with the headers that are right at `now`: other caches must not keep it for longer than its content is
 * true.
 */
function sentNow({ variants, until }: Page, encoding: Encoding, now: number): Variant {
  const variant = variants[encoding];
  return until === null
    ? variant
    : { ...variant, headers: { ...variant.headers, 'cache-control': sharedControl(until, now) } };
}

/** The part of the memory for addresses with a query. Anybody can invent any number of those, such as searches. */
const QUERY_SHARE = 0.25;

/**
 * Caches public pages, which are the same for everyone: compressed once, with an ETag. While a page is stale, one
 * request renders it again and the others get the stale page. Dropping the cache loses nothing, and every process may
 * have its own.
 */
export class PageCache {
  #pages: { plain: LRUCache<string, Page>; query: LRUCache<string, Page> };
  /** The number of the last change of each tag. */
  #changed = new LRUCache<string, number>({ max: 20_000 });
  #changes = 0;
  #hits = 0;
  #renders = 0;
  #addressOf: PageAddress;
  #now: () => number;

  constructor(options: { megabytes: number; addressOf: PageAddress; now?: () => number }) {
    this.#addressOf = options.addressOf;
    this.#now = options.now ?? Date.now;
    const sized = (share: number) =>
      new LRUCache<string, Page>({
        maxSize: Math.max(1, Math.floor(options.megabytes * 1024 * 1024 * share)),
        sizeCalculation: (page) => Object.values(page.variants).reduce((sum, { body }) => sum + body.byteLength, 512),
      });
    this.#pages = { plain: sized(1 - QUERY_SHARE), query: sized(QUERY_SHARE) };
  }

  /** Addresses with a query have their own part: a flood of searches drops no product's page. */
  #partOf(address: string): LRUCache<string, Page> {
    return address.includes('?') ? this.#pages.query : this.#pages.plain;
  }

  /** Answers from memory; false if the page has to be rendered (unknown, or stale and no request renders it yet). */
  serve(request: IncomingMessage, response: ServerResponse): boolean {
    const target = request.url ?? '';
    const address = /[?%]/.test(target) ? this.#addressOf(target) : target;
    const page = address === null || isPreview(target) ? undefined : this.#partOf(address).get(address);
    if (!page) return false;
    const now = this.#now();
    if (now >= page.freshUntil) {
      if (now >= page.staleUntil) return false;
      // The first request for a stale page renders it. All others get the stale page for ten more seconds.
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

  /** A mark of now, for a page whose rendering begins. */
  mark(): number {
    return this.#changes;
  }

  /**
   * Compresses a page and caches it under its address, unless what it shows has changed since `mark`: it may show what
   * was true before, and nothing would drop it. Returns a function that picks the variant of an Accept-Encoding header.
   */
  async keep(
    address: string,
    { body, headers, tags, freshFor, staleFor, until }: Rendered,
    mark: number,
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
    const hasChanged = [...tags, allContent].some((tag) => (this.#changed.get(tag) ?? 0) > mark);
    const end = hasChanged ? now : (until ?? Number.POSITIVE_INFINITY);
    const page: Page = {
      etag,
      tags,
      freshUntil: Math.min(now + freshFor * 1000, end),
      staleUntil: Math.min(now + (freshFor + staleFor) * 1000, end),
      until: hasChanged ? now : until,
      variants,
    };
    if (!hasChanged) this.#partOf(address).set(address, page);
    return (accepted) => sentNow(page, encodingOf(accepted), this.#now());
  }

  counts(): PageCounts {
    const { plain, query } = this.#pages;
    return {
      hits: this.#hits,
      renders: this.#renders,
      pages: plain.size + query.size,
      bytes: plain.calculatedSize + query.calculatedSize,
    };
  }

  /** Drops every page that has one of these tags, or every page if all content may have changed. */
  invalidate(tags: readonly string[]): void {
    this.#changes += 1;
    for (const tag of tags) this.#changed.set(tag, this.#changes);
    if (tags.includes(allContent)) {
      for (const pages of Object.values(this.#pages)) pages.clear();
      return;
    }
    for (const pages of Object.values(this.#pages))
      for (const [key, page] of pages.entries()) if (page.tags.some((tag) => tags.includes(tag))) pages.delete(key);
  }
}
