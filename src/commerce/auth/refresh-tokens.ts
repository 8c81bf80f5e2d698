import { createHash, randomBytes } from 'node:crypto';
import type { Session } from './session.types.ts';
import type { Raw, Database } from '../db/database.types.ts';

const LIFETIME = 30 * 24 * 60 * 60 * 1000;
/** Two tabs that renew at once, or a lost answer, are no theft. */
const GRACE = 30_000;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
const made = (): string => randomBytes(32).toString('base64url');

interface Row {
  family: string;
  subject: string;
  consumer_type: Session['consumerType'];
}
const sessionOf = (row: Row): Session => ({
  subject: row.subject,
  consumerType: row.consumer_type,
  family: row.family,
});

export interface RefreshTokens {
  start(session: Session): Promise<string>;
  /**
   * A new token for an old one; null when the old one is unknown, expired, ended, or was used before (which ends all
   * of its family).
   */
  rotate(token: string): Promise<{ token: string; session: Session } | null>;
  /** Whose it is, without using it; null when it cannot be used (any more). */
  ownerOf(token: string): Promise<string | null>;
  /** The session that a token was issued for, whether it can be used or not; null when nobody knows it. */
  find(token: string): Promise<Session | null>;
  /** Ends the session of a token; null when nobody knows it, or it has ended. */
  end(token: string, raw?: Raw): Promise<(Session & { isSelling: boolean }) | null>;
  isAlive(family: string): Promise<boolean>;
  /** From now on, until it ends, somebody sells in a store with this session. */
  sell(family: string, raw?: Raw): Promise<void>;
  isSelling(family: string): Promise<boolean>;
}

/** Opaque tokens, one use each, kept as SHA-256. */
export function createRefreshTokens({ database, clock }: { database: Database; clock: () => number }): RefreshTokens {
  const at = (offset = 0) => new Date(clock() + offset).toISOString();
  const endFamily = (family: string) =>
    database.raw('UPDATE refresh_tokens SET revoked_at = $2::timestamptz WHERE family = $1 AND revoked_at IS NULL', [
      family,
      at(),
    ]);

  return {
    async start({ subject, consumerType, family }) {
      const token = made();
      await database.raw(
        `INSERT INTO refresh_tokens (hash, family, subject, consumer_type, expires_at)
         VALUES ($1, $2, $3, $4, $5::timestamptz)`,
        [hashOf(token), family, subject, consumerType, at(LIFETIME)],
      );
      return token;
    },

    async rotate(old) {
      const token = made();
      // One statement: the old one is marked and its successor exists, or neither.
      const [renewed] = await database.raw<Row>(
        `WITH used AS (
           UPDATE refresh_tokens SET rotated_at = coalesce(rotated_at, $3::timestamptz)
           WHERE hash = $1 AND revoked_at IS NULL AND expires_at > $3::timestamptz
             AND (rotated_at IS NULL OR rotated_at > $4::timestamptz)
           RETURNING family, subject, consumer_type, is_selling)
         INSERT INTO refresh_tokens (hash, family, subject, consumer_type, is_selling, expires_at)
         SELECT $2, family, subject, consumer_type, is_selling, $5::timestamptz FROM used
         RETURNING family, subject, consumer_type`,
        [hashOf(old), hashOf(token), at(), at(-GRACE), at(LIFETIME)],
      );
      if (renewed) return { token, session: sessionOf(renewed) };
      const [reused] = await database.raw<Row>(
        'SELECT family, subject, consumer_type FROM refresh_tokens WHERE hash = $1 AND rotated_at IS NOT NULL',
        [hashOf(old)],
      );
      if (reused) await endFamily(reused.family);
      return null;
    },

    async ownerOf(token) {
      const [row] = await database.raw<Row>(
        `SELECT family, subject, consumer_type FROM refresh_tokens
         WHERE hash = $1 AND revoked_at IS NULL AND expires_at > $2::timestamptz
           AND (rotated_at IS NULL OR rotated_at > $3::timestamptz)`,
        [hashOf(token), at(), at(-GRACE)],
      );
      return row?.subject ?? null;
    },

    async find(token) {
      const [row] = await database.raw<Row>(
        'SELECT family, subject, consumer_type FROM refresh_tokens WHERE hash = $1',
        [hashOf(token)],
      );
      return row ? sessionOf(row) : null;
    },

    async end(token, raw = database.raw) {
      const [row] = await raw<Row & { is_selling: boolean }>(
        `WITH ended AS (
           UPDATE refresh_tokens SET revoked_at = $2::timestamptz
           WHERE family = (SELECT family FROM refresh_tokens WHERE hash = $1) AND revoked_at IS NULL
           RETURNING family, subject, consumer_type, is_selling)
         SELECT family, subject, consumer_type, bool_or(is_selling) AS is_selling FROM ended GROUP BY 1, 2, 3`,
        [hashOf(token), at()],
      );
      return row ? { ...sessionOf(row), isSelling: row.is_selling } : null;
    },

    async isAlive(family) {
      const rows = await database.raw('SELECT 1 FROM refresh_tokens WHERE family = $1 AND revoked_at IS NULL LIMIT 1', [
        family,
      ]);
      return rows.length > 0;
    },

    async sell(family, raw = database.raw) {
      await raw('UPDATE refresh_tokens SET is_selling = true WHERE family = $1', [family]);
    },

    async isSelling(family) {
      // A token that was renewed in the very moment does not know it; the one before it does.
      const rows = await database.raw('SELECT 1 FROM refresh_tokens WHERE family = $1 AND is_selling LIMIT 1', [
        family,
      ]);
      return rows.length > 0;
    },
  };
}
