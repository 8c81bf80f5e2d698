import type { Session } from '../model/session.ts';
import type { Consumers } from '../auth/consumers.ts';

/** Returns the id of a customer's favourite store; null for a guest, whose browser stores it. */
export async function favouriteStoreId(consumers: Consumers, session: Session): Promise<string | null> {
  if (session.consumerType === 'GUEST') return null;
  return (await consumers.byId(session.subject))?.doc.favouriteStoreId ?? null;
}
