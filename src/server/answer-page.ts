import { isLocale, type LocaleCode, preferredLocale } from '#src/domain/locale.ts';
import { Refused } from './fair-queue.ts';
import { ownPath } from './own-path.ts';
import { isPreview, isPrivatePage, type PageAddress } from './page-address.ts';
import type { PageCache } from './pages.ts';
import { previewIn } from './preview/preview.ts';
import { refusedAs } from './refusal.ts';
import type { PostedForm } from '#src/ui/form/posted.ts';
import type { RefusedPage } from './refused-page.ts';
import type { RenderPage } from './render.ts';
import { sharedLifetime } from './shared-control.ts';
import type { Answer, Shares } from './shares.ts';

/** Maximum length of a page's address, in characters. A listing with every filter chosen has fewer than a thousand. */
const longestAddress = 2000;

interface Asked {
  request: Request;
  /** Key of the client's network address. */
  client: string;
  correlationId: string;
  /** The refused form that the page answers. */
  posted?: PostedForm;
}

/**
 * A redirect, which is not a page. Its Location has the scheme and host that this process sees, and behind a proxy the
 * scheme differs from the shopper's. So only the path is sent.
 */
async function passedOn(answer: Response): Promise<Answer> {
  const body = await answer.text();
  const headers = new Headers(answer.headers);
  const location = headers.get('location');
  if (location !== null) headers.set('location', ownPath(location));
  return () => new Response(body === '' ? null : body, { status: answer.status, headers });
}

/** Imported at the first use, because refusals are rare. */
const refusedPage = async (page: RefusedPage): Promise<Response> =>
  (await import('./refused-page.ts')).refusedPage(page);

function localeOf(pathname: string, acceptLanguage: string | null): LocaleCode {
  const [, named = ''] = pathname.split('/');
  return isLocale(named) ? named : preferredLocale(acceptLanguage);
}

/** The headers that a private page depends on: the cookies, and the browser that names the channel (core 7). */
const readerOf = (headers: Headers): Record<string, string> =>
  Object.fromEntries(
    ['cookie', 'user-agent'].flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );

/**
 * Answers pages that are not in the cache. A public page is rendered from its address alone: nothing else in the
 * request can change it, and concurrent requests for it share one render. A private page is rendered from its address
 * and the reader's cookies and browser.
 */
export function createPageAnswers(options: {
  render: RenderPage;
  addressOf: PageAddress;
  shares: Shares;
  /** Null if pages are not cached. */
  cache: PageCache | null;
  /** Sent with every cached page. */
  headers: Record<string, string>;
}): (asked: Asked) => Promise<Response> {
  const { render, addressOf, shares, cache, headers } = options;

  /** `address` is the page's key in the cache; null if the page is for this request only. */
  const rendered = async (request: Request, address: string | null, asked: Asked): Promise<Answer> => {
    const mark = cache?.mark() ?? 0;
    const page = await render(request, asked.correlationId, {
      posted: asked.posted,
      preview: previewIn(new URL(asked.request.url).search),
    });
    if (page instanceof Response) return passedOn(page);
    // Sets `vary` here because compress() would copy the whole page to add it.
    if (!page.shared || cache === null || address === null)
      return () =>
        new Response(page.body, { status: page.status, headers: { ...page.headers, vary: 'accept-encoding' } });
    const kept = cache.keep(
      address,
      {
        body: page.body,
        headers: { ...page.headers, ...headers },
        tags: page.tags,
        until: page.until,
        ...sharedLifetime,
      },
      mark,
    );
    return async (accepted) => {
      const sent = (await kept)(accepted);
      return new Response(new Uint8Array(sent.body), { status: 200, headers: sent.headers });
    };
  };

  return async (asked) => {
    const { request, client, posted } = asked;
    const url = new URL(request.url);
    const locale = localeOf(url.pathname, request.headers.get('accept-language'));
    const address = addressOf(url.pathname + url.search);
    if (address === null) return refusedPage({ status: 404, errorId: 'API404', locale });
    if (address.length > longestAddress) return refusedPage({ status: 414, errorId: 'API413', locale });
    const isPrivate = isPrivatePage(url.pathname);
    const sharedAddress = isPrivate || posted || isPreview(url.search) ? null : address;
    const alike = new Request(url.origin + address, {
      headers: { accept: 'text/html', ...(isPrivate ? readerOf(request.headers) : {}) },
    });
    const share = url.pathname.startsWith('/charts') ? shares.charts : shares.pages;
    try {
      const answer = await share.run(
        { key: sharedAddress ?? crypto.randomUUID(), address: client, signal: request.signal },
        () => rendered(alike, sharedAddress, asked),
      );
      return await answer(request.headers.get('accept-encoding') ?? undefined);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return refusedPage({ ...refusedAs(error), retryAfter: error.retryAfter, locale });
    }
  };
}
