import { expected } from '#machines/shared/ports.ts';
import { devicesSetup } from './devices.setup.ts';

/** The devices on which a customer is signed in. */
export const devicesMachine = devicesSetup.createMachine({
  id: 'devices',
  description:
    'Where a customer is signed in: they sign out on another device, or on all others at once (core 7, Authentication service).',
  context: ({ input }) => ({ ...input, chosenId: null, failure: null }),
  invoke: { id: 'watchSession', src: 'watchSession', onError: { target: '.signedIn.unavailable' } },
  initial: 'signedIn',
  states: {
    signedIn: {
      description: 'The customer sees the devices and signs out on others.',
      initial: 'opening',
      on: { 'customer.left': { target: 'leaving', actions: 'forget' } },
      states: {
        opening: {
          description: 'Has the server loaded the devices already?',
          always: [{ guard: 'isKnown', target: 'listed' }, { target: 'loading' }],
        },
        loading: {
          description: 'The devices are read.',
          tags: ['busy'],
          invoke: {
            id: 'getSessions',
            src: 'getSessions',
            onDone: [
              {
                guard: { type: 'isGuests', params: ({ event }) => event.output },
                target: '#devices.guest',
              },
              { target: 'listed', actions: 'rememberDevices' },
            ],
            onError: { target: 'unavailable' },
          },
        },
        listed: {
          description: 'The devices, this one first. A refused change says why.',
          on: {
            'session.ended': { guard: 'isElsewhere', target: 'ending', actions: 'choose' },
            'others.ended': { guard: 'hasOthers', target: 'endingOthers' },
            'devices.outdated': { target: 'refreshing' },
          },
        },
        ending: {
          description: 'The session of the other device is ended. A second press does nothing.',
          tags: ['busy'],
          entry: 'forgetFailure',
          invoke: {
            id: 'endSession',
            src: 'endSession',
            input: ({ context }) => ({ id: expected(context.chosenId, 'session') }),
            onDone: { target: 'listed', actions: 'rememberDevices' },
            onError: { target: 'listed', actions: 'rememberFailure' },
          },
        },
        endingOthers: {
          description: 'Every session but the one of this device is ended. A second press does nothing.',
          tags: ['busy'],
          entry: 'forgetFailure',
          invoke: {
            id: 'endOtherSessions',
            src: 'endOtherSessions',
            onDone: { target: 'listed', actions: 'rememberDevices' },
            onError: { target: 'listed', actions: 'rememberFailure' },
          },
        },
        refreshing: {
          description: 'A new password may have signed out other devices: they are read again, and stay meanwhile.',
          tags: ['busy'],
          entry: 'forgetFailure',
          invoke: {
            id: 'getSessions',
            src: 'getSessions',
            onDone: [
              {
                guard: { type: 'isGuests', params: ({ event }) => event.output },
                target: '#devices.guest',
                actions: 'forget',
              },
              { target: 'listed', actions: 'rememberDevices' },
            ],
            onError: { target: 'listed' },
          },
        },
        unavailable: {
          description: 'The devices cannot be read at the moment; the customer may try again.',
          on: { 'devices.retried': { target: 'loading' } },
        },
      },
    },
    guest: {
      description: 'Nobody is signed in: the page offers to sign in.',
      on: { 'customer.arrived': { target: 'signedIn.loading' } },
    },
    leaving: {
      description: 'The customer has signed out: the page shows nothing of the account and goes home.',
      tags: ['busy'],
      invoke: { id: 'goHome', src: 'goHome', onDone: { target: 'guest' }, onError: { target: 'guest' } },
    },
  },
});
