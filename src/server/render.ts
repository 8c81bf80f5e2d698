import { StartServer, createStartHandler } from '@tanstack/react-start/server';
import { getSsrStatus, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server';
import type { AnyRouter } from '@tanstack/react-router';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { listingActors, renderedCharts, RenderInspection } from '#src/flows/shared/inspection.ts';
import { PostedContext, type PostedForm } from '#src/ui/form/posted.ts';
import { PartsContext } from '#src/ui/behaviour/CachedPart.tsx';
import { isPrivatePage } from './page-address.ts';
import { withDemoGuide } from './demo-guide.ts';
import { sharedControl } from './shared-control.ts';
import { pageStatus } from './page-status.ts';
import { PageParts } from './parts.ts';
import type { Preview } from './preview/preview.ts';
import { previewedPage } from './preview/previewed-page.ts';
import { contentSecurityPolicy, type OtherOrigins, withStyleNonce } from './security.ts';
import { requestScope, type Scope } from './scope.ts';
import { speculationPath } from './speculation.ts';
import { channelOf } from '#src/domain/channel.ts';
import { hydrateAfterPaint } from './hydrate-after-paint.ts';

const failuresOf = ({ state }: AnyRouter): unknown[] => state.matches.map(({ error }) => error);

/** Gives the components of a page what the server knows of their render. */
const inRender = ({ parts, inspection, posted }: Scope, page: ReactNode): ReactNode =>
  createElement(
    PartsContext,
    { value: parts },
    createElement(RenderInspection, { value: inspection }, createElement(PostedContext, { value: posted }, page)),
  );

/**
 * Start's own handler returns a Response, which would encode the page only to be decoded here. This handler keeps it as
 * text.
 */
const handler = createStartHandler(async ({ router, responseHeaders }) => {
  const scope = requestScope.getStore();
  if (scope)
    scope.html = await transformHtmlStringWithRouter(
      router,
      renderToString(inRender(scope, createElement(StartServer, { router }))),
    );
  return new Response(null, { status: pageStatus(getSsrStatus(router), failuresOf(router)), headers: responseHeaders });
});

/**
 * A page as the router rendered it, with its CSP. `shared` is true if it is the same for everyone and may be cached.
 */
export interface Page {
  status: number;
  headers: Record<string, string>;
  body: string;
  shared: boolean;
  tags: string[];
  /** When its content stops being true (milliseconds since the epoch); null if nothing on it depends on the time. */
  until: number | null;
}

/** Public pages of one kind in one locale: they share their header and most of their footer. */
const kinds = /^\/([a-z]{2}-[a-z]{2})\/([pc])\//;

function partsFor(pathname: string, actors: Scope['actors']): PageParts | null {
  const [, locale, kind] = kinds.exec(pathname) ?? [];
  return kind === undefined ? null : new PageParts(`${locale} ${kind}`, actors);
}

/**
 * Adds the states that the page was rendered in, as data for the inspector and for tests. In production it returns the
 * page unchanged.
 */
function withRendered(html: string, { actors }: Scope): string {
  if (actors.length === 0) return html;
  const rendered = JSON.stringify(renderedCharts(actors)).replaceAll('<', '\\u003c');
  const end = html.lastIndexOf('</body>');
  return `${html.slice(0, end)}<script type="application/json" data-waymark-rendered>${rendered}</script>${html.slice(end)}`;
}

/**
 * Makes a page work by links and forms alone. Scripts would hydrate it without what was typed, and the reader who
 * posted the form had none.
 */
const withoutScripts = (html: string): string =>
  html
    .replaceAll(/<script\b[^>]*>[^]*?<\/script>|<link rel="modulepreload"[^>]*>|<\/?noscript>/g, '')
    .replace('<html', '<html data-plain=""');

/** What a page shows beside its address. */
export interface Shown {
  /** The refused form that the page answers. */
  posted?: PostedForm | null | undefined;
  /** What an editor asked to see. */
  preview?: Preview | null;
}

/** Renders a page, or returns a Response that is not a page: a redirect. */
export type RenderPage = (request: Request, correlationId: string, shown?: Shown) => Promise<Page | Response>;

export interface RenderOptions {
  /** True if pages link to the demo guide. */
  hasDemoGuide: boolean;
  /** True if a page includes the states that its charts were rendered in. */
  listsCharts: boolean;
  otherOrigins: OtherOrigins;
  /** True if pages may load PayPal's script, which writes style elements. */
  hasPayPalScript: boolean;
}

/**
 * Returns what renders one page to a string. A string is twice as fast as a stream here, and the cache needs the whole
 * page. Public pages are rendered without the reader's cookies, so that they cannot contain private data.
 */
export function createRenderPage({
  hasDemoGuide,
  listsCharts,
  otherOrigins,
  hasPayPalScript,
}: RenderOptions): RenderPage {
  return async (request, correlationId, { posted = null, preview = null } = {}) => {
    const { pathname } = new URL(request.url);
    const isPrivate = isPrivatePage(pathname);
    const cookie = isPrivate ? request.headers.get('cookie') : null;
    const actors: Scope['actors'] = [];
    const inspection = listsCharts ? listingActors(actors) : undefined;
    const channel = channelOf(isPrivate ? request.headers.get('user-agent') : null);
    const parts = preview ? null : partsFor(pathname, actors);
    const scope: Scope = { cookie, correlationId, channel, html: null, actors, inspection, posted, parts, preview };
    const response = await requestScope.run(scope, () => handler(request));
    if (scope.html === null) return response;
    const html = scope.parts?.finish(scope.html) ?? scope.html;
    const page = posted ? withoutScripts(html) : withRendered(hydrateAfterPaint(html), scope);
    const guided = hasDemoGuide ? withDemoGuide(page, pathname) : page;
    const shown = preview && !posted ? previewedPage(guided, preview) : guided;
    const styled = hasPayPalScript && !posted ? withStyleNonce(shown) : { html: shown, nonce: null };
    const body = styled.html;
    const headers: Record<string, string> = Object.fromEntries(response.headers);
    const tags = headers['x-waymark-tags']?.split(' ') ?? [];
    const until = headers['x-waymark-until'] === undefined ? null : Date.parse(headers['x-waymark-until']);
    delete headers['x-waymark-tags'];
    delete headers['x-waymark-until'];
    const shared =
      !isPrivate &&
      !posted &&
      !preview &&
      response.status === 200 &&
      headers['cache-control']?.startsWith('public') === true;
    if (shared) headers['speculation-rules'] = `"${speculationPath}"`;
    else headers['cache-control'] = 'no-store';
    if (shared && until !== null) headers['cache-control'] = sharedControl(until, Date.now());
    if (preview) headers['x-robots-tag'] = 'noindex, nofollow';
    if (response.status === 503) headers['retry-after'] = '5';
    headers['content-security-policy'] = contentSecurityPolicy(body, otherOrigins, styled.nonce);
    return { status: posted?.failure.status ?? response.status, headers, body, shared, tags, until };
  };
}
