import { assertEvent } from 'xstate';
import { erasureSetup } from './erasure.setup.ts';

/** The end of an account. */
export const erasureMachine = erasureSetup.createMachine({
  id: 'erasure',
  description:
    'How a customer erases their account: they read what goes and what the law keeps, confirm with the password, and are signed out everywhere (core 7, Consumer service; docs/decisions/062).',
  context: ({ input }) => ({ ...input, failure: null }),
  invoke: { id: 'watchSession', src: 'watchSession', onError: { target: '.guest' } },
  initial: 'opening',
  states: {
    opening: {
      description: 'Is a customer signed in?',
      always: [{ guard: 'isSignedIn', target: 'asking' }, { target: 'guest' }],
    },
    asking: {
      description: 'The page says what the erasure deletes and what the law keeps, and offers it.',
      on: {
        'erasure.requested': { target: 'confirming' },
        'customer.left': { target: 'leaving' },
      },
    },
    confirming: {
      description: 'The customer types the password, because an erasure cannot be undone.',
      on: {
        'erasure.confirmed': { target: 'erasing' },
        'erasure.dismissed': { target: 'asking' },
        'customer.left': { target: 'leaving' },
      },
    },
    erasing: {
      description: 'The service erases the account. A second press does nothing.',
      tags: ['busy'],
      invoke: {
        id: 'eraseConsumer',
        src: 'eraseConsumer',
        input: ({ event }) => {
          assertEvent(event, 'erasure.confirmed');
          return { password: event.password };
        },
        onDone: { target: 'signingOut' },
        onError: { target: 'refused', actions: 'rememberFailure' },
      },
    },
    refused: {
      description:
        'The account stays: the password is wrong, an order is on its way, or the shop did not answer. The customer may try again.',
      exit: 'forgetFailure',
      on: {
        'erasure.confirmed': { target: 'erasing' },
        'erasure.dismissed': { target: 'asking' },
        'customer.left': { target: 'leaving' },
      },
    },
    signingOut: {
      description: 'The account is erased; this page ends its session, which the service has ended.',
      tags: ['busy'],
      invoke: { id: 'endSession', src: 'endSession', onDone: { target: 'erased' }, onError: { target: 'erased' } },
    },
    erased: {
      description: 'The account is erased: the page says so, and that an email confirms it.',
      on: { 'customer.arrived': { target: 'asking' } },
    },
    guest: {
      description: 'Nobody is signed in: the page offers to sign in.',
      on: { 'customer.arrived': { target: 'asking' } },
    },
    leaving: {
      description: 'The customer has signed out: the page goes home.',
      tags: ['busy'],
      invoke: { id: 'goHome', src: 'goHome', onDone: { target: 'guest' }, onError: { target: 'guest' } },
    },
  },
});
