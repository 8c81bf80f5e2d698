import { assertEvent, assign } from 'xstate';
import { notifyMeSetup } from './notify-me.setup.ts';

/** The dialog "Notify me". */
export const notifyMeMachine = notifyMeSetup.createMachine({
  id: 'notify-me',
  description:
    'A size is sold out and may come back: the shopper leaves an email for one message about it (catalogue 4).',
  context: ({ input }) => ({ ...input, email: null, failure: null }),
  initial: 'reading',
  states: {
    reading: {
      description: 'The email of who is signed in is read, for the field. For a guest there is none.',
      invoke: {
        id: 'readEmail',
        src: 'readEmail',
        onDone: { target: 'editing', actions: assign({ email: ({ event }) => event.output }) },
        onError: { target: 'editing' },
      },
    },
    editing: {
      description: 'The shopper types their email. Why the last try was refused is said above the field.',
      on: { 'form.submitted': { target: 'submitting' } },
    },
    submitting: {
      description: 'The service saves the request. A second press does nothing.',
      entry: 'forgetFailure',
      invoke: {
        id: 'requestNotification',
        src: 'requestNotification',
        input: ({ context, event }) => {
          assertEvent(event, 'form.submitted');
          const { productId, upc, subscriptionType } = context;
          return { fields: event.fields, productId, upc, ...(subscriptionType ? { subscriptionType } : {}) };
        },
        onDone: { target: 'done' },
        onError: { target: 'editing', actions: 'rememberFailure' },
      },
    },
    done: {
      description: 'The request is saved: the dialog says that one email will come, until it is closed.',
      meta: { rests: 'It goes with its dialog; the next one begins anew.' },
    },
  },
});
