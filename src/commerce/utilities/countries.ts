import type { CountryEntry, CountryList, Locale } from '#openapi/generated/waymark.gen.ts';
import { phoneLengths } from '#src/domain/phone.ts';
import { siteOf } from '../catalogue/site.ts';
import { countries } from '../settings/countries.ts';
import { inLanguage } from '../translate.ts';

const made = new Map<Locale, CountryList>();

/** Returns the countries that forms offer, sorted by their names in the language of the locale. */
export function countryList(locale: Locale): CountryList {
  const known = made.get(locale);
  if (known) return known;
  const { language } = siteOf(locale);
  const entries = countries.map(({ code, name, dialCode, phoneMasks }): CountryEntry => ({
    name: inLanguage(name, language),
    code,
    dialCode,
    ...(phoneMasks.length > 0 ? { phoneMasks } : {}),
    phoneLengths: phoneLengths(code),
  }));
  const list = { countries: entries.sort((a, b) => a.name.localeCompare(b.name, language)) };
  made.set(locale, list);
  return list;
}
