import type { Locale, LocaleCode, Currency, ShopCountry } from '../model/locale.ts';

/** Where the shop sells, and in which language and currency. A setting, not goods, so it is part of the code. */
export const locales: Locale[] = [
  { code: 'en-us', language: 'en-us', country: 'US', region: 'NORA', currency: 'USD', name: 'United States' },
  { code: 'en-ca', language: 'en', country: 'CA', region: 'NORA', currency: 'CAD', name: 'Canada (English)' },
  { code: 'fr-ca', language: 'fr', country: 'CA', region: 'NORA', currency: 'CAD', name: 'Canada (français)' },
  { code: 'en-gb', language: 'en', country: 'GB', region: 'EMEA', currency: 'GBP', name: 'United Kingdom' },
  { code: 'fr-fr', language: 'fr', country: 'FR', region: 'EMEA', currency: 'EUR', name: 'France' },
  { code: 'de-de', language: 'de', country: 'DE', region: 'EMEA', currency: 'EUR', name: 'Deutschland' },
  { code: 'it-it', language: 'it', country: 'IT', region: 'EMEA', currency: 'EUR', name: 'Italia' },
  { code: 'es-es', language: 'es', country: 'ES', region: 'EMEA', currency: 'EUR', name: 'España' },
];

const byCode = new Map<string, Locale>(locales.map((locale) => [locale.code, locale]));

export function localeOf(code: LocaleCode): Locale {
  const found = byCode.get(code);
  if (!found) throw new Error(`no locale ${code}`);
  return found;
}

export const isLocale = (code: string): code is LocaleCode => byCode.has(code);

/** Countries that orders in this currency can be sent to. */
export const countriesOf = (currency: Currency): string[] => [
  ...new Set(locales.filter((locale) => locale.currency === currency).map(({ country }) => country)),
];

/** Returns the countries of the region of a country, this one first. */
export function countriesNear(country: ShopCountry): ShopCountry[] {
  const regions = new Set(locales.filter((locale) => locale.country === country).map(({ region }) => region));
  return [
    ...new Set([country, ...locales.filter(({ region }) => regions.has(region)).map((locale) => locale.country)]),
  ];
}
