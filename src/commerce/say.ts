import type { Language, WrittenLanguage } from './model/locale.ts';

/** What is written in every language, as a reader of this one has it: American where that differs, else English. */
export const inLanguage = <Words>(
  written: Record<WrittenLanguage, Words> & { 'en-us'?: Words },
  language: Language,
): Words => (language === 'en-us' ? (written['en-us'] ?? written.en) : written[language]);

/** The language that a reader's words are written in. */
export const writtenLanguage = (language: Language): WrittenLanguage => (language === 'en-us' ? 'en' : language);

/** Says a string of the service's own; `{name}` stands for a value. */
export type Say<Key extends string> = (key: Key, values?: Record<string, string | number>) => string;

/** How a language says the words of its table. */
export function sayer<Key extends string>(
  languages: Record<WrittenLanguage, Readonly<Record<Key, string>>>,
  american: Partial<Record<Key, string>> = {},
): (language: Language) => Say<Key> {
  const tables = { ...languages, 'en-us': { ...languages.en, ...american } };
  return (language) => {
    const words = tables[language];
    return (key, values = {}) =>
      words[key].replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
  };
}
