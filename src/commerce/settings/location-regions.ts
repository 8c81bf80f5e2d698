import type { LocationRegion } from '#openapi/generated/waymark.gen.ts';
import type { Locale } from '../model/locale.ts';
import { locales } from './locales.ts';

/** A name in a language of its own: `Deutsch`, `Canada`. */
const nameIn = (code: string, of: string, type: 'language' | 'region'): string =>
  new Intl.DisplayNames([code], { type }).of(of) ?? of;

const languageOf = ({ code }: Locale): string => nameIn(code, code.slice(0, 2), 'language');

const countryOf = (all: readonly Locale[], { code, country, currency }: Locale) => ({
  code: country,
  name: nameIn(code, country, 'region'),
  currency,
  locales: all
    .filter((locale) => locale.country === country)
    .map((locale) => ({ locale: locale.code, language: languageOf(locale) })),
});

/** Where the shop sells, by region and country; each country and language by its own name. */
export const locationRegions: LocationRegion[] = (['NORA', 'EMEA'] as const).map((id) => {
  const here = locales.filter(({ region }) => region === id);
  const firsts = here.filter(({ country }, at) => here.findIndex((one) => one.country === country) === at);
  return { id, countries: firsts.map((first) => countryOf(here, first)) };
});
