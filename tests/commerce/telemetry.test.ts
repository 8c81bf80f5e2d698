import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TelemetryEvent } from '#openapi/generated/waymark.gen.ts';
import { ingestTelemetry } from '#src/commerce/operations/ingestTelemetry.ts';
import { validateResponse } from '#src/commerce/operations/validateResponse.ts';
import { createPrometheus } from '#src/server/metrics/prometheus.ts';
import { smallSeed } from './support/seed.ts';
import { caller, openTestShop, type TestShop } from './support/shop.ts';

const viewed: TelemetryEvent = { event: 'page-viewed', pageType: 'product', origin: 'grid' };
const called: TelemetryEvent = {
  event: 'api-called',
  pageType: 'cart',
  method: 'GET',
  path: '/cart/v1/cart/{basketId}',
  status: 200,
  milliseconds: 41,
};

describe('what pages note', () => {
  const metrics = createPrometheus({ mode: 'demo' });
  const ingest = (...events: TelemetryEvent[]) =>
    ingestTelemetry(metrics)({ body: { events }, context: { channel: 'ECOMM' } } as never);
  const lines = async () => (await metrics.text()).split('\n').filter((line) => /^waymark_(page|product)_/.test(line));

  test('is refused whole when a page claims a call that the shop does not have', async () => {
    await expect(ingest(viewed, { ...called, path: '/cart/v1/cart/4711' })).rejects.toMatchObject({
      errorId: 'API422',
      status: 422,
      extra: { field: '/events/1/path' },
    });
    expect((await lines()).filter((line) => line.startsWith('waymark_page_events_total'))).toEqual([]);
  });

  test('is counted in metrics, without ids', async () => {
    await ingest(
      viewed,
      called,
      { event: 'web-vital', pageType: 'home', name: 'LCP', value: 812 },
      { event: 'web-vital', pageType: 'home', name: 'CLS', value: 0.02 },
      { event: 'promotion-clicked', pageType: 'home', promotionId: 'ridge', promotionName: 'Take the long way' },
    );
    const text = await lines();
    expect(text).toContain('waymark_page_events_total{event="page-viewed",page="product",channel="ECOMM"} 1');
    expect(text).toContain('waymark_page_events_total{event="promotion-clicked",page="home",channel="ECOMM"} 1');
    expect(text).toContain('waymark_product_origins_total{origin="grid"} 1');
    expect(text).toContain('waymark_page_vital_seconds_sum{vital="LCP",page="home"} 0.812');
    expect(text).toContain('waymark_page_layout_shift_sum{page="home"} 0.02');
    expect(text).toContain('waymark_page_call_seconds_sum{operation="getCart",status="2xx"} 0.041');
    expect(text.join('\n')).not.toContain('ridge');
  });
});

describe('the operations', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop({ seed: smallSeed });
  });
  afterAll(() => shop.close());
  const check = (contract: string, status: number, answer: unknown) =>
    caller(shop.commerce, '', 'POST', `/fapi/api/validate-response/${contract}`, {
      status,
      answer: JSON.stringify(answer),
    });
  const ask = (events: unknown) => caller(shop.commerce, '', 'POST', '/fapi/performance/ingest', { events });

  test('takes a batch of a guest without a token', async () => {
    expect(await ask([viewed, called])).toMatchObject({ status: 204 });
  });

  test.each([
    ['nothing', []],
    ['too much', Array.from({ length: 51 }, () => viewed)],
    ['another event', [{ event: 'person-seen', pageType: 'home' }]],
    ['another type of page', [{ ...viewed, pageType: 'maya' }]],
    ['more than is asked', [{ ...viewed, customer: 'maya' }]],
    ['a call without its status', [{ ...called, status: undefined }]],
  ])('refuses %s', async (_, events) => {
    const { status, body } = await ask(events);
    expect(status).toBe(400);
    expect(body).toMatchObject({
      errorDetails: expect.arrayContaining([expect.objectContaining({ errorId: 'API422' })]),
    });
  });

  test('refuses sixty thousand events before it looks at each, and an answer with as many items', async () => {
    const many = Array.from({ length: 60_000 }, () => ({}));
    const { body } = await ask(many);
    expect(body).toMatchObject({ errorDetails: [{ errorId: 'API422' }] });
    expect(JSON.stringify(body)).not.toContain('/events/');
    const answer = await check('searchProducts', 200, { products: many });
    expect(answer.body).toEqual({ isValid: false, findings: [{ field: '/products', rule: 'must be smaller' }] });
  });

  test('an answer that the contract allows is valid, another is told why not', async () => {
    expect(await check('getServerTime', 200, { timestamp: 1 })).toMatchObject({
      status: 200,
      body: { isValid: true, findings: [] },
    });
    expect(await check('getServerTime', 200, { timestamp: 'now' })).toMatchObject({
      status: 200,
      body: { isValid: false, findings: [{ field: '/timestamp', rule: 'must be integer' }] },
    });
    expect((await check('getServerTime', 203, {})).body).toMatchObject({ isValid: false });
    expect(await check('getNothing', 200, {})).toMatchObject({ status: 404 });
    const page = { status: 200, answer: '<!doctype html>' };
    expect((await caller(shop.commerce, '', 'POST', '/fapi/api/validate-response/getCart', page)).body).toEqual({
      isValid: false,
      findings: [{ field: '', rule: 'must be JSON' }],
    });
  });

  test('a shop with real customers checks no answers', async () => {
    const asked = { params: { contract: 'getServerTime' }, body: { status: 200, answer: '{}' } };
    await expect(validateResponse(false)(asked as never)).rejects.toMatchObject({ errorId: 'API404', status: 404 });
  });
});
