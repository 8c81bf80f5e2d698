import { checkoutSetup } from '../checkout.setup.ts';

export const returning = checkoutSetup.createStateConfig({
  description: 'Nothing was bought and nothing is charged. The cart is looked at again before the shopper goes on.',
  tags: ['busy'],
  initial: 'reloading',
  states: {
    reloading: {
      description: 'Stock, prices and delivery are looked at again; the shopper goes back to what changed.',
      invoke: {
        id: 'reloadCart',
        src: 'reloadCart',
        onDone: [
          {
            guard: { type: 'isGone', params: ({ event }) => event.output },
            target: '#checkout.confirming',
            actions: 'presumeOrdered',
          },
          {
            guard: { type: 'isNothing', params: ({ event }) => event.output },
            target: '#checkout.empty',
            actions: ['noteDifferences', 'keepCart'],
          },
          {
            guard: { type: 'isAddressInvalid', params: ({ event }) => event.output },
            target: '#checkout.shopping.shipping.address',
            actions: [{ type: 'tell', params: 'address-invalid' }, 'noteDifferences', 'keepCart'],
          },
          {
            guard: { type: 'isDeliveryChanged', params: ({ event }) => event.output },
            target: '#checkout.shopping.shipping.method',
            actions: [{ type: 'tell', params: 'delivery-changed' }, 'noteDifferences', 'keepCart'],
          },
          {
            guard: { type: 'canPay', params: ({ event }) => event.output },
            target: '#checkout.shopping.summary',
            actions: ['noteDifferences', 'keepCart'],
          },
          { target: '#checkout.shopping.billing', actions: ['noteDifferences', 'keepCart'] },
        ],
        onError: { target: '#checkout.unavailable' },
      },
    },
    restoring: {
      description: "The bank's check failed and the order is given up: the cart is made ready for another try.",
      invoke: {
        id: 'restoreCart',
        src: 'restoreCart',
        onDone: [
          {
            guard: { type: 'isNothing', params: ({ event }) => event.output },
            target: '#checkout.empty',
            actions: 'keepCart',
          },
          {
            guard: { type: 'isAddressInvalid', params: ({ event }) => event.output },
            target: '#checkout.shopping.shipping.address',
            actions: 'keepCart',
          },
          { target: '#checkout.shopping.billing', actions: 'keepCart' },
        ],
        onError: { target: '#checkout.unavailable' },
      },
    },
  },
});
