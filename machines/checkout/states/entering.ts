import { checkoutSetup } from '../checkout.setup.ts';

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
