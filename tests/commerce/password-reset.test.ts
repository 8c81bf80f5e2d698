import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AuthSession } from '#openapi/generated/waymark.gen.ts';
import type { Commerce } from '#src/commerce/app.ts';
import { demoPassword, people } from '#src/demo/people/people.ts';
import { addresses, from } from './support/from.ts';
import { smallSeed } from './support/seed.ts';
import { caller, openTestShop, type TestShop } from './support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ seed: { ...smallSeed, people } });
});
beforeEach(async () => {
  // Eight emails an hour.
  shop.pass(3_601_000);
  await shop.database.raw('DELETE FROM rate_limits', []);
});
afterAll(() => shop.close());

const [maya, theo, camille] = ['maya.reed@example.com', 'theo.lambert@example.com', 'camille.faure@example.com'];
const nobody = 'nobody.at.all@example.com';
let made = 0;
/** A password that no test has used before. */
const fresh = () => `Ridgeline ${(made += 1)}`;

const ask = (path: string, body: object, address = '203.0.113.7', by: Commerce = shop.commerce) =>
  caller(by, '', 'POST', path, body, from(address));
const request = (email: string, address?: string) => ask('/consumers-v3/consumer/resetpassword', { email }, address);
const confirm = (code: string, newPassword: string, by?: Commerce) =>
  ask('/consumers-v3/confirmforgotpassword', { code, newPassword, confirmPassword: newPassword }, '203.0.113.7', by);

const mailsTo = (email: string, kind: string) =>
  shop.emails.filter(({ id, to }) => to === email && id.startsWith(`${kind}:`));

/** Asks for a link and returns its code, as the owner of the mailbox reads it. */
async function codeFor(email: string): Promise<string> {
  const before = mailsTo(email, 'password-reset').length;
  expect((await request(email, `192.0.2.${(made += 1)}`)).status).toBe(204);
  await expect.poll(() => mailsTo(email, 'password-reset').length).toBe(before + 1);
  const [, code = ''] = /reset-password\?code=([\w-]+)/.exec(mailsTo(email, 'password-reset').at(-1)?.text ?? '') ?? [];
  expect(code).toHaveLength(43);
  return code;
}

const show = async (username: string, password: string, address?: string) => {
  const verifier = randomBytes(32).toString('base64url');
  const codeChallenge = createHash('sha256').update(verifier).digest('base64url');
  const body = { type: 'Registered', username, password, codeChallenge };
  const answer = await ask('/consumers-v3/auth/signin', body, address);
  return { ...answer, verifier, code: (answer.body as { authorizationCode?: string }).authorizationCode ?? '' };
};

const exchange = async ({ code, verifier }: { code: string; verifier: string }) => {
  const body = { grant: 'registered', authorizationCode: code, codeVerifier: verifier };
  const answer = await ask('/token/v2/auth/token', body);
  return { ...answer, session: answer.body as Required<AuthSession> };
};

const enter = async (email: string, password: string) => (await exchange(await show(email, password))).session;
const readProfile = async ({ accessToken }: AuthSession) =>
  (await caller(shop.commerce, accessToken ?? '', 'GET', '/consumers-v3/consumer')).status;
const renew = async ({ refreshToken }: AuthSession) =>
  (await ask('/token/v2/auth/token', { grant: 'refresh', refreshToken })).status;

