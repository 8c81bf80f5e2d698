import { createHash } from 'node:crypto';
import type { Seed } from '../seed/seed.types.ts';
import type { Database } from './connect.ts';
import type { OnProgress } from './migrate.ts';
import { type Row, tablesOf } from './seed.tables.ts';

/** Raised when the same seed makes other rows. */
const TABLES = 4;

/** Rows of one statement: few enough for its memory, enough that the statement costs nothing beside them. */
const CHUNK = 500;

/** What a shop opens with, named by what is in it: the same name is the same rows. */
export interface Opening {
  edition: string;
  read(): Promise<Seed>;
}

export const openingOf = (seed: Seed): Opening => ({
  edition: createHash('sha256').update(JSON.stringify([TABLES, seed])).digest('hex'),
  read: async () => seed,
});

/**
 * Writes the shop's opening data; does nothing when the database has this very seed. A later seed replaces the rows
 * that it names and leaves what shoppers made (carts, orders, reviews of their own) and the stock that was sold.
 */
export async function seedDatabase(
  database: Pick<Database, 'raw'>,
  { edition, read }: Opening,
  onProgress: OnProgress = () => undefined,
): Promise<void> {
  const [known] = await database.raw<{ value: string }>(`SELECT value FROM meta WHERE key = 'seed'`, []);
  if (known?.value === edition) return;
  const tables = tablesOf(await read());
  for (const [at, [table, key, rows, keep]] of tables.entries()) {
    onProgress(table, at, tables.length);
    for (let from = 0; from < rows.length; from += CHUNK)
      await upsert(database, table, key, rows.slice(from, from + CHUNK), keep);
  }
  await upsert(database, 'meta', 'key', [{ key: 'seed', value: edition }], false);
  onProgress('done', tables.length, tables.length);
}

/** `keep`: a row that is there already stays as it is. */
async function upsert(
  database: Pick<Database, 'raw'>,
  table: string,
  key: string,
  rows: Row[],
  keep: boolean,
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  if (columns.length === 0) return;
  const others = columns.filter((column) => !key.split(', ').includes(column));
  const clash =
    keep || others.length === 0
      ? 'NOTHING'
      : `UPDATE SET ${others.map((one) => `${one} = excluded.${one}`).join(', ')}`;
  await database.raw(
    `INSERT INTO ${table} (${columns.join(', ')})
     SELECT ${columns.join(', ')} FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb)
     ON CONFLICT (${key}) DO ${clash}`,
    [JSON.stringify(rows)],
  );
}
