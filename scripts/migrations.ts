/**
 * Writes the next SQL migration from `src/commerce/db/schema.ts`, then all migrations as a module, because the bundled
 * server has no folder of SQL files beside it.
 *
 *   npm run migration NAME
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'src/commerce/db/migrations');
const name = process.argv[2];

if (name) {
  const cli = join(root, 'node_modules/drizzle-kit/bin.cjs');
  const config = 'src/commerce/db/drizzle.config.ts';
  const run = spawnSync(process.execPath, [cli, 'generate', '--config', config, '--name', name], {
    cwd: root,
    stdio: 'inherit',
  });
  if (run.status !== 0) process.exit(run.status ?? 1);
}

const journal = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as { entries: { tag: string }[] };
const migrations = journal.entries.map(({ tag }) => {
  const file = join(folder, `${tag}.sql`);
  const written = readFileSync(file, 'utf8');
  // The generator names the schema of a foreign key, but a shop's tables may be in a schema of their own.
  const sql = written.replaceAll('REFERENCES "public".', 'REFERENCES ');
  if (sql !== written) writeFileSync(file, sql);
  return {
    tag,
    hash: createHash('sha256').update(sql).digest('hex'),
    statements: sql.split('--> statement-breakpoint').map((part) => part.trim()),
  };
});
const text = `// Made by scripts/migrations.ts from migrations/*.sql. Do not edit.
interface Migration {
  tag: string;
  hash: string;
  statements: readonly string[];
}
export const migrations: readonly Migration[] = ${JSON.stringify(migrations, null, 2)};
`;
writeFileSync(join(root, 'src/commerce/db/migrations.gen.ts'), text);
console.log(`${migrations.length} migrations -> src/commerce/db/migrations.gen.ts`);
