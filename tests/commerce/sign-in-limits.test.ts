import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Commerce } from '#src/commerce/app.ts';
import type { BotDefence } from '#src/commerce/bot-defence/bot-defence.ts';
import { createTries } from '#src/commerce/limits/tries.ts';
import { demoPassword, people } from '#src/demo/people/people.ts';
import { addresses, from } from './support/from.ts';
import { smallSeed } from './support/seed.ts';
import { caller, keys, openTestShop, type TestShop } from './support/shop.ts';

/** When a check is required, only the token `checked` passes; otherwise every token does. */
const botDefence: BotDefence = {
  script: async (origin) => ({ scriptUrl: `${origin}/person.js`, scriptIntegrity: 'sha384-x', siteKey: 'site' }),
  judge: async ({ token, mustCheck }) =>
    token === undefined ? 'person' : mustCheck && token !== 'checked' ? 'unsure' : 'person',
};

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ seed: { ...smallSeed, people }, botDefence });
});
beforeEach(() => shop.database.raw('DELETE FROM rate_limits', []));
afterAll(() => shop.close());

const maya = 'maya.reed@example.com';

const signIn = async (
  username: string,
  password: string,
  {
    address = '203.0.113.7',
    token = 'looked',
    by = shop.commerce,
  }: { address?: string; token?: string; by?: Commerce } = {},
) => {
  const body = { type: 'Registered', username, password, codeChallenge: 'c'.repeat(43), recaptcha_response: token };
  const {
    status,
    errorId,
    body: answer,
  } = await caller(by, '', 'POST', '/consumers-v3/auth/signin', body, from(address));
  return { status, errorId, appId: (answer as { appId?: string }).appId };
};

/** Counts wrong tries as the service does, without comparing a password for each. */
const counted = async (username: string, addresses: readonly string[]) => {
  const tries = createTries({ database: shop.database, clock: shop.now, secret: keys.limits });
  for (const address of addresses) await (await tries.begin('signIn', { target: username, address })).wrong();
};

const wrongTries = async (username: string, from: readonly string[], each = 1) => {
  for (const address of from)
    for (let tried = 0; tried < each; tried += 1) await signIn(username, 'wrong', { address, token: 'checked' });
};

