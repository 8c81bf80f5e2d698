import { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Limit } from './limits.ts';
import type { Database } from '../db/database.types.ts';
import type { Clock } from '../clock.ts';

interface Query {
  text: string;
  values?: readonly unknown[];
}

interface Row {
  points: number;
  /** Milliseconds since the epoch. A driver may return a bigint as text. */
  expire: string | number | null;
}

/**
 * What a wrong try adds to the count of a limit whose tries are judged. Tries under way count 1 each, so that one
 * number, changed by one statement, tells both.
 */
const WRONG = 1000;

/** What is in the count of a limit whose tries are judged. */
export const judgedIn = (count: number): { wrong: number; underWay: number } => ({
  wrong: Math.floor(count / WRONG),
  underWay: count % WRONG,
});

/** In the library's queries, greater numbers are times (milliseconds since the epoch) and smaller ones are points. */
const MOMENTS = 1_000_000_000_000;

/**
 * The database with the interface that rate-limiter-flexible expects, independent of the driver. The library uses
 * `Date.now()`; its times are converted to the service's clock here.
 */
const clientOf = ({ raw }: Pick<Database, 'raw'>, clock: Clock) => ({
  async query({ text, values = [] }: Query): Promise<{ rows: Row[]; rowCount: number }> {
    const ahead = clock() - Date.now();
    const given = values.map((value) => (typeof value === 'number' && value > MOMENTS ? value + ahead : value));
    const rows = await raw<Row>(text, given);
    const read = rows.map(({ points, expire }) => ({
      points,
      expire: expire === null ? null : Number(expire) - ahead,
    }));
    return { rows: read, rowCount: read.length };
  },
});

/** Counts in the table `rate_limits`, which all processes that use the database share. */
export interface LimitStore {
  /** Returns a limiter for one limit; `name` is the prefix of its keys. */
  limiter(name: string, limit: Limit): RateLimiterPostgres;
  /** Subtracts one point of each key. */
  giveBack(keys: readonly string[]): Promise<void>;
  /** Takes a try under way out of counts of judged tries. */
  leave(keys: readonly string[]): Promise<void>;
  /** Takes all wrong tries and the right one out of counts of judged tries; others are still under way. */
  forget(keys: readonly string[]): Promise<void>;
  /**
   * Makes a try under way a wrong one. Returns how many wrong ones the limit leaves; if none, it is closed for its
   * whole length from now.
   */
  markWrong(key: string, limit: Limit): Promise<number>;
  /** Deletes expired counts. */
  tidy(): Promise<void>;
}

export function createLimitStore({ database, clock }: { database: Pick<Database, 'raw'>; clock: Clock }): LimitStore {
  const storeClient = clientOf(database, clock);
  return {
    limiter: (keyPrefix, { points, seconds }) =>
      new RateLimiterPostgres({
        storeClient,
        storeType: 'client',
        keyPrefix,
        points,
        duration: seconds,
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
      }),
    // The library's reward() would write a negative count if the window has ended meanwhile, and so allow one try too
    // many in the next window.
    giveBack: async (keys) =>
      void (await database.raw(
        `UPDATE rate_limits SET points = points - 1
         WHERE key IN (SELECT key FROM rate_limits WHERE key = ANY($1::text[]) AND points > 0 AND expire > $2 ORDER BY key FOR UPDATE)`,
        [keys, clock()],
      )),
    async leave(keys) {
      if (keys.length === 0) return;
      await database.raw(
        `UPDATE rate_limits SET points = points - 1
         WHERE key IN (SELECT key FROM rate_limits
                       WHERE key = ANY($1::text[]) AND points % ${WRONG} > 0 AND expire > $2 ORDER BY key FOR UPDATE)`,
        [keys, clock()],
      );
    },
    async forget(keys) {
      if (keys.length === 0) return;
      await database.raw(
        `UPDATE rate_limits SET points = GREATEST(points % ${WRONG} - 1, 0),
           expire = CASE WHEN points % ${WRONG} > 1 THEN expire ELSE $2 END
         WHERE key IN (SELECT key FROM rate_limits WHERE key = ANY($1::text[]) ORDER BY key FOR UPDATE)`,
        [keys, clock()],
      );
    },
    async markWrong(key, { points, seconds }) {
      const [row] = await database.raw<{ wrong: number }>(
        `INSERT INTO rate_limits AS known (key, points, expire) VALUES ($1, ${WRONG}, $3)
         ON CONFLICT (key) DO UPDATE SET
           points = CASE WHEN known.expire <= $4 THEN ${WRONG}
                         WHEN known.points % ${WRONG} > 0 THEN known.points + ${WRONG - 1} ELSE known.points + ${WRONG} END,
           expire = CASE WHEN known.expire <= $4 OR known.points / ${WRONG} + 1 >= $2 THEN $3 ELSE known.expire END
         RETURNING points / ${WRONG} AS wrong`,
        [key, points, clock() + seconds * 1000, clock()],
      );
      return Math.max(0, points - (row?.wrong ?? 1));
    },
    tidy: async () => void (await database.raw('DELETE FROM rate_limits WHERE expire < $1', [clock()])),
  };
}
