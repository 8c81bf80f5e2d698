import { brokenPasswordRules } from '#src/domain/password.ts';
import type { Clock } from '../clock.ts';
import type { Raw } from '../db/database.types.ts';
import { CommerceError } from '../errors.ts';
import type { Session } from '../model/session.ts';
import { later } from '../outbox/outbox.ts';
import type { Consumers } from './consumers.ts';
import type { LinkCodes } from './link-codes.ts';
import type { Sessions } from './sessions.ts';

export interface NewPasswordDeps {
  clock: Clock;
  consumers: Consumers;
  resetCodes: LinkCodes;
  sessions: Sessions;
}

/**
 * Throws FE872 for a new password that is too short, API422 for one that breaks another rule (core 5), and FE340 if the
 * second one differs.
 */
export function assertNewPassword(typed: { newPassword: string; confirmPassword: string }): void {
  const [broken] = brokenPasswordRules(typed.newPassword);
  if (broken) throw new CommerceError(broken === 'length' ? 'FE872' : 'API422', 422, { field: '/newPassword' });
  if (typed.newPassword !== typed.confirmPassword) throw new CommerceError('FE340', 422, { field: '/confirmPassword' });
}

/**
 * Sets the password of a customer, ends every session of theirs but `kept` and every code, and queues the e-mail that
 * tells them. The caller wakes the outbox after its transaction.
 */
export async function setPassword(
  { clock, consumers, resetCodes, sessions }: NewPasswordDeps,
  { id, hash, kept }: { id: string; hash: string; kept: Session | null },
  tx: Raw,
): Promise<void> {
  await consumers.setHash(id, hash, tx);
  await resetCodes.endAll(id, tx);
  await sessions.endAll(id, { kept: kept?.family ?? null }, tx);
  const entry = { id: `password-changed:${crypto.randomUUID()}`, kind: 'password-changed', about: id } as const;
  await later(tx, [entry], new Date(clock()));
}
