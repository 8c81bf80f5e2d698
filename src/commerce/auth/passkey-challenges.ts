import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Database, Raw } from '../db/database.types.ts';

/** Milliseconds between the options and the answer of the browser. */
export const CHALLENGE_LIFETIME = 5 * 60_000;

const hashOf = (challenge: string): string => createHash('sha256').update(challenge).digest('hex');

/** What a challenge is for. One that adds a passkey has the customer as its subject; one of a sign-in has nobody. */
export type ChallengePurpose = { purpose: 'passkey'; subject: string } | { purpose: 'passkey-sign-in'; subject: '' };

export interface PasskeyChallenges {
  /** Returns a new challenge, in base64url. */
  issue(purpose: ChallengePurpose): Promise<string>;
  /** Uses a challenge up. Returns false if it is unknown, used, expired or for something else. */
  redeem(challenge: string, purpose: ChallengePurpose, raw?: Raw): Promise<boolean>;
}

/** The challenges that passkeys sign. Each can be used once; only their SHA-256 is stored. */
export function createPasskeyChallenges(options: { database: Database; clock: Clock }): PasskeyChallenges {
  const { database, clock } = options;
  const at = (offset = 0) => new Date(clock() + offset).toISOString();
  return {
    async issue({ purpose, subject }) {
      const challenge = randomBytes(32).toString('base64url');
      await database.raw(
        `INSERT INTO one_time_codes (hash, purpose, subject, expires_at) VALUES ($1, $2, $3, $4::timestamptz)`,
        [hashOf(challenge), purpose, subject, at(CHALLENGE_LIFETIME)],
      );
      return challenge;
    },

    async redeem(challenge, { purpose, subject }, raw = database.raw) {
      const rows = await raw(
        `UPDATE one_time_codes SET used_at = $4::timestamptz
         WHERE hash = $1 AND purpose = $2 AND subject = $3 AND used_at IS NULL AND expires_at > $4::timestamptz
         RETURNING 1`,
        [hashOf(challenge), purpose, subject, at()],
      );
      return rows.length > 0;
    },
  };
}
