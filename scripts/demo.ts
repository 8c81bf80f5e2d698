/**
 * `npm run demo -- remove [--dry-run]`: removes everything that the demo made from the shop's database (DATABASE_URL, else
 * DATA_DIR), and tells what it removed. A dry run tells it and removes nothing.
 */
import { parseArgs } from 'node:util';
import { migrate } from '#src/commerce/db/migrate.ts';
import { removeDemo } from '#src/demo/remove-demo.ts';
import { seed } from '#src/demo/seed.ts';
import { fail, openShopDatabase } from './support/open-database.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { 'dry-run': { type: 'boolean', default: false } } });
if (positionals.length !== 1 || positionals[0] !== 'remove') fail('Usage: npm run demo -- remove [--dry-run]');

const isDryRun = values['dry-run'];
const database = await openShopDatabase();
await migrate(database);
const removed = await removeDemo(database, seed, { isDryRun });
const left = await database.raw<{ table: string; rows: number }>(
  `SELECT 'carts' AS table, count(*)::integer AS rows FROM carts UNION ALL SELECT 'orders', count(*)::integer FROM orders`,
  [],
);
await database.close();
if (removed.length === 0) console.log('This database holds nothing of the demo.');
for (const { table, rows } of removed) console.log(`${isDryRun ? 'would remove' : 'removed'} ${String(rows).padStart(7)} ${table}`);
if (!isDryRun) for (const { table, rows } of left) console.log(`left         ${String(rows).padStart(7)} ${table}`);
