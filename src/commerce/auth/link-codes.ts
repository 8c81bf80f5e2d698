import { createHash, randomBytes } from 'node:crypto';
import type { Raw, Database } from '../db/database.types.ts';
import type { Clock } from '../clock.ts';

const hashOf = (code: string): string => createHash('sha256').update(code).digest('hex');

export interface LinkCodes {
  /**
   * Returns a new code for a subject, which is the id of a customer or of a subscription.
   * Earlier ones stay valid until one of them is used.
   */
  issue(subject: string): Promise<string>;
  /** Returns the subject of a code that can be used; null if it is unknown, used or expired. */
  ownerOf(code: string): Promise<string | null>;
  /** Uses a code up and returns its subject; null if it cannot be used. A code can be used once. */
  redeem(code: string, tx: Raw): Promise<string | null>;
  /** Ends every code of a subject, of a sign-in as well. */
  endAll(subject: string, tx: Raw): Promise<void>;
}

/** The codes in the links of emails. Only their SHA-256 is stored. `lifetime` is in milliseconds. */
export function createLinkCodes({
  database,
  clock,
  purpose,
  lifetime,
}: {
  database: Database;
  clock: Clock;
  purpose: 'password-reset' | 'newsletter';
  lifetime: number;
}): LinkCodes {
  const at = (offset = 0) => new Date(clock() + offset).toISOString();
  const usable = `purpose = '${purpose}' AND used_at IS NULL AND expires_at > $2::timestamptz`;
  return {
    async issue(subject) {
      const code = randomBytes(32).toString('base64url');
      await database.raw(
        `INSERT INTO one_time_codes (hash, purpose, subject, expires_at)
         VALUES ($1, '${purpose}', $2, $3::timestamptz)`,
        [hashOf(code), subject, at(lifetime)],
      );
      return code;
    },

    async ownerOf(code) {
      const [row] = await database.raw<{ subject: string }>(
        `SELECT subject FROM one_time_codes WHERE hash = $1 AND ${usable}`,
        [hashOf(code), at()],
      );
      return row?.subject ?? null;
    },

    async redeem(code, tx) {
      const [row] = await tx<{ subject: string }>(
        `UPDATE one_time_codes SET used_at = $2::timestamptz WHERE hash = $1 AND ${usable} RETURNING subject`,
        [hashOf(code), at()],
      );
      return row?.subject ?? null;
    },

    async endAll(subject, tx) {
      await tx('UPDATE one_time_codes SET used_at = $2::timestamptz WHERE subject = $1 AND used_at IS NULL', [
        subject,
        at(),
      ]);
    },
  };
}
