import { assign } from 'xstate';
import { expected } from '#machines/shared/ports.ts';
import { orderLookupSetup } from './order-lookup.setup.ts';

/** Finds an order by its number and e-mail. */
export const orderLookupMachine = orderLookupSetup.createMachine({
  id: 'order-lookup',
  description:
    'How somebody without an account finds an order: by its number and email (core 7, TrackOrder; core 8, ORD400 and OHS4004).',
  context: { fields: null, token: null, found: null, failure: null },
  initial: 'asking',
  states: {
    asking: {
      description: 'The shopper types the number and the email.',
      initial: 'quiet',
      on: { 'lookup.submitted': { target: 'finding', actions: 'rememberFields' } },
      states: {
        quiet: { description: 'Nothing is wrong yet.' },
        notFound: { description: 'No order has this number and this email. Which of the two is wrong is not told.' },
        invalidEmail: { description: 'The email is none: that is said beside it.' },
        closed: {
          description:
            'Too many were tried from here: this number opens again after fifteen minutes, others after an hour at most.',
        },
        unproven: { description: 'The bot check was left, or not passed. The same can be sent again.' },
        unavailable: { description: 'Nobody answered. The same can be sent again.' },
      },
    },
    finding: {
      description: 'The order is looked for.',
      tags: ['busy'],
      entry: 'forgetFailure',
      exit: 'forgetToken',
      invoke: {
        id: 'trackOrder',
        src: 'trackOrder',
        input: ({ context }) => ({ fields: expected(context.fields, 'what was typed'), token: context.token }),
        onDone: { target: 'opening', actions: assign(({ event }) => ({ found: event.output })) },
        onError: [
          { guard: 'isChallenge', target: 'checking' },
          { guard: { type: 'isRefused', params: 'OHS4004' }, target: 'asking.notFound', actions: 'rememberFailure' },
          { guard: { type: 'isRefused', params: 'ORD400' }, target: 'asking.invalidEmail', actions: 'rememberFailure' },
          { guard: { type: 'isRefused', params: 'API429' }, target: 'asking.closed', actions: 'rememberFailure' },
          { guard: { type: 'isRefused', params: 'AUT403' }, target: 'asking.unproven', actions: 'rememberFailure' },
          { target: 'asking.unavailable', actions: 'rememberFailure' },
        ],
      },
    },
    checking: {
      description:
        'There were many wrong tries, by whomever: the shopper shows that they are a person, or leaves the check.',
      tags: ['busy'],
      invoke: {
        id: 'botDefence',
        src: 'botDefence',
        input: { action: 'trackOrder' },
        onDone: [
          {
            guard: { type: 'isPassed', params: ({ event }) => event.output },
            target: 'finding',
            actions: assign(({ event }) => ({ token: event.output.token })),
          },
          { target: 'asking.unproven', actions: 'tellUnproven' },
        ],
        onError: { target: 'asking.unproven', actions: 'tellUnproven' },
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
