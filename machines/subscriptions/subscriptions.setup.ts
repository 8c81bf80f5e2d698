import { assertEvent, setup } from 'xstate';
import type { SavedSubscription, Subscriptions } from '#openapi/generated/waymark.gen.ts';
import { failureOf } from '#machines/shared/failure.ts';
import { callbackPort, promisePort } from '#machines/shared/ports.ts';
import type { SubscriptionsContext, SubscriptionsEvent, SubscriptionsInput } from './subscriptions.types.ts';

const ports = {
  /** GET /consumers-v3/consumer/subscription; null for a guest. */
  getSubscriptions: promisePort<Subscriptions | null>('getSubscriptions'),
  /** POST /consumers-v3/consumer/subscription; rejects with the ApiFailure. */
  requestSubscription: promisePort<void, { channel: SavedSubscription['channel']; recipient: string }>(
    'requestSubscription',
  ),
  /** PUT /consumers-v3/consumer/subscription with the code of an SMS; rejects with the ApiFailure. */
  confirmCode: promisePort<void, { passcode: string }>('confirmCode'),
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
      assertEvent(event, ['subscription.requested', 'subscription.ended', 'code.submitted', 'orderTexts.changed']);
      if (event.type === 'orderTexts.changed') return { channel: 'orders', failure: null };
      return { channel: event.type === 'code.submitted' ? 'sms' : event.channel, failure: null };
    }),
    rememberFailure: base.assign(({ event }) => ({ failure: failureOf(event) })),
  },
});
