import { setup } from 'xstate';
import { failureOf } from '#machines/shared/failure.ts';
import { promisePort } from '#machines/shared/ports.ts';
import type { Credit, CreditContext, CreditEvent } from './credit.types.ts';

const ports = {
  /** GET /cart/v1/cart/{basketId}/paymentMethods: an athlete's credit; null for everybody else. */
  getCredit: promisePort<Credit | null>('getCredit'),
  /** Puts as much credit on the cart as it can use, in the cart's queue; rejects with its failure. */
  applyCredit: promisePort<void>('applyCredit'),
  /** Removes the credit from the cart, in the cart's queue. */
  removeCredit: promisePort<void, { instrumentId: string }>('removeCredit'),
};

/** The effects that must be provided before credit can pay. */
export type CreditPorts = typeof ports;

const base = setup({
  types: { context: {} as CreditContext, events: {} as CreditEvent },
  actors: ports,
  guards: { isAthlete: (_, credit: Credit | null) => credit !== null },
});

export const creditSetup = base.extend({
  actions: {
    rememberCredit: base.assign(({ event }) => ({ credit: (event as unknown as { output: Credit | null }).output })),
    rememberFailure: base.assign(({ event }) => ({ failure: failureOf(event) })),
    forgetFailure: base.assign({ failure: null }),
  },
});
