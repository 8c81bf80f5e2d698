import { type AnyEventObject, assign, setup } from 'xstate';
import type { PaymentApproval, PaymentForm } from '#openapi/generated/waymark.gen.ts';
import { failureOf } from '#machines/shared/failure.ts';
import { callbackPort, promisePort } from '#machines/shared/ports.ts';
import type {
  PayLaterContext,
  PayLaterEnding,
  PayLaterEvent,
  PayLaterInput,
  PayLaterOutput,
} from './pay-later.types.ts';

const ports = {
  /** GET /cart/v1/paymentSession for pay_later: the form that leads to the provider. */
  askProvider: promisePort<PaymentForm, { basketId: string }>('askProvider'),
  /** Sends the form, and the shopper with it. Says `shopper.returned` when the browser brings this very page back. */
  leaveForProvider: callbackPort<AnyEventObject, { form: PaymentForm }>('leaveForProvider'),
  /** GET /cart/v1/paymentApproval: what was decided. It changes nothing. */
  readApproval: promisePort<PaymentApproval, { token: string }>('readApproval'),
};

/** What the outside world must provide before anybody can pay later. */
export type PayLaterPorts = typeof ports;

const base = setup({
  types: {
    context: {} as PayLaterContext,
    events: {} as PayLaterEvent,
    input: {} as PayLaterInput,
    output: {} as PayLaterOutput,
  },
  actors: ports,
  guards: {
    hasReturned: ({ context }) => context.token !== null,
    isApproved: (_, { state }: PaymentApproval) => state === 'approved',
    isRefused: (_, { state }: PaymentApproval) => state === 'refused',
    /** The service said no, and did not merely fail to answer. */
    isAnswer: ({ event }) => {
      const { status } = failureOf(event);
      return status >= 400 && status < 500;
    },
  },
});

export const payLaterSetup = base.extend({
  actions: {
    end: assign((_, ending: PayLaterEnding) => ({ ending })),
  },
});
