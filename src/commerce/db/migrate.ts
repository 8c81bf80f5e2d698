import { migrations } from './migrations.gen.ts';
import type { Database } from './database.types.ts';

/** Called as work goes on: `done` of `total` steps of `what`. */
export type OnProgress = (what: string, done: number, total: number) => void;

/** Any number: one writer at a time over all processes that share the database. */
const MIGRATION_LOCK = 726_001;

/**
 * Brings the tables up to date; each migration is one transaction and runs once. A migration whose text changed after
 * it ran is an error: write a new one.
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
          // A second process that waited for the lock fails here, on the primary key, with all its statements undone.
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
  // Asked first: whoever may not create tables is refused even where there is nothing to create (docs/operating.md, two
  // users).
  const [found] = await database.raw<{ isThere: boolean }>(
    `SELECT to_regclass('migrations') IS NOT NULL AS "isThere"`,
    [],
  );
  if (!found?.isThere)
    await database.script('CREATE TABLE IF NOT EXISTS migrations (tag text PRIMARY KEY, hash text NOT NULL)');
  const rows = await database.raw<{ tag: string; hash: string }>('SELECT tag, hash FROM migrations', []);
  return new Map(rows.map(({ tag, hash }) => [tag, hash]));
}
