import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { correlated, correlationId, correlationOf } from '#src/commerce/log/correlation.ts';
import { isLocale, type LocaleCode, preferredLocale } from '#src/domain/locale.ts';
import { createChartAnswers } from './answer-chart.ts';
import { createPageAnswers } from './answer-page.ts';
import { compressed } from './compressed.ts';
import type { Caller } from './caller.ts';
import type { Config } from './config.ts';
import { isContractPath } from './contract-path.ts';
import { readCookie } from './cookies.ts';
import { createGateway } from './gateway.ts';
import { isCutOff } from './cut-off.ts';
import { limitBody } from './limit-body.ts';
import type { Logger } from './log.ts';
import { type Metrics, noMetrics } from './metrics/metrics.ts';
import { addressKey } from './networks.ts';
import { createOwnHosts, type OwnHosts } from './own-hosts.ts';
import { allContent } from './open-content.ts';
import type { PageAddress } from './page-address.ts';
import { PageCache } from './pages.ts';
import { refusal } from './refusal.ts';
import { createRefuse } from './refuse.ts';
import { createPostedForms } from './posted-forms.ts';
import { createUnsubscribe } from './unsubscribe.ts';
import { answerReady, type Readiness } from './readiness.ts';
import type { RenderPage } from './render.ts';
import { placeOf } from './request-kind.ts';
import { createPreviewAccess, isPreviewCall, refusedPreview } from './preview/preview-access.ts';
import { createPreviewChanges } from './preview/preview-changes.ts';
import { previewedIn, previewedRedirect, previewIn } from './preview/preview.ts';
import { robots, sitemap } from './seo.ts';
import { speculationPath, speculationRules } from './speculation.ts';
import { securityHeaders } from './security.ts';
import { createShares } from './shares.ts';
import type { Shop } from './shop.types.ts';

type Env = { Bindings: Caller; Variables: { correlationId: string } };

/** Routes that the specification lists without a locale (core 2). They redirect to the reader's own locale. */
const localeless = [
  'cart',
  'checkout',
  'order-confirmation',
  'order-lookup',
  'account',
  'search',
  'compare',
  'favorites',
  'sign-in',
  'sign-up',
  'forgot-password',
  'reset-password',
  'newsletter',
  'associate-login',
  'stores',
  'location-selector',
  'collections',
  'guides',
  'store-locator',
];

const localeOf = (cookie: string | undefined, acceptLanguage: string | undefined): LocaleCode => {
  const chosen = readCookie(cookie, 'wm_locale');
  return chosen && isLocale(chosen) ? chosen : preferredLocale(acceptLanguage);
};

/** Key of the client whose rate limit and queue share a request counts towards. */
const clientOf = (c: Context<Env>): string => addressKey(c.env.address);

export interface App {
  /** Without a caller, the caller is this process itself, as in the development server. */
  fetch: (request: Request, caller?: Caller) => Response | Promise<Response>;
  pages: PageCache;
  isOwnHost: OwnHosts['isOwnHost'];
}

export interface AppParts {
  config: Config;
  shop: Shop;
  log: Logger;
  render: RenderPage;
  addressOf: PageAddress;
  readiness: Readiness;
  /** Without it nothing is measured. */
  metrics?: Metrics;
}

