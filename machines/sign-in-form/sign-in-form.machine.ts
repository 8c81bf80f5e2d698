import { assertEvent, assign } from 'xstate';
import { signInFormSetup } from './sign-in-form.setup.ts';

/** The sign-in form. */
export const signInFormMachine = signInFormSetup.createMachine({
  id: 'sign-in-form',
  description:
    'The plain way in: an e-mail address and a password, and a token of the bot defence for each try (core 4, Authentication; catalogue 6, 8).',
  context: { failure: null, token: null },
  initial: 'editing',
  states: {
    editing: {
      description: 'The shopper types. What was wrong with the last try is said above the fields.',
      on: { 'signIn.submitted': { target: 'proving' } },
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
      description: 'The shopper is signed in: the dialog is asked to go.',
      invoke: { id: 'close', src: 'close', onDone: { target: 'signedIn' }, onError: { target: 'signedIn' } },
    },
    signedIn: {
      description: 'The dialog goes, as it was.',
      meta: { rests: 'The form goes with its dialog; the next one begins anew.' },
    },
  },
});
