import type { AnyRouter } from '@tanstack/react-router';
import { fromCallback, fromPromise } from 'xstate';
import type { SubscriptionsPorts } from '#machines/subscriptions/subscriptions.setup.ts';
import type {
  NotificationChoice,
  SubscriptionConfirmation,
  SubscriptionRequest,
  Subscriptions,
} from '#openapi/generated/waymark.gen.ts';
import { api } from '#src/api/api.ts';
import { exactly } from '#src/api/exact.ts';
import { ApiProblem, unwrap } from '#src/api/problem.ts';
import type { SessionRef } from '#src/flows/shared/requestSignIn.ts';
import { watchCustomer } from '#src/flows/shared/watchCustomer.ts';

const path = '/consumers-v3/consumer/subscription';

/** Reads the subscriptions; null for a guest, who has no account. */
export async function readSubscriptions(signal?: AbortSignal): Promise<Subscriptions | null> {
  try {
    return await unwrap(api.GET(path, signal ? { signal } : {}));
  } catch (problem) {
    if (problem instanceof ApiProblem && problem.errorId === 'AUT404') return null;
    throw problem;
  }
}

/** The actors of the subscriptions: the calls (core 7), the session and the router. */
export const createSubscriptionsActors = ({
  session,
  router,
  locale,
}: {
  session: SessionRef;
  router: AnyRouter;
  locale: string;
}): SubscriptionsPorts => ({
  getSubscriptions: fromPromise(({ signal }) => readSubscriptions(signal)),
  requestSubscription: fromPromise(async ({ input: { channel, recipient }, signal }) => {
    const source = { acquisitionType: 'Account' } as const;
    const body = exactly<SubscriptionRequest>()({ channel, recipient, policy: true, source });
    const { error, response } = await api.POST(path, { body, signal });
    if (!response.ok) throw new ApiProblem(response.status, error);
  }),
  confirmCode: fromPromise(async ({ input: { passcode }, signal }) => {
    const body = exactly<SubscriptionConfirmation>()({ channel: 'sms', code: passcode });
    const { error, response } = await api.PUT(path, { body, signal });
    if (!response.ok) throw new ApiProblem(response.status, error);
  }),
  endSubscription: fromPromise(async ({ input: { id }, signal }) => {
    const params = { path: { subscriptionId: id } };
    const { error, response } = await api.DELETE(`${path}/{subscriptionId}`, { params, signal });
    if (!response.ok) throw new ApiProblem(response.status, error);
  }),
  setNotification: fromPromise(async ({ input: { isOn }, signal }) => {
    const body = exactly<NotificationChoice>()({ orderUpdates: isOn ? ['email', 'sms'] : ['email'] });
    const { error, response } = await api.PUT('/consumers-v3/consumer/notification', { body, signal });
    if (!response.ok) throw new ApiProblem(response.status, error);
  }),
  watchSession: fromCallback(({ sendBack }) => watchCustomer(session, sendBack)),
  goHome: fromPromise(() => router.navigate({ href: `/${locale}` })),
});
