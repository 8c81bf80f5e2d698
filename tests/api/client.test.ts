import { expect, test } from 'vitest';
import { createApi } from '#src/api/client.ts';

/** Fake service: the first `refusals` calls answer 401. Records the request bodies and counts the token renewals. */
function serviceWith({ refusals, isRenewed = true }: { refusals: number; isRenewed?: boolean }) {
  const asked: string[] = [];
  let renewals = 0;
  const api = createApi({
    baseUrl: 'http://shop.test',
    fetch: async (request) => {
      asked.push(await request.text());
      return Response.json({}, { status: asked.length <= refusals ? 401 : 200 });
    },
    renew: async () => {
      renewals += 1;
      return isRenewed;
    },
  });
  return { api, asked, renewals: () => renewals };
}
const body = { cartId: '5f1c2d7e-90ab-4cde-8f01-23456789abcd', code: 'FIRSTSTEPS' };
const said = JSON.stringify(body);

test('a change that a revoked token stopped is retried unchanged with a new token', async () => {
  const { api, asked, renewals } = serviceWith({ refusals: 1 });
  expect((await api.PUT('/cart/v1/coupon', { body })).response.status).toBe(200);
  expect([asked, renewals()]).toEqual([[said, said], 1]);
});

test('a change is retried only once: a second refusal is returned', async () => {
  const { api, asked, renewals } = serviceWith({ refusals: 9 });
  expect((await api.PUT('/cart/v1/coupon', { body })).response.status).toBe(401);
  expect([asked, renewals()]).toEqual([[said, said], 1]);
});

test('a change is not retried if no new token is available', async () => {
  const { api, asked } = serviceWith({ refusals: 9, isRenewed: false });
  expect((await api.PUT('/cart/v1/coupon', { body })).response.status).toBe(401);
  expect(asked).toEqual([said]);
});

test('a wrong password does not renew the token', async () => {
  const { api, renewals } = serviceWith({ refusals: 1 });
  const shown = {
    type: 'Registered',
    username: 'maya.reed@example.com',
    password: 'wrong',
    codeChallenge: 'x'.repeat(43),
  } as const;
  expect((await api.POST('/consumers-v3/auth/signin', { body: shown })).response.status).toBe(401);
  expect(renewals()).toBe(0);
});
