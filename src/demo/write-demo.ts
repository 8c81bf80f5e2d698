import type { OnProgress } from '#src/commerce/db/migrate.ts';
import { importCatalogue } from '#src/commerce/import/import-catalogue.ts';
import { upsert } from '#src/commerce/import/upsert.ts';
import { catalogueDataOf } from './catalogue-data.ts';
import type { Opening } from './opening.ts';
import { demoRows } from './rows.ts';
import { prepareSimulation } from './simulation/tables.ts';
import type { Database } from '#src/commerce/db/database.types.ts';

/** Notes in a database that it holds the demo, and which edition of it. */
export const markDemo = (database: Pick<Database, 'raw'>, value: string): Promise<void> =>
  upsert(database, { table: 'meta', key: 'key', rows: [{ key: 'demo', value }] });

/**
 * Writes the demo's catalogue, people and what they own into a database. It is marked as a demo (`meta`, key `demo`)
 * before the first row is written, because production refuses a marked database.
 */
export async function writeDemo(
  database: Pick<Database, 'raw' | 'script' | 'transaction'>,
  { edition, read }: Opening,
  onProgress: OnProgress = () => undefined,
): Promise<void> {
  const seed = await read();
  await markDemo(database, 'being written');
  await prepareSimulation(database, seed);
  await importCatalogue(database, { edition, read: async () => catalogueDataOf(seed) }, { onProgress });
  for (const rows of await demoRows(seed)) {
    onProgress(rows.table, 0, 1);
    await upsert(database, rows);
  }
  for (const { id, redeemed } of seed.promotions) {
    if (redeemed > 0)
      await database.raw('UPDATE promotions SET redeemed = greatest(redeemed, $2) WHERE id = $1', [id, redeemed]);
  }
}
