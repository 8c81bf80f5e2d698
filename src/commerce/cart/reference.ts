import type { CallContext } from '../contract.ts';
import { addressRules, elsewhereRules } from '../settings/address-rules.ts';
import { countries } from '../settings/countries.ts';
import { locales } from '../settings/locales.ts';
import type { AddressRules } from '../model/country.ts';
import type { Currency, Locale, LocaleCode } from '../model/locale.ts';
import type { ShippingMethod } from '../model/shipping.ts';
import type { TaxRate } from '../model/tax.ts';
import { shippingMethods } from '../settings/shipping-methods.ts';
import { taxRates } from '../settings/tax-rates.ts';

/** Where the shop sells and on what terms: settings, not goods, so they live with the code. */

const byCode = new Map<string, Locale>(locales.map((locale) => [locale.code, locale]));

export function localeOf(code: LocaleCode): Locale {
  const found = byCode.get(code);
  if (!found) throw new Error(`no locale ${code}`);
  return found;
}

export const isLocale = (code: string): code is LocaleCode => byCode.has(code);

export const contextLocale = (
  code: LocaleCode,
): Pick<CallContext, 'locale' | 'language' | 'country' | 'region' | 'currency'> => {
  const { language, country, region, currency } = localeOf(code);
  return { locale: code, language, country, region, currency };
};

/** Countries that an order in this currency can go to. */
export const countriesOf = (currency: Currency): string[] => [
  ...new Set(locales.filter((locale) => locale.currency === currency).map(({ country }) => country)),
];

export const methodsOf = (country: string): ShippingMethod[] =>
  shippingMethods.filter((method) => method.country === country);

/** The rate of a province, else of its country; null where the shop knows none (TAX309). */
export const taxRateOf = (country: string, province: string | undefined): TaxRate | null =>
  taxRates.find((rate) => rate.country === country && rate.province === (province ?? null)) ??
  taxRates.find((rate) => rate.country === country && rate.province === null) ??
  null;

/** A rate with a tax on top of it. */
export const withTax = (rate: TaxRate, { name, basisPoints }: TaxRate['parts'][number]): TaxRate => ({
  ...rate,
  basisPoints: rate.basisPoints + basisPoints,
  parts: [...rate.parts, { name, basisPoints }],
});

/**
 * The rules of a country that the shop ships to; for a bill to another that forms offer, the plainest (PAY401 is for
 * the rest).
 */
export const rulesOf = (country: string, form: 'shipping' | 'billing'): Omit<AddressRules, 'country'> | null =>
  addressRules.find((rules) => rules.country === country) ??
  (form === 'billing' && countries.some(({ code }) => code === country) ? elsewhereRules : null);
