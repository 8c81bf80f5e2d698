import type { AssociateSignInRequest } from '#openapi/generated/waymark.gen.ts';
import { assertPerson } from '../defence/assertPerson.ts';
import { CommerceError } from '../errors.ts';
import type { Services } from '../services.ts';
import { type Consumer, emailKey } from './consumers.ts';
import { isPassword } from './passwords.ts';

/**
 * An authorization code for the right password of an account that may come in this way (core 4, Authentication). Who has an
 * account, and of which kind, is never told: another kind's is a wrong password.
 */
export async function showPassword(
  services: Services,
  shown: AssociateSignInRequest,
  isFor: (consumer: Consumer) => boolean,
): Promise<{ authorizationCode: string }> {
  await assertPerson(services, { token: shown.recaptcha_response, action: 'login', account: () => shown.username });
  const { consumers, attempts, codes } = services;
  const email = emailKey(shown.username);
  if (await attempts.isLocked(email)) throw new CommerceError('AUT423', 423);
  const known = await consumers.byEmail(email);
  const isRight = await isPassword(shown.password, known?.passwordHash ?? null);
  if (!isRight || !known || !isFor(known.consumer)) {
    const left = await attempts.failed(email);
    if (left === 0) throw new CommerceError('AUT423', 423);
    throw new CommerceError(left === 1 ? 'AUT426' : 'AUT401', 401);
  }
  if (known.consumer.isLocked) throw new CommerceError('AUT441', 423);
  await attempts.passed(email);
  return { authorizationCode: await codes.issue(known.consumer.id, shown.codeChallenge) };
}
