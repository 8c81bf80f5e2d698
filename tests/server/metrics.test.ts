import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHttpPaymentProvider } from '#src/commerce/payments/http-payment-provider.ts';
import { retentionSettings } from '#src/commerce/retention/rules.ts';
import { readConfig } from '#src/server/config.ts';
import { createLog } from '#src/server/log.ts';
import { measuredDatabase, measuredPayments } from '#src/server/metrics/measured.ts';
import { createPrometheus, type PrometheusMetrics, statusClass } from '#src/server/metrics/prometheus.ts';
import { serveMetrics } from '#src/server/metrics/serve-metrics.ts';
import { openTestDatabase } from '../commerce/support/database.ts';
import { createTestPayments } from '../commerce/support/payments.ts';
import { goods, smallSeed } from '../commerce/support/seed.ts';
import { caller, openTestShop, place, readyCart, type TestShop } from '../commerce/support/shop.ts';
import { openTestServer, type TestServer } from './support/server.ts';

/** The value of a series, written as `name{labels}`. */
async function valueOf(metrics: PrometheusMetrics, series: string): Promise<number> {
  const line = (await metrics.text()).split('\n').find((one) => one.startsWith(`${series} `));
  return Number(line?.split(' ').at(-1) ?? 0);
}

it('has a series for each retention setting before anything was deleted', async () => {
  const text = await createPrometheus({ mode: 'production' }).text();
  for (const setting of retentionSettings)
    expect(text).toContain(`waymark_retention_rows_total{setting="${setting}"} 0\n`);
});

describe('requests', () => {
  let server: TestServer;
  const metrics = createPrometheus({ mode: 'demo' });
  const image = async () => new Response('picture');
  beforeAll(async () => {
    server = await openTestServer({
      metrics,
      files: { 'robots.txt': 'x' },
      shop: { service: async () => Response.json({}, { status: 422 }), images: { waiting: () => 7, respond: image } },
    });
  });
  afterAll(() => server.close());

  it('are counted by kind and class of status, a page of the cache by itself', async () => {
    const get = async (path: string) => (await fetch(server.url + path)).arrayBuffer();
    await get('/en-us');
    await get('/en-us');
    await get('/en-us');
    await get('/images/x');
    await get('/fapi/server/time');
    const requests = (kind: string, status: string) =>
      valueOf(metrics, `waymark_http_requests_total{kind="${kind}",status="${status}"}`);
    await expect.poll(() => requests('api', '4xx')).toBe(1);
    expect([
      await requests('page', '2xx'),
      await requests('cached page', '2xx'),
      await requests('picture', '2xx'),
    ]).toEqual([1, 2, 1]);
    expect(await valueOf(metrics, 'waymark_http_request_seconds_count{kind="cached page"}')).toBe(2);
    expect([
      await valueOf(metrics, 'waymark_page_cache_total{outcome="hit"}'),
      await valueOf(metrics, 'waymark_page_cache_total{outcome="render"}'),
    ]).toEqual([2, 1]);
    expect(await valueOf(metrics, 'waymark_page_cache_pages')).toBe(1);
    expect(await valueOf(metrics, 'waymark_page_cache_bytes')).toBeGreaterThan(500);
    expect(await valueOf(metrics, 'waymark_queue_waiting{queue="pictures"}')).toBe(7);
  });

  it('have no label with a path', async () => {
    for (const path of [
      '/maya@example.com',
      '/en-us/maya@example.com',
      '/cart/v1/maya@example.com',
      '/images/maya@example.com?q=maya',
    ])
      await fetch(server.url + path);
    expect(await metrics.text()).not.toContain('maya');
  });

  it('that were refused by a rate limit, or by a busy shop, have their own class', () => {
    expect([200, 304, 404, 429, 499, 500, 503].map(statusClass)).toEqual([
      '2xx',
      '3xx',
      '4xx',
      '429',
      '4xx',
      '5xx',
      '503',
    ]);
  });

  it('for /metrics on the port of the shop get a page, never the metrics', async () => {
    const answer = await fetch(`${server.url}/metrics`);
    expect(await answer.text()).not.toContain('waymark_http_requests_total');
  });

  it('that the gateway refuses are counted by operation and code', async () => {
    await fetch(`${server.url}/cart/v1/cart`, { method: 'POST', headers: { origin: 'https://evil.example' } });
    expect(await valueOf(metrics, 'waymark_refusals_total{operation="createCart",errorId="AUT404"}')).toBe(1);
  });
});

