import { describe, expect, it } from 'vitest';
import type { Refusal } from '#src/commerce/contract.ts';
import type { Call } from '#src/commerce/contract/call.ts';
import { createGateway } from '#src/server/gateway.ts';
import { createOwnHosts } from '#src/server/own-hosts.ts';
import { createRefuse } from '#src/server/refuse.ts';

const shop = 'http://shop.test';

/** A gateway in front of a service that records its calls. */
function gatewayTo(answer: (call: Call) => Response | Promise<Response>, perMinute = 1000) {
  const seen: Call[] = [];
  const refusals: Refusal[] = [];
  const gateway = createGateway({
    publicUrl: shop,
    isOwnOrigin: createOwnHosts({ PUBLIC_URL: shop, MODE: 'demo' }).isOwnOrigin,
    perMinute,
    refuse: createRefuse((refusal) => void refusals.push(refusal)),
    service: async (call) => {
      seen.push(call);
      return answer(call);
    },
  });
  const caller = { address: '203.0.113.7', host: 'shop.test', port: 80 };
  return {
    seen,
    refusals,
    ask: (path: string, init: RequestInit = {}, address = caller.address) =>
      gateway(new Request(shop + path, init), { ...caller, address }),
  };
}

const post = (headers: Record<string, string> = {}, body = '{}'): RequestInit => ({
  method: 'POST',
  headers: { origin: shop, 'content-type': 'application/json', ...headers },
  body,
});

const usid = '0f8fad5b-d9cb-469f-a165-70867728950e';
const visitOf = (call: Call | undefined) =>
  Object.fromEntries(['x-usid', 'x-channel', 'source'].map((name) => [name, call?.headers.get(name)]));
const session = { accessToken: 'access.jwt', refreshToken: 'refresh-1', consumerNo: 'G1', expiresIn: 900 };

