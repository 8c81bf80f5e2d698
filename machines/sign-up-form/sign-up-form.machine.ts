import { assertEvent, assign } from 'xstate';
import { signUpFormSetup } from './sign-up-form.setup.ts';

/** If this form made the account, it says so. If the account is another person's, the email stays marked as in use. */
const notSignedIn = [
  { guard: 'isMade', target: 'created' },
  { target: 'editing', actions: 'tellTaken' },
] as const;

/** The sign-up form. */
export const signUpFormMachine = signUpFormSetup.createMachine({
  id: 'sign-up-form',
  description:
    'How a guest makes an account and is signed in with it: in a dialog, on the page /sign-up, and without script (core 2 and 5; catalogue 3, 4, 5, 7 and 8).',
  context: ({ input: { isPosted = false, failure = null } }) => ({
    isPosted,
    rules: null,
    token: null,
    failure,
    isUncertain: false,
    isMade: false,
  }),
  initial: 'opening',
  states: {
    opening: {
      description: 'Does the page answer a form that was sent without script?',
      always: [{ guard: 'isPosted', target: 'created' }, { target: 'preparing' }],
    },
    preparing: {
      description:
        'The form is shown and can be sent. The rules of its fields are loading; until they are there, the service alone checks them.',
      on: { 'signUp.submitted': { target: 'proving' } },
      invoke: {
        id: 'readRules',
        src: 'readRules',
        onDone: { target: 'editing', actions: assign({ rules: ({ event }) => event.output }) },
        onError: { target: 'editing' },
      },
    },
    editing: {
      description:
        'The shopper fills in the form. An error of the last try is shown at its field, or above all fields.',
      on: { 'signUp.submitted': { target: 'proving' } },
    },
    proving: {
      description: 'The bot defence is asked, unseen, for a token of this try.',
      tags: ['busy'],
      entry: 'forgetFailure',
      invoke: {
        id: 'prove',
        src: 'prove',
        input: ({ event }) => {
          assertEvent(event, 'signUp.submitted');
          return event.fields;
        },
        onDone: { target: 'submitting', actions: assign(({ event }) => ({ token: event.output })) },
        onError: { target: 'editing', actions: 'rememberFailure' },
      },
    },
    submitting: {
      description: 'The account is made. A second press does nothing.',
      tags: ['busy'],
      exit: 'forgetToken',
      invoke: {
        id: 'signUp',
        src: 'signUp',
        input: ({ context }) => ({ token: context.token }),
        onDone: { target: 'provingSignIn', actions: 'noteMade' },
        onError: [
          { guard: 'isChallenge', target: 'checking' },
          { guard: 'mayBeTheirs', target: 'provingSignIn' },
          { guard: 'isLost', target: 'editing', actions: ['rememberFailure', 'noteUncertain'] },
          { target: 'editing', actions: 'rememberFailure' },
        ],
      },
    },
    checking: {
      description: 'The bot defence is not sure: the shopper shows that they are a person, or leaves the check.',
      tags: ['busy'],
      invoke: {
        id: 'botDefence',
        src: 'botDefence',
        input: { action: 'register' },
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
    provingSignIn: {
      description:
        'The account is there. The bot defence is asked for a token of the sign-in, which is a try of its own.',
      tags: ['busy'],
      invoke: {
        id: 'proveSignIn',
        src: 'proveSignIn',
        onDone: { target: 'signingIn', actions: assign(({ event }) => ({ token: event.output })) },
        onError: notSignedIn,
      },
    },
    signingIn: {
      description:
        'The shopper is signed in, and their cart comes along. After an answer that was lost, this finds out whether the account is theirs.',
      tags: ['busy'],
      exit: 'forgetToken',
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ context }) => ({ token: context.token }),
        onDone: { target: 'joining' },
        onError: notSignedIn,
      },
    },
    joining: {
      description:
        'A shopper who agreed to the terms of the loyalty programme becomes a member. If that fails, the account offers it again.',
      tags: ['busy'],
      invoke: { id: 'joinLoyalty', src: 'joinLoyalty', onDone: { target: 'leaving' }, onError: { target: 'leaving' } },
    },
    leaving: {
      description: 'The shopper reads that the account is made, and goes on where they were.',
      tags: ['busy'],
      invoke: { id: 'leave', src: 'leave', onDone: { target: 'welcomed' }, onError: { target: 'welcomed' } },
    },
    welcomed: {
      description: 'The shopper has an account and is signed in.',
      meta: { rests: 'The form goes with its dialog or its page.' },
    },
    created: {
      description: 'The account is made, but the shopper is not signed in: the form offers the sign-in.',
      meta: { rests: 'It is read, and left by the sign-in.' },
    },
  },
});
