import type { Session } from '../auth/session.types.ts';
import type { Services } from '../services.ts';

/** The store that a customer likes best; null for a guest, whose browser remembers theirs. */
export async function favouriteStoreId(
  { consumers }: Pick<Services, 'consumers'>,
  session: Session,
): Promise<string | null> {
  if (session.consumerType === 'GUEST') return null;
  return (await consumers.byId(session.subject))?.doc.favouriteStoreId ?? null;
}
