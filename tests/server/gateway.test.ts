import { describe, expect, it } from 'vitest';
import type { Call } from '#src/commerce/contract/call.ts';
import { createGateway } from '#src/server/gateway.ts';

const shop = 'http://shop.test';

/** A service that remembers what reached it. */
function gatewayTo(answer: (call: Call) => Response | Promise<Response>, perMinute = 1000) {
  const seen: Call[] = [];
  const gateway = createGateway({
    publicUrl: shop,
    perMinute,
    service: async (call) => {
      seen.push(call);
      return answer(call);
    },
  });
  return { seen, ask: (path: string, init: RequestInit = {}) => gateway(new Request(shop + path, init), '203.0.113.7') };
}

const post = (headers: Record<string, string> = {}, body = '{}'): RequestInit => ({
  method: 'POST',
  headers: { origin: shop, 'content-type': 'application/json', ...headers },
  body,
});

const session = { accessToken: 'access.jwt', refreshToken: 'refresh-1', consumerNo: 'G1', expiresIn: 900 };

describe('the gateway', () => {
  it('keeps tokens in cookies that no script reads, and out of the answer', async () => {
    const { ask } = gatewayTo(() => Response.json(session));
    const answer = await ask('/token/v2/auth/token', post());
    expect(await answer.json()).toEqual({ consumerNo: 'G1', expiresIn: 900 });
    const cookies = answer.headers.getSetCookie();
    expect(cookies).toHaveLength(2);
    for (const cookie of cookies) expect(cookie).toMatch(/^wm_(access|refresh)=[^;]+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/);
  });

  it('puts the access token on a call and nothing else of the cookies', async () => {
    const { ask, seen } = gatewayTo(() => Response.json({}));
    await ask('/cart/v1/cart', post({ cookie: 'wm_access=access.jwt; wm_refresh=refresh-1; other=1', authorization: 'Bearer forged' }));
    expect(seen[0]?.headers.get('authorization')).toBe('Bearer access.jwt');
    expect(seen[0]?.headers.get('cookie')).toBeNull();
    expect([...(seen[0]?.headers ?? [])]).toEqual([['content-type', 'application/json'], ['origin', shop], ['authorization', 'Bearer access.jwt']]);
  });

  it('lets nobody bring a token of their own, however it is written', async () => {
    const { ask, seen } = gatewayTo(() => Response.json({}));
    await ask('/cart/v1/cart', post({ Authorization: 'Bearer forged' }));
    expect(seen[0]?.headers.get('Authorization')).toBeNull();
    expect([...(seen[0]?.headers ?? [])].map(([name]) => name)).not.toContain('authorization');
  });

  it('fills in the refresh token where the body needs it, and only there', async () => {
    const { ask, seen } = gatewayTo(() => Response.json(session));
    await ask('/token/v2/auth/token', post({ cookie: 'wm_refresh=refresh-1' }, '{"grant":"refresh"}'));
    await ask('/token/v2/auth/token', post({ cookie: 'wm_refresh=refresh-1' }, '{"grant":"guest"}'));
    expect(await Promise.all(seen.map(async (call): Promise<unknown> => JSON.parse(await call.text())))).toEqual([{ grant: 'refresh', refreshToken: 'refresh-1' }, { grant: 'guest' }]);
  });

  it('forgets the tokens on sign-out', async () => {
    const { ask, seen } = gatewayTo(() => new Response(null, { status: 204 }));
    const answer = await ask('/consumers-v3/consumer/auth/signout', post({ cookie: 'wm_refresh=refresh-1' }));
    expect(JSON.parse((await seen[0]?.text()) ?? '')).toEqual({ refreshToken: 'refresh-1' });
    expect(answer.headers.getSetCookie().map((cookie) => /^(\w+)=; .*Max-Age=0/.exec(cookie)?.[1])).toEqual(['wm_access', 'wm_refresh']);
  });

  it.each([
    ['from another site', { origin: 'https://evil.example' }],
    ['from nowhere', { origin: '' }],
    ['from a sandboxed frame', { origin: 'null' }],
  ])('refuses a change %s, and the service hears nothing', async (_, { origin }) => {
    const { ask, seen } = gatewayTo(() => Response.json({}));
    const headers: Record<string, string> = origin === '' ? { 'content-type': 'application/json' } : { origin, 'content-type': 'application/json' };
    const answer = await ask('/cart/v1/cart', { method: 'POST', headers, body: '{}' });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ errorDetails: [{ errorId: 'AUT404' }] });
    expect(seen).toHaveLength(0);
  });

  it('lets anybody read', async () => {
    const { ask, seen } = gatewayTo(() => Response.json({}));
    expect((await ask('/fapi/server/time', { headers: { origin: 'https://elsewhere.example' } })).status).toBe(200);
    expect(seen).toHaveLength(1);
  });

  it('asks one address to wait when it asks too often', async () => {
    const { ask } = gatewayTo(() => Response.json({}), 2);
    const statuses = [];
    for (let call = 0; call < 3; call += 1) statuses.push((await ask('/fapi/server/time')).status);
    expect(statuses).toEqual([200, 200, 429]);
    expect(Number((await ask('/fapi/server/time')).headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
