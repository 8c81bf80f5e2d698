import { fromPromise } from 'xstate';
import type { NewsletterPorts } from '#machines/newsletter/newsletter.setup.ts';
import type { NewsletterLinkPorts } from '#machines/newsletter-link/newsletter-link.setup.ts';
import type { SubscriptionConfirmation, SubscriptionRequest } from '#openapi/generated/waymark.gen.ts';
import { api } from '#src/api/api.ts';
import { exactly } from '#src/api/exact.ts';
import { ApiProblem } from '#src/api/problem.ts';

/** The actor of the form: the service (core 7). */
export const createNewsletterActors = (): NewsletterPorts => ({
  requestSubscription: fromPromise(async ({ input: { email }, signal }) => {
    const body = exactly<SubscriptionRequest>()({
      channel: 'email',
      recipient: email,
      policy: true,
      source: { acquisitionType: 'Footer' },
    });
    const { error, response } = await api.POST('/consumers-v3/consumer/subscription', { body, signal });
    if (!response.ok) throw new ApiProblem(response.status, error);
  }),
});

/** The actors of a link. `token` is that of the link, which no chart sees. */
export const createNewsletterLinkActors = (token: string): NewsletterLinkPorts => ({
  confirmSubscription: fromPromise(async ({ signal }) => {
    const body = exactly<SubscriptionConfirmation>()({ channel: 'email', code: token });
    const { error, response } = await api.PUT('/consumers-v3/consumer/subscription', { body, signal });
    if (!response.ok) throw new ApiProblem(response.status, error);
  }),
  endSubscription: fromPromise(async ({ signal }) => {
    const { error, response } = await api.DELETE('/consumers-v3/consumer/subscription/{subscriptionId}', {
      params: { path: { subscriptionId: token } },
      signal,
    });
    if (!response.ok) throw new ApiProblem(response.status, error);
  }),
});
