import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AuthSession } from '#openapi/generated/waymark.gen.ts';
import { caller, openTestShop, type TestShop } from './support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const token = async (body: object) => {
  const answer = await caller(shop.commerce, '', 'POST', '/token/v2/auth/token', body);
  return { ...answer, session: answer.body as Required<AuthSession> };
};
const createCart = (accessToken: string) => caller(shop.commerce, accessToken, 'POST', '/cart/v1/cart', {});

test('a guest gets a session; the same guest has it after a renewal', async () => {
  const { session } = await token({});
  expect(session).toMatchObject({ consumerType: 'GUEST', expiresIn: 900, isEmployeeDiscountTCAccepted: false });
  const renewed = (await token({ grant: 'refresh', refreshToken: session.refreshToken })).session;
  expect(renewed).toMatchObject({ consumerId: session.consumerId, consumerNo: session.consumerNo });
  expect(renewed.refreshToken).not.toBe(session.refreshToken);
  expect((await createCart(renewed.accessToken)).status).toBe(200);
});

test('an access token expires after 15 minutes', async () => {
  const { session } = await token({});
  expect((await createCart(session.accessToken)).status).toBe(200);
  shop.pass(15 * 60_000 + 1000);
  expect(await createCart(session.accessToken)).toMatchObject({ status: 401, errorId: 'AUT432' });
});

test('two tabs may renew simultaneously; used later, the old token ends the whole session', async () => {
  const { session } = await token({});
  const [a, b] = await Promise.all([0, 1].map(() => token({ grant: 'refresh', refreshToken: session.refreshToken })));
  expect([a?.status, b?.status]).toEqual([200, 200]);
  shop.pass(31_000);
  expect(await token({ grant: 'refresh', refreshToken: session.refreshToken })).toMatchObject({
    status: 401,
    errorId: 'AUT404',
  });
  expect(await token({ grant: 'refresh', refreshToken: a?.session.refreshToken })).toMatchObject({
    status: 401,
    errorId: 'AUT404',
  });
  expect(await createCart(b?.session.accessToken ?? '')).toMatchObject({ status: 401 });
});

test('signing out ends every token of the session; a second sign-out changes nothing', async () => {
  const { session } = await token({});
  expect((await createCart(session.accessToken)).status).toBe(200);
  const signOut = () =>
    caller(shop.commerce, '', 'POST', '/consumers-v3/consumer/auth/signout', { refreshToken: session.refreshToken });
  expect([(await signOut()).status, (await signOut()).status]).toEqual([204, 204]);
  expect(await createCart(session.accessToken)).toMatchObject({ status: 401, errorId: 'AUT432' });
  expect(await token({ grant: 'refresh', refreshToken: session.refreshToken })).toMatchObject({
    status: 401,
    errorId: 'AUT404',
  });
});

test('refresh tokens are stored hashed, and expire after 30 days', async () => {
  const { session } = await token({});
  const rows = await shop.database.raw<{ hash: string }>('SELECT * FROM refresh_tokens', []);
  expect(JSON.stringify(rows)).not.toContain(session.refreshToken);
  shop.pass(30 * 24 * 60 * 60_000 + 1000);
  expect(await token({ grant: 'refresh', refreshToken: session.refreshToken })).toMatchObject({
    status: 401,
    errorId: 'AUT404',
  });
});

test.each([
  ['a refresh without a token', { grant: 'refresh' }],
  ['a refresh token that nobody issued', { refreshToken: 'a'.repeat(43) }],
  ['a code that nobody issued', { authorizationCode: 'abcdefgh12345678', codeVerifier: 'v'.repeat(43) }],
])('%s is AUT404', async (_, body) => {
  expect(await token(body)).toMatchObject({ status: 401, errorId: 'AUT404' });
});

test.each(['', 'nonsense', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.'])(
  'the access token %j opens nothing',
  async (accessToken) => {
    expect(await createCart(accessToken)).toMatchObject({ status: 401, errorId: 'AUT432' });
  },
);
