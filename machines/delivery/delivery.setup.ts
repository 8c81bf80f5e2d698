import { assertEvent, setup } from 'xstate';
import { failureOf } from '#machines/shared/failure.ts';
import { promisePort } from '#machines/shared/ports.ts';
import type { DeliveryContext, DeliveryDecision, DeliveryEvent } from './delivery.types.ts';

const ports = {
  /** Sends lines another way, one after the other, in the cart's turn. */
  redirect: promisePort<undefined, { decision: DeliveryDecision }>('redirect'),
  /** Closes the dialog, or says in its place that the store is another (core 2, store changed). */
  finish: promisePort<undefined, { decision: DeliveryDecision }>('finish'),
};

/** What the outside world must provide before a delivery can change. */
export type DeliveryPorts = typeof ports;

const base = setup({
  types: { context: {} as DeliveryContext, events: {} as DeliveryEvent },
  actors: ports,
});

export const deliverySetup = base.extend({
  actions: {
    rememberDecision: base.assign(({ event }) => {
      assertEvent(event, 'delivery.decided');
      return { decision: event.decision, failure: null };
    }),
    rememberFailure: base.assign({ failure: ({ event }) => failureOf(event) }),
  },
});
