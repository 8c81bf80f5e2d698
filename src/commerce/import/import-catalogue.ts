import type { OnProgress } from '../db/migrate.ts';
import type { CatalogueData } from '../model/catalogue-data.ts';
import { catalogueRows } from './catalogue-rows.ts';
import { upsert } from './upsert.ts';
import type { Database } from '../db/database.types.ts';

/** A catalogue to import. `edition` identifies its content: the same edition has the same rows. */
export interface CatalogueEdition {
  edition: string;
  read(): Promise<CatalogueData>;
}

export interface ImportOptions {
  /**
   * True: the file's stock replaces that of the database. Otherwise a variant that already has a stock count keeps it.
   */
  isStockReplaced?: boolean;
  onProgress?: OnProgress;
}

/**
 * Writes a catalogue, all of it or nothing, and returns true. Does nothing if the database has this edition. A later
 * edition replaces the rows that it contains and does not change others. A running shop uses it within a minute.
 */
export async function importCatalogue(
  database: Pick<Database, 'raw' | 'transaction'>,
  { edition, read }: CatalogueEdition,
  { isStockReplaced = false, onProgress = () => undefined }: ImportOptions = {},
): Promise<boolean> {
  const [known] = await database.raw<{ value: string }>(`SELECT value FROM meta WHERE key = 'catalogue'`, []);
  if (known?.value === edition && !isStockReplaced) return false;
  const tables = catalogueRows(await read(), { isStockReplaced });
  await database.transaction(async (raw) => {
    for (const [at, rows] of tables.entries()) {
      onProgress(rows.table, at, tables.length);
      await upsert({ raw }, rows);
    }
    await upsert({ raw }, { table: 'meta', key: 'key', rows: [{ key: 'catalogue', value: edition }] });
  });
  onProgress('catalogue', tables.length, tables.length);
  return true;
}
