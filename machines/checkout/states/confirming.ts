import { checkoutSetup } from '../checkout.setup.ts';

export const confirming = checkoutSetup.createStateConfig({
  description:
    'The answer was lost, or the cart is gone: another tab may have placed it. Before anything is said, the service is asked whether an order was placed from this cart.',
  tags: ['busy', 'settling'],
  invoke: {
    id: 'getOrderOfCart',
    src: 'getOrderOfCart',
    input: ({ context: { cart, memory } }) => ({ basketId: cart?.basketId ?? memory?.basketId ?? '' }),
    onDone: [
      {
        guard: { type: 'wantsAuthentication', params: ({ event }) => event.output },
        target: 'challenge',
        actions: 'keepOrder',
      },
      { target: 'confirmed', actions: 'keepOrder' },
    ],
    onError: [
      { guard: 'isNoOrder', target: 'returning', actions: ['forgetOrder', 'forgetMemory', 'tellNotPlaced'] },
      { target: 'unconfirmed' },
    ],
  },
});

export const unconfirmed = checkoutSetup.createStateConfig({
  description:
    'Nobody can say yet whether the order was placed. It is asked again in a moment, and nothing is ordered twice.',
  tags: ['settling'],
  on: { 'confirmation.retried': { target: 'confirming' } },
  after: { confirmationPause: { target: 'confirming' } },
});
