import { createHmac, randomInt } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Database, Raw } from '../db/database.types.ts';

/** Milliseconds for which a code works. */
const LIFETIME = 10 * 60_000;

export interface SmsCodes {
  /** Returns a new code of six digits for a subscription. */
  issue(subscriptionId: string): Promise<string>;
  /** Uses a code up. Returns false if it is wrong, used or expired. */
  redeem(subscriptionId: string, code: string, tx: Raw): Promise<boolean>;
}

/** Codes of text messages. Only an HMAC is stored: without its key, nobody can try the million codes at a copy. */
export function createSmsCodes({
  database,
  clock,
  secret,
}: {
  database: Database;
  clock: Clock;
  secret: string;
}): SmsCodes {
  const key = createHmac('sha256', secret).update('sms-codes').digest();
  const hashOf = (id: string, code: string) => createHmac('sha256', key).update(`${id} ${code}`).digest('hex');
  const at = (offset = 0) => new Date(clock() + offset).toISOString();
  return {
    async issue(subscriptionId) {
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      await database.raw(
        `INSERT INTO one_time_codes (hash, purpose, subject, expires_at) VALUES ($1, 'sms', $2, $3::timestamptz)
         ON CONFLICT (hash) DO UPDATE SET expires_at = excluded.expires_at, used_at = NULL`,
        [hashOf(subscriptionId, code), subscriptionId, at(LIFETIME)],
      );
      return code;
    },

    async redeem(subscriptionId, code, tx) {
      const rows = await tx(
        `UPDATE one_time_codes SET used_at = $2::timestamptz
         WHERE hash = $1 AND purpose = 'sms' AND used_at IS NULL AND expires_at > $2::timestamptz RETURNING 1`,
        [hashOf(subscriptionId, code), at()],
      );
      return rows.length > 0;
    },
  };
}
