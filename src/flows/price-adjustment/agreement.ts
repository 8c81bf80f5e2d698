import type { PriceAdjustmentAgreement } from '#openapi/generated/waymark.gen.ts';

let shown: PriceAdjustmentAgreement | null = null;

/**
 * The sign-in of a second associate, from the press until the cart has its answer. Charts, their events and what
 * watches them never have it.
 */
export const agreement = {
  show: (given: PriceAdjustmentAgreement) => void (shown = given),
  /** For the call of a change that is agreed to. */
  of: ({ isAgreed }: { isAgreed?: true }): { agreement?: PriceAdjustmentAgreement } =>
    isAgreed && shown ? { agreement: shown } : {},
  forget: () => void (shown = null),
};
