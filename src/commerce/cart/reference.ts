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

/** Where the shop sells and on what terms. These are settings, not goods, so they are part of the code. */

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

/** Countries that orders in this currency can be sent to. */
export const countriesOf = (currency: Currency): string[] => [
  ...new Set(locales.filter((locale) => locale.currency === currency).map(({ country }) => country)),
];

export const methodsOf = (country: string): ShippingMethod[] =>
  shippingMethods.filter((method) => method.country === country);

/** The tax rate of a province, else of its country; null if the shop has none (TAX309). */
export const taxRateOf = (country: string, province: string | undefined): TaxRate | null =>
  taxRates.find((rate) => rate.country === country && rate.province === (province ?? null)) ??
  taxRates.find((rate) => rate.country === country && rate.province === null) ??
  null;

/** A rate with an additional tax. */
export const withTax = (rate: TaxRate, { name, basisPoints }: TaxRate['parts'][number]): TaxRate => ({
  ...rate,
  basisPoints: rate.basisPoints + basisPoints,
  parts: [...rate.parts, { name, basisPoints }],
});

/**
 * The address rules of a country that the shop ships to. A billing address in another country that the forms offer gets
 * the simplest rules. Null for all other countries (PAY401).
 */
export const rulesOf = (country: string, form: 'shipping' | 'billing'): Omit<AddressRules, 'country'> | null =>
  addressRules.find((rules) => rules.country === country) ??
  (form === 'billing' && countries.some(({ code }) => code === country) ? elsewhereRules : null);
