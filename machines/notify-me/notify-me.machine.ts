import { assertEvent } from 'xstate';
import { notifyMeSetup } from './notify-me.setup.ts';

/** The dialog "Notify me". */
export const notifyMeMachine = notifyMeSetup.createMachine({
  id: 'notify-me',
  description:
    'A size is sold out and may come back: the shopper leaves an email for one message about it (catalogue 4).',
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'editing',
  states: {
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
          return { fields: event.fields, productId: context.productId, upc: context.upc };
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
