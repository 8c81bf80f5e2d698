import { assertEvent } from 'xstate';
import { signInSetup } from './sign-in.setup.ts';

/** A page of guests alone would leave the customer standing. */
const goingOn = [{ guard: 'isDeadEnd', target: 'confirming' }, { target: 'leaving' }] as const;

/** Back, Forward and a reload keep the step of the page. */
const ofHistory = [
  { guard: { type: 'isRequested', params: 'email' }, target: 'asking' },
  { guard: { type: 'isRequested', params: 'password' }, target: 'signingIn' },
  { target: 'signingUp' },
] as const;

/** The way of a guest into an account. */
export const signInMachine = signInSetup.createMachine({
  id: 'sign-in',
  description:
    'The shopper types an email, and the service says whether it has an account: then they sign in, or make one (core 2, Sign-in flow; catalogue 2). In a dialog (modal:single:sign-in:none) and on the page /sign-in.',
  context: ({ input: { failure = null, mayGreet = false, path = '', step = null } }) => ({
    email: '',
    recalled: '',
    account: 'undisclosed',
    failure,
    mayGreet,
    path,
    step,
  }),
  invoke: [
    { id: 'watchForms', src: 'watchForms', onError: {} },
    { id: 'watchSteps', src: 'watchSteps', onError: {} },
    { id: 'keepEmail', src: 'keepEmail', onError: {} },
  ],
  on: { 'email.recalled': { actions: 'recallEmail' } },
  initial: 'opening',
  states: {
    opening: {
      description: 'Does the page answer a form that was sent without script, or does its address name a step?',
      always: [
        { guard: 'isRefused', target: 'signingIn' },
        { guard: { type: 'beginsAt', params: 'password' }, target: 'signingIn' },
        { guard: { type: 'beginsAt', params: 'sign-up' }, target: 'signingUp' },
        { target: 'asking' },
      ],
    },
    asking: {
      description:
        'The shopper types their email alone. They may also make an account at once, or show a passkey instead of an email.',
      entry: { type: 'showStep', params: 'email' },
      on: {
        'step.requested': ofHistory,
        'email.submitted': { target: 'lookingUp', actions: ['rememberEmail', 'keepEmail'] },
        'signUp.chosen': { target: 'signingUp', actions: ['rememberEmail', 'keepEmail'] },
        'passkey.chosen': { target: 'signingIn.byPasskey', actions: ['rememberEmail', 'keepEmail'] },
      },
    },
    lookingUp: {
      description:
        'The service is asked whether the email has an account. If it does not say, or cannot be reached, the next step offers both ways.',
      tags: ['busy'],
      on: { 'step.requested': ofHistory },
      invoke: {
        id: 'lookUp',
        src: 'lookUp',
        input: ({ event }) => {
          assertEvent(event, 'email.submitted');
          return { email: event.email };
        },
        onDone: [
          {
            guard: { type: 'isUnknown', params: ({ event }) => event.output },
            target: 'signingUp',
            actions: 'rememberAccount',
          },
          { target: 'signingIn', actions: 'rememberAccount' },
        ],
        onError: { target: 'signingIn' },
      },
    },
    signingIn: {
      description: 'The shopper signs in. Unless the email is known to have an account, they may make one.',
      entry: { type: 'showStep', params: 'password' },
      invoke: {
        id: 'signInForm',
        src: 'signInForm',
        input: ({ context }) => ({ failure: context.failure }),
        onError: { target: 'asking' },
      },
      on: {
        'step.requested': ofHistory,
        'email.reconsidered': { target: 'asking' },
        'signUp.chosen': { guard: 'mayBeNew', target: 'signingUp', actions: ['rememberEmail', 'keepEmail'] },
        'customer.entered': [
          { guard: 'mayGreet', target: 'lookingForGaps', actions: 'dropEmail' },
          { target: 'leaving', actions: 'dropEmail' },
        ],
      },
      initial: 'byPassword',
      states: {
        byPassword: { description: 'The form asks for the password, and offers a passkey, too.' },
        byPasskey: {
          description: 'The form asks the browser for a passkey at once. Whoever has none types their password.',
          entry: 'askForPasskey',
        },
      },
    },
    signingUp: {
      description: 'The shopper makes an account. They may sign in instead, or change the email.',
      entry: { type: 'showStep', params: 'sign-up' },
      invoke: { id: 'signUpForm', src: 'signUpForm', input: {}, onError: { target: 'asking' } },
      on: {
        'step.requested': ofHistory,
        'email.reconsidered': { target: 'asking' },
        'signIn.chosen': { target: 'signingIn' },
        'customer.entered': [
          { guard: 'mayGreet', target: 'greeting', actions: 'dropEmail' },
          { target: 'leaving', actions: 'dropEmail' },
        ],
      },
    },
    lookingForGaps: {
      description:
        'The customer signed in on their own account, not on the way to something: does their profile lack anything that this visit has not asked for yet?',
      tags: ['entered'],
      invoke: {
        id: 'lacksAnything',
        src: 'lacksAnything',
        onDone: [{ guard: { type: 'isLacking', params: ({ event }) => event.output }, target: 'greeting' }, ...goingOn],
        onError: goingOn,
      },
    },
    greeting: {
      description:
        'The dialog gives way to the one that greets the customer, and asks for what the profile lacks. The page gives way to the page that does.',
      tags: ['entered'],
      invoke: { id: 'greet', src: 'greet', onDone: { target: 'entered' }, onError: { target: 'leaving' } },
    },
    confirming: {
      description: 'The dialog gives way to one that says that the customer is signed in, and where they can go on.',
      tags: ['entered'],
      invoke: { id: 'confirm', src: 'confirm', onDone: { target: 'entered' }, onError: { target: 'leaving' } },
    },
    leaving: {
      description: 'The customer is signed in: the dialog closes, or the page leads on to where they came from.',
      tags: ['entered'],
      invoke: { id: 'leave', src: 'leave', onDone: { target: 'entered' }, onError: { target: 'entered' } },
    },
    entered: {
      description: 'The customer is signed in, and reads it in case the dialog or the page is still there.',
      tags: ['entered'],
      meta: { rests: 'The flow goes with its dialog or its page; the next one begins anew.' },
    },
  },
});
