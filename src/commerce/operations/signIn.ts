import { emailKey } from '../auth/consumers.ts';
import { isPassword } from '../auth/passwords.ts';
import type { Handler } from '../contract.ts';
import { CommerceError } from '../errors.ts';
import { assertHuman, type Services } from '../services.ts';

/** An authorization code for the right password (core 4, Authentication); who is a customer is never told. */
export const signIn =
  (services: Services): Handler<'signIn'> =>
  async ({ body }) => {
    await assertHuman(services, body.recaptcha_response, 'signIn');
    const { consumers, attempts, codes } = services;
    const email = emailKey(body.username);
    if (await attempts.isLocked(email)) throw new CommerceError('AUT423', 423);
    const known = await consumers.byEmail(email);
    if (!(await isPassword(body.password, known?.passwordHash ?? null)) || !known) {
      const left = await attempts.failed(email);
      if (left === 0) throw new CommerceError('AUT423', 423);
      throw new CommerceError(left === 1 ? 'AUT426' : 'AUT401', 401);
    }
    if (known.consumer.isLocked) throw new CommerceError('AUT441', 423);
    await attempts.passed(email);
    return { status: 200, body: { authorizationCode: await codes.issue(known.consumer.id, body.codeChallenge) } };
  };
