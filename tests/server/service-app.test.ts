import type { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { createLog, type Logger } from '#src/server/log.ts';
import { openShop } from '#src/server/shop.ts';
import { readConfig } from '#src/server/config.ts';
import { createServiceApp, type ServiceCaller, serviceCallerOf } from '#src/server/service-app.ts';
import type { Shop } from '#src/server/shop.types.ts';

const config = readConfig({ RATE_LIMIT_PER_MINUTE: '5', DATA_DIR: '.data/tests' });

/** A service that echoes the request. */
const telling: Shop['service'] = async (call) =>
  Response.json({
    path: new URL(call.url).pathname,
    address: call.address,
    token: call.headers.get('authorization'),
    body: await call.text(),
  });

const open = ({
  lacks = [],
  sandbox = null,
  log = createLog('silent'),
  accessKeys = [],
}: { lacks?: 'database'[]; sandbox?: Shop['sandbox']; log?: Logger; accessKeys?: string[] } = {}) => {
  const readiness = { lacks: async () => lacks, isDraining: () => false, drain: () => undefined };
  const app = createServiceApp({
    config: { ...config, ACCESS_KEYS: accessKeys },
    shop: { service: telling, sandbox },
    log,
    readiness,
  });
  return (path: string, init: RequestInit = {}, caller: Partial<ServiceCaller> = {}) =>
    app.fetch(new Request(`http://127.0.0.1:4000${path}`, init), {
      address: '203.0.113.7',
      host: '127.0.0.1:4000',
      port: 4000,
      isStorefront: false,
      ...caller,
    });
};

describe('the service alone', () => {
  it('passes a call with its bearer token to the service, from any origin', async () => {
    const headers = {
      authorization: 'Bearer access.jwt',
      origin: 'https://storefront.example',
      'content-type': 'application/json',
    };
    const answer = await open()('/cart/v1/item', { method: 'POST', headers, body: '{"items":[]}' });
    expect(await answer.json()).toEqual({
      path: '/cart/v1/item',
      address: '203.0.113.7',
      token: 'Bearer access.jwt',
      body: '{"items":[]}',
    });
    expect([...answer.headers.keys()]).not.toContain('set-cookie');
  });

  it('has no pages: every address outside the contract is API404', async () => {
    for (const path of ['/', '/en-us', '/en-us/cart', '/cart', '/charts', '/images/swatch/moss', '/sandbox/mail']) {
      const answer = await open()(path);
      expect([path, answer.status, (await answer.json()).errorDetails[0].errorId]).toEqual([path, 404, 'API404']);
    }
  });

  it('accepts a forwarded client address only from a storefront', async () => {
    const headers = { 'x-client-address': '198.51.100.9' };
    const addressOf = async (isStorefront: boolean) =>
      (await (await open()('/fapi/server/time', { headers }, { isStorefront })).json()).address;
    expect(await addressOf(true)).toBe('198.51.100.9');
    expect(await addressOf(false)).toBe('203.0.113.7');
  });

  it('refuses a call without one of its access keys, and does not pass it on', async () => {
    const logged: string[] = [];
    const log = createLog('info', { write: (line) => void logged.push(line) });
    const ask = open({ accessKeys: ['old-key-of-the-shop', 'new-key-of-the-shop'], log });
    const answerTo = async (key?: string) => {
      const answer = await ask(
        '/fapi/server/time',
        { headers: key === undefined ? {} : { 'x-api-key': key } },
        { isStorefront: true },
      );
      const body = await answer.json();
      return [answer.status, body.errorDetails?.[0].errorId ?? body.path];
    };
    for (const key of [undefined, '', 'old-key-of-the-sho', 'old-key-of-the-shop,new-key-of-the-shop'])
      expect(await answerTo(key)).toEqual([400, 'API400']);
    expect(logged).toHaveLength(4);
    expect(JSON.parse(logged[0] ?? '')).toMatchObject({ operation: 'getServerTime', errorId: 'API400', status: 400 });
    expect(logged.join('')).not.toContain('old-key');
    for (const key of ['old-key-of-the-shop', 'new-key-of-the-shop'])
      expect(await answerTo(key)).toEqual([200, '/fapi/server/time']);
    expect((await ask('/health')).status).toBe(200);
    expect((await ask('/ready')).status).toBe(200);
  });

  it('demands no access key if none is configured', async () => {
    expect((await open()('/fapi/server/time')).status).toBe(200);
  });

  it('limits the calls of one address in a minute', async () => {
    const ask = open();
    const statuses = [];
    for (let time = 0; time < 6; time += 1) statuses.push((await ask('/fapi/server/time')).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await ask('/fapi/server/time', {}, { address: '203.0.113.8' })).status).toBe(200);
  });

  it('limits each shopper of a storefront, and not its own calls for shared pages', async () => {
    const ask = open();
    const statuses = async (headers: Record<string, string>) => {
      const found = [];
      for (let time = 0; time < 6; time += 1)
        found.push((await ask('/fapi/server/time', { headers }, { isStorefront: true })).status);
      return found;
    };
    expect(await statuses({ 'x-client-address': '198.51.100.9' })).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await statuses({})).toEqual([200, 200, 200, 200, 200, 200]);
  });

  it.each([
    ['a network that is trusted', '10.0.0.5', undefined, 'production', true],
    ['a trusted network, over a proxy of ours', '10.0.0.1', '10.0.0.5', 'production', true],
    ['a stranger', '198.51.100.4', undefined, 'production', false],
    ['a stranger over a proxy of ours', '10.0.0.1', '198.51.100.4', 'production', false],
    [
      'a stranger who names a storefront, over a proxy of ours',
      '10.0.0.1',
      '10.0.0.5, 198.51.100.4',
      'production',
      false,
    ],
    ['this machine', '127.0.0.1', undefined, 'demo', true],
    ['this machine, in production', '127.0.0.1', undefined, 'production', false],
  ] as const)('recognises a storefront or not: %s', (_, remoteAddress, forwarded, MODE, isStorefront) => {
    const { TRUST_PROXY } = readConfig({ TRUST_PROXY: '10.0.0.0/8' });
    const request = {
      headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
      socket: { remoteAddress, localPort: 4000 } as Socket,
      url: '/',
    };
    expect(serviceCallerOf(request, { MODE, TRUST_PROXY }).isStorefront).toBe(isStorefront);
  });

  it('answers its health and readiness', async () => {
    expect(await (await open()('/health')).json()).toEqual({ status: 'ok' });
    expect((await open()('/ready')).status).toBe(200);
    const answer = await open({ lacks: ['database'] })('/ready');
    expect([answer.status, await answer.json()]).toEqual([503, { status: 'not ready', lacks: ['database'] }]);
  });

  it('refuses a body that is too large', async () => {
    const answer = await open()('/cart/v1/item', {
      method: 'POST',
      body: 'x'.repeat(2_000_000),
      headers: { 'content-length': '2000000' },
    });
    expect([answer.status, (await answer.json()).errorDetails[0].errorId]).toEqual([413, 'API413']);
  });

  it('does not count an aborted body as its own error', async () => {
    const lines: string[] = [];
    const log = createLog('warn', { write: (line) => void lines.push(line) });
    const body = new ReadableStream({
      start: (stream) => stream.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' })),
    });
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' };
    expect([(await open({ log })('/cart/v1/item', init)).status, lines]).toEqual([400, []]);
  });

  it('shows the stand-ins to a storefront, never by a name that another site could point here', async () => {
    const ask = open({ sandbox: async () => new Response('mails') });
    const status = async (host: string, isStorefront = true) =>
      (await ask('/sandbox/mail', { headers: { host } }, { isStorefront })).status;
    expect(await status('127.0.0.1:4000')).toBe(200);
    expect(await status('service:4000')).toBe(200);
    expect(await status('evil.example:4000')).toBe(404);
    expect(await status('127.0.0.1:4000', false)).toBe(404);
  });
});

describe('a storefront whose service is unavailable', () => {
  it('answers API503, which can be retried, and is not ready', async () => {
    // Nothing listens on port 1.
    const shop = await openShop(
      readConfig({ COMMERCE_API_URL: 'http://127.0.0.1:1', DATA_DIR: '.data/tests' }),
      createLog('silent'),
    );
    const answer = await shop.service(new Request('http://shop.test/fapi/server/time'));
    expect([answer.status, answer.headers.get('retry-after'), (await answer.json()).errorDetails[0].errorId]).toEqual([
      503,
      '1',
      'API503',
    ]);
    expect(await shop.isReady()).toBe(false);
  });
});
