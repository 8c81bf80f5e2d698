import { type Messages, type Translate, translate } from '#src/messages/message.ts';
import type { Language, WrittenLanguage } from './model/locale.ts';

/** Returns the entry of a language; American English falls back to British English. */
export const inLanguage = <Words>(
  written: Record<WrittenLanguage, Words> & { 'en-us'?: Words },
  language: Language,
): Words => (language === 'en-us' ? (written['en-us'] ?? written.en) : written[language]);

/** Returns the language of the catalogue's texts: American English is a list of differences from British English. */
export const writtenLanguage = (language: Language): WrittenLanguage => (language === 'en-us' ? 'en' : language);

/**
 * Returns the translate function of each language, from the compiled messages of an area. American English says which
 * keys there are. `locale` writes the numbers and dates.
 */
export const translator =
  <C extends Messages>(messages: Record<WrittenLanguage, Messages> & { 'en-us': C }) =>
  (language: Language, locale: string = language): Translate<C> =>
    translate(messages['en-us'], messages[language], locale);
