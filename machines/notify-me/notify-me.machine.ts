import { assertEvent } from 'xstate';
import { notifyMeSetup } from './notify-me.setup.ts';

/** The dialog "Notify me". */
export const notifyMeMachine = notifyMeSetup.createMachine({
  id: 'notify-me',
  description: 'The dialog “Notify me”: a form, the call of the service, and its answer (catalogue 4).',
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
        id: 'requestNotification',
        src: 'requestNotification',
        input: ({ context, event }) => {
          assertEvent(event, 'form.submitted');
          return { fields: event.fields, productId: context.productId, upc: context.upc };
        },
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
