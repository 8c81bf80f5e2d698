import { argon2Sync, scryptSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { computeHash } from '#src/commerce/auth/compute-hash.ts';
import type { HashJob } from '#src/commerce/auth/hash-thread.ts';

const cost = { memory: 64, passes: 1, parallelism: 1 };
const salt = Buffer.alloc(16, 7);
const job = (password: string, memory = cost.memory): HashJob => ({
  algorithm: 'argon2id',
  password,
  salt,
  length: 32,
  cost: { ...cost, memory },
});
const expected = (message: string) => argon2Sync('argon2id', { ...cost, message, nonce: salt, tagLength: 32 });

describe('a hash that another thread computes', () => {
  test('is the hash of this password, also when several are computed at the same time', async () => {
    const hashes = await Promise.all(['one', 'two', 'three'].map((password) => computeHash(job(password))));
    expect(hashes.map((hash) => Buffer.from(hash))).toEqual(['one', 'two', 'three'].map(expected));
  });

  test('is one of scrypt where the job says so', async () => {
    const hash = await computeHash({
      algorithm: 'scrypt',
      password: 'one',
      salt,
      length: 32,
      cost: { N: 16, r: 8, p: 1 },
    });
    expect(Buffer.from(hash)).toEqual(scryptSync('one', salt, 32, { N: 16, r: 8, p: 1 }));
  });

  test('is refused with the reason where its parameters are wrong, and the next one is computed', async () => {
    await expect(computeHash(job('one', 0))).rejects.toThrow('memory');
    expect(Buffer.from(await computeHash(job('two')))).toEqual(expected('two'));
  });
});
