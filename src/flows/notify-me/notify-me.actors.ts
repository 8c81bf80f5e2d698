import { fromPromise } from 'xstate';
import type { NotifyMePorts, NotifyMeRequest } from '#machines/notify-me/notify-me.setup.ts';
import { api } from '#src/api/api.ts';
import { exactly } from '#src/api/exact.ts';
import { ApiProblem, unwrap } from '#src/api/problem.ts';
import type { RequestNotificationRequest } from '#openapi/generated/waymark.gen.ts';
import { savedSale } from '#src/flows/shared/sale.ts';
import { isCustomer } from '#src/flows/shared/isCustomer.ts';

/** The actors of the form: the profile of who is signed in, and the call (catalogue 7). */
export const createNotifyMeActors = (): NotifyMePorts => ({
  // In a store the account is the associate's.
  readEmail: fromPromise(async ({ signal }) => {
    if (!isCustomer() || savedSale()) return null;
    return (await unwrap(api.GET('/consumers-v3/consumer', { signal }))).consumerDetails.email;
  }),
  requestNotification: fromPromise<void, NotifyMeRequest>(async ({ input: { fields, ...about }, signal }) => {
    const body = exactly<RequestNotificationRequest>()({ ...about, email: fields.email });
    const { error, response } = await api.PUT('/products/v1/notifications', { body, signal });
    if (!response.ok) throw new ApiProblem(response.status, error);
  }),
});
