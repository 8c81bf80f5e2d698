import { setFlagsFromString } from 'node:v8';
import { lockFolder } from './folder-lock.ts';
import type { PostgresOptions } from './postgres.ts';
import type { Database, Raw } from './database.types.ts';
import { assertRoom, DatabaseFolderError, roomIn } from './room.ts';
import { DatabaseUnavailableError, isOutOfRoom } from './unavailable.ts';

/**
 * A PostgreSQL server when `url` is given, else PGlite: in `dataDir`, or in memory. `template` is a data directory
 * (`dumpDataDir`) to begin from when there is none yet: it saves the seconds that a fresh one takes. Throws a
 * DatabaseInUseError when another process has `dataDir` open, a DatabaseFolderError when its files cannot be used, and
 * a DatabaseUnavailableError from every call while its disk is as good as full.
 */
export async function openDatabase(
  options: PostgresOptions & {
    url?: string | undefined;
    dataDir?: string | undefined;
    template?: Blob | undefined;
    /** Megabytes that are left on the disk of `dataDir`. */
    room?: ((folder: string) => number) | undefined;
  },
): Promise<Database> {
  if (!options.url) return openPglite(options);
  const { openPostgres } = await import('./postgres.ts');
  return openPostgres(options.url, options);
}

/** What PGlite keeps of its tables in memory: the demo's fit, and its own 128 MB would be touched all at once. */
const BUFFERS = '32MB';

/**
 * PGlite is one WebAssembly module, with a function of 105 kB that V8 would translate a second time for speed: seconds
 * of a processor and 600 MB beside the first requests, for statements that take no longer without (decision 012).
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
    // A fresh folder is made by a second instance, which goes by its own parameters.
    initDbStartParams: ['-c', `shared_buffers=${BUFFERS}`],
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${BUFFERS}`],
  }).catch((error: unknown) => {
    unlock();
    throw dataDir ? new DatabaseFolderError(dataDir, error) : error;
  });
  const { each, forget } = createPrepared(client);
  const raw: Raw = async <Row>(sql: string, params: readonly unknown[]) => (await each<Row>(sql, [params]))[0] ?? [];
  // One at a time: a statement must not get into a transaction that somebody else has open.
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
