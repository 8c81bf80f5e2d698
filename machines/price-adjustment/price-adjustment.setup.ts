import { assertEvent, setup } from 'xstate';
import type { AddPriceAdjustmentRequest } from '#openapi/generated/waymark.gen.ts';
import { failureOf } from '#machines/shared/failure.ts';
import { promisePort } from '#machines/shared/ports.ts';
import { problemOf } from './price-adjustment.rules.ts';
import type { PriceAdjustmentContext, PriceAdjustmentEvent, PriceAdjustmentInput } from './price-adjustment.types.ts';

const ports = {
  /** Asks the cart to add the adjustment, or to change an existing one; rejects with its failure. */
  applyAdjustment: promisePort<void, { adjustmentId: string | null; adjustment: AddPriceAdjustmentRequest }>(
    'applyAdjustment',
  ),
  /** The same, with the second associate's credentials, which the page holds and deletes after the answer. */
  applyAgreed: promisePort<void, { adjustmentId: string | null; adjustment: AddPriceAdjustmentRequest }>('applyAgreed'),
  /** Asks the cart to remove the adjustment; rejects with its failure. */
  removeAdjustment: promisePort<void, { adjustmentId: string }>('removeAdjustment'),
  /** Closes the dialog that contains the form. */
  close: promisePort<void>('close'),
};

export type PriceAdjustmentPorts = typeof ports;

const base = setup({
  types: {
    context: {} as PriceAdjustmentContext,
    events: {} as PriceAdjustmentEvent,
    input: {} as PriceAdjustmentInput,
  },
  actors: ports,
  guards: {
    /** The service's own rule: the discount is more than nothing, and not more than the price. */
    isGiveable: ({ context }) => problemOf(context) === null,
    /** True if it is more than the associate may give alone. */
    needsAgreement: ({ event }) => failureOf(event).errorId === 'PRC403',
    /** True if the adjustment itself is refused, whoever approves. */
    isAboutAdjustment: ({ event }) => ['PRC400', 'ORD404', 'AUT432'].includes(failureOf(event).errorId),
    isThere: ({ context }) => context.adjustmentId !== null,
  },
});

export const priceAdjustmentSetup = base.extend({
  actions: {
    rememberWay: base.assign(({ event }) => {
      assertEvent(event, 'way.chosen');
      return { way: event.way };
    }),
    rememberWritten: base.assign(({ event }) => {
      assertEvent(event, 'value.written');
      return { written: event.written };
    }),
    rememberReason: base.assign(({ event }) => {
      assertEvent(event, 'adjustment.submitted');
      return { reasonCode: event.reasonCode };
    }),
    rememberCap: base.assign(({ event }) => ({ cap: Number(failureOf(event).additionalInfo?.['cap'] ?? 0) })),
    rememberFailure: base.assign(({ event }) => ({ failure: failureOf(event) })),
    forgetFailure: base.assign({ failure: null }),
  },
});
