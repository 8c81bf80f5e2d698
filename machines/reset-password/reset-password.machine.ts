import { assertEvent, assign } from 'xstate';
import { expected } from '#machines/shared/ports.ts';
import { resetPasswordSetup } from './reset-password.setup.ts';

/** Replaces a forgotten password. */
export const resetPasswordMachine = resetPasswordSetup.createMachine({
  id: 'reset-password',
  description:
    'How a customer who has forgotten their password gets a new one: a link by email, and the page that it opens (core 2 and 7, resetpassword and confirmforgotpassword; core 5; core 8, AUT402, AUT452, FE340, FE872).',
  context: ({ input: { hasLink, posted = null, failure = null } }) => ({
    hasLink,
    posted,
    email: null,
    token: null,
    failure,
  }),
  initial: 'opening',
  states: {
    opening: {
      description:
        'Was the page opened by the link of an email, or does it answer a form that was sent without script?',
      always: [
        { guard: { type: 'wasPosted', params: 'sent' }, target: 'sent' },
        { guard: { type: 'wasPosted', params: 'changed' }, target: 'changed' },
        { guard: 'hasLink', target: 'choosing' },
        { target: 'asking' },
      ],
    },
    asking: {
      description: 'The customer types the email of their account. A link that has expired is told here.',
      on: { 'link.requested': { target: 'requesting', actions: 'rememberEmail' } },
    },
    requesting: {
      description: 'The link is asked for.',
      tags: ['busy'],
      entry: 'forgetFailure',
      exit: 'forgetToken',
      invoke: {
        id: 'requestLink',
        src: 'requestLink',
        input: ({ context }) => ({ email: expected(context.email, 'email'), token: context.token }),
        onDone: { target: 'sent' },
        onError: [
          { guard: 'isChallenge', target: 'checking' },
          { target: 'asking', actions: 'rememberFailure' },
        ],
      },
    },
    checking: {
      description:
        'Many links were asked for, by whomever: the customer shows that they are a person, or leaves the check.',
      tags: ['busy'],
      invoke: {
        id: 'botDefence',
        src: 'botDefence',
        input: { action: 'resetPassword' },
        onDone: [
          {
            guard: { type: 'isPassed', params: ({ event }) => event.output },
            target: 'requesting',
            actions: assign(({ event }) => ({ token: event.output.token })),
          },
          { target: 'asking', actions: 'tellUnproven' },
        ],
        onError: { target: 'asking', actions: 'tellUnproven' },
      },
    },
    sent: {
      description:
        'If there is an account with this email, its owner has a link. Whether there is one is not told. Another link can be asked for.',
      on: { 'link.missed': { target: 'asking' } },
    },
    choosing: {
      description: 'The customer types the new password twice. What was wrong with the last one stands at its field.',
      on: { 'password.submitted': { target: 'changing' } },
    },
    changing: {
      description: 'The password is set with the code of the link. A second press does nothing.',
      tags: ['busy'],
      entry: 'forgetFailure',
      invoke: {
        id: 'setPassword',
        src: 'setPassword',
        input: ({ event }) => {
          assertEvent(event, 'password.submitted');
          const { newPassword, confirmPassword } = event;
          return { newPassword, confirmPassword };
        },
        onDone: { target: 'changed' },
        onError: [
          { guard: { type: 'isRefused', params: 'AUT402' }, target: 'asking', actions: 'rememberFailure' },
          { target: 'choosing', actions: 'rememberFailure' },
        ],
      },
    },
    changed: {
      description: 'The password is set and every session of the customer has ended. They sign in with the new one.',
      meta: { rests: 'It is read, and left by the sign-in or by the links of the page.' },
    },
  },
});
