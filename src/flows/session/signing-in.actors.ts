import type { AssociateSignInRequest, SignInRequest, TokenRequest } from '#openapi/generated/waymark.gen.ts';
import type { Session, ShownPassword } from '#machines/session/session.types.ts';
import { api } from '#src/api/api.ts';
import { exactly } from '#src/api/exact.ts';
import { unwrap } from '#src/api/problem.ts';
import { heldCode, holdCode } from '#src/flows/shared/held-code.ts';
import { noteReturning, remember, rememberedSession } from '#src/flows/shared/stored-session.ts';
import { beginning } from './begun-session.ts';
import { sessionOf } from './session-of.ts';

export { loadAccount } from '#src/flows/after-log-in/index.ts';

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Returns the order that the page confirms: a guest's becomes the customer's (core 7, postLogin). */
function orderInProgress(): Pick<TokenRequest, 'orderNo' | 'st' | 'action'> {
  const search = new URLSearchParams(location.search);
  const [orderNo, st] = [search.get('order'), search.get('st')];
  return orderNo && st && location.pathname.endsWith('/order-confirmation') ? { orderNo, st, action: 'postLogin' } : {};
}

/** Shows the password, with the challenge of a new verifier, and holds the code. */
export async function askForCode(
  { email, password, token, isAssociate }: ShownPassword,
  signal: AbortSignal,
): Promise<void> {
  const codeVerifier = base64url(crypto.getRandomValues(new Uint8Array(32)));
  const codeChallenge = base64url(
    new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(codeVerifier))),
  );
  const body = exactly<AssociateSignInRequest>()({
    username: email,
    password,
    codeChallenge,
    ...(token ? { recaptcha_response: token } : {}),
  });
  const { authorizationCode } = await unwrap(
    isAssociate
      ? api.POST('/consumers-v3/consumer/agent/login', { body, signal })
      : api.POST('/consumers-v3/auth/signin', {
          body: exactly<SignInRequest>()({ type: 'Registered', ...body }),
          signal,
        }),
  );
  holdCode({ authorizationCode, codeVerifier });
}

/** Exchanges the held code for the customer's session; names what the guest gathered in this browser. */
export async function exchangeCode(signal: AbortSignal): Promise<Session> {
  const { basketId, favoriteId, saveForLaterId, consumerNo: guestNo } = rememberedSession() ?? {};
  const body = exactly<TokenRequest>()({
    grant: 'registered',
    ...heldCode(),
    ...orderInProgress(),
    guestObjects: {
      ...(basketId ? { basketId } : {}),
      ...(favoriteId ? { favoriteId } : {}),
      ...(saveForLaterId ? { saveForLaterId } : {}),
    },
  });
  const answer = await unwrap(beginning(api.POST('/token/v2/auth/token', { body, signal }), null));
  holdCode(null);
  noteReturning();
  const favorites = answer.favorites?.total ? { favoriteId: answer.favorites.favoriteId } : {};
  return remember({ ...sessionOf(answer), guestNo, ...favorites, saveForLaterId: answer.saveForLaterId });
}
