/** The shop's locales as in its paths (DATA.md): language, dash, country. */
export const locales = ['en-us', 'en-ca', 'fr-ca', 'en-gb', 'fr-fr', 'de-de', 'it-it', 'es-es'] as const;

export type LocaleCode = (typeof locales)[number];
export type Region = 'NORA' | 'EMEA';

export const isLocale = (value: string): value is LocaleCode => (locales as readonly string[]).includes(value);

/** BCP 47: `en-US` for `en-us`. */
export const languageTag = (locale: LocaleCode): string => `${locale.slice(0, 2)}-${locale.slice(3).toUpperCase()}`;

/** ISO 3166 country of a locale: `US` for `en-us`. */
export const countryOf = (locale: LocaleCode): string => locale.slice(3).toUpperCase();

/** NORA adds tax at checkout; EMEA's prices include it. */
export const regionOf = (locale: LocaleCode): Region => (['US', 'CA'].includes(countryOf(locale)) ? 'NORA' : 'EMEA');

const currencies: Record<string, 'USD' | 'CAD' | 'GBP'> = { US: 'USD', CA: 'CAD', GB: 'GBP' };

/** ISO 4217 currency of a locale's prices. */
export const currencyOf = (locale: LocaleCode): 'USD' | 'CAD' | 'GBP' | 'EUR' => currencies[countryOf(locale)] ?? 'EUR';

/**
 * The shop's best locale for an Accept-Language header: the same language and country, else the language, else en-us.
 */
export function preferredLocale(acceptLanguage: string | null | undefined): LocaleCode {
  const wanted = (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.find((parameter) => parameter.trim().startsWith('q='));
      return { tag: tag.trim(), quality: quality ? Number(quality.split('=')[1]) : 1 };
    })
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .sort((a, b) => b.quality - a.quality);
  for (const { tag } of wanted) {
    if (isLocale(tag)) return tag;
    const language = tag.slice(0, 2);
    const home = `${language}-${language}`;
    if (isLocale(home)) return home;
    const sameLanguage = locales.find((locale) => locale.startsWith(`${language}-`));
    if (sameLanguage) return sameLanguage;
  }
  return 'en-us';
}

/**
 * Puts the locale before a path of the shop: `/c/shoes-1100` becomes `/en-us/c/shoes-1100`. Anchors and external URLs
 * stay unchanged.
 */
export const inLocale = (locale: string, url: string): string =>
  url.startsWith('/') ? `/${locale.toLowerCase()}${url === '/' ? '' : url}` : url;
