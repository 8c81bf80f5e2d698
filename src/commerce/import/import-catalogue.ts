import type { OnProgress } from '../db/migrate.ts';
import type { CatalogueData } from '../model/catalogue-data.ts';
import { catalogueRows } from './catalogue-rows.ts';
import { upsert } from './upsert.ts';
import type { Database } from '../db/database.types.ts';

/** A catalogue to import, named by what is in it: the same edition is the same rows. */
export interface CatalogueEdition {
  edition: string;
  read(): Promise<CatalogueData>;
}

export interface ImportOptions {
  /** The counts of the file replace those of the database; else a shelf that is counted keeps its count. */
  isStockReplaced?: boolean;
  onProgress?: OnProgress;
}

/**
 * Writes a catalogue, all of it or nothing, and answers true; does nothing when the database has this very edition. A
 * later edition replaces the rows that it names and leaves others alone. A running shop sees it within a minute.
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
