import { migrations } from './migrations.gen.ts';
import type { Database } from './database.types.ts';

/** Called during the work: `done` of `total` steps of `what`. */
export type OnProgress = (what: string, done: number, total: number) => void;

/**
 * Key of the advisory lock, an arbitrary number. It allows one migration at a time over all processes that share the
 * database.
 */
const MIGRATION_LOCK = 726_001;

/**
 * Brings the tables up to date. Each migration is one transaction and runs once. Throws if the text of a migration
 * changed after it ran: write a new one instead.
 */
export async function migrate(
  database: Pick<Database, 'raw' | 'script'>,
  onProgress: OnProgress = () => undefined,
): Promise<void> {
  const applied = await appliedMigrations(database);
  for (const [at, { tag, hash, statements }] of migrations.entries()) {
    const known = applied.get(tag);
    if (known === hash) continue;
    if (known !== undefined) throw new Error(`migration ${tag} is not the one that this database has`);
    onProgress('migrations', at, migrations.length);
    await database
      .script(
        [
          'BEGIN',
          `SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`,
          // A second process that waited for the lock fails here, on the primary key, and all its statements are rolled
          // back.
          `INSERT INTO migrations (tag, hash) VALUES ('${tag}', '${hash}')`,
          ...statements.map((statement) => statement.replace(/;\s*$/, '')),
          'COMMIT',
        ].join(';\n'),
      )
      .catch(async (error: unknown) => {
        await database.script('ROLLBACK').catch(() => undefined);
        if ((await appliedMigrations(database)).get(tag) !== hash) throw error;
      });
  }
  onProgress('migrations', migrations.length, migrations.length);
}

async function appliedMigrations(database: Pick<Database, 'raw' | 'script'>): Promise<Map<string, string>> {
  // Checks first, because a user without the right to create tables is refused even if the table exists
  // (docs/operating.md, two users).
  const [found] = await database.raw<{ isThere: boolean }>(
    `SELECT to_regclass('migrations') IS NOT NULL AS "isThere"`,
    [],
  );
  if (!found?.isThere)
    await database.script('CREATE TABLE IF NOT EXISTS migrations (tag text PRIMARY KEY, hash text NOT NULL)');
  const rows = await database.raw<{ tag: string; hash: string }>('SELECT tag, hash FROM migrations', []);
  return new Map(rows.map(({ tag, hash }) => [tag, hash]));
}
