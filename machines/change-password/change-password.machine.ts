import { assertEvent } from 'xstate';
import { changePasswordSetup } from './change-password.setup.ts';

/** "Change your password", as a dialog and as a page. */
export const changePasswordMachine = changePasswordSetup.createMachine({
  id: 'change-password',
  description:
    'How a customer who is signed in replaces their password; every other device is signed out (core 7, changepassword; core 5; core 8, AUT450, AUT451, FE340, FE872).',
  context: ({ input: { isPosted = false, failure = null } }) => ({ isPosted, failure }),
  initial: 'opening',
  states: {
    opening: {
      description: 'Does the page answer a form that was sent without script?',
      always: [{ guard: 'wasPosted', target: 'done' }, { target: 'editing' }],
    },
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
      description: 'The password is replaced, and dialog or page say so.',
      meta: { rests: 'It goes with its dialog or page; the next one begins anew.' },
    },
  },
});
