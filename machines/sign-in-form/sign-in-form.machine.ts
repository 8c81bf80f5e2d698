import { assertEvent, assign } from 'xstate';
import { signInFormSetup } from './sign-in-form.setup.ts';

/** The sign-in form. */
export const signInFormMachine = signInFormSetup.createMachine({
  id: 'sign-in-form',
  description:
    'How a customer signs in with an email and a password, or with a passkey, in a dialog, on the page /sign-in, and without script. The bot defence gives a token for each try (core 2 and 4, Authentication; catalogue 6, 8).',
  context: ({ input: { failure = null } }) => ({ failure, token: null }),
  initial: 'editing',
  states: {
    editing: {
      description: 'The shopper fills in the form. Why the last try was refused is shown above the fields.',
      on: { 'signIn.submitted': { target: 'proving' }, 'passkey.requested': { target: 'showingPasskey' } },
    },
    proving: {
      description: 'The bot defence is asked, unseen, for a token of this try.',
      entry: 'forgetFailure',
      invoke: {
        id: 'prove',
        src: 'prove',
        input: ({ event }) => {
          assertEvent(event, 'signIn.submitted');
          return event.fields;
        },
        onDone: { target: 'submitting', actions: assign(({ event }) => ({ token: event.output })) },
        onError: { target: 'editing', actions: 'rememberFailure' },
      },
    },
    submitting: {
      description: 'The session asks whether the password is right.',
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ context }) => ({ token: context.token }),
        onDone: [
          { guard: { type: 'owesTerms', params: ({ event }) => event.output }, target: 'showingTerms' },
          { target: 'closing' },
        ],
        onError: [
          { guard: 'isChallenge', target: 'checking' },
          { target: 'editing', actions: 'rememberFailure' },
        ],
      },
    },
    showingPasskey: {
      description: 'The browser asks for a passkey. Its signature takes the place of email and password.',
      entry: 'forgetFailure',
      invoke: {
        id: 'signInWithPasskey',
        src: 'signInWithPasskey',
        onDone: [
          { guard: { type: 'owesTerms', params: ({ event }) => event.output }, target: 'showingTerms' },
          { target: 'closing' },
        ],
        onError: { target: 'editing', actions: 'rememberFailure' },
      },
    },
    checking: {
      description: 'The bot defence is not sure: the shopper shows that they are a person, or leaves the check.',
      invoke: {
        id: 'botDefence',
        src: 'botDefence',
        input: { action: 'login' },
        onDone: [
          {
            guard: { type: 'isPassed', params: ({ event }) => event.output },
            target: 'submitting',
            actions: assign(({ event }) => ({ token: event.output.token })),
          },
          { target: 'editing', actions: 'tellUnproven' },
        ],
        onError: { target: 'editing', actions: 'tellUnproven' },
      },
    },
    showingTerms: {
      description:
        'An employee who has not accepted the terms of the discount reads them next, in the place of this dialog.',
      invoke: { id: 'showTerms', src: 'showTerms', onDone: { target: 'signedIn' }, onError: { target: 'signedIn' } },
    },
    closing: {
      description: 'The shopper is signed in: the dialog closes, or the page leads on to where they came from.',
      invoke: { id: 'close', src: 'close', onDone: { target: 'signedIn' }, onError: { target: 'signedIn' } },
    },
    signedIn: {
      description: 'The shopper is signed in. Nothing is left to do here.',
      meta: { rests: 'The form goes with its dialog or its page; the next one begins anew.' },
    },
  },
});
