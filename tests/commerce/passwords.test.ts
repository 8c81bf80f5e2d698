import { scryptSync } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHasher, type Hasher } from '#src/commerce/auth/hasher.ts';
import { createPasswords, hashPassword, isOutdated } from '#src/commerce/auth/passwords.ts';
import { demoPassword, people } from '#src/demo/people/people.ts';
import { smallSeed } from './support/seed.ts';
import { caller, openTestShop, type TestShop } from './support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ seed: { ...smallSeed, people } });
});
afterAll(() => shop.close());

const maya = 'maya.reed@example.com';

/** A hash as the shop wrote it before Argon2id. */
const oldHash = (password: string): string => {
  const salt = Buffer.from('sixteen bytes!!!');
  const hash = scryptSync(password, salt, 32, { N: 16_384, r: 8, p: 1 });
  return `scrypt$${salt.toString('base64url')}$${hash.toString('base64url')}`;
};

const hashOf = async (email: string): Promise<string> => {
  const [row] = await shop.database.raw<{ password_hash: string }>(
    'SELECT password_hash FROM consumers WHERE email = $1',
    [email],
  );
  return row?.password_hash ?? '';
};

const give = (email: string, hash: string) =>
  shop.database.raw('UPDATE consumers SET password_hash = $2 WHERE email = $1', [email, hash]);

const signIn = (username: string, password: string) =>
  caller(shop.commerce, '', 'POST', '/consumers-v3/auth/signin', {
    type: 'Registered',
    username,
    password,
    codeChallenge: 'c'.repeat(43),
  });

test('a hash has OWASP’s parameters of Argon2id, and a salt of its own', async () => {
  const [first, second] = await Promise.all([hashPassword('Trailhead1'), hashPassword('Trailhead1')]);
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(second).not.toBe(first);
});

test('forty passwords at the same time delay no answer that is compressed meanwhile', async () => {
  let hashed = 0;
  const all = Array.from({ length: 40 }, () => hashPassword(demoPassword).then(() => (hashed += 1)));
  await promisify(gzip)('an answer');
  expect(hashed).toBeLessThan(10);
  await Promise.all(all);
  expect(hashed).toBe(40);
});

test('compares hashes of both algorithms, in any way of typing the same letters', async () => {
  const { isRight } = createPasswords({ database: shop.database, clock: shop.now });
  for (const hash of [await hashPassword('Übermut 1'), oldHash('Übermut 1'.normalize('NFKC'))]) {
    expect(await isRight('U\u0308bermut 1', hash)).toBe(true);
    expect(await isRight('Ubermut 1', hash)).toBe(false);
  }
  expect(await isRight('', null)).toBe(false);
});

test('a sign-in replaces a hash of scrypt, once, and a wrong password does not', async () => {
  await give(maya, oldHash(demoPassword));
  expect((await signIn(maya, 'wrong')).status).toBe(401);
  expect(isOutdated(await hashOf(maya))).toBe(true);
  const both = await Promise.all([signIn(maya, demoPassword), signIn(maya, demoPassword)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  const hash = await hashOf(maya);
  expect(isOutdated(hash)).toBe(false);
  expect((await signIn(maya, demoPassword)).status).toBe(200);
  expect(await hashOf(maya)).toBe(hash);
});

test('while an account has a hash of scrypt, every comparison computes both algorithms', async () => {
  const theo = 'theo.lambert@example.com';
  await give(theo, oldHash(demoPassword));
  const computed: string[] = [];
  const here = createHasher();
  const hasher: Hasher = (job) => {
    computed.push(job.algorithm);
    return here(job);
  };
  const { isRight } = createPasswords({ database: shop.database, clock: shop.now, hasher });
  const costOf = async (hash: string | null) => {
    computed.length = 0;
    await isRight('wrong', hash);
    return computed.toSorted();
  };
  const all = [null, await hashOf(theo), await hashPassword(demoPassword)];
  for (const hash of all) expect(await costOf(hash)).toEqual(['argon2id', 'scrypt']);
  await give(theo, await hashPassword(demoPassword));
  shop.pass(601_000);
  for (const hash of [all[0] ?? null, await hashOf(theo)]) expect(await costOf(hash)).toEqual(['argon2id']);
});