/** The whole shop behind one fetch: health, pictures, sandbox, the contract's paths, and pages. */
export function createApp({ config, shop, log, render, addressOf, readiness, metrics = noMetrics }: AppParts): App {
  const pages = new PageCache({ megabytes: config.PAGE_CACHE_MB, addressOf });
  shop.onChange((tags) => pages.invalidate(tags));
  const refuse = createRefuse((refused) => {
    log.info({ ...refused }, 'refused');
    metrics.refused(refused.operation, refused.errorId);
  });
  const { isOwnHost, isOwnOrigin } = createOwnHosts(config);
  const gateway = createGateway({
    service: shop.service,
    publicUrl: config.PUBLIC_URL,
    isOwnOrigin,
    perMinute: config.RATE_LIMIT_PER_MINUTE,
    refuse,
  });
  const unsubscribe = createUnsubscribe(gateway);
  const headers = securityHeaders(config);
  const shares = createShares(config.RATE_LIMIT_PER_MINUTE);
  metrics.watch({
    pages: () => pages.counts(),
    queues: { pages: shares.pages.waiting, charts: shares.charts.waiting, pictures: shop.images.waiting },
  });
  const answerPage = createPageAnswers({
    render,
    addressOf,
    shares,
    cache: config.PAGE_CACHE_MB === 0 ? null : pages,
    headers,
  });
  const answerPosted = createPostedForms(gateway, (request, caller, posted) =>
    answerPage({ request, client: addressKey(caller.address), correlationId: correlationOf(correlationId()), posted }),
  );
  const previews = createPreviewAccess(config);
  const changes = createPreviewChanges(() => shop.contentRevision?.() ?? '');
  shop.onChange((tags) => tags.includes(allContent) && changes.changed());
  const chartAnswers = createChartAnswers(shares);
  const app = new Hono<Env>();

  app.use(async (c, next) => {
    const started = performance.now();
    c.set('correlationId', correlationOf(c.req.header('x-correlation-id')));
    await correlated(c.get('correlationId'), next);
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
    c.res.headers.set('x-correlation-id', c.get('correlationId'));
    const ms = Math.round((performance.now() - started) * 10) / 10;
    // `/ready` is not an error here: readiness.ts logs what the process lacks when that changes.
    log[c.res.status >= 500 && c.req.path !== '/ready' ? 'error' : 'debug'](
      {
        method: c.req.method,
        place: placeOf(c.req.method, c.req.path),
        status: c.res.status,
        ms,
        correlationId: c.get('correlationId'),
      },
      'answered',
    );
  });
  app.use(compress());
  app.onError((error, c) => {
    if (isCutOff(error)) return refusal(400, 'API422');
    log.error({ error, place: placeOf(c.req.method, c.req.path), correlationId: c.get('correlationId') }, 'unexpected');
    return refusal(500, 'GEN500');
  });
  app.notFound((c) =>
    c.req.method === 'GET' ? refusal(404, 'API404') : refusal(405, 'API405', { headers: { allow: 'GET, HEAD' } }),
  );
  app.use(limitBody((c, headers) => refuse(c.req.raw, 413, 'API413', { headers })));

  // Load balancers request these by the machine's address, so they answer before the host check.
  app.get('/health', (c) => c.json({ status: 'ok' }));
  app.get('/ready', () => answerReady(readiness));
  app.use(async (c, next) => {
    if (isOwnHost(c.env)) return next();
    if (isContractPath(c.req.path))
      return refuse(c.req.raw, 421, 'API404', { message: 'There is no shop at this address.' });
    return c.text(
      `There is no shop at this address. It is at ${config.PUBLIC_URL}; another address needs another PUBLIC_URL.`,
      421,
    );
  });
  app.use(async (c, next) => {
    const url = new URL(c.req.url);
    const preview = previewIn(url.search);
    if (!preview && !isPreviewCall(c.req.path) && !c.req.path.startsWith('/blocks/preview')) return next();
    if (!previews.allows(c.req.raw.headers)) return refusedPreview();
    const elsewhere = preview && previewedIn(url);
    if (elsewhere) return c.redirect(elsewhere, 302);
    await next();
    const location = preview && c.res.headers.get('location');
    if (!location) return;
    c.header('location', previewedRedirect(location, url));
    c.header('cache-control', 'no-store');
  });
  const { APPLE_PAY_DOMAIN_FILE: applePayDomain } = config;
  if (applePayDomain)
    app.get('/.well-known/:file{apple-developer-merchantid-domain-association(?:\\.txt)?}', (c) =>
      c.body(applePayDomain, 200, { 'content-type': 'text/plain', 'cache-control': 'no-cache' }),
    );
  app.get('/robots.txt', (c) => c.text(robots(config.PUBLIC_URL)));
  app.get(speculationPath, (c) =>
    c.body(speculationRules, 200, {
      'content-type': 'application/speculationrules+json',
      'cache-control': 'public, max-age=3600',
    }),
  );
  app.get('/sitemap.xml', async (c) => {
    const file = await sitemap(shop, config.PUBLIC_URL, { part: Number(c.req.query('part') ?? 0) });
    return file === null
      ? c.notFound()
      : c.body(file, 200, { 'content-type': 'application/xml', 'cache-control': 'public, max-age=3600' });
  });
  app.get('/blocks/preview/changes', (c) => changes.answer(c.req.raw));
  app.get('/images/*', (c) => shop.images.respond(c.req.raw, clientOf(c)));
  app.get('/charts/data', (c) => chartAnswers.data(c.req.raw, clientOf(c)));
  app.get('/charts/files/*', (c) => chartAnswers.file(c.req.raw, clientOf(c)));
  app.get('/charts/changes/pictures/*', (c) => chartAnswers.picture(c.req.raw, clientOf(c)));
  if (shop.sandbox) {
    const { sandbox } = shop;
    app.all('/sandbox/*', (c) => sandbox(c.req.raw));
  }
  app.use(async (c, next) =>
    isContractPath(c.req.path) ? compressed(await gateway(c.req.raw, c.env), c.req.header('accept-encoding')) : next(),
  );

  app.post('/:locale/:page', async (c, next) => {
    const { locale, page } = c.req.param();
    return (isLocale(locale) && (await answerPosted(c.req.raw, c.env, locale, page))) || next();
  });

  app.post('/:locale/:part{help|account}/:page', async (c, next) => {
    const { locale, part, page } = c.req.param();
    return (isLocale(locale) && (await answerPosted(c.req.raw, c.env, locale, `${part}/${page}`))) || next();
  });

  // A person who opens the link is asked on a page; a mail program posts it.
  app.get('/unsubscribe/stock-alerts/:id', (c) => {
    const locale = localeOf(c.req.header('cookie'), c.req.header('accept-language'));
    return c.redirect(`/${locale}#stop-notifications=${encodeURIComponent(c.req.param('id'))}`, 302);
  });
  app.get('/unsubscribe/newsletter/:id', (c) => {
    const locale = localeOf(c.req.header('cookie'), c.req.header('accept-language'));
    return c.redirect(`/${locale}/newsletter?stop=${encodeURIComponent(c.req.param('id'))}`, 302);
  });
  app.post('/unsubscribe/:list/:id', async (c, next) => {
    const { list, id } = c.req.param();
    return (await unsubscribe(c.req.raw, c.env, list, id)) ?? next();
  });

  // The renderer would answer these paths, but the shop has no server functions that pages call.
  app.all('/_serverFn/*', () => refusal(404, 'API404'));

  app.get('*', async (c, next) => {
    if (shop.hasCatalogue()) return next();
    const { noCatalogue } = await import('./no-catalogue.ts');
    const [, first = ''] = c.req.path.split('/');
    return noCatalogue(isLocale(first) ? first : localeOf(c.req.header('cookie'), c.req.header('accept-language')));
  });

  for (const page of ['', ...localeless]) {
    app.get(`/${page}`, (c) => {
      const locale = localeOf(c.req.header('cookie'), c.req.header('accept-language'));
      return c.redirect(`/${locale}${page && `/${page}`}${new URL(c.req.url).search}`, 302);
    });
  }

  app.get('*', (c) => answerPage({ request: c.req.raw, client: clientOf(c), correlationId: c.get('correlationId') }));

  const self = (request: Request): Caller => ({ address: 'local', host: new URL(request.url).host, port: config.PORT });
  return { fetch: (request, caller = self(request)) => app.fetch(request, caller), pages, isOwnHost };
}