describe('wrong passwords', () => {
  test('61 simultaneous tries: five are compared, and the right password after them is not', async () => {
    const other = await shop.start();
    const tries = Array.from({ length: 60 }, (_, at) =>
      signIn(maya, `wrong ${at}`, { by: at % 2 ? other : shop.commerce }),
    );
    const right = signIn(maya, demoPassword);
    const compared = (await Promise.all(tries)).filter(({ errorId }) => errorId === 'AUT401' || errorId === 'AUT426');
    // The fifth try is compared too, but its answer says that the account is now locked.
    expect(compared).toHaveLength(4);
    expect(await right).toMatchObject({ status: 423, errorId: 'AUT423' });
    await other.close();
  });

  test('lock the account for the address that tried; its owner can sign in from another', async () => {
    await wrongTries(maya, ['203.0.113.7'], 6);
    expect(await signIn(maya, demoPassword)).toMatchObject({ status: 423, errorId: 'AUT423' });
    expect(await signIn(maya, demoPassword, { address: '203.0.113.8' })).toMatchObject({ status: 200 });
  });

  test('that continue after the lock do not affect others', async () => {
    await wrongTries(maya, ['203.0.113.7'], 40);
    expect(await signIn(maya, demoPassword, { address: '203.0.113.8' })).toMatchObject({ status: 200 });
    expect(await signIn('theo.lambert@example.com', demoPassword)).toMatchObject({ status: 200 });
  });

  test('from many addresses ask the owner for the bot check, and lock nobody out', async () => {
    await counted(maya, addresses(10));
    const owner = { address: '203.0.113.9' };
    expect(await signIn(maya, demoPassword, owner)).toEqual({
      status: 403,
      errorId: 'AUT403',
      appId: 'waymark-bot-defence',
    });
    expect(await signIn(maya, demoPassword, { ...owner, token: 'checked' })).toMatchObject({ status: 200 });
    shop.pass(24 * 3_600_000 + 1000);
    expect(await signIn(maya, demoPassword, owner)).toMatchObject({ status: 200 });
  });

  test('for many accounts from one address require the bot check from it, then block it for an hour', async () => {
    const spray = async (from: number, to: number) => {
      for (let account = from; account < to; account += 1)
        await counted(`nobody.${account}@example.com`, ['203.0.113.7']);
    };
    await spray(0, 20);
    expect(await signIn('nobody@example.com', 'wrong')).toMatchObject({ status: 403, appId: 'waymark-bot-defence' });
    await spray(20, 100);
    expect(await signIn('nobody@example.com', 'wrong', { token: 'checked' })).toMatchObject({
      status: 429,
      errorId: 'API429',
    });
    expect(await signIn(maya, demoPassword, { address: '203.0.113.8' })).toMatchObject({ status: 200 });
    shop.pass(3_600_000 + 1000);
    expect(await signIn(maya, demoPassword, { token: 'checked' })).toMatchObject({ status: 200 });
  });

  test('a try that the bot check stopped is not counted', async () => {
    await counted(maya, addresses(10));
    const owner = { address: '203.0.113.9' };
    for (let tried = 0; tried < 10; tried += 1) await signIn(maya, 'wrong', owner);
    expect(await signIn(maya, demoPassword, { ...owner, token: 'checked' })).toMatchObject({ status: 200 });
  });

  test('cause one email a day to the owner in their language, and none for an unknown account', async () => {
    const camille = 'camille.faure@example.com';
    const warnings = () => shop.emails.filter(({ id }) => id.startsWith('sign-in-warning:'));
    const before = warnings().length;
    await counted(camille, addresses(9));
    await counted('nobody.at.all@example.com', addresses(9));
    const last = addresses(12)
      .slice(9)
      .map((address) => ({ address, token: 'checked' }));
    await Promise.all(
      last.flatMap((by) => [signIn(camille, 'wrong', by), signIn('nobody.at.all@example.com', 'wrong', by)]),
    );
    await expect.poll(() => warnings().length).toBe(before + 1);
    shop.pass(24 * 3_600_000 + 1000);
    await counted(camille, addresses(9));
    await Promise.all(last.map((by) => signIn(camille, 'wrong', by)));
    await expect.poll(() => warnings().length).toBe(before + 2);
    expect(warnings().at(-1)).toMatchObject({
      to: camille,
      subject: 'Quelqu’un a essayé de se connecter à votre compte',
    });
    expect(new Set(warnings().map(({ id }) => id)).size).toBe(warnings().length);
  });
});

describe('right passwords', () => {
  test('are no tries: of twenty at once through two processes, none is told that the account is locked', async () => {
    const other = await shop.start();
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, at) => signIn(maya, demoPassword, { by: at % 2 ? other : shop.commerce })),
    );
    expect(all.map(({ status, errorId }) => errorId ?? status)).toEqual(Array(20).fill(200));
    await other.close();
  });

  test('at the same time do not make one wrong password the last try', async () => {
    const right = Array.from({ length: 9 }, () => signIn(maya, demoPassword));
    const wrong = signIn(maya, 'wrong');
    expect((await Promise.all(right)).map(({ status }) => status)).toEqual(Array(9).fill(200));
    await wrong;
    expect(await signIn(maya, demoPassword)).toMatchObject({ status: 200 });
  });

  test('after five wrong ones are not compared, however many come at once', async () => {
    await wrongTries(maya, ['203.0.113.7'], 5);
    const all = await Promise.all(Array.from({ length: 20 }, () => signIn(maya, demoPassword)));
    expect(all.map(({ errorId }) => errorId)).toEqual(Array(20).fill('AUT423'));
  });
});

test('counts contain neither emails nor addresses, and are deleted when they expire', async () => {
  await signIn(maya, 'wrong');
  const rows = await shop.database.raw<{ key: string }>('SELECT key FROM rate_limits', []);
  expect(rows).toHaveLength(4);
  for (const { key } of rows)
    expect(key).toMatch(/^signIn (check|refuse) by (target|address|target and address) \d+:[\w-]{43}$/);
  await createTries({
    database: shop.database,
    clock: () => shop.now() + 24 * 3_600_000 + 1000,
    secret: keys.limits,
  }).tidy();
  expect(await shop.database.raw('SELECT key FROM rate_limits', [])).toEqual([]);
});
