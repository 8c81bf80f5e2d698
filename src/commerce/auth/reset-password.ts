import type { ForgottenPasswordConfirmation } from '#openapi/generated/waymark.gen.ts';
import { brokenPasswordRules } from '#src/domain/password.ts';
import type { Audit } from '../audit/audit.types.ts';
import { CommerceError } from '../errors.ts';
import type { Tries } from '../limits/tries.ts';
import { later, type QueueDeps } from '../outbox/outbox.ts';
import { type Consumers, emailKey } from './consumers.ts';
import { hashPassword, type Passwords } from './passwords.ts';
import type { ResetCodes } from './reset-codes.ts';
import type { Sessions } from './sessions.ts';

export interface ResetDeps extends QueueDeps {
  audit: Audit;
  consumers: Consumers;
  passwords: Passwords;
  resetCodes: ResetCodes;
  sessions: Sessions;
  tries: Tries;
}

/** Throws FE872 for a password that is too short, API422 for one that breaks another rule (core 5). */
function assertPasswordRules(password: string, field: string): void {
  const [broken] = brokenPasswordRules(password);
  if (broken) throw new CommerceError(broken === 'length' ? 'FE872' : 'API422', 422, { field });
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
  const { audit, clock, consumers, database, outbox, passwords, resetCodes, sessions, tries } = deps;
  assertPasswordRules(newPassword, '/newPassword');
  if (newPassword !== confirmPassword) throw new CommerceError('FE340', 422, { field: '/confirmPassword' });
  const attempt = await tries.begin('resetLink', { target: '', address });
  const owner = await resetCodes.ownerOf(code);
  const consumer = owner === null ? null : await consumers.byId(owner);
  const known = consumer && (await consumers.byEmail(consumer.email));
  if (!known) throw expired();
  const { id, email } = known.consumer;
  if (await passwords.isRight(newPassword, known.passwordHash))
    throw new CommerceError('AUT452', 422, { field: '/newPassword' });
  const hash = await hashPassword(newPassword);
  const actor = await audit.actorOfConsumer(known.consumer);
  const isSet = await database.transaction(async (tx) => {
    if ((await resetCodes.redeem(code, tx)) !== id) return false;
    await consumers.setHash(id, hash, tx);
    await resetCodes.endAll(id, tx);
    await sessions.endAll(id, tx);
    await audit.record({ kind: 'password-reset', ...actor }, tx);
    const entry = { id: `password-changed:${crypto.randomUUID()}`, kind: 'password-changed', about: id } as const;
    await later(tx, [entry], new Date(clock()));
    return true;
  });
  if (!isSet) throw expired();
  await attempt.right();
  // Whoever reads the mailbox is the owner: a lock after wrong passwords does not keep them out.
  await tries.forgive('signIn', { target: emailKey(email), address });
  outbox.wake();
}
