import { expected } from '#machines/shared/ports.ts';
import { checkoutSetup } from '../checkout.setup.ts';

export const placing = checkoutSetup.createStateConfig({
  description: 'Money is moving. There are no events here, only outcomes.',
  tags: ['busy', 'settling'],
  entry: 'keepUnconfirmed',
  invoke: {
    id: 'placeOrder',
    src: 'placeOrder',
    input: ({ context: { cart, card, key, token } }) => ({
      cart: expected(cart, 'cart'),
      card,
      key: expected(key, 'key'),
      token,
    }),
    onDone: [
      {
        guard: { type: 'wantsAuthentication', params: ({ event }) => event.output },
        target: 'challenge',
        actions: 'keepOrder',
      },
      { target: 'confirmed', actions: 'keepOrder' },
    ],
    onError: [
      { guard: 'isChallenge', target: 'checking' },
      {
        guard: { type: 'isPlacingFailure', params: 'unknown' },
        target: 'confirming',
        actions: { type: 'tellOfFailure', params: 'not-placed' },
      },
      {
        guard: { type: 'isPlacingFailure', params: 'total-changed' },
        target: 'returning',
        actions: { type: 'tellOfFailure', params: 'total-changed' },
      },
      {
        guard: { type: 'isPlacingFailure', params: 'items-changed' },
        target: 'returning',
        actions: { type: 'tellOfFailure', params: 'items-changed' },
      },
      {
        guard: { type: 'isPlacingFailure', params: 'not-covered' },
        target: 'returning',
        actions: { type: 'tellOfFailure', params: 'not-covered' },
      },
      {
        guard: { type: 'isPlacingFailure', params: 'payment-refused' },
        target: 'shopping.billing',
        actions: { type: 'tellOfFailure', params: 'payment-refused' },
      },
      {
        guard: { type: 'isPlacingFailure', params: 'address-refused' },
        target: 'shopping.shipping.address',
        actions: { type: 'tellOfFailure', params: 'address-refused' },
      },
      {
        guard: { type: 'isPlacingFailure', params: 'billing-refused' },
        target: 'shopping.billing.other',
        actions: { type: 'tellOfFailure', params: 'billing-refused' },
      },
      {
        guard: { type: 'isPlacingFailure', params: 'bot-defence' },
        target: 'shopping.summary',
        actions: { type: 'tellOfFailure', params: 'bot-defence' },
      },
      { target: 'shopping.summary', actions: { type: 'tellOfFailure', params: 'refused' } },
    ],
  },
});
