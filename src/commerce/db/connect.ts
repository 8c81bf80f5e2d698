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

export interface Database {
  db: Db;
  engine: 'pglite' | 'postgres';
  raw: Raw;
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
  const { PGlite } = await import('@electric-sql/pglite');
  const { drizzle } = await import('drizzle-orm/pglite');
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
  return {
    db: drizzle({ client, schema }) as unknown as Db,
    engine: 'pglite',
    raw: async <Row>(sql: string, params: readonly unknown[]) => (await client.query<Row>(sql, [...params])).rows,
    transaction: (work) =>
      client.transaction((tx) =>
        work(async <Row>(sql: string, params: readonly unknown[]) => (await tx.query<Row>(sql, [...params])).rows),
      ),
    script: async (sql) => void (await client.exec(sql)),
    close: () => client.close(),
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
  return {
    db: drizzle({ client, schema }) as unknown as Db,
    engine: 'postgres',
    raw: async <Row>(sql: string, params: readonly unknown[]) =>
      [...(await client.unsafe(sql, params as never[], { prepare: true }))] as unknown as Row[],
    transaction: async <Result>(work: (raw: Raw) => Promise<Result>) =>
      (await client.begin((tx) =>
        work(
          async <Row>(sql: string, params: readonly unknown[]) =>
            [...(await tx.unsafe(sql, params as never[], { prepare: true }))] as unknown as Row[],
        ),
      )) as Result,
    script: async (sql) => void (await client.unsafe(sql).simple()),
    close: () => client.end({ timeout: 5 }),
  };
}
