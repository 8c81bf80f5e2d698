import { setup } from 'xstate';
import { failureOf } from '#machines/shared/failure.ts';
import { promisePort } from '#machines/shared/ports.ts';
import type {
  StopNotificationsContext,
  StopNotificationsEvent,
  StopNotificationsInput,
} from './stop-notifications.types.ts';

const ports = {
  /** DELETE /products/v1/notifications/{notificationId}; rejects with the ApiFailure. */
  stopNotifications: promisePort<void, { notificationId: string }>('stopNotifications'),
};

export type StopNotificationsPorts = typeof ports;

const base = setup({
  types: {
    context: {} as StopNotificationsContext,
    events: {} as StopNotificationsEvent,
    input: {} as StopNotificationsInput,
  },
  actors: ports,
});

export const stopNotificationsSetup = base.extend({
  actions: {
    rememberFailure: base.assign(({ event }) => ({ failure: failureOf(event) })),
    forgetFailure: base.assign({ failure: null }),
  },
});
