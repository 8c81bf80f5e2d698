import { assign } from 'xstate';
import { expected } from '#machines/shared/ports.ts';
import { actionOf } from '../checkout.cart.ts';
import { checkoutSetup } from '../checkout.setup.ts';

export const challenge = checkoutSetup.createStateConfig({
  description: 'The bank wants to know that it is the shopper who pays.',
  tags: ['settling'],
  invoke: {
    id: 'challenge',
    src: 'challenge',
    input: ({ context }) => ({ action: expected(actionOf(context.order), 'action of the order') }),
    onDone: {
      target: 'patching',
      actions: assign(({ event }) => ({ ending: event.output.ending, result: event.output.result })),
    },
    onError: { target: 'patching', actions: assign({ ending: 'timed-out', result: { transStatus: 'U' } }) },
  },
});

export const patching = checkoutSetup.createStateConfig({
  description:
    "The bank's answer goes to the service, which finishes the order or gives it up. There are no events here, only outcomes.",
  tags: ['busy', 'settling'],
  invoke: {
    id: 'patchOrder',
    src: 'patchOrder',
    input: ({ context: { order, card, result } }) => ({
      order: expected(order, 'order'),
      card,
      result: expected(result, 'result'),
    }),
    onDone: [
      {
        guard: { type: 'wantsAuthentication', params: ({ event }) => event.output },
        target: 'challenge',
        reenter: true,
        actions: assign(({ event }) => ({ order: event.output, ending: null, result: null })),
      },
      { target: 'confirmed', actions: 'keepOrder' },
    ],
    onError: [
      {
        guard: 'isAuthenticationOver',
        target: 'returning.restoring',
        actions: ['tellOfEnding', 'forgetOrder', 'forgetMemory'],
      },
      { target: 'confirming', actions: { type: 'tellOfFailure', params: 'not-placed' } },
    ],
  },
});
