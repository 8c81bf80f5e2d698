import { stopNotificationsSetup } from './stop-notifications.setup.ts';

/** The dialog "Stop notifications". */
export const stopNotificationsMachine = stopNotificationsSetup.createMachine({
  id: 'stop-notifications',
  description:
    'The link of an alert was followed: every alert that its address asked for can be stopped (catalogue 7).',
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'editing',
  states: {
    editing: {
      description:
        'The shopper is asked first, because scanners of mailboxes open links. Why the last try failed is said above the button.',
      on: { 'form.submitted': { target: 'submitting' } },
    },
    submitting: {
      description: 'The service deletes the requests. A second press does nothing.',
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
      description: 'No alert is left: the dialog says so until it is closed.',
      meta: { rests: 'It goes with its dialog; the next one begins anew.' },
    },
  },
});
