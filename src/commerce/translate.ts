import type { Language, WrittenLanguage } from './model/locale.ts';

/** Returns the entry of a language; American English falls back to British English. */
export const inLanguage = <Words>(
  written: Record<WrittenLanguage, Words> & { 'en-us'?: Words },
  language: Language,
): Words => (language === 'en-us' ? (written['en-us'] ?? written.en) : written[language]);

/** Returns the language of the message files: American English is a list of differences from British English. */
export const writtenLanguage = (language: Language): WrittenLanguage => (language === 'en-us' ? 'en' : language);

/** Returns the message of a key; `{name}` in it is replaced by a value. */
export type Translate<Key extends string> = (key: Key, values?: Record<string, string | number>) => string;

/** Returns the translate function of a language from tables of messages. */
export function translator<Key extends string>(
  languages: Record<WrittenLanguage, Readonly<Record<Key, string>>>,
  american: Partial<Record<Key, string>> = {},
): (language: Language) => Translate<Key> {
  const tables = { ...languages, 'en-us': { ...languages.en, ...american } };
  return (language) => {
    const words = tables[language];
    return (key, values = {}) =>
      words[key].replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
  };
}
