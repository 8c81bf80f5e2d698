import { assign } from 'xstate';
import { checkoutSetup } from '../checkout.setup.ts';

export const recalling = checkoutSetup.createStateConfig({
  description: 'Was the shopper in the middle of a checkout before the page was loaded anew?',
  tags: ['busy'],
  invoke: {
    id: 'recall',
    src: 'recall',
    onDone: { target: 'entering', actions: assign(({ event }) => ({ memory: event.output })) },
    onError: { target: 'entering' },
  },
});

export const entering = checkoutSetup.createStateConfig({
  description: 'Is there something to check out? After a reload in the middle of placing an order, that is asked first.',
  tags: ['busy'],
  always: { guard: 'isUnconfirmed', target: 'confirming' },
  invoke: { id: 'watchCart', src: 'watchCart', onError: { target: 'unavailable' } },
  on: {
    'cart.changed': [
      { guard: 'tellsOfNothing', target: 'empty', actions: 'rememberCart' },
      { target: 'shopping', actions: 'rememberCart' },
    ],
    'cart.unavailable': { target: 'unavailable' },
  },
});