describe('the link of the email', () => {
  test('sets the password once, and only the new one signs in', async () => {
    const code = await codeFor(maya);
    const password = fresh();
    expect((await confirm(code, password)).status).toBe(204);
    expect(await confirm(code, fresh())).toMatchObject({ status: 410, errorId: 'AUT402' });
    expect((await show(maya, password)).status).toBe(200);
    expect(await show(maya, demoPassword)).toMatchObject({ status: 401 });
  });

  test('works for an hour', async () => {
    const [early, late] = [await codeFor(maya), await codeFor(maya)];
    shop.pass(3_590_000);
    expect((await confirm(early, fresh())).status).toBe(204);
    expect(await confirm(late, fresh())).toMatchObject({ status: 410, errorId: 'AUT402' });
    const lapsed = await codeFor(maya);
    shop.pass(3_601_000);
    expect(await confirm(lapsed, fresh())).toMatchObject({ status: 410, errorId: 'AUT402' });
  });

  test('used eight times at once by two processes sets one password', async () => {
    const other = await shop.start();
    const code = await codeFor(theo);
    const tried = Array.from({ length: 8 }, fresh);
    const answers = await Promise.all(
      tried.map((password, at) => confirm(code, password, at % 2 ? other : shop.commerce)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, ...Array.from({ length: 7 }, () => 410)]);
    const won = answers.findIndex(({ status }) => status === 204);
    expect((await show(theo, tried[won] ?? '')).status).toBe(200);
    expect(mailsTo(theo, 'password-changed').length).toBeLessThanOrEqual(1);
    await other.close();
  });

  test('opens no other account, and no other code opens one', async () => {
    const code = await codeFor(maya);
    const password = fresh();
    expect((await confirm(code, password)).status).toBe(204);
    expect((await show(theo, password)).status).toBe(401);
    const shown = await show(maya, password);
    for (const wrong of [shown.code, randomBytes(32).toString('base64url'), 'x'.repeat(43)])
      expect(await confirm(wrong, fresh())).toMatchObject({ status: 410, errorId: 'AUT402' });
    const again = await codeFor(maya);
    expect(await exchange({ code: again, verifier: 'v'.repeat(43) })).toMatchObject({ status: 401 });
    expect((await confirm(again, fresh())).status).toBe(204);
  });

  test('stays as it was after a password that is refused', async () => {
    const password = fresh();
    expect((await confirm(await codeFor(maya), password)).status).toBe(204);
    const code = await codeFor(maya);
    const refused = async (newPassword: string, confirmPassword = newPassword) => {
      const answer = await ask('/consumers-v3/confirmforgotpassword', { code, newPassword, confirmPassword });
      const [{ field } = {}] = (answer.body as { errorDetails: { field?: string }[] }).errorDetails;
      return [answer.status, answer.errorId, field];
    };
    expect(await refused('Short1')).toEqual([422, 'FE872', '/newPassword']);
    for (const weak of ['without upper 1', 'WITHOUT LOWER 1', 'Without digit'])
      expect(await refused(weak)).toEqual([422, 'API422', '/newPassword']);
    expect(await refused('Ridgeline24', 'Ridgeline25')).toEqual([422, 'FE340', '/confirmPassword']);
    expect(await refused(password)).toEqual([422, 'AUT452', '/newPassword']);
    expect((await confirm(code, fresh())).status).toBe(204);
  });

  test('used once ends the other links of the account', async () => {
    const [first, second] = [await codeFor(maya), await codeFor(maya)];
    expect((await confirm(second, fresh())).status).toBe(204);
    expect(await confirm(first, fresh())).toMatchObject({ status: 410, errorId: 'AUT402' });
  });
});

describe('a reset', () => {
  test('ends every session of the customer and nobody else’s', async () => {
    const password = fresh();
    await confirm(await codeFor(maya), password);
    const sessions = [await enter(maya, password), await enter(maya, password)];
    const guest = (await ask('/token/v2/auth/token', {})).body as AuthSession;
    const others = await enter(camille, demoPassword);
    expect(await Promise.all(sessions.map(readProfile))).toEqual([200, 200]);
    await confirm(await codeFor(maya), fresh());
    expect(await Promise.all(sessions.map(readProfile))).toEqual([401, 401]);
    expect(await Promise.all(sessions.map(renew))).toEqual([401, 401]);
    expect([await readProfile(others), await renew(others), await renew(guest)]).toEqual([200, 200, 200]);
  });

  test('leaves no session to sign-ins and renewals of the old password at the same moment', async () => {
    const password = fresh();
    await confirm(await codeFor(maya), password);
    const shown = await Promise.all([show(maya, password), show(maya, password), show(maya, password)]);
    const renewed = await enter(maya, password);
    const code = await codeFor(maya);
    const entered = async () => exchange(await show(maya, password)).then(({ session }) => session);
    const [reset, ...sessions] = await Promise.all([
      confirm(code, fresh()),
      ...shown.map((one) => exchange(one).then(({ session }) => session)),
      entered(),
      entered(),
      ask('/token/v2/auth/token', { grant: 'refresh', refreshToken: renewed.refreshToken }).then(
        ({ body }) => body as AuthSession,
      ),
    ]);
    expect(reset.status).toBe(204);
    for (const session of sessions.filter(({ accessToken }) => accessToken !== undefined)) {
      expect(await readProfile(session)).toBe(401);
      expect(await renew(session)).toBe(401);
    }
  });

  test('lets the owner in where wrong passwords have locked the account', async () => {
    for (let tries = 0; tries < 6; tries += 1) await show(maya, 'wrong');
    expect(await show(maya, 'wrong')).toMatchObject({ errorId: 'AUT423' });
    const password = fresh();
    await confirm(await codeFor(maya), password);
    expect((await show(maya, password)).status).toBe(200);
  });

  test('opens an account that the shop has locked', async () => {
    const locked = 'locked.out@example.com';
    expect(await show(locked, demoPassword)).toMatchObject({ errorId: 'AUT441' });
    const password = fresh();
    await confirm(await codeFor(locked), password);
    expect((await show(locked, password)).status).toBe(200);
  });

  test('is told to the owner by email, in their language, and written to the audit trail', async () => {
    await confirm(await codeFor(camille), fresh());
    await expect.poll(() => mailsTo(camille, 'password-changed').length).toBe(1);
    expect(mailsTo(camille, 'password-changed')[0]?.subject).toBe('Votre mot de passe Waymark a été modifié');
    const [{ consumerNo } = { consumerNo: '' }] = people.filter(({ email }) => email === camille);
    const rows = await shop.database.raw('SELECT 1 FROM audit_events WHERE kind = $1 AND actor = $2', [
      'password-reset',
      consumerNo,
    ]);
    expect(rows).toHaveLength(1);
  });

  test('leaves neither the code nor a password in the database or the log', async () => {
    const code = await codeFor(maya);
    const password = fresh();
    await confirm(code, password);
    const tables = await shop.database.raw<{ name: string }>(
      `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`,
      [],
    );
    for (const { name } of tables) {
      const rows = await shop.database.raw<{ row: string }>(`SELECT t::text AS row FROM "${name}" t`, []);
      for (const secret of [code, password])
        expect(
          rows.some(({ row }) => row.includes(secret)),
          name,
        ).toBe(false);
    }
    expect(JSON.stringify(shop.logged)).not.toContain(code);
    expect(JSON.stringify(shop.logged)).not.toContain(password);
  });
});

