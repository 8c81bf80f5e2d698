import { fromCallback, fromPromise } from 'xstate';
import type { RenewalAnswer, SessionPorts } from '#machines/session/session.setup.ts';
import type { Session } from '#machines/session/session.types.ts';
import { api, renewWith } from '#src/api/api.ts';
import { asOffline } from '#src/api/outage.ts';
import { ApiProblem, unwrap } from '#src/api/problem.ts';
import { isCustomer } from '#src/flows/shared/isCustomer.ts';
import type { CartRef } from '#src/flows/shared/requestChange.ts';
import {
  draftsKey,
  favouriteStoreKey,
  heartsKey,
  remember,
  rememberedSession,
  storageKey,
} from '#src/flows/shared/stored-session.ts';
import { begunBefore, beginning, endBegun } from './begun-session.ts';
import { sessionOf } from './session-of.ts';

/** Deletes what this tab keeps of a shopper who is gone. */
function forgetKept(): void {
  sessionStorage.removeItem(draftsKey);
  sessionStorage.removeItem(heartsKey);
}

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

/** A guest after a customer whose session has ended gets nothing of the account. */
const forgetCustomer = (): void => {
  if (isCustomer()) localStorage.removeItem(favouriteStoreKey);
};

/** Returns the session that was begun and not stored, and remembers it; null without one. */
async function takeOver(signal: AbortSignal): Promise<Session | null> {
  const before = begunBefore();
  // On a first visit nothing is stored that could be another shopper's, and its frames ask at the same time.
  if (before === undefined || (before === 'none' && rememberedSession() === null)) return null;
  const { data } = await api.POST('/token/v2/auth/token', { body: { grant: 'refresh' }, signal });
  endBegun();
  if (!data) return null;
  const session = sessionOf(data);
  if (session.consumerType === 'GUEST') forgetCustomer();
  const isCutOff = before === 'customer' || before === 'guest';
  return rememberRenewed(isCutOff ? { ...session, cutOff: before } : session);
}

const signingIn = () => import('./signing-in.actors.ts').catch(asOffline);

/** The actors of the session chart: the token calls (core 7) and the browser's storage. */
export const createSessionActors = (): SessionPorts => ({
  restoreSession: fromPromise(async ({ signal }) => (await takeOver(signal)) ?? rememberedSession()),
  createToken: fromPromise(async ({ input: { cutOff }, signal }) => {
    const session = sessionOf(
      await unwrap(beginning(api.POST('/token/v2/auth/token', { body: { grant: 'guest' }, signal }), cutOff)),
    );
    forgetCustomer();
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
      if (newValue === null) forgetKept();
      sendBack({ type: 'session.changed', session: newValue === null ? null : (JSON.parse(newValue) as Session) });
    };
    window.addEventListener('storage', hear);
    return () => window.removeEventListener('storage', hear);
  }),
  // Loaded with the first sign-in, because few visits have one.
  askForCode: fromPromise(async ({ input, signal }) => (await signingIn()).askForCode(input, signal)),
  exchangeCode: fromPromise(async ({ signal }) => (await signingIn()).exchangeCode(signal)),
  afterLogIn: fromPromise(async ({ input, signal, system }) =>
    (await signingIn()).loadAccount(system.get('cart') as CartRef, input, signal),
  ),
  signOut: fromPromise(async ({ signal }) => {
    const { error, response } = await api.POST('/consumers-v3/consumer/auth/signout', { body: {}, signal });
    if (!response.ok) throw new ApiProblem(response.status, error);
    localStorage.removeItem(storageKey);
    localStorage.removeItem(favouriteStoreKey);
    forgetKept();
  }),
  refreshToken: fromPromise(async ({ signal }) =>
    rememberRenewed(sessionOf(await unwrap(api.POST('/token/v2/auth/token', { body: { grant: 'refresh' }, signal })))),
  ),
});
