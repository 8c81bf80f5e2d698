import { assign } from 'xstate';
import { keyOf, orderSetup } from './order.setup.ts';
import { shown } from './states/shown.ts';

/** An order by its number and secret: its content, its tracking, and its possible actions. */
export const orderMachine = orderSetup.createMachine({
  id: 'order',
  description: 'One order, as the confirmation and its own page show it; it survives a reload (core 2, 3 and 7).',
  context: ({ input }) => ({ orderNumber: input.orderNumber, st: input.st, purchase: input.purchase, failure: null }),
  invoke: { id: 'watchSession', src: 'watchSession', onError: { target: '.unavailable' } },
  initial: 'opening',
  states: {
    opening: {
      description: 'Is the order here already?',
      always: [
        { guard: 'isKnown', target: 'shown' },
        { guard: 'isNameless', target: 'notFound' },
        { target: 'loading' },
      ],
    },
    loading: {
      description: 'The order is read.',
      tags: ['busy'],
      on: { 'customer.left': { guard: 'isOwners', target: 'leaving' } },
      invoke: {
        id: 'getPurchase',
        src: 'getPurchase',
        input: ({ context }) => keyOf(context),
        onDone: { target: 'shown', actions: assign(({ event }) => ({ purchase: event.output, failure: null })) },
        onError: [
          { guard: 'isNotFound', target: 'notFound' },
          { target: 'unavailable', actions: 'rememberFailure' },
        ],
      },
    },
    shown,
    notFound: {
      description: 'There is no such order, or neither the link nor the shopper opens it.',
      meta: { rests: 'Asking again would answer the same; the page leads to the look-up and back to the shop.' },
    },
    unavailable: {
      description: 'The order cannot be read at the moment. It is safe; the shopper may try again.',
      on: { 'order.retried': { target: 'loading' } },
    },
    leaving: {
      description: 'Who is signed out sees nothing of it any more: the page goes home.',
      tags: ['busy'],
      invoke: { id: 'goHome', src: 'goHome', onDone: { target: 'left' }, onError: { target: 'left' } },
    },
    left: {
      description: 'The page is left.',
      meta: { rests: 'It goes with the page; nothing of the order is in it.' },
    },
  },
});
