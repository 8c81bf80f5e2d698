import type { Currency, Locale, Region } from '#openapi/generated/waymark.gen.ts';
import { locales } from '../settings/locales.ts';
import type { Language, ShopCountry } from '../model/locale.ts';

/** The system of shoe sizes of the site. */
export type SizeSystem = 'us' | 'uk' | 'eu';

/** What a locale decides about the catalogue. */
export interface Site {
  locale: Locale;
  language: Language;
  country: ShopCountry;
  region: Region;
  currency: Currency;
  sizes: SizeSystem;
}

const sizesIn = (country: ShopCountry): SizeSystem => {
  if (country === 'US' || country === 'CA') return 'us';
  return country === 'GB' ? 'uk' : 'eu';
};

export const sites: readonly Site[] = locales.map(({ code, language, country, region, currency }) => ({
  locale: code,
  language,
  country,
  region,
  currency,
  sizes: sizesIn(country),
}));

const byLocale = new Map(sites.map((site) => [site.locale, site]));

export function siteOf(locale: Locale): Site {
  const site = byLocale.get(locale);
  if (!site) throw new Error(`no site for ${locale}`);
  return site;
}
