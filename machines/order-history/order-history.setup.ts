import { setup } from 'xstate';
import type { PurchaseHistory } from '#openapi/generated/waymark.gen.ts';
import { failureOf } from '#machines/shared/failure.ts';
import { callbackPort, promisePort } from '#machines/shared/ports.ts';
import type { OrderHistoryContext, OrderHistoryEvent, OrderHistoryInput } from './order-history.types.ts';

const ports = {
  getPurchaseHistory: promisePort<PurchaseHistory, { page: number }>('getPurchaseHistory'),
  /** Sends an event when somebody signs in or out. */
  watchSession: callbackPort('watchSession'),
  /** Protected pages navigate home when the customer signs out (core 2). */
  goHome: promisePort<void>('goHome'),
};

export type OrderHistoryPorts = typeof ports;

const base = setup({
  types: {
    context: {} as OrderHistoryContext,
    events: {} as OrderHistoryEvent,
    input: {} as OrderHistoryInput,
    tags: '' as 'busy',
  },
  actors: ports,
  guards: {
    isKnown: ({ context }) => context.history !== null,
    hasNone: ({ context }) => context.history?.total === 0,
    /** AUT404: a guest has no history. */
    isGuest: ({ event }) => [401, 403].includes(failureOf(event).status),
  },
});

export const orderHistorySetup = base.extend({
  actions: {
    forgetHistory: base.assign({ history: null }),
  },
});
