import type { Database } from '#src/commerce/db/database.types.ts';

/** Thrown if production opens a database that holds the demo, whose passwords are public. */
export class DemoFoundError extends Error {
  constructor() {
    super(
      [
        'This database holds the demo: people whose passwords are public, gift cards, invented reviews and stock.',
        'Production does not open it. See what the demo made, and remove it:',
        '  npm run demo -- remove --dry-run',
        '  npm run demo -- remove',
      ].join('\n'),
    );
  }
}

/** Throws a DemoFoundError if the database has the demo's mark. */
export async function assertNoDemo({ raw }: Pick<Database, 'raw'>): Promise<void> {
  const marks = await raw(`SELECT value FROM meta WHERE key = 'demo'`, []);
  if (marks.length > 0) throw new DemoFoundError();
}
