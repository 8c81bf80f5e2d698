import { setup } from 'xstate';
import type { Purchase } from '#openapi/generated/waymark.gen.ts';
import { failureOf } from '#machines/shared/failure.ts';
import { promisePort } from '#machines/shared/ports.ts';
import type { LookupFields, OrderLookupContext, OrderLookupEvent } from './order-lookup.types.ts';

const ports = {
  trackOrder: promisePort<Purchase, LookupFields>('trackOrder'),
  /** Goes to the order's own page. */
  showOrder: promisePort<void, { purchase: Purchase }>('showOrder'),
};

export type OrderLookupPorts = typeof ports;

const base = setup({
  types: { context: {} as OrderLookupContext, events: {} as OrderLookupEvent, tags: '' as 'busy' },
  actors: ports,
  guards: { isRefused: ({ event }, errorId: string) => failureOf(event).errorId === errorId },
});

export const orderLookupSetup = base.extend({
  actions: { rememberFailure: base.assign({ failure: ({ event }) => failureOf(event) }), forgetFailure: base.assign({ failure: null }) },
});
