import type { AssociateSignInRequest } from '#openapi/generated/waymark.gen.ts';
import type { CallContext } from '../contract.ts';
import { assertPerson, type DefenceDeps } from '../bot-defence/assertPerson.ts';
import { CommerceError } from '../errors.ts';
import { type Consumers, emailKey } from './consumers.ts';
import { isOutdated, type Passwords } from './passwords.ts';
import { warnOwner } from './warn-owner.ts';
import type { Consumer } from '../model/customer.ts';
import type { Audit } from '../audit/audit.types.ts';
import { comparing, type Tries } from '../limits/tries.ts';
import type { QueueDeps } from '../outbox/outbox.ts';
import type { AuthorizationCodes } from './authorization-codes.ts';

export interface SignInDeps extends DefenceDeps, QueueDeps {
  audit: Audit;
  consumers: Consumers;
  passwords: Passwords;
  tries: Tries;
  codes: AuthorizationCodes;
}

/**
 * Returns an authorization code for the right password of an account that may sign in this way (core 4,
 * Authentication). Throws AUT401 for a wrong password, AUT426 if one try is left, AUT423 if none is left, and AUT441
 * for a locked account. The answer never reveals who has an account or of which kind: an account of another kind counts
 * as a wrong password.
 */
export async function showPassword(
  deps: SignInDeps,
  shown: AssociateSignInRequest,
  { address }: Pick<CallContext, 'address'>,
  { kind, isFor }: { kind: 'sign-in' | 'associate-sign-in'; isFor: (consumer: Consumer) => boolean },
): Promise<{ authorizationCode: string }> {
  const { audit, consumers, database, passwords, tries, codes } = deps;
  const email = emailKey(shown.username);
  const attempt = await tries.begin('signIn', { target: email, address }, (mustCheck) =>
    assertPerson(deps, {
      token: shown.recaptcha_response,
      action: 'login',
      account: () => shown.username,
      mustCheck,
    }),
  );
  const known = await consumers.byEmail(email);
  const isRight = await comparing(attempt, passwords.isRight(shown.password, known?.passwordHash ?? null));
  if (!isRight || !known || !isFor(known.consumer)) {
    const { left, isAlarming } = await attempt.wrong();
    const errorId = left === 0 ? 'AUT423' : left === 1 ? 'AUT426' : 'AUT401';
    const actor = known ? await audit.actorOfConsumer(known.consumer) : audit.stranger(email);
    await audit.record({ kind: 'sign-in-failed', ...actor, facts: { way: kind }, reason: errorId });
    if (isAlarming) await warnOwner(deps, email);
    throw new CommerceError(errorId, left === 0 ? 423 : 401);
  }
  await attempt.right();
  const actor = await audit.actorOfConsumer(known.consumer);
  if (known.consumer.isLocked) {
    await audit.record({ kind: 'sign-in-failed', ...actor, facts: { way: kind }, reason: 'AUT441' });
    throw new CommerceError('AUT441', 423);
  }
  const { id } = known.consumer;
  const passwordHash = await currentHash(deps, known, shown.password);
  const authorizationCode = await database.transaction(async (tx) => {
    // A password that was changed after it was compared gets no code: the code would survive the end of all sessions.
    if ((await consumers.lockHash(id, tx)) !== passwordHash) return null;
    await audit.record({ kind, ...actor }, tx);
    return codes.issue(id, shown.codeChallenge, tx);
  });
  if (authorizationCode === null) throw new CommerceError('AUT401', 401);
  return { authorizationCode };
}

/** Returns the hash of a right password, replaced if it was outdated; a second sign-in may have replaced it. */
async function currentHash(
  { consumers, passwords }: SignInDeps,
  { consumer: { id, email }, passwordHash }: { consumer: Consumer; passwordHash: string },
  password: string,
): Promise<string> {
  if (!isOutdated(passwordHash)) return passwordHash;
  await consumers.rehash(id, { from: passwordHash, to: await passwords.hash(password) });
  const now = await consumers.byEmail(email);
  return now && (await passwords.isRight(password, now.passwordHash)) ? now.passwordHash : passwordHash;
}
