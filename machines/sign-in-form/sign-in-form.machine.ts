import { assertEvent } from 'xstate';
import { signInFormSetup } from './sign-in-form.setup.ts';

/** What somebody types to sign in. The password goes to the session with the event, and is kept nowhere. */
export const signInFormMachine = signInFormSetup.createMachine({
  id: 'sign-in-form',
  description: 'The plain way in: an e-mail address and a password (core 4, Authentication; catalogue 8).',
  context: { failure: null },
  initial: 'editing',
  states: {
    editing: {
      description: 'The shopper types. What was wrong with the last try is said above the fields.',
      on: { 'signIn.submitted': { target: 'submitting' } },
    },
    submitting: {
      description: 'The session asks whether the password is right.',
      entry: 'forgetFailure',
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ event }) => {
          assertEvent(event, 'signIn.submitted');
          return event.fields;
        },
        onDone: { target: 'closing' },
        onError: { target: 'editing', actions: 'rememberFailure' },
      },
    },
    closing: {
      description: 'The shopper is signed in: the dialog is asked to go.',
      invoke: { id: 'close', src: 'close', onDone: { target: 'signedIn' }, onError: { target: 'signedIn' } },
    },
    signedIn: {
      description: 'The dialog goes, as it was.',
      meta: { rests: 'The form goes with its dialog; the next one begins anew.' },
    },
  },
});
