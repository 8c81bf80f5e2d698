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
    tidy: async () => void (await database.raw('DELETE FROM rate_limits WHERE expire < $1', [clock()])),
  };
}
