import type { InStoreSale } from '#openapi/generated/waymark.gen.ts';
import type { Session } from '../model/session.ts';
import type { Audit } from '../audit/audit.types.ts';
import type { Sessions } from '../auth/sessions.ts';
import type { Database } from '../db/database.types.ts';

export interface SaleDeps {
  audit: Audit;
  database: Database;
  sessions: Sessions;
}

/** Marks a session as selling in a store until it ends. */
export async function beginSelling(
  { audit, database, sessions }: SaleDeps,
  session: Session,
  { storeId, storeEmployeeId }: Pick<InStoreSale, 'storeId' | 'storeEmployeeId'>,
): Promise<void> {
  const actor = await audit.actorOf(session);
  await database.transaction(async (tx) => {
    await sessions.sell(session, tx);
    await audit.record({ kind: 'sale-begun', ...actor, facts: { storeId, storeEmployeeId } }, tx);
  });
}
