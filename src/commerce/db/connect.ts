import { setFlagsFromString } from 'node:v8';
import { lockFolder } from './folder-lock.ts';
import type { PostgresOptions } from './postgres.ts';
import type { Database, Raw } from './database.types.ts';
import { assertRoom, DatabaseFolderError, roomIn } from './room.ts';
import { DatabaseUnavailableError, isOutOfRoom } from './unavailable.ts';

/**
 * Opens a PostgreSQL server if `url` is given, else PGlite: in `dataDir`, or in memory. `template` is a data directory
 * (`dumpDataDir`) to copy if there is none yet; a fresh one takes seconds to make. Throws a DatabaseInUseError if
 * another process has `dataDir` open, and a DatabaseFolderError if its files cannot be used. Every call throws a
 * DatabaseUnavailableError while its disk is almost full.
 */
export async function openDatabase(
  options: PostgresOptions & {
    url?: string | undefined;
    dataDir?: string | undefined;
    template?: Blob | undefined;
    /** Returns the free megabytes on the disk of `dataDir`. */
    room?: ((folder: string) => number) | undefined;
  },
): Promise<Database> {
  if (!options.url) return openPglite(options);
  const { openPostgres } = await import('./postgres.ts');
  return openPostgres(options.url, options);
}

/**
 * Size of PGlite's table cache in memory. The demo's tables fit. PGlite's own default of 128 MB would be allocated at
 * once.
 */
const BUFFERS = '32MB';

/**
 * Stops V8 from optimising PGlite's WebAssembly module, which has a function of 105 kB. A second compilation would cost
 * seconds of processor time and 600 MB during the first requests, and statements would not be faster (decision 012).
 */
function keepCodeSmall(): void {
  setFlagsFromString('--no-wasm-tier-up');
  setFlagsFromString('--no-wasm-dynamic-tiering');
}

async function openPglite({
  dataDir,
  template,
  room = roomIn,
}: {
  dataDir?: string | undefined;
  template?: Blob | undefined;
  room?: ((folder: string) => number) | undefined;
}): Promise<Database> {
  keepCodeSmall();
  const { Mutex, PGlite } = await import('@electric-sql/pglite');
  const { createPrepared } = await import('./prepared.ts');
  const { existsSync, mkdirSync } = await import('node:fs');
  const isNew = !dataDir || !existsSync(`${dataDir}/PG_VERSION`);
  if (dataDir) mkdirSync(dataDir, { recursive: true });
  const checkRoom = () => dataDir && assertRoom(room(dataDir));
  checkRoom();
  const unlock = dataDir ? lockFolder(dataDir) : () => undefined;
  const client = await PGlite.create({
    ...(dataDir ? { dataDir } : {}),
    ...(isNew && template ? { loadDataDir: template } : {}),
    // A second instance, with parameters of its own, makes a fresh folder.
    initDbStartParams: ['-c', `shared_buffers=${BUFFERS}`],
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${BUFFERS}`],
  }).catch((error: unknown) => {
    unlock();
    throw dataDir ? new DatabaseFolderError(dataDir, error) : error;
  });
  const { each, forget } = createPrepared(client);
  const raw: Raw = async <Row>(sql: string, params: readonly unknown[]) => (await each<Row>(sql, [params]))[0] ?? [];
  // One at a time: a statement must not run inside an open transaction of another caller.
  const turn = new Mutex();
  const inTurn = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await turn.runExclusive(() => {
        checkRoom();
        return work();
      });
    } catch (error) {
      throw isOutOfRoom(error) ? new DatabaseUnavailableError(error) : error;
    }
  };
  return {
    engine: 'pglite',
    pool: () => null,
    raw: (sql, params) => inTurn(() => raw(sql, params)),
    each: (sql, all) => inTurn(() => each(sql, all)),
    transaction: (work) => inTurn(() => client.transaction(() => work(raw))),
    script: (sql) =>
      inTurn(async () => {
        await client.exec(sql);
        await forget();
      }),
    close: () => turn.runExclusive(() => client.close()).finally(unlock),
  };
}
