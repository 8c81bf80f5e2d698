import { assertEvent, assign } from 'xstate';
import { expected } from '#machines/shared/ports.ts';
import { orderLookupSetup } from './order-lookup.setup.ts';

/** A number and an email, and the order that they belong to. */
export const orderLookupMachine = orderLookupSetup.createMachine({
  id: 'order-lookup',
  description: 'How somebody without an account finds an order: by its number and email (core 7, TrackOrder; core 8, ORD400 and OHS4004).',
  context: { found: null, failure: null },
  initial: 'asking',
  states: {
    asking: {
      description: 'The shopper types the number and the email.',
      initial: 'quiet',
      on: { 'lookup.submitted': { target: 'finding' } },
      states: {
        quiet: { description: 'Nothing is wrong yet.' },
        notFound: { description: 'No order has this number and this email. Which of the two is wrong is not told.' },
        invalidEmail: { description: 'The email is none: that is said beside it.' },
        closed: { description: 'This number was tried too often: it opens again after fifteen minutes.' },
        unavailable: { description: 'Nobody answered. The same can be sent again.' },
      },
    },
    finding: {
      description: 'The order is looked for.',
      tags: ['busy'],
      entry: 'forgetFailure',
      invoke: {
        id: 'trackOrder',
        src: 'trackOrder',
        input: ({ event }) => {
          assertEvent(event, 'lookup.submitted');
          return event.fields;
        },
        onDone: { target: 'opening', actions: assign(({ event }) => ({ found: event.output })) },
        onError: [
          { guard: { type: 'isRefused', params: 'OHS4004' }, target: 'asking.notFound', actions: 'rememberFailure' },
          { guard: { type: 'isRefused', params: 'ORD400' }, target: 'asking.invalidEmail', actions: 'rememberFailure' },
          { guard: { type: 'isRefused', params: 'API429' }, target: 'asking.closed', actions: 'rememberFailure' },
          { target: 'asking.unavailable', actions: 'rememberFailure' },
        ],
      },
    },
    opening: {
      description: 'It is found: the page goes to it.',
      tags: ['busy'],
      invoke: {
        id: 'showOrder',
        src: 'showOrder',
        input: ({ context }) => ({ purchase: expected(context.found, 'order') }),
        onDone: { target: 'opened' },
        onError: { target: 'opened' },
      },
    },
    opened: {
      description: 'The order’s page is open, or one press on its link away.',
      meta: { rests: 'The page is left for the order’s own; should that have failed, a link leads there.' },
    },
  },
});
