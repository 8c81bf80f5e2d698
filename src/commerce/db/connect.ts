import { setFlagsFromString } from 'node:v8';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import * as schema from './schema.ts';

/** Queries, whichever engine answers them. A transaction has the same type. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

/**
 * Runs one statement as it stands: where building the query would cost more than running it. JSON parameters are
 * strings with a cast in the SQL. Rows are objects.
 */
export type Raw = <Row>(sql: string, params: readonly unknown[]) => Promise<Row[]>;

/** Runs one statement for each of some parameters, in one round trip: all of it or, when one fails, nothing. */
export type Each = <Row>(sql: string, all: readonly (readonly unknown[])[]) => Promise<Row[][]>;

export interface Database {
  db: Db;
  engine: 'pglite' | 'postgres';
  raw: Raw;
  each: Each;
  /** All of it or, when `work` throws, nothing. */
  transaction<Result>(work: (raw: Raw) => Promise<Result>): Promise<Result>;
  /** Several statements without parameters, as a migration has them. */
  script(sql: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * A PostgreSQL server when `url` is given, else PGlite: in `dataDir`, or in memory. `template` is a data directory
 * (`dumpDataDir`) to begin from when there is none yet: it saves the seconds that a fresh one takes.
 */
export async function openDatabase(options: {
  url?: string | undefined;
  dataDir?: string | undefined;
  template?: Blob | undefined;
  /** PostgreSQL schema to work in; tests use one each. */
  searchPath?: string | undefined;
  maxConnections?: number | undefined;
}): Promise<Database> {
  return options.url ? openPostgres(options.url, options) : openPglite(options);
}

/** What PGlite keeps of its tables in memory: the demo's fit, and its own 128 MB would be touched all at once. */
const BUFFERS = '32MB';

/**
 * PGlite is one WebAssembly module, with a function of 105 kB that V8 would translate a second time for speed: seconds of
 * a processor and 600 MB beside the first requests, for statements that take no longer without (decision 012).
 */
function keepCodeSmall(): void {
  setFlagsFromString('--no-wasm-tier-up');
  setFlagsFromString('--no-wasm-dynamic-tiering');
}

async function openPglite({
  dataDir,
  template,
}: {
  dataDir?: string | undefined;
  template?: Blob | undefined;
}): Promise<Database> {
  keepCodeSmall();
  const { Mutex, PGlite } = await import('@electric-sql/pglite');
  const { drizzle } = await import('drizzle-orm/pglite');
  const { createPrepared } = await import('./prepared.ts');
  const { existsSync, mkdirSync } = await import('node:fs');
  const isNew = !dataDir || !existsSync(`${dataDir}/PG_VERSION`);
  if (dataDir) mkdirSync(dataDir, { recursive: true });
  const client = await PGlite.create({
    ...(dataDir ? { dataDir } : {}),
    ...(isNew && template ? { loadDataDir: template } : {}),
    // A fresh folder is made by a second instance, which goes by its own parameters.
    initDbStartParams: ['-c', `shared_buffers=${BUFFERS}`],
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${BUFFERS}`],
  });
  const { each, forget } = createPrepared(client);
  const raw: Raw = async <Row>(sql: string, params: readonly unknown[]) => (await each<Row>(sql, [params]))[0] ?? [];
  // One at a time: a statement must not get into a transaction that somebody else has open.
  const turn = new Mutex();
  return {
    db: drizzle({ client, schema }) as unknown as Db,
    engine: 'pglite',
    raw: (sql, params) => turn.runExclusive(() => raw(sql, params)),
    each: (sql, all) => turn.runExclusive(() => each(sql, all)),
    transaction: (work) => turn.runExclusive(() => client.transaction(() => work(raw))),
    script: (sql) =>
      turn.runExclusive(async () => {
        await client.exec(sql);
        await forget();
      }),
    close: () => turn.runExclusive(() => client.close()),
  };
}

async function openPostgres(
  url: string,
  { searchPath, maxConnections = 10 }: { searchPath?: string | undefined; maxConnections?: number | undefined },
): Promise<Database> {
  const { default: postgres } = await import('postgres');
  const { drizzle } = await import('drizzle-orm/postgres-js');
  const client = postgres(url, {
    max: maxConnections,
    onnotice: () => undefined,
    ...(searchPath ? { connection: { search_path: searchPath } } : {}),
  });
  const rawOn =
    (on: Pick<typeof client, 'unsafe'>): Raw =>
    async <Row>(sql: string, params: readonly unknown[]) =>
      [...(await on.unsafe(sql, params as never[], { prepare: true }))] as unknown as Row[];
  const transaction = async <Result>(work: (raw: Raw) => Promise<Result>) =>
    (await client.begin((tx) => work(rawOn(tx)))) as Result;
  return {
    // Drizzle also has the driver hand JSON and times over as the text that they are: without it every statement here that casts one fails.
    db: drizzle({ client, schema }) as unknown as Db,
    engine: 'postgres',
    raw: rawOn(client),
    // The driver sends them one after the other, without waiting for answers; one alone is a transaction by itself.
    each: async <Row>(sql: string, all: readonly (readonly unknown[])[]) => {
      const [only, ...others] = all;
      if (only && others.length === 0) return [await rawOn(client)<Row>(sql, only)];
      return transaction((raw) => Promise.all(all.map((params) => raw<Row>(sql, params))));
    },
    transaction,
    script: async (sql) => void (await client.unsafe(sql).simple()),
    close: () => client.end({ timeout: 5 }),
  };
}
