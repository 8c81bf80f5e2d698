import { emailKey } from '../auth/consumers.ts';
import { isPassword } from '../auth/passwords.ts';
import type { Handler } from '../contract.ts';
import { assertPerson } from '../defence/assertPerson.ts';
import { CommerceError } from '../errors.ts';
import type { Services } from '../services.ts';

/** An authorization code for the right password (core 4, Authentication); who is a customer is never told. */
export const signIn =
  (services: Services): Handler<'signIn'> =>
  async ({ body }) => {
    await assertPerson(services, { token: body.recaptcha_response, action: 'login', account: () => body.username });
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
