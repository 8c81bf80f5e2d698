import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { HashJob } from '#src/commerce/auth/hash-thread.ts';
import { createHasher, type Hasher, HashingUnavailableError } from '#src/commerce/auth/hasher.ts';
import { demoPassword, people } from '#src/demo/people/people.ts';
import { from } from './support/from.ts';
import { smallSeed } from './support/seed.ts';
import { caller, openTestShop, type TestShop } from './support/shop.ts';

const job = (password: string): HashJob => ({
  algorithm: 'argon2id',
  password,
  salt: Buffer.alloc(16),
  length: 32,
  cost: { memory: 64, passes: 1, parallelism: 1 },
});

/** Hashes that are computed only when the test says so; the hash is the password. */
function heldHashes() {
  const begun: { password: string; end(): void; fail(): void }[] = [];
  const compute = ({ password }: HashJob) =>
    new Promise<Uint8Array>((resolve, reject) => {
      begun.push({
        password,
        end: () => resolve(Buffer.from(password)),
        fail: () => reject(new Error('no memory')),
      });
    });
  return { begun, compute, passwords: () => begun.map(({ password }) => password) };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('the queue of hashes', () => {
  test('computes two at the same time, in the order of the calls', async () => {
    const { begun, compute, passwords } = heldHashes();
    const hash = createHasher({ compute, atOnce: 2 });
    const all = ['a', 'b', 'c', 'd'].map((password) => hash(job(password)));
    await turn();
    expect(passwords()).toEqual(['a', 'b']);
    begun[1]?.end();
    await turn();
    expect(passwords()).toEqual(['a', 'b', 'c']);
    begun[0]?.end();
    await turn();
    begun[2]?.end();
    begun[3]?.end();
    expect((await Promise.all(all)).map(String)).toEqual(['a', 'b', 'c', 'd']);
  });

  test('refuses a hash while too many wait, and takes the next one when one of them has begun', async () => {
    const { begun, compute, passwords } = heldHashes();
    const hash = createHasher({ compute, atOnce: 1, mostWaiting: 1 });
    const taken = [hash(job('a')), hash(job('b'))];
    await expect(hash(job('c'))).rejects.toThrow(HashingUnavailableError);
    begun[0]?.end();
    await turn();
    taken.push(hash(job('d')));
    begun[1]?.end();
    await turn();
    begun[2]?.end();
    await Promise.all(taken);
    expect(passwords()).toEqual(['a', 'b', 'd']);
  });

  test('goes on after a hash that fails', async () => {
    const { begun, compute } = heldHashes();
    const hash = createHasher({ compute, atOnce: 1 });
    const failed = expect(hash(job('a'))).rejects.toThrow('no memory');
    const next = hash(job('b'));
    begun[0]?.fail();
    await turn();
    begun[1]?.end();
    await failed;
    expect(String(await next)).toBe('b');
  });
});

describe('while too many hashes wait', () => {
  const inProcess = createHasher();
  const refuse: Hasher = async () => {
    throw new HashingUnavailableError(300);
  };
  let hasher = inProcess;
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop({ seed: { ...smallSeed, people }, hasher: (asked) => hasher(asked) });
  });
  beforeEach(() => {
    hasher = inProcess;
  });
  afterAll(() => shop.close());

  const signIn = (password: string) =>
    caller(
      shop.commerce,
      '',
      'POST',
      '/consumers-v3/auth/signin',
      { type: 'Registered', username: 'maya.reed@example.com', password, codeChallenge: 'c'.repeat(43) },
      from('203.0.113.7'),
    );

  test('a sign-in is answered API503, and counts as no try', async () => {
    hasher = refuse;
    for (let tried = 0; tried < 8; tried += 1) {
      const { status, errorId, headers } = await signIn('wrong');
      expect({ status, errorId, retryAfter: headers.get('retry-after') }).toEqual({
        status: 503,
        errorId: 'API503',
        retryAfter: '1',
      });
    }
    hasher = inProcess;
    expect((await signIn('wrong')).errorId).toBe('AUT401');
    expect((await signIn(demoPassword)).status).toBe(200);
    expect(shop.defects).toEqual([]);
  });
});
