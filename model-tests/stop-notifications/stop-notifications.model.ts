import { stopNotificationsMachine } from '#machines/stop-notifications/stop-notifications.machine.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';

export const refused = { errorId: 'API400', message: 'refused', status: 400 };
export const down = { errorId: 'UNEXPECTED', message: 'no network', status: 0 };

export const input = { notificationId: '0b9d7c3e-4a51-4e7a-9a64-2f7d0c1f8e11' };

export const send = { 'form.submitted': { type: 'form.submitted' } } as const;

export const model = modelOf(stopNotificationsMachine, {
  input,
  send,
  outcomes: { stopNotifications: { done: [undefined], failed: [refused, down] } },
  project: ({ failure }) => failure?.errorId ?? null,
  why: 'there is no guard; the view says why the last try was refused',
});
