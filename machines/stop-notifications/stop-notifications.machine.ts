import { stopNotificationsSetup } from './stop-notifications.setup.ts';

/** The dialog "Stop notifications". */
export const stopNotificationsMachine = stopNotificationsSetup.createMachine({
  id: 'stop-notifications',
  description: 'The dialog “Stop notifications”: a form, the call of the service, and its answer (catalogue 7).',
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'editing',
  states: {
    editing: {
      description: 'The shopper fills in the form. Why the last try was refused is said above the fields.',
      on: { 'form.submitted': { target: 'submitting' } },
    },
    submitting: {
      description: 'The service is asked. A second press does nothing.',
      entry: 'forgetFailure',
      invoke: {
        id: 'stopNotifications',
        src: 'stopNotifications',
        input: ({ context }) => ({ notificationId: context.notificationId }),
        onDone: { target: 'done' },
        onError: { target: 'editing', actions: 'rememberFailure' },
      },
    },
    done: {
      description: 'The service has accepted it, and the dialog says so until it is closed.',
      meta: { rests: 'It goes with its dialog; the next one begins anew.' },
    },
  },
});
