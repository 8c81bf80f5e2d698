import type { Language } from './model/locale.ts';

/** Says a string of the service's own; `{name}` stands for a value. */
export type Say<Key extends string> = (key: Key, values?: Record<string, string | number>) => string;

/** How a language says the words of its table. */
export function sayer<Key extends string>(languages: Record<Language, Readonly<Record<Key, string>>>): (language: Language) => Say<Key> {
  return (language) => {
    const words = languages[language];
    return (key, values = {}) => words[key].replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
  };
}
