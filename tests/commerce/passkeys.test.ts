import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AuthSession, PasskeyChallenge, PasskeyOptions, Passkeys } from '#openapi/generated/waymark.gen.ts';
import { demoPassword, people } from '#src/demo/people/people.ts';
import { createAuthenticator } from './support/authenticator.ts';
import { signedIn } from './support/people.ts';
import { smallSeed } from './support/seed.ts';
import { caller, openTestShop, type TestShop } from './support/shop.ts';

const here = { rpId: 'shop.test', origin: 'http://shop.test' };
const maya = 'maya.reed@example.com';
const theo = 'theo.lambert@example.com';
const path = '/consumers-v3/consumer/passkeys';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

let shop: TestShop;
let enter: ReturnType<typeof signedIn>['enter'];
beforeAll(async () => {
  shop = await openTestShop({ seed: { ...smallSeed, people } });
  enter = signedIn(shop.commerce).enter;
});
beforeEach(() => shop.database.script('DELETE FROM rate_limits; DELETE FROM passkeys'));
afterAll(async () => {
  expect(shop.defects).toEqual([]);
  await shop.close();
});

type Device = ReturnType<typeof createAuthenticator>;

const ask = (method: string, at: string, token = '', body?: object, headers: Record<string, string> = {}) =>
  caller(shop.commerce, token, method, at, body, headers);
const listed = async (token: string) => ((await ask('GET', path, token)).body as Passkeys).passkeys;
const prepare = (token: string, password = demoPassword) => ask('POST', `${path}/options`, token, { password });
const optionsFor = async (token: string) => (await prepare(token)).body as PasskeyOptions;
const add = (token: string, credential: object, headers?: Record<string, string>) =>
  ask('POST', path, token, { credential }, headers);
const challenge = async () => (await ask('POST', '/consumers-v3/auth/passkey/options')).body as PasskeyChallenge;

/** An account with a passkey: its access token and the device. */
async function withPasskey(email: string): Promise<{ token: string; device: Device }> {
  const { accessToken: token } = await enter(email);
  const device = createAuthenticator(here);
  expect((await add(token, device.create((await optionsFor(token)).challenge))).status).toBe(201);
  return { token, device };
}

async function show(credential: object) {
  const codeVerifier = randomBytes(32).toString('base64url');
  const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url');
  const answer = await ask('POST', '/consumers-v3/auth/passkey/signin', '', { credential, codeChallenge });
  return { ...answer, codeVerifier };
}
/** Signs in and returns the session; null if the passkey was refused. */
async function signInWith(device: Device): Promise<AuthSession | null> {
  const { status, body, codeVerifier } = await show(device.get((await challenge()).challenge));
  if (status !== 200) return null;
  const token = { grant: 'registered', ...(body as { authorizationCode: string }), codeVerifier };
  return (await ask('POST', '/token/v2/auth/token', '', token)).body as AuthSession;
}
const refused = { status: 401, errorId: 'AUT404' };

