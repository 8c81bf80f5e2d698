import { fromCallback, fromPromise } from 'xstate';
import type {
  AssociateSignInRequest,
  AuthSession,
  SignInRequest,
  TokenRequest,
} from '#openapi/generated/waymark.gen.ts';
import type { RenewalAnswer, SessionPorts } from '#machines/session/session.setup.ts';
import type { Session, ShownPassword, SignInCredential } from '#machines/session/session.types.ts';
import { postedSession } from '#src/domain/posted-session.ts';
import { api, renewWith } from '#src/api/api.ts';
import { exactly } from '#src/api/exact.ts';
import { ApiProblem, unwrap } from '#src/api/problem.ts';
import { draftsKey, noteReturning, remember, rememberedSession, storageKey } from '#src/flows/shared/stored-session.ts';

const sessionOf = ({ consumerNo, consumerType, basketId, isEmployeeDiscountTCAccepted }: AuthSession): Session => ({
  consumerNo,
  consumerType,
  basketId: basketId ?? null,
  owesTerms: consumerType === 'EMPLOYEE' && !isEmployeeDiscountTCAccepted,
});

/** A renewed token belongs to the same shopper: keeps the stored cart, which the answer does not name. */
function rememberRenewed(session: Session): Session {
  const before = rememberedSession();
  const isSame = before?.consumerNo === session.consumerNo;
  return remember({
    ...(isSame ? before : {}),
    ...session,
    basketId: session.basketId ?? (isSame ? before.basketId : null),
  });
}

/** Returns the session that a form without script has begun, and remembers it; null without one. */
async function takeOver(signal: AbortSignal): Promise<Session | null> {
  if (!document.cookie.includes(`${postedSession}=`)) return null;
  const { data } = await api.POST('/token/v2/auth/token', { body: { grant: 'refresh' }, signal });
  document.cookie = `${postedSession}=; Path=/; Max-Age=0`;
  return data ? remember(sessionOf(data)) : null;
}

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

/** The actors of the session chart: the token calls (core 7) and the browser's storage. */
export const createSessionActors = (): SessionPorts => ({
  restoreSession: fromPromise(async ({ signal }) => (await takeOver(signal)) ?? rememberedSession()),
  createToken: fromPromise(async ({ input: { cutOff }, signal }) => {
    const session = sessionOf(await unwrap(api.POST('/token/v2/auth/token', { body: { grant: 'guest' }, signal })));
    return remember(cutOff ? { ...session, cutOff } : session);
  }),
  watchRejections: fromCallback<RenewalAnswer, undefined>(({ sendBack, receive }) => {
    const waiting: ((isRenewed: boolean) => void)[] = [];
    const end = renewWith(
      () =>
        new Promise((resolve) => {
          waiting.push(resolve);
          sendBack({ type: 'token.rejected' });
        }),
    );
    receive(({ type }) => {
      for (const answer of waiting.splice(0)) answer(type === 'session.renewed');
    });
    return end;
  }),
  watchTabs: fromCallback<{ type: 'cutOff.forgotten' }, undefined>(({ sendBack, receive }) => {
    receive(() => {
      const { cutOff: _cutOff, ...session } = rememberedSession() ?? {};
      if ('consumerNo' in session) remember(session);
    });
    const hear = ({ key, newValue }: StorageEvent) => {
      if (key !== storageKey) return;
      if (newValue === null) sessionStorage.removeItem(draftsKey);
      sendBack({ type: 'session.changed', session: newValue === null ? null : (JSON.parse(newValue) as Session) });
    };
    window.addEventListener('storage', hear);
    return () => window.removeEventListener('storage', hear);
  }),
  askForCode: fromPromise<SignInCredential, ShownPassword>(
    async ({ input: { email, password, token, isAssociate }, signal }) => {
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
      return { authorizationCode, codeVerifier };
    },
  ),
  exchangeCode: fromPromise<Session, { credential: SignInCredential }>(async ({ input: { credential }, signal }) => {
    const { basketId, favoriteId, saveForLaterId, consumerNo: guestNo } = rememberedSession() ?? {};
    const body = exactly<TokenRequest>()({
      grant: 'registered',
      ...credential,
      ...orderInProgress(),
      guestObjects: {
        ...(basketId ? { basketId } : {}),
        ...(favoriteId ? { favoriteId } : {}),
        ...(saveForLaterId ? { saveForLaterId } : {}),
      },
    });
    const answer = await unwrap(api.POST('/token/v2/auth/token', { body, signal }));
    noteReturning();
    const favorites = answer.favorites?.total ? { favoriteId: answer.favorites.favoriteId } : {};
    return remember({ ...sessionOf(answer), guestNo, ...favorites, saveForLaterId: answer.saveForLaterId });
  }),
  signOut: fromPromise(async ({ signal }) => {
    const { error, response } = await api.POST('/consumers-v3/consumer/auth/signout', { body: {}, signal });
    if (!response.ok) throw new ApiProblem(response.status, error);
    localStorage.removeItem(storageKey);
    sessionStorage.removeItem(draftsKey);
  }),
  refreshToken: fromPromise(async ({ signal }) =>
    rememberRenewed(sessionOf(await unwrap(api.POST('/token/v2/auth/token', { body: { grant: 'refresh' }, signal })))),
  ),
});
