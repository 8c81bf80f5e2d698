import type { CallContext } from '../contract.ts';
import { addressCases } from '../seed/addresses.ts';
import { addressRules } from '../seed/address-rules.ts';
import { countries } from '../seed/countries.ts';
import { locales } from '../seed/locales.ts';
import type {
  Currency,
  LocaleCode,
  SeedAddressRules,
  SeedLocale,
  SeedShippingMethod,
  SeedTaxChange,
  SeedTaxRate,
} from '../seed/seed.types.ts';
import { shippingMethods } from '../seed/shipping.ts';
import { taxChanges, taxRates } from '../seed/tax.ts';

/** Where the shop sells and on what terms: settings, not goods, so they live with the code. */

const byCode = new Map<string, SeedLocale>(locales.map((locale) => [locale.code, locale]));

export function localeOf(code: LocaleCode): SeedLocale {
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

export const methodsOf = (country: string): SeedShippingMethod[] =>
  shippingMethods.filter((method) => method.country === country);

/** The rate of a province, else of its country; null where the shop knows none (TAX309). */
export const taxRateOf = (country: string, province: string | undefined): SeedTaxRate | null =>
  taxRates.find((rate) => rate.country === country && rate.province === (province ?? null)) ??
  taxRates.find((rate) => rate.country === country && rate.province === null) ??
  null;

/** The tax that the place of an address decides while an order goes there; null: none. */
export const taxChangeAt = ({ country, postalCode }: { country: string; postalCode?: string }): SeedTaxChange | null =>
  taxChanges.find((change) => change.country === country && change.postalCode === postalCode) ?? null;

/** A rate with a tax on top of it. */
export const withTax = (rate: SeedTaxRate, { name, basisPoints }: SeedTaxChange): SeedTaxRate => ({
  ...rate,
  basisPoints: rate.basisPoints + basisPoints,
  parts: [...rate.parts, { name, basisPoints }],
});

export const rulesOf = (country: string): SeedAddressRules | null =>
  addressRules.find((rules) => rules.country === country) ?? null;

export { addressCases, countries };
