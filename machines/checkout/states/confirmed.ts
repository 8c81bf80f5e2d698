import { expected } from '#machines/shared/ports.ts';
import { checkoutSetup } from '../checkout.setup.ts';

export const confirmed = checkoutSetup.createStateConfig({
  description: 'The order is placed. The cart begins anew, and so does the checkout.',
  entry: ['forgetCard', 'forgetProblem', 'dropMemory'],
  initial: 'leaving',
  states: {
    leaving: {
      description: 'The confirmation page opens.',
      tags: ['busy'],
      invoke: {
        id: 'showConfirmation',
        src: 'showConfirmation',
        input: ({ context }) => ({ order: expected(context.order, 'order') }),
        onDone: { target: 'shown' },
        onError: { target: 'shown' },
      },
    },
    shown: {
      description: 'The order is placed, and there is a link to it should the page not open by itself.',
      meta: { rests: 'The link leads on; the checkout is over.' },
    },
  },
});