describe('the gateway', () => {
  it('keeps tokens in cookies that no script reads, and out of the answer', async () => {
    const { ask } = gatewayTo(() => Response.json(session));
    const answer = await ask('/token/v2/auth/token', post({ cookie: `wm_usid=${usid}` }));
    expect(await answer.json()).toEqual({ consumerNo: 'G1', expiresIn: 900 });
    const cookies = answer.headers.getSetCookie();
    expect(cookies).toHaveLength(2);
    for (const cookie of cookies)
      expect(cookie).toMatch(/^wm_(access|refresh)=[^;]+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/);
  });

  it('puts the access token on a call and nothing else of the cookies', async () => {
    const { ask, seen } = gatewayTo(() => Response.json({}));
    await ask(
      '/cart/v1/cart',
      post({
        cookie: `wm_access=access.jwt; wm_refresh=refresh-1; wm_usid=${usid}; other=1`,
        authorization: 'Bearer forged',
        'x-api-key': 'forged-access-key',
      }),
    );
    expect(seen[0]?.headers.get('authorization')).toBe('Bearer access.jwt');
    expect(seen[0]?.headers.get('cookie')).toBeNull();
    expect(seen[0]?.headers.get('x-api-key')).toBeNull();
    expect([...(seen[0]?.headers ?? [])].filter(([name]) => name !== 'x-correlation-id')).toEqual([
      ['content-type', 'application/json'],
      ['origin', shop],
      ['x-usid', usid],
      ['x-channel', 'ECOMM'],
      ['source', 'ECOM15'],
      ['authorization', 'Bearer access.jwt'],
    ]);
  });

  it('lets events of the payment provider in, which no page sends, and nothing else without an origin', async () => {
    const { ask, seen } = gatewayTo(() => new Response(null, { status: 204 }));
    const signed = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"signedEvent":"a.b.c"}' };
    expect((await ask('/cart/v1/paymentEvents', signed)).status).toBe(204);
    expect((await ask('/cart/v1/item', signed)).status).toBe(403);
    expect(seen).toHaveLength(1);
  });

  it('lets a warehouse in by its key, without a cookie on the way there or back', async () => {
    const { ask, seen } = gatewayTo(() => Response.json({}));
    const headers = {
      'content-type': 'application/json',
      'x-warehouse-key': 'key',
      cookie: `wm_access=access.jwt; wm_refresh=refresh-1; wm_usid=${usid}`,
    };
    const report = { method: 'PUT', headers, body: '{"arrivedAt":"2026-12-04T09:15:00Z"}' };
    const answer = await ask('/warehouse/v1/orders/WM10004217/returns/RT0123456789', report);
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []]);
    expect(seen[0]?.headers.get('x-warehouse-key')).toBe('key');
    for (const name of ['authorization', 'cookie']) expect(seen[0]?.headers.get(name)).toBeNull();
    expect(seen[0]?.headers.get('x-usid')).not.toBe(usid);
    expect(await seen[0]?.text()).toBe(report.body);
    for (const path of ['/warehouse', '/pre/warehouse/v1/orders/WM10004217/progress'])
      expect((await ask(path, report)).status).toBe(403);
  });

  it('limits the rate of a warehouse, with a right key or a wrong one', async () => {
    const { ask, seen } = gatewayTo(() => Response.json({}), 2);
    const statuses: number[] = [];
    for (const key of ['right', 'wrong', 'right'])
      statuses.push((await ask('/warehouse/v1/orders', { headers: { 'x-warehouse-key': key } })).status);
    expect([statuses, seen.length]).toEqual([[200, 200, 429], 2]);
  });

  it('accepts no token from the browser, in any spelling', async () => {
    const { ask, seen } = gatewayTo(() => Response.json({}));
    await ask('/cart/v1/cart', post({ Authorization: 'Bearer forged' }));
    expect(seen[0]?.headers.get('Authorization')).toBeNull();
    expect([...(seen[0]?.headers ?? [])].map(([name]) => name)).not.toContain('authorization');
  });

  it('sets the client address of a call, whatever the browser sends', async () => {
    const { ask, seen } = gatewayTo(() => Response.json({}));
    await ask('/cart/v1/cart', post({ 'X-Client-Address': '198.51.100.1', 'X-Forwarded-For': '198.51.100.1' }));
    expect(seen[0]?.address).toBe('203.0.113.7');
    for (const name of ['x-client-address', 'x-forwarded-for']) {
      expect(seen[0]?.headers.get(name)).toBeNull();
      expect([...(seen[0]?.headers ?? [])].map(([one]) => one)).not.toContain(name);
    }
  });

  it('fills in the refresh token where the body needs it, and only there', async () => {
    const { ask, seen } = gatewayTo(() => Response.json(session));
    await ask('/token/v2/auth/token', post({ cookie: 'wm_refresh=refresh-1' }, '{"grant":"refresh"}'));
    await ask('/token/v2/auth/token', post({ cookie: 'wm_refresh=refresh-1' }, '{"grant":"guest"}'));
    expect(await Promise.all(seen.map(async (call): Promise<unknown> => JSON.parse(await call.text())))).toEqual([
      { grant: 'refresh', refreshToken: 'refresh-1' },
      { grant: 'guest' },
    ]);
  });

  it('deletes the tokens on sign-out', async () => {
    const { ask, seen } = gatewayTo(() => new Response(null, { status: 204 }));
    const answer = await ask(
      '/consumers-v3/consumer/auth/signout',
      post({ cookie: `wm_refresh=refresh-1; wm_usid=${usid}` }),
    );
    expect(JSON.parse((await seen[0]?.text()) ?? '')).toEqual({ refreshToken: 'refresh-1' });
    expect(answer.headers.getSetCookie().map((cookie) => /^(\w+)=; .*Max-Age=0/.exec(cookie)?.[1])).toEqual([
      'wm_access',
      'wm_refresh',
    ]);
  });

  it.each([
    ['from another site', { origin: 'https://evil.example' }],
    ['from nowhere', { origin: '' }],
    ['from a sandboxed frame', { origin: 'null' }],
  ])('refuses a change %s without calling the service', async (_, { origin }) => {
    const { ask, seen } = gatewayTo(() => Response.json({}));
    const headers: Record<string, string> =
      origin === '' ? { 'content-type': 'application/json' } : { origin, 'content-type': 'application/json' };
    const answer = await ask('/cart/v1/cart', { method: 'POST', headers, body: '{}' });
    expect(answer.status).toBe(403);
    const body: unknown = await answer.json();
    expect(body).toMatchObject({ errorDetails: [{ errorId: 'AUT404' }] });
    // With one, a page would show the check of a bot defence.
    expect(body).not.toHaveProperty('appId');
    expect(seen).toHaveLength(0);
  });

  it('allows reads from any origin', async () => {
    const { ask, seen } = gatewayTo(() => Response.json({}));
    expect((await ask('/fapi/server/time', { headers: { origin: 'https://elsewhere.example' } })).status).toBe(200);
    expect(seen).toHaveLength(1);
  });

  it('refuses an address that asks too often', async () => {
    const { ask } = gatewayTo(() => Response.json({}), 2);
    const statuses = [];
    for (let call = 0; call < 3; call += 1) statuses.push((await ask('/fapi/server/time')).status);
    expect(statuses).toEqual([200, 200, 429]);
    expect(Number((await ask('/fapi/server/time')).headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('names the other site first when it sends too much', async () => {
    const { ask } = gatewayTo(() => Response.json({}), 1);
    const foreign = post({ origin: 'https://evil.example' });
    const answers = [await ask('/cart/v1/cart', foreign), await ask('/cart/v1/cart', foreign)];
    expect(answers.map(({ status }) => status)).toEqual([403, 403]);
    expect((await ask('/fapi/server/time')).status).toBe(429);
  });

  it('reports its refusals like the service, with the correlation id of the answer', async () => {
    const { ask, refusals } = gatewayTo(() => Response.json({}), 1);
    const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
    const answers = [
      await ask('/cart/v1/cart', post({ origin: 'https://evil.example', 'x-correlation-id': id })),
      await ask('/consumers-v3/consumer/address/maya@example.com'),
    ];
    const ids = await Promise.all(
      answers.map(async (answer) => ((await answer.json()) as { correlationId: string }).correlationId),
    );
    expect(ids[0]).toBe(id);
    expect(refusals).toEqual([
      { operation: 'createCart', errorId: 'AUT404', status: 403, role: 'UNKNOWN', correlationId: id },
      {
        operation: expect.stringMatching(/^\w+$/),
        errorId: 'API429',
        status: 429,
        role: 'UNKNOWN',
        correlationId: ids[1],
      },
    ]);
    expect(JSON.stringify(refusals)).not.toContain('maya');
  });

  it('gives the service the correlation id of the call', async () => {
    const { ask, seen } = gatewayTo(() => Response.json({}));
    const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
    await ask('/fapi/server/time', { headers: { 'x-correlation-id': id } });
    await ask('/fapi/server/time', { headers: { 'x-correlation-id': 'maya@example.com' } });
    expect(seen[0]?.headers.get('X-Correlation-Id')).toBe(id);
    expect([...(seen[0]?.headers ?? [])]).toContainEqual(['x-correlation-id', id]);
    expect(seen[1]?.headers.get('x-correlation-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('gives every call the id of the visit, the channel and the source', async () => {
    const { ask, seen } = gatewayTo(() => Response.json({}));
    const cookie = `wm_usid=${usid}`;
    const forged = { 'x-usid': 'the id of another visit', 'X-Channel': 'MAPP' };
    await ask('/cart/v1/cart', post({ cookie, ...forged }));
    await ask('/fapi/server/time', { headers: { cookie, 'user-agent': 'Mozilla/5.0 (iPhone) WaymarkApp/3.2' } });
    await ask('/consumers-v3/auth/signup', post({ cookie, source: 'banner' }));
    expect(seen.map(visitOf)).toEqual([
      { 'x-usid': usid, 'x-channel': 'ECOMM', source: 'ECOM15' },
      { 'x-usid': usid, 'x-channel': 'MAPP', source: 'ECOM15' },
      { 'x-usid': usid, 'x-channel': 'ECOMM', source: 'banner' },
    ]);
    for (const name of ['x-usid', 'x-channel', 'source'])
      expect([...(seen[0]?.headers ?? [])].filter(([one]) => one === name)).toHaveLength(1);
  });

  it('begins a visit with the first answer that is for this browser alone, and keeps it when somebody signs out', async () => {
    const { ask, seen } = gatewayTo(({ url }) =>
      url.endsWith('/time')
        ? new Response('{}', { headers: { 'cache-control': 'public, max-age=60' } })
        : new Response(null, { status: 204 }),
    );
    const shared = await ask('/fapi/server/time', { headers: { cookie: 'wm_usid=not-an-id' } });
    expect(shared.headers.getSetCookie()).toEqual([]);
    const [cookie = ''] = (await ask('/cart/v1/cart', post())).headers.getSetCookie();
    expect(cookie).toMatch(/^wm_usid=[0-9a-f-]{36}; Path=\/; HttpOnly; SameSite=Lax$/);
    const kept = cookie.split(';')[0] ?? '';
    const left = await ask('/consumers-v3/consumer/auth/signout', post({ cookie: kept }));
    expect(left.headers.getSetCookie().join()).not.toContain('wm_usid');
    expect(
      seen
        .slice(1)
        .map(visitOf)
        .map((visit) => `wm_usid=${visit['x-usid']}`),
    ).toEqual([kept, kept]);
  });

  it('tells the loyalty programme the id of the visit', async () => {
    const { ask, seen } = gatewayTo(() => Response.json({}));
    const path = '/consumers-v3/consumer/loyalty/token';
    await ask(path, post({ cookie: `wm_usid=${usid}` }, '{"referralCode":"SPRING","usid":"forged"}'));
    await ask(path, { method: 'DELETE', headers: { origin: shop } });
    expect(await Promise.all(seen.map((call) => call.text()))).toEqual([
      JSON.stringify({ referralCode: 'SPRING', usid }),
      '',
    ]);
  });

  it('counts the addresses of one IPv6 network together', async () => {
    const { ask } = gatewayTo(() => Response.json({}), 2);
    const statuses = [];
    for (const address of ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:2:ffff:ffff:ffff:ffff'])
      statuses.push((await ask('/fapi/server/time', {}, address)).status);
    expect(statuses).toEqual([200, 200, 429]);
    expect((await ask('/fapi/server/time', {}, '2001:db8:1:3::1')).status).toBe(200);
  });
});
