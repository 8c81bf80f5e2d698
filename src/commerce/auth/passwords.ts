import { argon2, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { Database } from '../db/database.types.ts';
import type { Clock } from '../clock.ts';

/** OWASP's parameters of Argon2id: 19 MiB, two passes, one lane. Some 40 ms for each hash. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const LENGTH = 32;
/** Milliseconds after which the table is searched again for hashes of scrypt. */
const RECHECK = 600_000;

/** The start of every hash of today: algorithm and cost in PHC string format. */
const current = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$`;
/** The start of hashes that were written before Argon2id. */
const old = 'scrypt$';

/**
 * Hashes that are computed at the same time. Node has four threads for all work of this kind, and compressing an answer
 * needs one: behind forty waiting hashes a page would be sent after seconds. One processor is left to the pages
 * (`npm run bench -- people`).
 */
const AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1));
let running = 0;
const waiting: (() => void)[] = [];

/** Starts the work when fewer than AT_ONCE others run, in the order of the calls. */
async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running < AT_ONCE) running += 1;
  else await new Promise<void>((resolve) => void waiting.push(resolve));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

const encoded = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

const withArgon2 = (password: string, salt: Buffer): Promise<Buffer> =>
  inTurn(
    () =>
      new Promise((resolve, reject) => {
        const asked = { message: password.normalize('NFKC'), nonce: salt, tagLength: LENGTH, ...cost };
        argon2('argon2id', asked, (error, hash) => (error ? reject(error) : resolve(hash)));
      }),
  );

const withScrypt = (password: string, salt: Buffer): Promise<Buffer> =>
  inTurn(
    () =>
      new Promise((resolve, reject) => {
        const asked = { N: 16_384, r: 8, p: 1 };
        scrypt(password.normalize('NFKC'), salt, LENGTH, asked, (error, hash) =>
          error ? reject(error) : resolve(hash),
        );
      }),
  );

/** Returns the salted hash of a password, as it is stored: `$argon2id$v=19$m=19456,t=2,p=1$salt$hash`. */
export const hashPassword = async (password: string, salt: Buffer = randomBytes(16)): Promise<string> =>
  `${current}${encoded(salt)}$${encoded(await withArgon2(password, salt))}`;

/** True if the hash should be replaced at the next sign-in: it has another algorithm or another cost. */
export const isOutdated = (hash: string): boolean => !hash.startsWith(current);

interface Parts {
  salt: Buffer;
  hash: Buffer;
}

const partsOf = (stored: string): Parts => {
  const [salt = '', hash = ''] = stored.split('$').slice(-2);
  return { salt: Buffer.from(salt, 'base64'), hash: Buffer.from(hash, 'base64') };
};

const isSame = (given: Buffer, wanted: Buffer): boolean =>
  wanted.length === given.length && timingSafeEqual(wanted, given);

const nobody: Parts = { salt: Buffer.alloc(16), hash: Buffer.alloc(LENGTH) };

export interface Passwords {
  /**
   * True if the password matches the hash. Takes as long for an unknown person (null) as for a known one, whatever the
   * algorithm of their hash.
   */
  isRight(password: string, hash: string | null): Promise<boolean>;
}

/** Compares passwords. As long as an account has a hash of scrypt, every comparison computes both algorithms. */
export function createPasswords({ database, clock }: { database: Database; clock: Clock }): Passwords {
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
    async isRight(password, hash) {
      const isOld = hash?.startsWith(old) ?? false;
      const wanted = hash === null ? nobody : partsOf(hash);
      const [today, before] = await Promise.all([
        withArgon2(password, isOld ? nobody.salt : wanted.salt),
        isOld || (await hasOld()) ? withScrypt(password, isOld ? wanted.salt : nobody.salt) : nobody.hash,
      ]);
      return isSame(isOld ? before : today, wanted.hash) && hash !== null;
    },
  };
}
