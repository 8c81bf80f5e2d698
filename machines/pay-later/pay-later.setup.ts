import { type AnyEventObject, assign, setup } from 'xstate';
import type { PaymentApproval, PaymentForm } from '#openapi/generated/waymark.gen.ts';
import { failureOf } from '#machines/shared/failure.ts';
import { callbackPort, promisePort } from '#machines/shared/ports.ts';
import type {
  ApprovalMethod,
  PayLaterContext,
  PayLaterEnding,
  PayLaterEvent,
  PayLaterInput,
  PayLaterOutput,
} from './pay-later.types.ts';

const ports = {
  /** GET /cart/v1/paymentSession for pay_later or paypal: the form that leads to the provider. */
  askProvider: promisePort<PaymentForm, { basketId: string; method: ApprovalMethod }>('askProvider'),
  /** Submits the form, which leaves the page. Sends `shopper.returned` if the browser restores this same page. */
  leaveForProvider: callbackPort<AnyEventObject, { form: PaymentForm }>('leaveForProvider'),
  /** GET /cart/v1/paymentApproval: the provider's decision. Read-only. */
  readApproval: promisePort<PaymentApproval, { token: string }>('readApproval'),
};

/** The effects that must be provided before anybody can pay later. */
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
    /** True if the service answered with a refusal, rather than not at all. */
    isAnswer: ({ event }) => {
      const { status } = failureOf(event);
      return status >= 400 && status < 500;
    },
  },
});

export const payLaterSetup = base.extend({
  actions: {
    /** Stores whose decision the service has read. */
    rememberMethod: assign((_, { payment_method_id: id }: PaymentApproval) => ({
      method: id === 'PAYPAL' ? ('paypal' as const) : ('pay-later' as const),
    })),
    end: assign((_, ending: PayLaterEnding) => ({ ending })),
  },
});
