import { createHash, randomBytes } from 'node:crypto';
import type { Raw, Database } from '../db/database.types.ts';
import type { Clock } from '../clock.ts';

/** Milliseconds between the password and the exchange of its code. */
const CODE_LIFETIME = 60_000;
/** Milliseconds within which two requests count as at once: one reads the code after the other has used it. */
const AT_ONCE = 1000;

const hashOf = (code: string): string => createHash('sha256').update(code).digest('hex');

export interface AuthorizationCodes {
  /** Returns a code after a correct password. `challenge` is the SHA-256 of a verifier that only the client knows. */
  issue(subject: string, challenge: string, raw?: Raw): Promise<string>;
  /**
   * Returns the subject of a code that can be redeemed, without using it; `used` if it was used less than a second ago,
   * and null if it cannot be redeemed for another reason.
   */
  ownerOf(code: string): Promise<{ subject: string } | 'used' | null>;
  /**
   * Uses a code, which can be redeemed once. Returns its subject; `used` if the code is unknown, expired or used, and
   * `refused` if it has another verifier.
   */
  redeem(code: string, verifier: string, raw?: Raw): Promise<{ subject: string } | 'used' | 'refused'>;
  /** Ends every code of a subject. */
  endAll(subject: string, tx: Raw): Promise<void>;
}

/** The authorization codes of a sign-in (RFC 7636, S256). Only their SHA-256 is stored. */
export function createAuthorizationCodes(options: { database: Database; clock: Clock }): AuthorizationCodes {
  const { database, clock } = options;
  const at = (offset = 0) => new Date(clock() + offset).toISOString();
  return {
    async issue(subject, challenge, raw = database.raw) {
      const code = randomBytes(32).toString('base64url');
      await raw(
        `INSERT INTO one_time_codes (hash, purpose, subject, challenge, expires_at)
         VALUES ($1, 'sign-in', $2, $3, $4::timestamptz)`,
        [hashOf(code), subject, challenge, at(CODE_LIFETIME)],
      );
      return code;
    },

    async ownerOf(code) {
      const [row] = await database.raw<{ subject: string; isUsed: boolean }>(
        `SELECT subject, used_at IS NOT NULL AS "isUsed" FROM one_time_codes
         WHERE hash = $1 AND purpose = 'sign-in' AND expires_at > $2::timestamptz
           AND (used_at IS NULL OR used_at > $3::timestamptz)`,
        [hashOf(code), at(), at(-AT_ONCE)],
      );
      if (!row) return null;
      return row.isUsed ? 'used' : { subject: row.subject };
    },

    async redeem(code, verifier, raw = database.raw) {
      // A wrong verifier uses the code up, too, so that a stolen code cannot be tried twice.
      const [row] = await raw<{ subject: string; challenge: string }>(
        `UPDATE one_time_codes SET used_at = $2::timestamptz
         WHERE hash = $1 AND purpose = 'sign-in' AND used_at IS NULL AND expires_at > $2::timestamptz
         RETURNING subject, challenge`,
        [hashOf(code), at()],
      );
      const challenge = createHash('sha256').update(verifier).digest('base64url');
      if (!row) return 'used';
      return row.challenge === challenge ? { subject: row.subject } : 'refused';
    },

    async endAll(subject, tx) {
      // Deleted and not marked as used: nobody exchanged them.
      await tx("DELETE FROM one_time_codes WHERE subject = $1 AND purpose = 'sign-in' AND used_at IS NULL", [subject]);
    },
  };
}
