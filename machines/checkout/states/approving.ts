import { assign } from 'xstate';
import type { PayLaterOutput } from '#machines/pay-later/pay-later.types.ts';
import { expected } from '#machines/shared/ports.ts';
import type { PaymentPayer } from '#openapi/generated/waymark.gen.ts';
import { approverOf, checkoutSetup } from '../checkout.setup.ts';

export const approving = checkoutSetup.createStateConfig({
  description:
    'The shopper leaves for the pay-later provider or for PayPal, or is back from there. Nothing is placed and nothing is held meanwhile.',
  tags: ['busy'],
  entry: { type: 'keepStep', params: 'away' },
  exit: 'forgetReturned',
  always: { guard: 'isCovered', target: 'summary' },
  invoke: {
    id: 'payLater',
    src: 'payLater',
    input: ({ context }) => ({
      basketId: expected(context.cart, 'cart').basketId,
      token: context.returned,
      method: approverOf(context),
    }),
    onDone: [
      {
        guard: { type: 'hasPayer', params: ({ event }) => event.output },
        target: 'adopting',
        actions: { type: 'keepPlan', params: ({ event }) => event.output },
      },
      {
        guard: { type: 'isApproved', params: ({ event }) => event.output },
        target: 'summary',
        actions: { type: 'keepPlan', params: ({ event }) => event.output },
      },
      { target: 'billing', actions: { type: 'tellOfPlan', params: ({ event }) => event.output } },
    ],
    onError: { target: '#checkout.unavailable' },
  },
});

export const adopting = checkoutSetup.createStateConfig({
  description:
    'Express: the cart learns who pays at the wallet and where they want it. An address that lacks something is completed in the checkout (catalogue 4).',
  tags: ['busy'],
  invoke: {
    id: 'adoptPayer',
    src: 'adoptPayer',
    input: ({ event }) => ({ payer: payerIn(event) }),
    onDone: [
      {
        guard: { type: 'isComplete', params: ({ event }) => event.output },
        target: 'summary.express',
        actions: assign(({ event }) => ({ cart: event.output.cart })),
      },
      { target: 'shipping.address', actions: assign(({ event }) => ({ cart: event.output.cart })) },
    ],
    onError: { target: 'shipping.address' },
  },
});

/** Reads the payer of the event that leads here, so that no context holds their address. */
function payerIn(event: unknown): PaymentPayer {
  const { output } = event as { output: Extract<PayLaterOutput, { payer: unknown }> };
  return expected(output.payer, 'payer');
}
