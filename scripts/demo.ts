/**
 * `npm run demo -- remove [--dry-run]`: removes everything that the demo made from the shop's database (DATABASE_URL,
 * else DATA_DIR), and prints what it removed. A dry run prints it and removes nothing.
 *
 * `npm run demo -- docs`: writes docs/demo.md, what can be tried in the demo.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { migrate } from '#src/commerce/db/migrate.ts';
import { demoGuide } from '#src/demo/guide/guide.ts';
import { guideMarkdown } from '#src/demo/guide/markdown.ts';
import { removeDemo } from '#src/demo/remove-demo.ts';
import { seed } from '#src/demo/seed.ts';
import { fail, openShopDatabase } from './support/open-database.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'dry-run': { type: 'boolean', default: false } },
});
const [command, ...rest] = positionals;
if (rest.length > 0 || (command !== 'remove' && command !== 'docs'))
  fail('Usage: npm run demo -- remove [--dry-run], or npm run demo -- docs');

if (command === 'docs') {
  writeFileSync(join(import.meta.dirname, '../docs/demo.md'), guideMarkdown(demoGuide));
  console.log('docs/demo.md');
} else {
  await remove(values['dry-run']);
}

async function remove(isDryRun: boolean): Promise<void> {
  const database = await openShopDatabase();
  await migrate(database);
  const removed = await removeDemo(database, seed, { isDryRun });
  const left = await database.raw<{ table: string; rows: number }>(
    `SELECT 'carts' AS table, count(*)::integer AS rows FROM carts UNION ALL SELECT 'orders', count(*)::integer FROM orders`,
    [],
  );
  await database.close();
  if (removed.length === 0) console.log('This database holds nothing of the demo.');
  for (const { table, rows } of removed)
    console.log(`${isDryRun ? 'would remove' : 'removed'} ${String(rows).padStart(7)} ${table}`);
  if (!isDryRun) for (const { table, rows } of left) console.log(`left         ${String(rows).padStart(7)} ${table}`);
}
