import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { CLIENT_ADDRESS } from '#src/commerce/contract/call.ts';
import { correlated, correlationOf } from '#src/commerce/log/correlation.ts';
import { ACCESS_KEY, createAccessCheck } from './access-key.ts';
import { type Caller, callerOf } from './caller.ts';
import type { Config } from './config.ts';
import { isContractPath } from './contract-path.ts';
import { isCutOff } from './cut-off.ts';
import { limitBody } from './limit-body.ts';
import type { Logger } from './log.ts';
import { type Metrics, noMetrics } from './metrics/metrics.ts';
import { addressKey, readNetworks } from './networks.ts';
import { createPreviewAccess, isPreviewCall } from './preview/preview-access.ts';
import { createRateLimit } from './rate-limit.ts';
import { answerReady, type Readiness } from './readiness.ts';
import { refusal } from './refusal.ts';
import { createRefuse } from './refuse.ts';
import type { Shop } from './shop.types.ts';

/**
 * True for a host that no other site can point at this machine: an IP address, or a name without a dot. With a domain
 * name of its own, another site's page could read what is only for this machine (DNS rebinding).
 */
const cannotBeRebound = (host = ''): boolean => /^(\d+(\.\d+){3}|\[[\da-f:]+\]|[\w-]+)(:\d+)?$/i.test(host);

/**
 * The sender of a request. `isStorefront` is true if a storefront of ours sent it; a storefront may name the shopper's
 * address.
 */
export type ServiceCaller = Caller & { isStorefront: boolean };

const isLoopback = readNetworks('loopback') ?? (() => false);

/**
 * Returns the caller of a request. A storefront's call comes from TRUST_PROXY or, outside production, from this
 * machine, through our own proxies only: a trusted proxy may forward an x-client-address that a stranger wrote.
 */
export function serviceCallerOf(
  request: Parameters<typeof callerOf>[0],
  { MODE, TRUST_PROXY }: Pick<Config, 'MODE' | 'TRUST_PROXY'>,
): ServiceCaller {
  const caller = callerOf(request, TRUST_PROXY);
  return {
    ...caller,
    isStorefront: TRUST_PROXY(caller.address) || (MODE !== 'production' && isLoopback(caller.address)),
  };
}

export interface ServiceAppParts {
  config: Pick<Config, 'RATE_LIMIT_PER_MINUTE' | 'ACCESS_KEYS' | 'MODE' | 'PREVIEW_KEY'>;
  shop: Pick<Shop, 'service' | 'sandbox'>;
  log: Logger;
  readiness: Readiness;
  /** Without it nothing is measured. */
  metrics?: Metrics;
}

/**
 * The contract alone behind one fetch: bearer tokens, no pages, no cookies. A caller without a token of the service can
 * only do what a guest can, so nothing here depends on the Origin that a browser sends. With ACCESS_KEYS a call without
 * one of them is refused (API400).
 */
export function createServiceApp({ config, shop, log, readiness, metrics = noMetrics }: ServiceAppParts) {
  const refuse = createRefuse((refused) => {
    log.info({ ...refused }, 'refused');
    metrics.refused(refused.operation, refused.errorId);
  });
  const limit = createRateLimit({ perMinute: config.RATE_LIMIT_PER_MINUTE });
  const previews = createPreviewAccess(config);
  const hasAccess = createAccessCheck(config.ACCESS_KEYS);
  const app = new Hono<{ Bindings: ServiceCaller }>();

  app.use(async (c, next) => {
    const id = correlationOf(c.req.header('x-correlation-id'));
    await correlated(id, next);
    c.res.headers.set('x-content-type-options', 'nosniff');
    c.res.headers.set('x-correlation-id', id);
  });
  app.use(compress());
  app.onError((error) => {
    if (isCutOff(error)) return refusal(400, 'API422');
    log.error({ error }, 'unexpected');
    return refusal(500, 'GEN500');
  });
  app.notFound(() => refusal(404, 'API404'));
  app.use(limitBody((c, headers) => refuse(c.req.raw, 413, 'API413', { headers })));
  app.get('/health', (c) => c.json({ status: 'ok' }));
  app.get('/ready', () => answerReady(readiness));
  const { sandbox } = shop;
  // Sandbox pages show everybody's e-mail, so only a storefront may request them.
  if (sandbox)
    app.all('/sandbox/*', (c) =>
      c.env.isStorefront && cannotBeRebound(c.req.header('host')) ? sandbox(c.req.raw) : refusal(404, 'API404'),
    );
  app.all('*', async (c) => {
    if (!isContractPath(c.req.path)) return refusal(404, 'API404');
    const { isStorefront } = c.env;
    const shopper = (isStorefront && c.req.header(CLIENT_ADDRESS)) || null;
    const address = shopper ?? addressKey(c.env.address);
    // A storefront's call without a shopper's address is for a page of all its readers. The storefront limits those
    // itself.
    const wait = isStorefront && shopper === null ? 0 : limit(address);
    if (wait > 0) return refuse(c.req.raw, 429, 'API429', { headers: { 'retry-after': String(wait) } });
    if (!hasAccess(c.req.header(ACCESS_KEY))) return refuse(c.req.raw, 400, 'API400');
    if (isPreviewCall(c.req.path) && !previews.allowsCall(c.req.raw.headers))
      return refuse(c.req.raw, 403, 'API400', { message: 'A preview needs its access value.' });
    const { url, method, headers } = c.req.raw;
    const body = method === 'GET' || method === 'HEAD' ? '' : await c.req.text();
    return shop.service({ url, method, headers, address, text: async () => body });
  });
  return app;
}
