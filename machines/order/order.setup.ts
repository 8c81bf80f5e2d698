import { setup } from 'xstate';
import type { Order } from '#openapi/generated/waymark.gen.ts';
import { failureOf } from '#machines/shared/failure.ts';
import { promisePort } from '#machines/shared/ports.ts';
import type { OrderContext, OrderEvent, OrderInput } from './order.types.ts';

const ports = {
  /** GET /cart/v2/checkout/order/{orderNumber} with `st`. */
  getOrder: promisePort<Order, { orderNumber: string; st: string }>('getOrder'),
};

/** What the outside world must provide before an order can be shown. */
export type OrderPorts = typeof ports;

const base = setup({
  types: { context: {} as OrderContext, events: {} as OrderEvent, input: {} as OrderInput, tags: '' as 'busy' },
  actors: ports,
  guards: {
    isKnown: ({ context }) => context.order !== null,
    isNameless: ({ context }) => context.orderNumber === '',
    /** ORD409: unknown order or wrong secret; a malformed number is refused as such. */
    isNotFound: ({ event }) => [400, 404].includes(failureOf(event).status),
  },
});

export const orderSetup = base.extend({
  actions: { rememberFailure: base.assign({ failure: ({ event }) => failureOf(event) }) },
});
