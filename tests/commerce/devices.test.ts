import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AuthSession, DeviceSessions } from '#openapi/generated/waymark.gen.ts';
import { deviceOf } from '#src/commerce/auth/device.ts';
import { demoPassword, people } from '#src/demo/people/people.ts';
import { smallSeed } from './support/seed.ts';
import { caller, openTestShop, type TestShop } from './support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ seed: { ...smallSeed, people } });
});
afterAll(async () => {
  expect(shop.defects).toEqual([]);
  await shop.close();
});

const path = '/consumers-v3/consumer/sessions';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

const ask = (at: string, body: object, headers: Record<string, string> = {}) =>
  caller(shop.commerce, '', 'POST', at, body, headers);

async function enter(username: string, userAgent?: string): Promise<Required<AuthSession>> {
  const codeVerifier = randomBytes(32).toString('base64url');
  const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url');
  const shown = { type: 'Registered', username, password: demoPassword, codeChallenge };
  const { authorizationCode } = (await ask('/consumers-v3/auth/signin', shown)).body as { authorizationCode: string };
  const body = { grant: 'registered', authorizationCode, codeVerifier };
  const headers: Record<string, string> = userAgent === undefined ? {} : { 'user-agent': userAgent };
  return (await ask('/token/v2/auth/token', body, headers)).body as Required<AuthSession>;
}

const renew = (refreshToken: string) => ask('/token/v2/auth/token', { grant: 'refresh', refreshToken });

async function devices({ accessToken }: AuthSession, method = 'GET', at = path) {
  const answer = await caller(shop.commerce, accessToken ?? '', method, at);
  return { ...answer, sessions: (answer.body as DeviceSessions).sessions };
}
const idOf = async (session: AuthSession): Promise<string> => (await devices(session)).sessions[0]?.sessionId ?? '';

describe('the list of devices', () => {
  test('names browser and system of each sign-in, the own one first', async () => {
    const phone = await enter('maya.reed@example.com', iphone);
    const laptop = await enter('maya.reed@example.com', firefox);
    const unknown = await enter('maya.reed@example.com');
    expect((await devices(phone)).sessions).toMatchObject([
      { browser: 'Safari', system: 'iPhone', isCurrent: true },
      { isCurrent: false },
      { browser: 'Firefox', system: 'Linux', isCurrent: false },
    ]);
    const [own] = (await devices(unknown)).sessions;
    expect(Object.keys(own ?? {}).toSorted()).toEqual(['isCurrent', 'seenAt', 'sessionId']);
    expect(await idOf(laptop)).not.toBe(await idOf(phone));
  });

  test('has one line for a session however often it is renewed, with its last renewal', async () => {
    const first = await enter('camille.faure@example.com', iphone);
    const [before] = (await devices(first)).sessions;
    shop.pass(3_600_000);
    const next = (await renew(first.refreshToken)).body as AuthSession;
    const { sessions } = await devices(next);
    expect(sessions).toMatchObject([{ sessionId: before?.sessionId, browser: 'Safari', system: 'iPhone' }]);
    expect(Date.parse(sessions[0]?.seenAt ?? '') - Date.parse(before?.seenAt ?? '')).toBeGreaterThanOrEqual(3_600_000);
    expect(Math.abs(Date.parse(sessions[0]?.seenAt ?? '') - shop.now())).toBeLessThan(60_000);
  });

  test('leaves out a session that ended or expired', async () => {
    const ended = await enter('theo.lambert@example.com', iphone);
    await ask('/consumers-v3/consumer/auth/signout', { refreshToken: ended.refreshToken });
    await enter('theo.lambert@example.com', iphone);
    shop.pass(31 * 86_400_000);
    const now = await enter('theo.lambert@example.com', firefox);
    expect((await devices(now)).sessions).toMatchObject([{ browser: 'Firefox', isCurrent: true }]);
  });
});

describe('a customer signs out elsewhere:', () => {
  test('on one device, whose tokens are refused at once', async () => {
    const [here, there, third] = [
      await enter('noa.lindqvist@example.com', firefox),
      await enter('noa.lindqvist@example.com', iphone),
      await enter('noa.lindqvist@example.com'),
    ];
    const id = await idOf(there);
    const { status, sessions } = await devices(here, 'DELETE', `${path}/${id}`);
    expect([status, sessions.length, sessions.some(({ sessionId }) => sessionId === id)]).toEqual([200, 2, false]);
    expect((await devices(there)).status).toBe(401);
    expect((await renew(there.refreshToken)).status).toBe(401);
    expect((await devices(third)).status).toBe(200);
    // Pressed again, or in another tab.
    expect((await devices(here, 'DELETE', `${path}/${id}`)).status).toBe(200);
  });

  test('everywhere else, and each is in the trail', async () => {
    const here = await enter('noa.lindqvist@example.com', firefox);
    const others = (await devices(here)).sessions.length - 1;
    expect(others).toBeGreaterThan(0);
    const signOuts = async () =>
      (await shop.database.raw(`SELECT 1 FROM audit_events WHERE kind = 'sign-out'`, [])).length;
    const before = await signOuts();
    const { sessions } = await devices(here, 'DELETE');
    expect(sessions).toMatchObject([{ browser: 'Firefox', isCurrent: true }]);
    expect(await signOuts()).toBe(before + others);
    expect((await devices(here)).status).toBe(200);
  });

  test('not on this device (AUT404), nor for somebody else', async () => {
    const here = await enter('noa.lindqvist@example.com');
    expect(await devices(here, 'DELETE', `${path}/${await idOf(here)}`)).toMatchObject({
      status: 403,
      errorId: 'AUT404',
    });
    const other = await enter('maya.reed@example.com');
    await devices(here, 'DELETE', `${path}/${await idOf(other)}`);
    expect((await devices(other)).status).toBe(200);
    const guest = (await ask('/token/v2/auth/token', {})).body as AuthSession;
    for (const [method, at] of [
      ['GET', path],
      ['DELETE', path],
      ['DELETE', `${path}/${await idOf(other)}`],
    ] as const)
      expect(await devices(guest, method, at)).toMatchObject({ status: 403, errorId: 'AUT404' });
  });

  test('an id that is none is refused (400)', async () => {
    const here = await enter('noa.lindqvist@example.com');
    expect((await devices(here, 'DELETE', `${path}/not-an-id`)).status).toBe(400);
  });
});

const chromium = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0';
test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chromium} Safari/537.36`, 'Chrome', 'Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chromium} Safari/537.36 Edg/140.0.0.0`, 'Edge', 'Windows'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${chromium} Safari/537.36 OPR/120.0.0.0`, 'Opera', 'Mac'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chromium} Safari/537.36`, 'Chrome', 'ChromeOS'],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
    'Samsung Internet',
    'Android',
  ],
  ['Mozilla/5.0 (Android 15; Mobile; rv:141.0) Gecko/141.0 Firefox/141.0', 'Firefox', 'Android'],
  [
    'Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0.0.0 Mobile/15E148 Safari/604.1',
    'Chrome',
    'iPad',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
    'Safari',
    'Mac',
  ],
  ['curl/8.5.0', null, null],
  [null, null, null],
])('%s: %s, %s', (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system });
});
