import { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Limit } from './limits.ts';
import type { Database } from '../db/database.types.ts';

interface Query {
  text: string;
  values?: readonly unknown[];
}

interface Row {
  points: number;
  /** Milliseconds since the epoch; a driver may give a bigint as text. */
  expire: string | number | null;
}

/** Greater numbers in the library's queries are moments (milliseconds since the epoch), smaller ones points. */
const MOMENTS = 1_000_000_000_000;

/**
 * The database as rate-limiter-flexible asks it, whichever driver answers. The library reads `Date.now()`; its
 * moments become those of the service's clock here.
 */
const clientOf = ({ raw }: Pick<Database, 'raw'>, clock: () => number) => ({
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

/** Counts in the table `rate_limits`, where all processes that share the database see them. */
export interface LimitStore {
  /** Counts for one limit; `name` begins its keys. */
  limiter(name: string, limit: Limit): RateLimiterPostgres;
  /** Takes back one point of each key. */
  giveBack(keys: readonly string[]): Promise<void>;
  /** Deletes what has expired. */
  tidy(): Promise<void>;
}

export function createLimitStore({
  database,
  clock,
}: {
  database: Pick<Database, 'raw'>;
  clock: () => number;
}): LimitStore {
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
    // The library's reward() would write a negative count where the window has ended meanwhile: one try too many in the
    // next.
    giveBack: async (keys) =>
      void (await database.raw(
        `UPDATE rate_limits SET points = points - 1
         WHERE key IN (SELECT key FROM rate_limits WHERE key = ANY($1::text[]) AND points > 0 AND expire > $2 ORDER BY key FOR UPDATE)`,
        [keys, clock()],
      )),
    tidy: async () => void (await database.raw('DELETE FROM rate_limits WHERE expire < $1', [clock()])),
  };
}