describe('adding a passkey', () => {
  test('lists it by its device, and tells the owner by email', async () => {
    const { accessToken: token } = await enter(maya);
    const options = await optionsFor(token);
    expect(options).toMatchObject({ rp: { id: 'shop.test' }, user: { name: maya }, attestation: 'none' });
    const { status, body } = await add(token, createAuthenticator(here).create(options.challenge), {
      'user-agent': iphone,
    });
    expect(status).toBe(201);
    expect(body).toEqual({ passkeys: await listed(token) });
    expect(await listed(token)).toMatchObject([{ browser: 'Safari', system: 'iPhone' }]);
    expect((await listed(token))[0]).not.toHaveProperty('usedAt');
    await expect
      .poll(() => shop.emails.filter(({ id, to }) => to === maya && id.startsWith('passkey-added:')).length)
      .toBe(1);
  });

  test('refuses a passkey whose id is not the one that its device signed (API422)', async () => {
    const { accessToken: token } = await enter(maya);
    const { challenge: given } = await optionsFor(token);
    const { id } = createAuthenticator(here).create(given);
    const answer = await add(token, { ...createAuthenticator(here).create(given), id });
    expect(answer).toMatchObject({ status: 422, errorId: 'API422' });
  });

  test('does not read what a device says of its maker: nothing is asked at an address that a certificate names', async () => {
    const { accessToken: token } = await enter(maya);
    const { challenge: given } = await optionsFor(token);
    const attStmt = new Map<string, unknown>([['x5c', [new Uint8Array([48, 3, 2, 1, 1])]]]);
    const answer = await add(token, createAuthenticator(here).create(given, { fmt: 'apple', attStmt }));
    expect(answer.status).toBe(201);
  });

  test('names the passkeys that the customer has, and refuses one that is added already (API409)', async () => {
    const { token, device } = await withPasskey(maya);
    const options = await optionsFor(token);
    expect(options.excludeCredentials).toEqual([{ id: device.id, type: 'public-key' }]);
    expect(await add(token, device.create(options.challenge))).toMatchObject({ status: 409, errorId: 'API409' });
    const other = (await enter(theo)).accessToken;
    expect((await add(other, device.create((await optionsFor(other)).challenge))).status).toBe(409);
    expect([(await listed(token)).length, (await listed(other)).length]).toEqual([1, 0]);
  });

  test.each([
    ['an unknown challenge', async (_: string, device: Device) => device.create('c'.repeat(43))],
    [
      'another origin',
      async (token: string, device: Device) =>
        device.create((await optionsFor(token)).challenge, { origin: 'https://elsewhere.test' }),
    ],
    [
      'another host name',
      async (token: string, device: Device) =>
        device.create((await optionsFor(token)).challenge, { rpId: 'elsewhere.test' }),
    ],
    [
      "another customer's challenge",
      async (_: string, device: Device) => device.create((await optionsFor((await enter(theo)).accessToken)).challenge),
    ],
    ['a challenge of a sign-in', async (_: string, device: Device) => device.create((await challenge()).challenge)],
    [
      'an old challenge',
      async (token: string, device: Device) => {
        const old = await optionsFor(token);
        shop.pass(5 * 60_000 + 1);
        return device.create(old.challenge);
      },
    ],
    [
      'an answer that is none',
      async (token: string, device: Device) => ({
        ...device.create((await optionsFor(token)).challenge),
        attestationObject: 'AAAA',
      }),
    ],
  ])('refuses %s (API422), and adds nothing', async (_, answer) => {
    const { accessToken: token } = await enter(maya);
    const refusal = await add(token, await answer(token, createAuthenticator(here)));
    expect(refusal).toMatchObject({ status: 422, errorId: 'API422' });
    expect(await listed(token)).toEqual([]);
  });

  test('uses a challenge up, also by an answer that is refused', async () => {
    const { accessToken: token } = await enter(maya);
    const options = await optionsFor(token);
    const device = createAuthenticator(here);
    expect((await add(token, device.create(options.challenge, { rpId: 'elsewhere.test' }))).status).toBe(422);
    expect((await add(token, device.create(options.challenge))).status).toBe(422);
  });

  test('ends at 20 passkeys (API409), also for calls at the same time', async () => {
    const { accessToken: token } = await enter(maya);
    const [{ id: owner } = { id: '' }] = await shop.database.raw<{ id: string }>(
      'SELECT id FROM consumers WHERE email = $1',
      [maya],
    );
    await shop.database.raw(
      `INSERT INTO passkeys (id, owner, credential_id, public_key, counter, added_at)
       SELECT gen_random_uuid(), $1, 'id' || n, 'key', 0, now() FROM generate_series(1, 19) n`,
      [owner],
    );
    const prepared = await Promise.all([optionsFor(token), optionsFor(token)]);
    const answers = await Promise.all(
      prepared.map((options) => add(token, createAuthenticator(here).create(options.challenge))),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(await prepare(token)).toMatchObject({ status: 409, errorId: 'API409' });
  });
});

describe('a browser that somebody found signed in', () => {
  const codes = async () =>
    (
      await shop.database.raw<{ n: number }>(
        `SELECT count(*)::int AS n FROM one_time_codes WHERE purpose = 'passkey'`,
        [],
      )
    )[0]?.n;

  test('gets no challenge without the password (API422), nor with a wrong one (AUT450)', async () => {
    const { accessToken: token } = await enter(maya);
    const before = await codes();
    expect(await ask('POST', `${path}/options`, token, {})).toMatchObject({ status: 400, errorId: 'API422' });
    const wrong = await prepare(token, 'Trailhead2');
    expect(wrong).toMatchObject({ status: 422, errorId: 'AUT450' });
    expect(wrong.body).toMatchObject({ errorDetails: [{ field: '/password' }] });
    expect(await codes()).toBe(before);
  });

  test('is slowed down after ten wrong passwords (API429); right ones do not count', async () => {
    const { accessToken: token } = await enter(maya);
    expect((await prepare(token)).status).toBe(200);
    for (let tried = 0; tried < 10; tried += 1) expect((await prepare(token, 'Trailhead2')).status).toBe(422);
    expect(await prepare(token)).toMatchObject({ status: 429, errorId: 'API429' });
  });
});

describe('a sign-in with a passkey', () => {
  test('begins the session of its owner, asks for no email, and is in the list and the trail', async () => {
    const { token, device } = await withPasskey(maya);
    const session = await signInWith(device);
    const byPassword = await enter(maya);
    expect(session).toMatchObject({ consumerId: byPassword.consumerId, consumerType: 'REGISTERED' });
    expect((await listed(token))[0]).toHaveProperty('usedAt');
    const [event] = await shop.database.raw<{ kind: string }>(
      `SELECT kind FROM audit_events WHERE facts->>'way' = 'passkey' ORDER BY at DESC LIMIT 1`,
      [],
    );
    expect(event?.kind).toBe('sign-in');
  });

  test('names no account and no passkey in its challenge', async () => {
    await withPasskey(maya);
    expect(Object.keys(await challenge()).toSorted()).toEqual(['challenge', 'rpId', 'timeout', 'userVerification']);
  });

  test('takes a challenge once, for 5 minutes', async () => {
    const { device } = await withPasskey(maya);
    const once = (await challenge()).challenge;
    expect((await show(device.get(once))).status).toBe(200);
    expect(await show(device.get(once))).toMatchObject(refused);
    const old = (await challenge()).challenge;
    shop.pass(5 * 60_000 + 1);
    expect(await show(device.get(old))).toMatchObject(refused);
  });

  test('refuses a counter that does not rise: one of two devices is a copy', async () => {
    const { device } = await withPasskey(maya);
    device.countFrom(10);
    expect(await signInWith(device)).not.toBeNull();
    device.countFrom(10);
    expect(await signInWith(device)).toBeNull();
    device.countFrom(11);
    expect(await signInWith(device)).not.toBeNull();
  });

  test.each([
    ['an unknown passkey', async () => createAuthenticator(here).get((await challenge()).challenge)],
    [
      "a stranger's signature",
      async (device: Device) => ({ ...createAuthenticator(here).get((await challenge()).challenge), id: device.id }),
    ],
    [
      'another origin',
      async (device: Device) => device.get((await challenge()).challenge, { origin: 'https://elsewhere.test' }),
    ],
    [
      'another host name',
      async (device: Device) => device.get((await challenge()).challenge, { rpId: 'elsewhere.test' }),
    ],
    [
      "another customer's id",
      async (device: Device) => device.get((await challenge()).challenge, { userHandle: 'bm9ib2R5' }),
    ],
    [
      'a challenge that adds a passkey',
      async (device: Device, token: string) => device.get((await optionsFor(token)).challenge),
    ],
    [
      'data that are none',
      async (device: Device) => ({ ...device.get((await challenge()).challenge), clientDataJSON: 'AAAA' }),
    ],
  ])('refuses %s with the same answer (AUT404)', async (_, answer) => {
    const { token, device } = await withPasskey(maya);
    expect(await show(await answer(device, token))).toMatchObject(refused);
    expect((await listed(token))[0]).not.toHaveProperty('usedAt');
  });

  test('is refused for a locked account (AUT441)', async () => {
    const { device } = await withPasskey('noa.lindqvist@example.com');
    const lock = (isLocked: boolean) =>
      shop.database.raw('UPDATE consumers SET is_locked = $2 WHERE email = $1', [
        'noa.lindqvist@example.com',
        isLocked,
      ]);
    await lock(true);
    expect(await show(device.get((await challenge()).challenge))).toMatchObject({ status: 423, errorId: 'AUT441' });
    await lock(false);
    expect(await signInWith(device)).not.toBeNull();
  });

  test('is slowed down after 100 wrong ones of a client (API429); right ones do not count', async () => {
    const { device } = await withPasskey(maya);
    expect(await signInWith(device)).not.toBeNull();
    const wrong = { ...device.get('c'.repeat(43)) };
    for (let tried = 0; tried < 100; tried += 1) expect((await show(wrong)).status).toBe(401);
    expect(await show(wrong)).toMatchObject({ status: 429, errorId: 'API429' });
  });
});

describe('removing a passkey', () => {
  test('ends its sign-in, tells the owner once, and answers the same when it is repeated', async () => {
    const { token, device } = await withPasskey(maya);
    const [{ passkeyId } = { passkeyId: '' }] = await listed(token);
    for (let time = 0; time < 2; time += 1)
      expect(await ask('DELETE', `${path}/${passkeyId}`, token)).toMatchObject({ status: 200, body: { passkeys: [] } });
    expect(await signInWith(device)).toBeNull();
    await expect.poll(() => shop.emails.filter(({ id }) => id === `passkey-removed:${passkeyId}`).length).toBe(1);
  });

  test('ends a sign-in with it that is not finished', async () => {
    const { token, device } = await withPasskey(maya);
    const [{ passkeyId } = { passkeyId: '' }] = await listed(token);
    const { body, codeVerifier } = await show(device.get((await challenge()).challenge));
    await ask('DELETE', `${path}/${passkeyId}`, token);
    const grant = { grant: 'registered', ...(body as { authorizationCode: string }), codeVerifier };
    expect(await ask('POST', '/token/v2/auth/token', '', grant)).toMatchObject(refused);
  });

  test("leaves somebody else's where it is", async () => {
    const { token, device } = await withPasskey(maya);
    const [{ passkeyId } = { passkeyId: '' }] = await listed(token);
    const other = (await enter(theo)).accessToken;
    expect((await ask('DELETE', `${path}/${passkeyId}`, other)).body).toEqual({ passkeys: [] });
    expect(await listed(token)).toHaveLength(1);
    expect(await signInWith(device)).not.toBeNull();
  });

  test('is nothing for a guest (AUT404)', async () => {
    const guest = ((await ask('POST', '/token/v2/auth/token', '', {})).body as AuthSession).accessToken;
    for (const [method, at, body] of [
      ['GET', path, undefined],
      ['POST', `${path}/options`, { password: demoPassword }],
      ['DELETE', `${path}/4c1d9e7a-2b60-4f13-9a52-8e0b7c6d5f11`, undefined],
    ] as const)
      expect(await ask(method, at, guest, body)).toMatchObject({ status: 403, errorId: 'AUT404' });
  });
});
