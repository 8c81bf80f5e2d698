import type { AnyRouter } from '@tanstack/react-router';
import { fromCallback, fromPromise } from 'xstate';
import type { SubscriptionsPorts } from '#machines/subscriptions/subscriptions.setup.ts';
import type { NotificationChoice, SubscriptionRequest } from '#openapi/generated/waymark.gen.ts';
import { api } from '#src/api/api.ts';
import { exactly } from '#src/api/exact.ts';
import { ApiProblem } from '#src/api/problem.ts';
import { readSubscriptions } from '#src/flows/shared/read-subscriptions.actors.ts';
import type { SessionRef } from '#src/flows/shared/requestSignIn.ts';
import { watchCustomer } from '#src/flows/shared/watchCustomer.ts';

const path = '/consumers-v3/consumer/subscription';

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
  requestSubscription: fromPromise(async ({ input: { recipient }, signal }) => {
    const source = { acquisitionType: 'Account' } as const;
    const body = exactly<SubscriptionRequest>()({ channel: 'email', recipient, policy: true, source });
    const { error, response } = await api.POST(path, { body, signal });
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
