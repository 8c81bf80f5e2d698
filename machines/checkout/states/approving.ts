import { assign } from 'xstate';
import { expected } from '#machines/shared/ports.ts';
import { checkoutSetup } from '../checkout.setup.ts';

export const approving = checkoutSetup.createStateConfig({
  description:
    'The shopper leaves for the pay-later provider, or is back from there. Nothing is placed and nothing is held meanwhile.',
  tags: ['busy'],
  entry: { type: 'keepStep', params: 'away' },
  exit: 'forgetReturned',
  always: { guard: 'isCovered', target: 'summary' },
  invoke: {
    id: 'payLater',
    src: 'payLater',
    input: ({ context: { cart, returned } }) => ({ basketId: expected(cart, 'cart').basketId, token: returned }),
    onDone: [
      {
        guard: { type: 'isApproved', params: ({ event }) => event.output },
        target: 'summary',
        actions: assign(({ event }) => ({
          card: { kind: 'pay-later', approval: event.output.approval },
          problem: null,
        })),
      },
      { target: 'billing', actions: { type: 'tellOfPlan', params: ({ event }) => event.output } },
    ],
    onError: { target: '#checkout.unavailable' },
  },
});
