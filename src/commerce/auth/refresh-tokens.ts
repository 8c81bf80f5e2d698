import { createHash, randomBytes } from 'node:crypto';
import type { Session } from '../model/session.ts';
import type { Raw, Database } from '../db/database.types.ts';
import type { Clock } from '../clock.ts';
import type { Device } from './device.ts';

const LIFETIME = 30 * 24 * 60 * 60 * 1000;
/**
 * Milliseconds. A second use of a token within this time is not theft: two tabs renewed at once, or an answer was lost.
 */
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

/** A session that can be continued. */
export interface LiveSession extends Device {
  family: string;
  /** When its latest token was issued. */
  seenAt: Date;
}

/** Which sessions of a consumer end: one, or all but one. */
export type Ending = { only: string } | { kept: string | null };

export interface EndedSession {
  family: string;
  isSelling: boolean;
}

export interface RefreshTokens {
  /** Without a device the session is a guest's. */
  start(session: Session, device: Device | null, raw?: Raw): Promise<string>;
  /**
   * Exchanges an old token for a new one. Null if the old token is unknown, expired, revoked, or was used before. A
   * second use after the grace period revokes the whole family.
   */
  rotate(token: string): Promise<{ token: string; session: Session } | null>;
  /** The owner of a token, without using it; null if it cannot be used (any more). */
  ownerOf(token: string): Promise<string | null>;
  /** The session that a token was issued for, even if the token cannot be used any more; null if it is unknown. */
  find(token: string): Promise<Session | null>;
  /** Ends the session of a token. Returns null if the token is unknown or the session has already ended. */
  end(token: string, raw?: Raw): Promise<(Session & { isSelling: boolean }) | null>;
  /** The latest 100 sessions of the owner of a session: that one first, then the latest. */
  live(own: Session): Promise<LiveSession[]>;
  /** Ends sessions of a consumer, and returns them. */
  endAll(subject: string, ending: Ending, tx: Raw): Promise<EndedSession[]>;
  isAlive(family: string): Promise<boolean>;
  /** Marks the session as that of an associate who sells in a store, until it ends. */
  sell(family: string, raw?: Raw): Promise<void>;
  isSelling(family: string): Promise<boolean>;
}

/** Opaque refresh tokens. Each can be used once; only their SHA-256 is stored. */
export function createRefreshTokens({ database, clock }: { database: Database; clock: Clock }): RefreshTokens {
  const at = (offset = 0) => new Date(clock() + offset).toISOString();
  const endFamily = (family: string) =>
    database.raw('UPDATE refresh_tokens SET revoked_at = $2::timestamptz WHERE family = $1 AND revoked_at IS NULL', [
      family,
      at(),
    ]);

  return {
    async start({ subject, consumerType, family }, device, raw = database.raw) {
      const token = made();
      await raw(
        `INSERT INTO refresh_tokens (hash, family, subject, consumer_type, expires_at, browser, system)
         VALUES ($1, $2, $3, $4, $5::timestamptz, $6, $7)`,
        [hashOf(token), family, subject, consumerType, at(LIFETIME), device?.browser ?? null, device?.system ?? null],
      );
      return token;
    },

    async rotate(old) {
      const token = made();
      // One statement, so that either the old token is marked and its successor exists, or neither.
      const [renewed] = await database.raw<Row>(
        `WITH used AS (
           UPDATE refresh_tokens SET rotated_at = coalesce(rotated_at, $3::timestamptz)
           WHERE hash = $1 AND revoked_at IS NULL AND expires_at > $3::timestamptz
             AND (rotated_at IS NULL OR rotated_at > $4::timestamptz)
           RETURNING family, subject, consumer_type, is_selling, browser, system)
         INSERT INTO refresh_tokens (hash, family, subject, consumer_type, is_selling, browser, system, expires_at)
         SELECT $2, family, subject, consumer_type, is_selling, browser, system, $5::timestamptz FROM used
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

    async live({ subject, family: own }) {
      const rows = await database.raw<Device & { family: string; issued_at: Date | string }>(
        `SELECT family, browser, system, max(expires_at) - $3 * interval '1 millisecond' AS issued_at
         FROM refresh_tokens
         WHERE subject = $1 AND revoked_at IS NULL AND rotated_at IS NULL AND expires_at > $2::timestamptz
         GROUP BY family, browser, system ORDER BY family = $4::uuid DESC, issued_at DESC LIMIT 100`,
        [subject, at(), LIFETIME, own],
      );
      return rows.map(({ family, browser, system, issued_at: issued }) => ({
        family,
        browser,
        system,
        seenAt: new Date(issued),
      }));
    },

    async endAll(subject, ending, tx) {
      const [which, family] =
        'only' in ending ? ['family = $3::uuid', ending.only] : ['family IS DISTINCT FROM $3::uuid', ending.kept];
      const revoke = () =>
        tx<{ family: string; is_selling: boolean }>(
          `UPDATE refresh_tokens SET revoked_at = $2::timestamptz
           WHERE subject = $1 AND revoked_at IS NULL AND ${which} RETURNING family, is_selling`,
          [subject, at(), family],
        );
      // The first statement waits for tokens that are being rotated, and misses their successors; the second does not.
      const rows = [...(await revoke()), ...(await revoke())];
      const selling = new Set(rows.filter((row) => row.is_selling).map((row) => row.family));
      return [...new Set(rows.map((row) => row.family))].map((ended) => ({
        family: ended,
        isSelling: selling.has(ended),
      }));
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
      // A token that was renewed at the same moment may lack the mark, but its predecessor has it.
      const rows = await database.raw('SELECT 1 FROM refresh_tokens WHERE family = $1 AND is_selling LIMIT 1', [
        family,
      ]);
      return rows.length > 0;
    },
  };
}
