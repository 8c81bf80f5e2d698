import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Database } from '../db/database.types.ts';
import type { Clock } from '../clock.ts';
import type { HashJob } from './hash-thread.ts';
import { createHasher, type Hasher } from './hasher.ts';

/** OWASP's parameters of Argon2id: 19 MiB, two passes, one lane. Some 40 ms for each hash. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const LENGTH = 32;
/** Milliseconds after which the table is searched again for hashes of scrypt. */
const RECHECK = 600_000;

/** The start of every hash of today: algorithm and cost in PHC string format. */
const current = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$`;
/** The start of hashes that were written before Argon2id. */
const old = 'scrypt$';

/** The hashes of this process have one queue. */
const hashHere = createHasher();

const encoded = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64').replaceAll('=', '');

const argon2idJob = (password: string, salt: Uint8Array): HashJob => ({
  algorithm: 'argon2id',
  password: password.normalize('NFKC'),
  salt,
  length: LENGTH,
  cost,
});

const scryptJob = (password: string, salt: Uint8Array): HashJob => ({
  algorithm: 'scrypt',
  password: password.normalize('NFKC'),
  salt,
  length: LENGTH,
  cost: { N: 16_384, r: 8, p: 1 },
});

/** Returns the salted hash of a password, as it is stored: `$argon2id$v=19$m=19456,t=2,p=1$salt$hash`. */
export const hashPassword = async (
  password: string,
  { salt = randomBytes(16), hasher = hashHere }: { salt?: Uint8Array; hasher?: Hasher } = {},
): Promise<string> => `${current}${encoded(salt)}$${encoded(await hasher(argon2idJob(password, salt)))}`;

/** True if the hash should be replaced at the next sign-in: it has another algorithm or another cost. */
export const isOutdated = (hash: string): boolean => !hash.startsWith(current);

interface Parts {
  salt: Uint8Array;
  hash: Uint8Array;
}

const partsOf = (stored: string): Parts => {
  const [salt = '', hash = ''] = stored.split('$').slice(-2);
  return { salt: Buffer.from(salt, 'base64'), hash: Buffer.from(hash, 'base64') };
};

const isSame = (given: Uint8Array, wanted: Uint8Array): boolean =>
  wanted.length === given.length && timingSafeEqual(wanted, given);

const nobody: Parts = { salt: Buffer.alloc(16), hash: Buffer.alloc(LENGTH) };

export interface Passwords {
  /** Returns the hash of a new password, as it is stored. */
  hash(password: string): Promise<string>;
  /**
   * True if the password matches the hash. Takes as long for an unknown person (null) as for a known one, whatever the
   * algorithm of their hash.
   */
  isRight(password: string, hash: string | null): Promise<boolean>;
}

/**
 * Hashes and compares passwords. As long as an account has a hash of scrypt, every comparison computes both algorithms.
 */
export function createPasswords({
  database,
  clock,
  hasher = hashHere,
}: {
  database: Database;
  clock: Clock;
  hasher?: Hasher | undefined;
}): Passwords {
  let search: { hasOld: Promise<boolean>; until: number } | null = null;

  const hasOld = (): Promise<boolean> => {
    if (search && search.until > clock()) return search.hasOld;
    const found = database
      .raw('SELECT 1 FROM consumers WHERE starts_with(password_hash, $1) LIMIT 1', [old])
      .then((rows) => rows.length > 0);
    const asked = { hasOld: found, until: clock() + RECHECK };
    search = asked;
    found.then(
      // Nothing writes hashes of scrypt any more: without one, the search is over.
      (isThere) => void (isThere || (asked.until = Number.POSITIVE_INFINITY)),
      () => void (search = null),
    );
    return found;
  };

  return {
    hash: (password) => hashPassword(password, { hasher }),

    async isRight(password, hash) {
      const isOld = hash?.startsWith(old) ?? false;
      const wanted = hash === null ? nobody : partsOf(hash);
      // Before a hash is begun: while this is awaited, nothing would handle the rejection of a refused hash.
      const computesOld = isOld || (await hasOld());
      const [today, before] = await Promise.all([
        hasher(argon2idJob(password, isOld ? nobody.salt : wanted.salt)),
        computesOld ? hasher(scryptJob(password, isOld ? wanted.salt : nobody.salt)) : nobody.hash,
      ]);
      return isSame(isOld ? before : today, wanted.hash) && hash !== null;
    },
  };
}
