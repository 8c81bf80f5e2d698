import type { Raw } from '../db/database.types.ts';
import { CommerceError } from '../errors.ts';
import type { Session } from '../model/session.ts';

async function found(raw: Raw, id: string, lock: 'KEY SHARE' | 'NO KEY UPDATE'): Promise<void> {
  // An erasure at the same time waits for this lock, or has deleted the row already.
  const [customer] = await raw(`SELECT 1 FROM consumers WHERE id = $1 FOR ${lock}`, [id]);
  if (!customer) throw new CommerceError('AUT404', 403);
}

/**
 * Keeps an account from being erased until the transaction ends. Throws AUT404 (403) if it was erased meanwhile: what
 * is written for it would stay.
 */
export const holdCustomer = (raw: Raw, id: string): Promise<void> => found(raw, id, 'KEY SHARE');

/** Holds the account of a session, as above. A guest has none. */
export const holdOwner = async (raw: Raw, { subject, consumerType }: Pick<Session, 'subject' | 'consumerType'>) => {
  if (consumerType !== 'GUEST') await holdCustomer(raw, subject);
};

/**
 * Holds an account, and makes other calls that lock it wait until the transaction ends: for what counts the rows of a
 * customer, or changes several of them.
 */
export const lockCustomer = (raw: Raw, id: string): Promise<void> => found(raw, id, 'NO KEY UPDATE');
