import { assign } from 'xstate';
import { orderSetup } from './order.setup.ts';

/** An order by its number and secret: what was bought, and what happens next. */
export const orderMachine = orderSetup.createMachine({
  id: 'order',
  description: 'One order, as the confirmation shows it; it survives a reload (core 2, 3 and 7).',
  context: ({ input }) => ({ orderNumber: input.orderNumber, st: input.st, order: input.order, failure: null }),
  initial: 'opening',
  states: {
    opening: {
      description: 'Is the order here already?',
      always: [{ guard: 'isKnown', target: 'shown' }, { guard: 'isNameless', target: 'notFound' }, { target: 'loading' }],
    },
    loading: {
      description: 'The order is read.',
      tags: ['busy'],
      invoke: {
        id: 'getOrder',
        src: 'getOrder',
        input: ({ context: { orderNumber, st } }) => ({ orderNumber, st }),
        onDone: { target: 'shown', actions: assign(({ event }) => ({ order: event.output, failure: null })) },
        onError: [{ guard: 'isNotFound', target: 'notFound' }, { target: 'unavailable', actions: 'rememberFailure' }],
      },
    },
    shown: {
      description: 'The order: number, what comes next, items, totals, addresses.',
      meta: { rests: 'It is read, and left by the links of the page.' },
    },
    notFound: {
      description: 'There is no such order, or the link does not open it.',
      meta: { rests: 'Asking again would answer the same; the page leads back to the shop.' },
    },
    unavailable: {
      description: 'The order cannot be read at the moment. It is safe; the shopper may try again.',
      on: { 'order.retried': { target: 'loading' } },
    },
  },
});
