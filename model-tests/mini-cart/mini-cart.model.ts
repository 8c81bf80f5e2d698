import { miniCartMachine } from '#machines/mini-cart/mini-cart.machine.ts';
import { filled, shoe } from '#model-tests/cart/cart.fixtures.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';

export const send = {
  'bag.pressed': { type: 'bag.pressed' },
  'item.added': [
    { type: 'item.added', item: shoe, isQuiet: false },
    { type: 'item.added', item: shoe, isQuiet: true },
  ],
  'change.settled': { type: 'change.settled', id: 'c1', cart: filled },
  'cart.chosen': { type: 'cart.chosen' },
  'checkout.chosen': { type: 'checkout.chosen' },
  'dialog.closed': [
    { type: 'dialog.closed', name: 'mini-cart' },
    { type: 'dialog.closed', name: 'size-guide' },
  ],
  'route.changed': [
    { type: 'route.changed', path: '/en-us' },
    { type: 'route.changed', path: '/en-us/cart' },
    { type: 'route.changed', path: '/en-us/checkout' },
  ],
} as const;

export const model = modelOf(miniCartMachine, {
  input: { path: '/en-us/p/ridgeline-trail-runner-WMTR1001MOS' },
  inputs: { 'the cart page': { path: '/en-us/cart' } },
  send,
  project: ({ addedItemId }) => addedItemId !== null,
  why: 'the path is only read where the state is decided; the added item is only shown',
});
