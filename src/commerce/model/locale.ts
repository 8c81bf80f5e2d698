/** The languages of every text. */
export type WrittenLanguage = 'en' | 'fr' | 'de' | 'it' | 'es';

/** A reader's language. American English uses English texts except where it has its own. */
export type Language = WrittenLanguage | 'en-us';

export type LocaleCode = 'en-us' | 'en-ca' | 'fr-ca' | 'en-gb' | 'fr-fr' | 'de-de' | 'it-it' | 'es-es';

export type Region = 'NORA' | 'EMEA';

export type Currency = 'USD' | 'CAD' | 'GBP' | 'EUR';

/** The countries that the shop ships to; the country list itself is longer. */
export type ShopCountry = 'US' | 'CA' | 'GB' | 'FR' | 'DE' | 'IT' | 'ES';

export type Localised = Record<WrittenLanguage, string> & { 'en-us'?: string };

/** One amount per currency, in minor units. */
export type Amounts = Record<Currency, number>;

export interface Locale {
  code: LocaleCode;
  language: Language;
  country: ShopCountry;
  region: Region;
  currency: Currency;
  name: string;
}
