import { assertEvent } from 'xstate';
import { changePasswordSetup } from './change-password.setup.ts';

/** The dialog "Change your password". */
export const changePasswordMachine = changePasswordSetup.createMachine({
  id: 'change-password',
  description:
    'How a customer who is signed in replaces their password; every other device is signed out (core 7, changepassword; core 5; core 8, AUT450, AUT451, FE340, FE872).',
  context: { failure: null },
  initial: 'editing',
  states: {
    editing: {
      description:
        'The customer types the current password, and the new one twice. What was wrong stands at its field.',
      on: { 'form.submitted': { target: 'submitting' } },
    },
    submitting: {
      description: 'The service is asked. A second press does nothing.',
      entry: 'forgetFailure',
      invoke: {
        id: 'changePassword',
        src: 'changePassword',
        input: ({ event }) => {
          assertEvent(event, 'form.submitted');
          return { fields: event.fields };
        },
        onDone: { target: 'done' },
        onError: { target: 'editing', actions: 'rememberFailure' },
      },
    },
    done: {
      description: 'The password is replaced, and the dialog says so until it is closed.',
      meta: { rests: 'It goes with its dialog; the next one begins anew.' },
    },
  },
});
