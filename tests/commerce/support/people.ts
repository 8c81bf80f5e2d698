import { createHash, randomBytes } from 'node:crypto';
import type { AuthSession } from '#openapi/generated/waymark.gen.ts';
import type { Commerce } from '#src/commerce/app.ts';
import { demoPassword } from '#src/demo/people/people.ts';
import { caller, type Shopper } from './shop.ts';

/** Signs in people of the seed as a page does: gets a code for a challenge and exchanges it for a session. */
export function signedIn(commerce: Commerce) {
  const ask = (path: string, body: object) => caller(commerce, '', 'POST', path, body);

  /** A shopper with this access token. */
  const as = (token: string): Shopper => ({
    token,
    call: async (method, path, body, headers) => (await caller(commerce, token, method, path, body, headers)) as never,
  });

  const come = async (
    path: string,
    shown: object,
    more: object,
    password: string = demoPassword,
  ): Promise<Required<AuthSession>> => {
    const codeVerifier = randomBytes(32).toString('base64url');
    const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url');
    const { authorizationCode } = (await ask(path, { ...shown, password, codeChallenge })).body as {
      authorizationCode: string;
    };
    const body = { grant: 'registered', authorizationCode, codeVerifier, ...more };
    return (await ask('/token/v2/auth/token', body)).body as Required<AuthSession>;
  };

  const enter = (username: string, more: object = {}, password?: string) =>
    come('/consumers-v3/auth/signin', { type: 'Registered', username }, more, password);
  /** The sign-in of associates. */
  const enterStore = (username: string) => come('/consumers-v3/consumer/agent/login', { username }, {});

  return { as, enter, enterStore };
}
