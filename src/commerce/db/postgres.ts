import pg, { type PoolClient } from 'pg';
import type { Database, Each, Raw } from './database.types.ts';
import { DatabaseUnavailableError, isOutOfRoom } from './unavailable.ts';

/** Milliseconds to wait for a connection, new or free. */
const PATIENCE = 10_000;

/**
 * Milliseconds to wait for the answer of a statement. After that the server counts as gone; TCP alone notices this only
 * after a quarter of an hour.
 */
const LONGEST_STATEMENT = 60_000;

/** Milliseconds; the longest time of a timer. For migrations, which may rebuild a table. */
const NO_LIMIT = 2 ** 31 - 1;

/** Milliseconds of silence after which an idle connection is probed. */
const SILENCE = 10_000;

/**
 * Seconds after which a connection is replaced, because the server's process for it does not free the memory that it
 * once needed.
 */
const LIFETIME = 1800;

/**
 * Maximum number of statements that are prepared on each connection. The shop has fewer; generated statements must not
 * fill the server's memory.
 */
const MOST = 256;

/**
 * Type ids of dates, times, lists of them, and numeric[]. Their values are returned as text, as the statements expect.
 */
const asText = [1082, 1083, 1114, 1115, 1182, 1184, 1185, 1231];

/**
 * SQLSTATEs after which a connection is useless: the server stops, starts or has no more connections (57P01 to 57P03,
 * 53300), or is not the primary any more (25006). Class 08 is an error of the connection itself.
 */
const ofTheConnection = /^(08...|57P0[123]|53300|25006)$/;

/** pg gives this error no code, so it is recognised by its message. */
const isUnanswered = (error: unknown): boolean => error instanceof Error && error.message === 'Query read timeout';

/**
 * True for "cached plan must not change result type": another process has migrated the tables, and the statements that
 * this connection has prepared are outdated.
 */
const isOutdated = ({ code, routine }: pg.DatabaseError): boolean =>
  code === '0A000' && routine === 'RevalidateCachedQuery';

const isUseless = (error: unknown): boolean =>
  isUnanswered(error) ||
  (error instanceof pg.DatabaseError && (ofTheConnection.test(error.code ?? '') || isOutdated(error)));

export interface PostgresOptions {
  /** PostgreSQL schema to work in. Each test uses its own. */
  searchPath?: string | undefined;
  maxConnections?: number | undefined;
  /** Milliseconds to wait for the answer of a statement. Scripts have no limit. */
  longestStatement?: number | undefined;
  /** Called with the reason if an idle connection broke. */
  onLost?: ((error: Error) => void) | undefined;
}

/**
 * Opens a PostgreSQL server. Every call that fails because of the connection throws a DatabaseUnavailableError; the
 * connection is dropped, and the next call opens another.
 */
export function openPostgres(
  url: string,
  { searchPath, maxConnections = 10, longestStatement = LONGEST_STATEMENT, onLost = () => undefined }: PostgresOptions,
): Database {
  const types = new pg.TypeOverrides();
  for (const oid of asText) types.setTypeParser(oid, (text) => text);
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    // Sends the statements of a transaction without waiting for the answer of the previous one.
    pipeline: true,
    keepAlive: true,
    keepAliveInitialDelayMillis: SILENCE,
    connectionTimeoutMillis: PATIENCE,
    query_timeout: longestStatement,
    idleTimeoutMillis: 0,
    maxLifetimeSeconds: LIFETIME,
    types,
    ...(searchPath ? { options: `-c search_path=${searchPath}` } : {}),
  });
  const lost = new WeakSet<PoolClient>();
  // Without its own listener, a connection that breaks between two statements of its user would end the process.
  pool.on('connect', (client) => void client.on('error', () => lost.add(client)));
  pool.on('error', onLost);

  const names = new Map<string, string>();
  const nameOf = (sql: string): string | undefined => {
    if (!names.has(sql) && names.size < MOST) names.set(sql, `statement_${names.size + 1}`);
    return names.get(sql);
  };
  const rawOn =
    (client: PoolClient): Raw =>
    async <Row>(sql: string, params: readonly unknown[]) =>
      (await client.query({ name: nameOf(sql), text: sql, values: [...params] })).rows as Row[];

  /** pg accepts a limit for each query, which is missing in its types. */
  const unlimited = (text: string): pg.QueryConfig & { query_timeout: number } => ({ text, query_timeout: NO_LIMIT });

  /** Lends a connection to `work`, and drops it if it is useless afterwards. */
  const lend = async <Result>(work: (client: PoolClient) => Promise<Result>): Promise<Result> => {
    const client = await pool.connect().catch((error: unknown) => {
      throw new DatabaseUnavailableError(error);
    });
    try {
      const result = await work(client);
      client.release();
      return result;
    } catch (error) {
      const isGone = lost.has(client) || isUseless(error);
      client.release(isGone);
      throw isGone || isOutOfRoom(error) ? new DatabaseUnavailableError(error) : error;
    }
  };

  /** Runs `work`, which may open a transaction. If it throws, rolls back and rethrows. */
  const orRollBack = async <Result>(client: PoolClient, work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work();
    } catch (error) {
      await client.query('ROLLBACK').catch(() => lost.add(client));
      throw error;
    }
  };

  const raw: Raw = (sql, params) => lend((client) => rawOn(client)(sql, params));

  const commit = async (client: PoolClient): Promise<void> => {
    const { command } = await client.query('COMMIT');
    // A statement failed and the caller continued, so the server rolls back the whole transaction.
    if (command !== 'COMMIT') throw new Error('the transaction was rolled back');
  };

  const transaction = <Result>(work: (raw: Raw) => Promise<Result>): Promise<Result> =>
    lend((client) =>
      orRollBack(client, async () => {
        await client.query('BEGIN');
        const result = await work(rawOn(client));
        await commit(client);
        return result;
      }),
    );

  const each: Each = async <Row>(sql: string, all: readonly (readonly unknown[])[]) => {
    const [only, ...others] = all;
    // A single statement is a transaction by itself.
    if (only && others.length === 0) return [await raw<Row>(sql, only)];
    return lend((client) =>
      orRollBack(client, async () => {
        await client.query('BEGIN');
        const tx = rawOn(client);
        const { stream } = client.connection;
        // Sends all in one piece, with the COMMIT. If a statement failed, the server treats the COMMIT as a ROLLBACK.
        stream.cork();
        const answers = all.map((params) => tx<Row>(sql, params));
        const committed = commit(client);
        stream.uncork();
        // Reports the error of the first statement that failed, not that of the COMMIT.
        await Promise.allSettled([...answers, committed]);
        const rows = await Promise.all(answers);
        await committed;
        return rows;
      }),
    );
  };

  return {
    engine: 'postgres',
    pool: () => ({ used: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    raw,
    each,
    transaction,
    script: (sql) => lend((client) => orRollBack(client, async () => void (await client.query(unlimited(sql))))),
    close: () => pool.end(),
  };
}
