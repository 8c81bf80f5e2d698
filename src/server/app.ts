import { Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { isFileKind } from '#src/charts/file-kinds.ts';
import { isLocale, preferredLocale } from '#src/domain/locale.ts';
import { compressed } from './compressed.ts';
import type { Config } from './config.ts';
import { readCookie } from './cookies.ts';
import { createGateway } from './gateway.ts';
import type { Logger } from './log.ts';
import { PageCache, pageKey } from './pages.ts';
import { renderPage, sharedLifetime } from './render.ts';
import { robots, sitemap } from './seo.ts';
import { securityHeaders } from './security.ts';
import type { Shop } from './shop.ts';

type Env = { Bindings: { address?: string }; Variables: { correlationId: string } };

/** First segments of the contract's paths: everything else is a page. */
const contractRoots = ['token', 'cart/v1', 'cart/v2', 'consumers-v3', 'products/v1', 'products/v2', 'wishlists', 'stores/v1', 'fapi', 'funnel/v1', 'publish', 'preview'];

/** Routes that the specification lists without a locale (core 2): they go to the reader's own. */
const localeless = ['cart', 'checkout', 'order-confirmation', 'order-lookup', 'account', 'search', 'favorites', 'forgot-password', 'associate-login'];

const localeOf = (cookie: string | undefined, acceptLanguage: string | undefined): string => {
  const chosen = readCookie(cookie, 'wm_locale');
  return chosen && isLocale(chosen) ? chosen : preferredLocale(acceptLanguage);
};

/** Bytes that a call may bring before it is cut off; the service itself refuses smaller ones (API413). */
const largestBody = 512 * 1024;

const limitSize = bodyLimit({ maxSize: largestBody });

/**
 * A call brings no more than it announces, and one that announces nothing has no body (a plain DELETE): only what comes in
 * pieces, or is too much, has to be looked at.
 */
const limitBody: MiddlewareHandler = (c, next) =>
  c.req.header('transfer-encoding') === undefined && Number(c.req.header('content-length') ?? 0) <= largestBody ? next() : limitSize(c, next);

export interface App {
  fetch: (request: Request, bindings?: Env['Bindings']) => Response | Promise<Response>;
  pages: PageCache;
}

/** The whole shop behind one fetch: health, pictures, sandbox, the contract's paths, and pages. */
export function createApp({ config, shop, log }: { config: Config; shop: Shop; log: Logger }): App {
  const pages = new PageCache({ megabytes: config.PAGE_CACHE_MB });
  shop.onChange((tags) => pages.invalidate(tags));
  const gateway = createGateway({ service: shop.service, publicUrl: config.PUBLIC_URL, perMinute: config.RATE_LIMIT_PER_MINUTE });
  const headers = securityHeaders({ secure: config.PUBLIC_URL.startsWith('https:'), isInspectable: config.MODE !== 'production' });
  const app = new Hono<Env>();

  app.use(async (c, next) => {
    const started = performance.now();
    c.set('correlationId', c.req.header('x-correlation-id')?.slice(0, 64) ?? crypto.randomUUID());
    await next();
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
    c.res.headers.set('x-correlation-id', c.get('correlationId'));
    const ms = Math.round((performance.now() - started) * 10) / 10;
    log[c.res.status >= 500 ? 'error' : 'debug']({ method: c.req.method, path: c.req.path, status: c.res.status, ms, correlationId: c.get('correlationId') });
  });
  app.use(compress());
  app.onError((error, c) => {
    log.error({ err: { message: error.message, stack: error.stack }, path: c.req.path, correlationId: c.get('correlationId') }, 'unexpected');
    return c.text('Something went wrong.', 500);
  });

  app.get('/health', (c) => c.json({ status: 'ok' }));
  app.get('/ready', async (c) => ((await shop.isReady()) ? c.json({ status: 'ready' }) : c.json({ status: 'not ready' }, 503)));
  app.get('/robots.txt', (c) => c.text(robots(config.PUBLIC_URL)));
  app.get('/sitemap.xml', async (c) => {
    const file = await sitemap(shop, config.PUBLIC_URL, { part: Number(c.req.query('part') ?? 0) });
    return file === null ? c.notFound() : c.body(file, 200, { 'content-type': 'application/xml', 'cache-control': 'public, max-age=3600' });
  });
  app.get('/images/*', (c) => shop.images.respond(c.req.raw));
  app.get('/charts/data', async (c) => {
    const { chartLines, chartPage, mapPage } = await import('#src/charts/catalogue.ts');
    if (c.req.query('page') === 'map') return c.json(await mapPage());
    const funnel = c.req.query('funnel')?.slice(0, 80);
    if (funnel !== undefined) return c.json(await (await import('#src/charts/funnel/drawings.ts')).funnelChart(funnel));
    const chart = c.req.query('chart')?.slice(0, 80);
    if (chart === undefined) return c.json(await chartLines((c.req.query('words') ?? '').slice(0, 80).trim()));
    return c.json(await chartPage(chart, c.req.query('detail') === 'plain' ? 'plain' : 'full', c.req.queries('fold') ?? []));
  });
  app.get('/charts/files/:file', async (c) => {
    const { chartFile, fileTypes } = await import('#src/charts/files/files.ts');
    const [, chart = '', kind = ''] = /^([a-z-]{1,80})\.(svg|png|mmd|json)$/.exec(c.req.param('file')) ?? [];
    const file = isFileKind(kind) ? await chartFile(chart, kind) : null;
    if (file === null || !isFileKind(kind)) return c.notFound();
    return c.body(typeof file === 'string' ? file : new Uint8Array(file), 200, {
      'content-type': fileTypes[kind],
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'cache-control': 'public, max-age=60',
    });
  });
  if (shop.sandbox) {
    const { sandbox } = shop;
    app.all('/sandbox/*', (c) => sandbox(c.req.raw));
  }
  for (const root of contractRoots) {
    for (const prefix of ['', '/pre', '/mock']) {
      app.all(`${prefix}/${root}/*`, limitBody, async (c) => compressed(await gateway(c.req.raw, c.env?.address ?? 'local'), c.req.header('accept-encoding')));
    }
  }

  // The account opens with what was ordered.
  app.get('/:locale/account', (c) => c.redirect(`/${c.req.param('locale')}/account/orders`, 302));
  for (const page of ['', ...localeless]) {
    app.get(`/${page}`, (c) => {
      const locale = localeOf(c.req.header('cookie'), c.req.header('accept-language'));
      return c.redirect(`/${locale}${page && `/${page}`}${new URL(c.req.url).search}`, 302);
    });
  }

  app.get('*', async (c) => {
    const page = await renderPage(c.req.raw, c.get('correlationId'));
    if (page instanceof Response) return page;
    const url = new URL(c.req.url);
    const key = page.shared ? pageKey(url.pathname + url.search) : null;
    // Said here, compress() need not: it would copy the whole page to add it.
    const own = { ...page.headers, vary: 'accept-encoding' };
    if (key === null || config.PAGE_CACHE_MB === 0) return c.body(page.body, page.status as 200, own);
    const rendered = { body: page.body, headers: { ...page.headers, ...headers }, tags: page.tags, ...sharedLifetime };
    const sent = await pages.keep(key, rendered, c.req.header('accept-encoding'));
    return c.body(new Uint8Array(sent.body), 200, sent.headers);
  });

  return { fetch: (request, bindings) => app.fetch(request, bindings), pages };
}
