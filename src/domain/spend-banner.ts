import type { ConsumerDetails, Currency } from '#openapi/generated/waymark.gen.ts';

/** What a customer has spent of an annual allowance, in minor units. */
export interface SpendBanner {
  programme: 'employee' | 'athlete' | 'ipa' | 'wranx';
  spent: number;
  annual: number;
  currency: Currency;
}

/**
 * Returns the one banner of a customer (core 4): employee, if the terms of the discount are accepted, then athlete,
 * then IPA, then WRANX.
 */
export function spendBannerOf({ employee, athlete, prosumer, identity }: ConsumerDetails): SpendBanner | null {
  if (employee?.isEmployeeDiscountTCAccepted) {
    const { currentSpend, annualCap, currency } = employee;
    return { programme: 'employee', spent: currentSpend, annual: annualCap, currency };
  }
  if (athlete)
    return {
      programme: 'athlete',
      spent: athlete.currentSpend,
      annual: athlete.annualCredit,
      currency: athlete.currency,
    };
  const programme = (['IPA', 'WRANX'] as const).find((wanted) => identity.some(({ type }) => type === wanted));
  if (!prosumer || !programme) return null;
  const { currentSpend, annualCredit, currency } = prosumer;
  return { programme: programme === 'IPA' ? 'ipa' : 'wranx', spent: currentSpend, annual: annualCredit, currency };
}
