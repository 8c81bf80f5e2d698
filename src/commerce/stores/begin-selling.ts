import type { InStoreSale } from '#openapi/generated/waymark.gen.ts';
import type { Session } from '../auth/session.types.ts';
import type { Services } from '../services.ts';

/** From now on, until it ends, a session sells in a store. */
export async function beginSelling(
  { audit, database, sessions }: Services,
  session: Session,
  { storeId, storeEmployeeId }: Pick<InStoreSale, 'storeId' | 'storeEmployeeId'>,
): Promise<void> {
  const actor = await audit.actorOf(session);
  await database.transaction(async (tx) => {
    await sessions.sell(session, tx);
    await audit.record({ kind: 'sale-begun', ...actor, facts: { storeId, storeEmployeeId } }, tx);
  });
}
