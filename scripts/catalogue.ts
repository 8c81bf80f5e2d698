/**
 * `npm run catalogue -- import FILE.json [--replace-stock]` and `npm run catalogue -- export [FILE.json]`: copies what
 * the shop sells between a file and its database (DATABASE_URL, else DATA_DIR). docs/catalogue.md describes the file.
 */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { migrate } from '#src/commerce/db/migrate.ts';
import { exportCatalogue } from '#src/commerce/import/export-catalogue.ts';
import { importCatalogue } from '#src/commerce/import/import-catalogue.ts';
import { CatalogueFileError, readCatalogue } from '#src/commerce/import/read-catalogue.ts';
import { fail, openShopDatabase } from './support/open-database.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'replace-stock': { type: 'boolean', default: false } },
});
const [command, file] = positionals;

async function importFile(path: string): Promise<void> {
  const text = await readFile(path, 'utf8').catch(() => fail(`There is no file ${path}.`));
  const database = await openShopDatabase({ isNewAllowed: true });
  await migrate(database);
  let refusal: string | null = null;
  try {
    const data = await readCatalogue(text, database);
    const edition = `file ${createHash('sha256').update(text).digest('hex')}`;
    const isWritten = await importCatalogue(
      database,
      { edition, read: async () => data },
      { isStockReplaced: values['replace-stock'] },
    );
    const { categories, masters, products, stores, promotions } = data;
    console.log(
      isWritten
        ? `Imported ${categories.length} categories, ${masters.length} masters in ${products.length} colours, ${stores.length} stores and ${promotions.length} promotions.`
        : 'The database has this very file already.',
    );
  } catch (error) {
    if (!(error instanceof CatalogueFileError)) throw error;
    refusal = error.message;
  } finally {
    await database.close();
  }
  if (refusal !== null) fail(`${path} was not imported:\n${refusal}`);
}

async function exportTo(path: string | undefined): Promise<void> {
  const database = await openShopDatabase();
  await migrate(database);
  const text = `${JSON.stringify(await exportCatalogue(database), null, 1)}\n`;
  await database.close();
  if (path === undefined) process.stdout.write(text);
  else await writeFile(path, text);
}

if (command === 'import' && file !== undefined) await importFile(file);
else if (command === 'export') await exportTo(file);
else
  fail(
    'Usage: npm run catalogue -- import FILE.json [--replace-stock]\n       npm run catalogue -- export [FILE.json]',
  );