describe('the service', () => {
  const metrics = createPrometheus({ mode: 'demo' });
  const provider = createTestPayments();
  let shop: TestShop;
  beforeAll(async () => {
    const database = measuredDatabase(await openTestDatabase(smallSeed), metrics);
    shop = await openTestShop({ database, meter: metrics, payments: measuredPayments(provider.payments, metrics) });
    metrics.watch({ backlog: shop.commerce.backlog, pool: database.pool });
  });
  afterAll(() => shop.close());

  it('counts calls, refusals, payments, tasks and statements', async () => {
    const guest = await shop.shopper();
    const shoe = { productId: goods.shoe.productId, upc: goods.shoe.upcs[0] };
    await place(guest, await readyCart(guest, shoe), 'tok_declined');
    await place(guest, await readyCart(guest, shoe));
    await caller(shop.commerce, '', 'GET', '/no/such/path');
    expect(await valueOf(metrics, 'waymark_refusals_total{operation="placeOrder",errorId="PAY400"}')).toBe(1);
    expect(await valueOf(metrics, 'waymark_refusals_total{operation="unknown",errorId="API404"}')).toBe(1);
    expect(await valueOf(metrics, 'waymark_operation_seconds_count{operation="placeOrder",status="2xx"}')).toBe(1);
    expect(await valueOf(metrics, 'waymark_operation_seconds_count{operation="placeOrder",status="4xx"}')).toBe(1);
    expect(await valueOf(metrics, 'waymark_payments_total{call="authorise",outcome="authorised"}')).toBe(1);
    expect(await valueOf(metrics, 'waymark_payments_total{call="authorise",outcome="declined"}')).toBe(1);
    await expect
      .poll(() => valueOf(metrics, 'waymark_outbox_tries_total{kind="order-confirmation",outcome="done"}'))
      .toBe(1);
    expect(await valueOf(metrics, 'waymark_database_seconds_count{kind="statement"}')).toBeGreaterThan(5);
    expect(await valueOf(metrics, 'waymark_database_seconds_count{kind="transaction"}')).toBeGreaterThan(1);
  });

  it('shows waiting tasks, their age, and that the database is up', async () => {
    const before = await valueOf(metrics, 'waymark_outbox_tasks');
    shop.mailServer.isDown = true;
    const guest = await shop.shopper();
    await place(guest, await readyCart(guest, { productId: goods.socks.productId, upc: goods.socks.upcs[0] }));
    await place(
      guest,
      await readyCart(guest, { productId: goods.socks.productId, upc: goods.socks.upcs[0] }),
      'tok_challenge',
    );
    await expect
      .poll(() => valueOf(metrics, 'waymark_outbox_tries_total{kind="order-confirmation",outcome="failed"}'))
      .toBe(1);
    shop.pass(120_000);
    expect(await valueOf(metrics, 'waymark_outbox_tasks')).toBe(before + 1);
    expect(await valueOf(metrics, 'waymark_outbox_oldest_seconds')).toBeGreaterThanOrEqual(120);
    expect(await valueOf(metrics, 'waymark_orders_open{state="pending"}')).toBe(1);
    expect(await valueOf(metrics, 'waymark_database_up')).toBe(1);
    if (shop.database.engine === 'postgres')
      expect(await metrics.text()).toMatch(/waymark_database_connections{state="idle"} \d/);
    shop.mailServer.isDown = false;
  });

  it('counts interrupted orders that were recovered', async () => {
    const guest = await shop.shopper();
    provider.lost.authorise = true;
    provider.lost.conclude = true;
    await place(guest, await readyCart(guest, { productId: goods.socks.productId, upc: goods.socks.upcs[0] }));
    expect(await valueOf(metrics, 'waymark_orders_open{state="placing"}')).toBe(1);
    expect(await valueOf(metrics, 'waymark_payments_total{call="authorise",outcome="unknown"}')).toBe(1);
    provider.lost.authorise = false;
    provider.lost.conclude = false;
    shop.pass(61_000);
    await (await shop.start()).close();
    expect(await valueOf(metrics, 'waymark_order_recoveries_total{outcome="recovered"}')).toBe(1);
    expect(await valueOf(metrics, 'waymark_orders_open{state="placing"}')).toBe(0);
  });

  it('has labels of few values', async () => {
    for (let call = 0; call < 50; call += 1)
      await caller(shop.commerce, '', 'GET', `/cart/v1/cart/${crypto.randomUUID()}?x=${call}`);
    const series = (await metrics.text()).split('\n').filter((line) => line.startsWith('waymark_'));
    expect(series.join('\n')).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}/);
    expect(series.length).toBeLessThan(1500);
  });
});

