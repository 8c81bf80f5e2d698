import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { openDatabase } from '#src/commerce/db/connect.ts';
import { migrate } from '#src/commerce/db/migrate.ts';
import { migrations } from '#src/commerce/db/migrations.gen.ts';
import { openingOf } from '#src/demo/opening.ts';
import type { Seed } from '#src/demo/seed.types.ts';
import { writeDemo } from '#src/demo/write-demo.ts';
import type { Raw, Database } from '#src/commerce/db/database.types.ts';

const folder = join(import.meta.dirname, '../../../node_modules/.cache/waymark');
/**
 * What a template is made by. One made by other code would refuse the sign-ins of the demo's people, or lack what they
 * have now.
 */
const makers = ['src/commerce/auth/passwords.ts', 'src/demo/rows.ts'].map((path) =>
  readFileSync(join(import.meta.dirname, '../../..', path), 'utf8'),
);
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A migrated and seeded data directory. Made once for all test files, because making one takes seconds. */
export async function templateOf(seed: Seed): Promise<Blob> {
  const hash = createHash('sha256')
    .update(JSON.stringify([migrations.map((one) => one.hash), seed, makers]))
    .digest('hex')
    .slice(0, 16);
  const file = join(folder, `db-${hash}.tar`);
  const lock = `${file}.lock`;
  mkdirSync(folder, { recursive: true });
  for (let waited = 0; !existsSync(file); waited += 100) {
    try {
      mkdirSync(lock);
    } catch {
      // Another test file is making the template. After 60 s its process is taken for dead.
      if (waited > 60_000) rmSync(lock, { recursive: true, force: true });
      await pause(100);
      continue;
    }
    const client = await PGlite.create();
    const database = overClient(client);
    await migrate(database);
    await writeDemo(database, openingOf(seed));
    const dump = await client.dumpDataDir('none');
    writeFileSync(`${file}.new`, Buffer.from(await dump.arrayBuffer()));
    renameSync(`${file}.new`, file);
    await client.close();
    rmSync(lock, { recursive: true });
  }
  return new Blob([readFileSync(file)]);
}

/** The part of `Database` that making a template needs. */
function overClient(client: PGlite): Pick<Database, 'raw' | 'script' | 'transaction'> {
  const raw: Raw = async <Row>(sql: string, params: readonly unknown[]) =>
    (await client.query<Row>(sql, [...params])).rows;
  return { raw, script: async (sql) => void (await client.exec(sql)), transaction: (work) => work(raw) };
}

/** A database with the opening data for one test file: PostgreSQL if DATABASE_URL is set, else PGlite. */
export async function openTestDatabase(seed: Seed): Promise<Database> {
  const url = process.env['DATABASE_URL'];
  if (!url) return openDatabase({ template: await templateOf(seed) });
  const searchPath = `test_${randomBytes(6).toString('hex')}`;
  const database = await openDatabase({ url, searchPath, maxConnections: 8 });
  await database.script(`CREATE SCHEMA ${searchPath}`);
  await migrate(database);
  await writeDemo(database, openingOf(seed));
  return {
    ...database,
    close: async () => {
      await database.script(`DROP SCHEMA ${searchPath} CASCADE`);
      await database.close();
    },
  };
}
