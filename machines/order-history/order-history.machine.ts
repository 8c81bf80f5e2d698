import { assign } from 'xstate';
import { orderHistorySetup } from './order-history.setup.ts';

/** One page of a customer's orders. */
export const orderHistoryMachine = orderHistorySetup.createMachine({
  id: 'order-history',
  description: 'The orders of a customer, a page at a time; a guest is offered to sign in (core 3, 6 and 7).',
  context: ({ input }) => input,
  invoke: { id: 'watchSession', src: 'watchSession', onError: { target: '.unavailable' } },
  initial: 'opening',
  states: {
    opening: {
      description: 'Is the page of orders here already?',
      always: [{ guard: 'isKnown', target: 'known' }, { target: 'loading' }],
    },
    loading: {
      description: 'The orders are read.',
      tags: ['busy'],
      on: { 'customer.left': { target: 'leaving' } },
      invoke: {
        id: 'getPurchaseHistory',
        src: 'getPurchaseHistory',
        input: ({ context }) => ({ page: context.page }),
        onDone: { target: 'known', actions: assign(({ event }) => ({ history: event.output })) },
        onError: [{ guard: 'isGuest', target: 'guest' }, { target: 'unavailable' }],
      },
    },
    known: {
      description: 'The orders are there: any at all?',
      initial: 'counting',
      on: { 'customer.left': { target: 'leaving', actions: 'forgetHistory' } },
      states: {
        counting: {
          description: 'Has this customer ever ordered?',
          always: [{ guard: 'hasNone', target: 'none' }, { target: 'shown' }],
        },
        shown: {
          description: 'A page of orders, the newest first; each leads to its own page.',
        },
        none: { description: 'Nothing was ordered yet; the page leads to the shop.' },
      },
    },
    guest: {
      description: 'Nobody is signed in: that is offered, and the look-up by number and email for who has no account.',
      on: { 'customer.arrived': { target: 'loading' } },
    },
    unavailable: {
      description: 'The orders cannot be read at the moment; the shopper may try again.',
      on: { 'history.retried': { target: 'loading' } },
    },
    leaving: {
      description: 'Who is signed out sees nothing of them any more: the page goes home.',
      tags: ['busy'],
      invoke: { id: 'goHome', src: 'goHome', onDone: { target: 'guest' }, onError: { target: 'guest' } },
    },
  },
});