describe('the server of the metrics', () => {
  const metrics = createPrometheus({ mode: 'production' });
  metrics.watch({ backlog: () => Promise.reject(new Error('down')) });
  const log = createLog('silent');

  it('answers GET /metrics alone, in text, also while the database is down', async () => {
    const server = await serveMetrics(metrics, { host: '127.0.0.1', port: 0, log });
    const url = `http://127.0.0.1:${server?.port}`;
    const answer = await fetch(`${url}/metrics`);
    expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4');
    const text = await answer.text();
    expect(text).toContain('waymark_database_up 0');
    expect(text).toContain('waymark_info{mode="production"} 1');
    expect(text).toMatch(/nodejs_eventloop_lag_p99_seconds [\d.e-]+/);
    expect(text).toMatch(/nodejs_heap_size_used_bytes \d+/);
    expect([(await fetch(url)).status, (await fetch(`${url}/metrics`, { method: 'POST' })).status]).toEqual([404, 404]);
    await server?.stop();
  });

  it('does not stop the shop if its port is taken', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => void taken.once('listening', resolve));
    const { port } = taken.address() as AddressInfo;
    const lines: string[] = [];
    expect(
      await serveMetrics(metrics, {
        host: '127.0.0.1',
        port,
        log: createLog('error', { write: (line) => void lines.push(line) }),
      }),
    ).toBeNull();
    expect(lines.join('')).toMatch(/EADDRINUSE.*metrics are off/);
    taken.close();
  });

  it.each([
    [{}, 0],
    [{ METRICS_PORT: '9999' }, 9999],
    [
      {
        MODE: 'production',
        PUBLIC_URL: 'https://shop.example',
        DATABASE_URL: 'postgres://x/y',
        PAYMENT_PROVIDER_URL: 'https://pay.example',
        PAYMENT_PROVIDER_KEY: 'k'.repeat(16),
        SMTP_URL: 'smtp://x',
        SESSION_KEYS: `k1:${'s'.repeat(32)}`,
        ORDER_LINK_KEYS: `k1:${'o'.repeat(32)}`,
        GIFT_CARD_KEYS: `k1:${'g'.repeat(32)}`,
      },
      9464,
    ],
  ])('has with %o the port %i, on loopback', (env, port) => {
    expect(readConfig(env as Record<string, string>)).toMatchObject({ METRICS_PORT: port, METRICS_HOST: '127.0.0.1' });
  });
});

it('a payment provider that cannot be reached is counted as one', async () => {
  const metrics = createPrometheus({ mode: 'demo' });
  const unreachable = createHttpPaymentProvider({
    baseUrl: 'http://x',
    apiKey: 'k',
    fetch: () => Promise.reject(new Error('down')),
  });
  const payments = measuredPayments(unreachable, metrics);
  await expect(payments.conclude('key')).rejects.toThrow();
  await expect(payments.cancel('id')).rejects.toThrow();
  expect(await valueOf(metrics, 'waymark_payments_total{call="conclude",outcome="unknown"}')).toBe(1);
  expect(await valueOf(metrics, 'waymark_payments_total{call="cancel",outcome="error"}')).toBe(1);
});
