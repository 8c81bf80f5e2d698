import type { PriceAdjustmentAgreement } from '#openapi/generated/waymark.gen.ts';

let shown: PriceAdjustmentAgreement | null = null;

/**
 * The sign-in of a second associate, from submit until the cart has its answer. Charts, their events and observers
 * never contain it.
 */
export const agreement = {
  show: (given: PriceAdjustmentAgreement) => void (shown = given),
  /** The field for the call of an approved change. */
  of: ({ isAgreed }: { isAgreed?: true }): { agreement?: PriceAdjustmentAgreement } =>
    isAgreed && shown ? { agreement: shown } : {},
  forget: () => void (shown = null),
};
