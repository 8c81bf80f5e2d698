import { assign } from 'xstate';
import { profileSetup } from './profile.setup.ts';

/** The overview of an account. */
export const profileMachine = profileSetup.createMachine({
  id: 'profile',
  description:
    'Who a customer is to the shop, and where the parts of their account are; a guest is offered to sign in (core 2, 3 and 7, Consumer service).',
  context: ({ input }) => input,
  invoke: { id: 'watchSession', src: 'watchSession', onError: { target: '.unavailable' } },
  initial: 'opening',
  states: {
    opening: {
      description: 'Is the profile here already?',
      always: [{ guard: 'isKnown', target: 'shown' }, { target: 'loading' }],
    },
    loading: {
      description: 'The profile is read.',
      tags: ['busy'],
      on: { 'customer.left': { target: 'leaving' } },
      invoke: {
        id: 'getConsumer',
        src: 'getConsumer',
        onDone: { target: 'shown', actions: assign(({ event }) => ({ profile: event.output })) },
        onError: [{ guard: 'isGuest', target: 'guest' }, { target: 'unavailable' }],
      },
    },
    shown: {
      description: 'Name, email and what else the customer has told, with the way to orders and password.',
      on: {
        'customer.left': { target: 'leaving', actions: 'forgetProfile' },
        'profile.outdated': { target: 'refreshing' },
      },
    },
    refreshing: {
      description: 'The customer may have changed the profile: it is read again, and stays on the page meanwhile.',
      on: { 'customer.left': { target: 'leaving', actions: 'forgetProfile' } },
      invoke: {
        id: 'getConsumer',
        src: 'getConsumer',
        onDone: { target: 'shown', actions: assign(({ event }) => ({ profile: event.output })) },
        onError: { target: 'shown' },
      },
    },
    guest: {
      description: 'Nobody is signed in: that is offered.',
      on: { 'customer.arrived': { target: 'loading' } },
    },
    unavailable: {
      description: 'The profile cannot be read at the moment; the customer may try again.',
      on: { 'profile.retried': { target: 'loading' } },
    },
    leaving: {
      description: 'Who is signed out sees nothing of the account any more: the page goes home.',
      tags: ['busy'],
      invoke: { id: 'goHome', src: 'goHome', onDone: { target: 'guest' }, onError: { target: 'guest' } },
    },
  },
});
