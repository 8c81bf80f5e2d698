import type { Raw } from '../db/database.types.ts';
import { CommerceError } from '../errors.ts';

/**
 * Keeps an account from being erased until the transaction ends. Throws AUT404 (403) if it was erased meanwhile: what
 * is written for it would stay.
 */
export async function holdCustomer(raw: Raw, id: string): Promise<void> {
  // An erasure at the same time waits for this lock, or has deleted the row already.
  const [customer] = await raw('SELECT 1 FROM consumers WHERE id = $1 FOR KEY SHARE', [id]);
  if (!customer) throw new CommerceError('AUT404', 403);
}
