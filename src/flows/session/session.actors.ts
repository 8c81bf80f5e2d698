import { fromCallback, fromPromise } from 'xstate';
import type { AuthSession } from '#openapi/generated/waymark.gen.ts';
import type { RenewalAnswer, SessionPorts } from '#machines/session/session.setup.ts';
import type { Session } from '#machines/session/session.types.ts';
import { api, provideRenewer } from '#src/api/api.ts';
import { unwrap } from '#src/api/problem.ts';

const storageKey = 'waymark.session';

const sessionOf = ({ consumerNo, consumerType, basketId }: AuthSession): Session => ({ consumerNo, consumerType, basketId: basketId ?? null });

/** Remembers who the shopper is; what proves it is in cookies that no script reads. */
function remember(session: Session): Session {
  localStorage.setItem(storageKey, JSON.stringify(session));
  return session;
}

function remembered(): Session | null {
  const stored = localStorage.getItem(storageKey);
  return stored ? (JSON.parse(stored) as Session) : null;
}

/** Keeps the number of the shopper's cart with their session, so that the next visit finds it (core 3, Persisted locally). */
export function rememberBasket(basketId: string | null): void {
  const session = remembered();
  if (session) remember({ ...session, basketId });
}

/** A new token is no new shopper: the cart that this browser remembers stays theirs, though the answer does not name it. */
function rememberRenewed(session: Session): Session {
  const before = remembered();
  const isSame = before?.consumerNo === session.consumerNo;
  return remember({ ...session, basketId: session.basketId ?? (isSame ? before.basketId : null) });
}

/** What the session chart needs of the world: the token calls (core 7) and what this browser remembers. */
export const createSessionActors = (): SessionPorts => ({
  restoreSession: fromPromise(async () => remembered()),
  createToken: fromPromise(async ({ signal }) =>
    remember(sessionOf(await unwrap(api.POST('/token/v2/auth/token', { body: { grant: 'guest' }, signal })))),
  ),
  watchRejections: fromCallback<RenewalAnswer, undefined>(({ sendBack, receive }) => {
    const waiting: ((isRenewed: boolean) => void)[] = [];
    provideRenewer(
      () =>
        new Promise((resolve) => {
          waiting.push(resolve);
          sendBack({ type: 'token.rejected' });
        }),
    );
    receive(({ type }) => {
      for (const answer of waiting.splice(0)) answer(type === 'session.renewed');
    });
    return () => provideRenewer(null);
  }),
  refreshToken: fromPromise(async ({ signal }) =>
    rememberRenewed(sessionOf(await unwrap(api.POST('/token/v2/auth/token', { body: { grant: 'refresh' }, signal })))),
  ),
});
