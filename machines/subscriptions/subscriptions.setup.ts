import { assertEvent, setup } from 'xstate';
import type { Subscriptions } from '#openapi/generated/waymark.gen.ts';
import { failureOf } from '#machines/shared/failure.ts';
import { callbackPort, promisePort } from '#machines/shared/ports.ts';
import type { SubscriptionsContext, SubscriptionsEvent, SubscriptionsInput } from './subscriptions.types.ts';

const ports = {
  /** GET /consumers-v3/consumer/subscription; null for a guest. */
  getSubscriptions: promisePort<Subscriptions | null>('getSubscriptions'),
  /** POST /consumers-v3/consumer/subscription; rejects with the ApiFailure. */
  requestSubscription: promisePort<void, { recipient: string }>('requestSubscription'),
  /** DELETE /consumers-v3/consumer/subscription/{subscriptionId}; rejects with the ApiFailure. */
  endSubscription: promisePort<void, { id: string }>('endSubscription'),
  /** PUT /consumers-v3/consumer/notification; rejects with the ApiFailure. */
  setNotification: promisePort<void, { isOn: boolean }>('setNotification'),
  /** Sends an event when somebody signs in or out. */
  watchSession: callbackPort('watchSession'),
  /** Protected pages navigate home when the customer signs out (core 2). */
  goHome: promisePort<void>('goHome'),
};

export type SubscriptionsPorts = typeof ports;

const base = setup({
  types: {
    context: {} as SubscriptionsContext,
    events: {} as SubscriptionsEvent,
    input: {} as SubscriptionsInput,
    tags: '' as 'busy',
  },
  actors: ports,
  guards: {
    isKnown: ({ context }) => context.subscriptions !== null,
    isGuests: (_, subscriptions: Subscriptions | null) => subscriptions === null,
  },
});

export const subscriptionsSetup = base.extend({
  actions: {
    forget: base.assign({ subscriptions: null, channel: null, failure: null }),
    choose: base.assign(({ event }) => {
      assertEvent(event, ['subscription.requested', 'subscription.ended', 'orderTexts.changed']);
      if (event.type === 'orderTexts.changed') return { channel: 'orders', failure: null };
      return { channel: event.type === 'subscription.ended' ? event.channel : 'email', failure: null };
    }),
    rememberFailure: base.assign(({ event }) => ({ failure: failureOf(event) })),
  },
});