describe('asking for a link', () => {
  test('has the same answer and the same statements for a customer and for nobody', async () => {
    const statements: string[] = [];
    const { database } = shop;
    const watched = await openTestShop({
      database: {
        ...database,
        raw: (text, values) => {
          statements.push(text);
          return database.raw(text, values);
        },
      },
    });
    /** Whatever sends emails has nothing left to do: its statements would be counted with those of the next request. */
    const sent = () => expect.poll(() => database.raw('SELECT id FROM outbox WHERE done_at IS NULL', [])).toEqual([]);
    const asked = async (email: string) => {
      await sent();
      statements.length = 0;
      const { status, body } = await ask(
        '/consumers-v3/consumer/resetpassword',
        { email },
        '203.0.113.9',
        watched.commerce,
      );
      return { status, body, statements: [...statements] };
    };
    const known = await asked(maya);
    expect(known).toMatchObject({ status: 204, body: undefined });
    expect(known.statements.length).toBeGreaterThan(1);
    expect(await asked(nobody)).toEqual(known);
    expect(mailsTo(nobody, 'password-reset')).toEqual([]);
    await watched.commerce.close();
  });

  test('is refused to one client after five times, for a customer as for nobody', async () => {
    for (const email of [camille, nobody]) {
      const told = [];
      for (let times = 0; times < 6; times += 1) told.push(await request(email, '203.0.113.20'));
      expect(told.map(({ status }) => status)).toEqual([204, 204, 204, 204, 204, 429]);
      expect(told.at(-1)?.body).toMatchObject({
        errorDetails: [{ errorId: 'API429', additionalInfo: { retryAfter: expect.any(Number) } }],
      });
    }
    expect((await request(camille, '203.0.113.21')).status).toBe(204);
  });

  test('sends eight emails an hour at most, from however many clients at once', async () => {
    const isla = 'isla.kerr@example.com';
    const other = await shop.start();
    const answers = await Promise.all(
      addresses(24).map((address, at) =>
        ask('/consumers-v3/consumer/resetpassword', { email: isla }, address, at % 2 ? other : shop.commerce),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    await other.close();
    await expect.poll(async () => (await shop.commerce.backlog()).tasks).toBe(0);
    expect(mailsTo(isla, 'password-reset')).toHaveLength(8);
    shop.pass(3_601_000);
    await codeFor(isla);
  });

  test('refuses what is no email', async () => {
    expect(await request('maya@')).toMatchObject({ status: 400, errorId: 'AUT453' });
  });
});

test('unknown codes are refused to a client after sixty within an hour', async () => {
  const guess = () => confirm(randomBytes(32).toString('base64url'), 'Ridgeline24');
  const told = [];
  for (let tried = 0; tried < 61; tried += 1) told.push((await guess()).errorId);
  expect(told.filter((errorId) => errorId === 'AUT402')).toHaveLength(60);
  expect(told.at(-1)).toBe('API429');
});
