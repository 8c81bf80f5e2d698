import { CommerceError } from '../errors.ts';
import { comparing, type Tries } from '../limits/tries.ts';
import type { Consumer } from '../model/customer.ts';
import type { Session } from '../model/session.ts';
import type { Consumers } from './consumers.ts';
import type { Passwords } from './passwords.ts';

export interface CurrentPasswordDeps {
  consumers: Consumers;
  passwords: Passwords;
  tries: Tries;
}

/** Refuses a password that is not the current one. */
export const wrongPassword = (field: string) => new CommerceError('AUT450', 422, { field });

/**
 * Returns the customer of a session and the stored hash if the password is theirs. Throws AUT404 for a guest, AUT450
 * for another password, and API429 after too many tries.
 */
export async function checkPassword(
  { consumers, passwords, tries }: CurrentPasswordDeps,
  { session, password, field, address }: { session: Session; password: string; field: string; address: string },
): Promise<{ consumer: Consumer; passwordHash: string }> {
  if (session.consumerType === 'GUEST') throw new CommerceError('AUT404', 403);
  const attempt = await tries.begin('currentPassword', { target: session.subject, address });
  const consumer = await consumers.byId(session.subject);
  const known = consumer && (await consumers.byEmail(consumer.email));
  if (!known || !(await comparing(attempt, passwords.isRight(password, known.passwordHash))))
    throw wrongPassword(field);
  await attempt.right();
  return known;
}
