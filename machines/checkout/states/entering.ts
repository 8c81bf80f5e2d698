import { assign } from 'xstate';
import { expected } from '#machines/shared/ports.ts';
import { checkoutSetup } from '../checkout.setup.ts';

export const recalling = checkoutSetup.createStateConfig({
  description:
    'Was the shopper in the middle of a checkout before the page was loaded anew, or are they back from the pay-later provider or PayPal?',
  tags: ['busy'],
  invoke: {
    id: 'recall',
    src: 'recall',
    onDone: {
      target: 'entering',
      actions: assign(({ event }) => ({
        memory: event.output.memory,
        mayBeExpress: event.output.isCustomer,
        returned: event.output.approval,
      })),
    },
    onError: { target: 'entering' },
  },
});

export const entering = checkoutSetup.createStateConfig({
  description:
    'Is there something to check out? After a reload in the middle of placing an order, that is asked first.',
  tags: ['busy'],
  always: { guard: 'isUnconfirmed', target: 'confirming' },
  invoke: { id: 'watchCart', src: 'watchCart', onError: { target: 'unavailable' } },
  on: {
    'cart.changed': [
      { guard: 'tellsOfNothing', target: 'empty', actions: 'rememberCart' },
      { target: 'preparing', actions: 'rememberCart' },
    ],
    'cart.unavailable': { target: 'unavailable' },
  },
});

export const preparing = checkoutSetup.createStateConfig({
  description:
    'Is express checkout possible? A customer who has a default card and a default address is asked nothing.',
  tags: ['busy'],
  initial: 'deciding',
  entry: 'reportDevice',
  exit: 'forgetExpress',
  states: {
    deciding: {
      description: 'Who comes to this cart for the first time, and is a customer, may have everything in the account.',
      always: [{ guard: 'mayBeExpress', target: 'express' }, { target: '#checkout.shopping' }],
    },
    express: {
      description: 'The order is prepared from what the account knows.',
      invoke: {
        id: 'prepareExpress',
        src: 'prepareExpress',
        onDone: [
          {
            guard: { type: 'isPrepared', params: ({ event }) => event.output },
            target: '#checkout.shopping.summary.express',
            actions: assign(({ event }) => expected(event.output, 'prepared order')),
          },
          { target: '#checkout.shopping' },
        ],
        onError: { target: '#checkout.shopping' },
      },
    },
  },
});
