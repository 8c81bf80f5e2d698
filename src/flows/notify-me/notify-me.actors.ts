import { fromPromise } from 'xstate';
import type { NotifyMePorts } from '#machines/notify-me/notify-me.setup.ts';
import type { NotifyMeFields } from '#machines/notify-me/notify-me.types.ts';
import { api } from '#src/api/api.ts';
import { ApiProblem } from '#src/api/problem.ts';

/** The actor of the form: the service. */
export const createNotifyMeActors = (): NotifyMePorts => ({
  requestNotification: fromPromise<void, { fields: NotifyMeFields; productId: string; upc: string }>(
    async ({ input: { fields, productId, upc }, signal }) => {
      const { error, response } = await api.PUT('/products/v1/notifications', {
        body: { email: fields.email, productId, upc },
        signal,
      });
      if (!response.ok) throw new ApiProblem(response.status, error);
    },
  ),
});
