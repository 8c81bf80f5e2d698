import { createHash } from 'node:crypto';
import type { Database } from '../db/connect.ts';

/** Wrong passwords in a row, after which an address is locked; how long (milliseconds). */
const TRIES = 5;
const LOCKED_FOR = 15 * 60_000;

export interface SignInAttempts {
  isLocked(email: string): Promise<boolean>;
  /** Counts a wrong password; how many tries are left. */
  failed(email: string): Promise<number>;
  /** The right password was given: the count begins anew. */
  passed(email: string): Promise<void>;
}

/**
 * Wrong passwords by e-mail address, whether it belongs to somebody or not: so nobody learns who is a customer. Only
 * the SHA-256 of the address is kept, and forgotten with the lock.
 */
export function createSignInAttempts({ database, clock }: { database: Database; clock: () => number }): SignInAttempts {
  const keyOf = (email: string) => createHash('sha256').update(email).digest('hex');
  const at = (offset = 0) => new Date(clock() + offset).toISOString();
  return {
    async isLocked(email) {
      const rows = await database.raw(
        'SELECT 1 FROM sign_in_attempts WHERE email_hash = $1 AND failed >= $2 AND last_at > $3::timestamptz',
        [keyOf(email), TRIES, at(-LOCKED_FOR)],
      );
      return rows.length > 0;
    },

    async failed(email) {
      const [row] = await database.raw<{ failed: number }>(
        `INSERT INTO sign_in_attempts (email_hash, failed, last_at) VALUES ($1, 1, $2::timestamptz)
         ON CONFLICT (email_hash) DO UPDATE SET
           failed = CASE WHEN sign_in_attempts.last_at > $3::timestamptz THEN sign_in_attempts.failed + 1 ELSE 1 END,
           last_at = excluded.last_at
         RETURNING failed`,
        [keyOf(email), at(), at(-LOCKED_FOR)],
      );
      return Math.max(0, TRIES - (row?.failed ?? 1));
    },

    async passed(email) {
      await database.raw('DELETE FROM sign_in_attempts WHERE email_hash = $1 OR last_at < $2::timestamptz', [
        keyOf(email),
        at(-LOCKED_FOR),
      ]);
    },
  };
}
