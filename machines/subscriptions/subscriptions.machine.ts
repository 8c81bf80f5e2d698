import { assertEvent, assign } from 'xstate';
import { subscriptionsSetup } from './subscriptions.setup.ts';

/** The subscriptions of an account. */
export const subscriptionsMachine = subscriptionsSetup.createMachine({
  id: 'subscriptions',
  description:
    'How a customer turns news by email and SMS on and off: a link confirms the one, the chart sms-opt-in asks for the code of the other. Texts about orders are turned on and off here, too (core 7, subscription and notification; catalogue 3 and 4).',
  context: ({ input }) => ({ ...input, channel: null, failure: null }),
  invoke: { id: 'watchSession', src: 'watchSession', onError: { target: '.signedIn.unavailable' } },
  initial: 'signedIn',
  states: {
    signedIn: {
      description: 'The customer sees and changes the subscriptions.',
      initial: 'opening',
      on: { 'customer.left': { target: 'leaving', actions: 'forget' } },
      states: {
        opening: {
          description: 'Has the server loaded the subscriptions already?',
          always: [{ guard: 'isKnown', target: 'shown' }, { target: 'loading' }],
        },
        loading: {
          description: 'The subscriptions are read.',
          tags: ['busy'],
          invoke: {
            id: 'getSubscriptions',
            src: 'getSubscriptions',
            onDone: [
              {
                guard: { type: 'isGuests', params: ({ event }) => event.output },
                target: '#subscriptions.guest',
                actions: 'forget',
              },
              { target: 'shown', actions: assign(({ event }) => ({ subscriptions: event.output })) },
            ],
            onError: { target: 'unavailable' },
          },
        },
        shown: {
          description:
            'The customer begins a change. A refused one says why. The box for SMS is a chart of its own, sms-opt-in.',
          on: {
            'subscription.requested': { target: 'requesting', actions: 'choose' },
            'subscription.ended': { target: 'ending', actions: 'choose' },
            'subscriptions.changed': { target: 'refreshing' },
            'orderTexts.changed': { target: 'choosingTexts', actions: 'choose' },
          },
        },
        requesting: {
          description: 'The link of the email is requested. A second press does nothing.',
          tags: ['busy'],
          invoke: {
            id: 'requestSubscription',
            src: 'requestSubscription',
            input: ({ event }) => {
              assertEvent(event, 'subscription.requested');
              return { recipient: event.recipient };
            },
            onDone: { target: 'refreshing' },
            onError: { target: 'shown', actions: 'rememberFailure' },
          },
        },
        ending: {
          description: 'The subscription is ended.',
          tags: ['busy'],
          invoke: {
            id: 'endSubscription',
            src: 'endSubscription',
            input: ({ event }) => {
              assertEvent(event, 'subscription.ended');
              return { id: event.id };
            },
            onDone: { target: 'refreshing' },
            onError: { target: 'shown', actions: 'rememberFailure' },
          },
        },
        choosingTexts: {
          description: 'Texts about orders are turned on or off.',
          tags: ['busy'],
          invoke: {
            id: 'setNotification',
            src: 'setNotification',
            input: ({ event }) => {
              assertEvent(event, 'orderTexts.changed');
              return { isOn: event.isOn };
            },
            onDone: { target: 'refreshing' },
            onError: { target: 'shown', actions: 'rememberFailure' },
          },
        },
        refreshing: {
          description: 'The subscriptions are read again after a change, and stay on the page meanwhile.',
          tags: ['busy'],
          invoke: {
            id: 'getSubscriptions',
            src: 'getSubscriptions',
            onDone: [
              {
                guard: { type: 'isGuests', params: ({ event }) => event.output },
                target: '#subscriptions.guest',
                actions: 'forget',
              },
              { target: 'shown', actions: assign(({ event }) => ({ subscriptions: event.output })) },
            ],
            onError: { target: 'unavailable' },
          },
        },
        unavailable: {
          description: 'The subscriptions cannot be read at the moment; the customer may try again.',
          on: { 'subscriptions.retried': { target: 'loading' } },
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
