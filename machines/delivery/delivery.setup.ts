import { assertEvent, setup } from 'xstate';
import { failureOf } from '#machines/shared/failure.ts';
import { promisePort } from '#machines/shared/ports.ts';
import type { DeliveryContext, DeliveryDecision, DeliveryEvent } from './delivery.types.ts';

const ports = {
  /** Changes the delivery of lines, one after the other, in the cart's queue. */
  redirect: promisePort<undefined, { decision: DeliveryDecision }>('redirect'),
  /** Closes the dialog, or replaces it by the message that the store changed (core 2, store changed). */
  finish: promisePort<undefined, { decision: DeliveryDecision }>('finish'),
};

/** The effects that must be provided before a delivery can change. */
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
