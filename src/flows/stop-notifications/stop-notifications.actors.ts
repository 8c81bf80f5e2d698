import { fromPromise } from 'xstate';
import type { StopNotificationsPorts } from '#machines/stop-notifications/stop-notifications.setup.ts';
import { api } from '#src/api/api.ts';
import { ApiProblem } from '#src/api/problem.ts';

/** The actor of the form: the service. */
export const createStopNotificationsActors = (): StopNotificationsPorts => ({
  stopNotifications: fromPromise<void, { notificationId: string }>(async ({ input: { notificationId }, signal }) => {
    const { error, response } = await api.DELETE('/products/v1/notifications/{notificationId}', {
      params: { path: { notificationId } },

      signal,
    });
    if (!response.ok) throw new ApiProblem(response.status, error);
  }),
});
