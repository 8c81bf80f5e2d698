import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { openDatabase } from '#src/commerce/db/connect.ts';
import { migrate } from '#src/commerce/db/migrate.ts';

const grants = /```sql\n(GRANT [\s\S]*?)```/.exec(readFileSync('docs/operating.md', 'utf8'))?.[1] ?? '';

it('starts as a user who owns no table, by the grants of docs/operating.md, and may not change the audit trail', async () => {
  const database = await openDatabase({});
  try {
    await migrate(database);
    await database.script(`CREATE ROLE shop; ${grants}; SET ROLE shop`);
    await migrate(database);
    await expect(database.raw('CREATE TABLE another (id text)', [])).rejects.toThrow('permission denied');
    await expect(database.raw(`UPDATE audit_events SET actor = 'x'`, [])).rejects.toThrow('permission denied');
    expect(await database.raw('SELECT delete_audit_events_before(now()) AS deleted', [])).toHaveLength(1);
  } finally {
    await database.raw('RESET ROLE', []);
    await database.close();
  }
});
