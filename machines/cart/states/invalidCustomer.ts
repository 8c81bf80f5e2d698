import { cartSetup } from '../cart.setup.ts';

export const invalidCustomer = cartSetup.createStateConfig({
  description:
    "The service says that this cart is another customer's (INVALID_CUSTOMER): nothing of it may stay on the page.",
  on: { 'change.requested': { actions: 'refuseRequested' } },
  initial: 'wiping',
  states: {
    wiping: {
      description: 'The cart is forgotten, what was asked of it is refused, and the shopper is told.',
      entry: ['refuseAll', 'forgetCart', 'tellOfInvalidCustomer', 'shareCart'],
      always: { target: 'recreating' },
    },
    recreating: {
      description: 'The shopper gets a cart of their own.',
      invoke: {
        id: 'createCart',
        src: 'createCart',
        onDone: { target: 'waiting', actions: ['keepNewCart', 'shareCart'] },
        onError: { target: 'waiting' },
      },
    },
    waiting: {
      description: 'Four seconds to read the message; then the page is loaded anew.',
      after: { invalidCustomerDelay: { target: '#cart.deciding', actions: 'askForReload' } },
    },
  },
});
