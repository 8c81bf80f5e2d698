import type { ForgottenPasswordConfirmation } from '#openapi/generated/waymark.gen.ts';
import type { Audit } from '../audit/audit.types.ts';
import { CommerceError } from '../errors.ts';
import { comparing, type Tries } from '../limits/tries.ts';
import type { QueueDeps } from '../outbox/outbox.ts';
import { emailKey } from './consumers.ts';
import { assertNewPassword, type NewPasswordDeps, setPassword } from './new-password.ts';
import type { Passwords } from './passwords.ts';

export interface ResetDeps extends NewPasswordDeps, QueueDeps {
  audit: Audit;
  passwords: Passwords;
  tries: Tries;
}

/** Error for a code that is unknown, used or expired. */
const expired = () => new CommerceError('AUT402', 410, { field: '/code' });

/**
 * Sets a new password with the code of an e-mail, ends every session of its customer, and tells them by e-mail. Throws
 * FE340, FE872, API422 and AUT452 for a password that cannot be, AUT402 for the code. Only a password that is set uses
 * the code up.
 */
export async function resetPassword(
  deps: ResetDeps,
  { code, newPassword, confirmPassword }: ForgottenPasswordConfirmation,
  address: string,
): Promise<void> {
  const { audit, consumers, database, outbox, passwords, resetCodes, tries } = deps;
  assertNewPassword({ newPassword, confirmPassword });
  const attempt = await tries.begin('resetLink', { target: '', address });
  const owner = await resetCodes.ownerOf(code);
  const consumer = owner === null ? null : await consumers.byId(owner);
  const known = consumer && (await consumers.byEmail(consumer.email));
  if (!known) throw expired();
  const { id, email } = known.consumer;
  if (await comparing(attempt, passwords.isRight(newPassword, known.passwordHash)))
    throw new CommerceError('AUT452', 422, { field: '/newPassword' });
  const hash = await comparing(attempt, passwords.hash(newPassword));
  const actor = await audit.actorOfConsumer(known.consumer);
  const isSet = await database.transaction(async (tx) => {
    if ((await resetCodes.redeem(code, tx)) !== id) return false;
    await setPassword(deps, { id, hash, kept: null }, tx);
    await audit.record({ kind: 'password-reset', ...actor }, tx);
    return true;
  });
  if (!isSet) throw expired();
  await attempt.right();
  // Whoever reads the mailbox is the owner: a lock after wrong passwords does not keep them out.
  await tries.forgive('signIn', { target: emailKey(email), address });
  outbox.wake();
}
