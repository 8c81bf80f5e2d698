import { createContext, useContext } from 'react';
import { formatNumber } from '#src/domain/numerals.ts';
import { memoize } from '#src/domain/memoize.ts';

type Plural = { one: string; other: string };
export type Catalogue = Record<string, string | Plural>;
type Params = Record<string, string | number>;

/** The same strings in another language: what is counted stays counted. */
export type Translation<C extends Catalogue> = { readonly [K in keyof C]: C[K] extends string ? string : Plural };

/** A flow's strings: English is bundled with the flow, other languages are loaded for the whole page at once. */
export interface Text<C extends Catalogue> {
  name: string;
  en: C;
}

/** `export const cartText = text('cart', en)`: names a catalogue so that other languages can be found for it. */
export const text = <const C extends Catalogue>(name: string, en: C): Text<C> => ({ name, en });

export interface Language {
  /** BCP 47, as in `fr-CA`. */
  locale: string;
  /** Catalogues of the page's language by name; empty for English. */
  catalogues: Readonly<Record<string, Catalogue>>;
}

export const LanguageContext = createContext<Language>({ locale: 'en-US', catalogues: {} });

/** A number with a fraction is written as the language writes it: 4.5, 4,5. */
const written = (value: string | number, locale: string): string =>
  typeof value === 'number' && !Number.isInteger(value) ? formatNumber(value, locale) : String(value);

const fill = (template: string, params: Params | undefined, locale: string): string =>
  params
    ? template.replaceAll(/\{(\w+)\}/g, (whole, name: string) => written(params[name] ?? whole, locale))
    : template;

/** Returns a message in the page's language: `t('add')`, `t('items', { count: 2 })` (plurals by `count`). */
export type Translate<C extends Catalogue> = (key: keyof C & string, params?: Params) => string;

/** The words of one catalogue in one language; outside React (titles, tests) call this, inside `useText`. */
export function wordsOf<C extends Catalogue>({ name, en }: Text<C>, { locale, catalogues }: Language): Translate<C> {
  return (key, params) => {
    const entry = catalogues[name]?.[key] ?? en[key];
    if (entry === undefined) return key;
    if (typeof entry === 'string') return fill(entry, params, locale);
    return fill(
      memoize(`${locale} s`, () => new Intl.PluralRules(locale)).select(Number(params?.count)) === 'one'
        ? entry.one
        : entry.other,
      params,
      locale,
    );
  };
}

/** The words of one catalogue in English, for what is always so: the gallery of charts. */
export const english = <C extends Catalogue>(catalogue: Text<C>): Translate<C> =>
  wordsOf(catalogue, { locale: 'en-US', catalogues: {} });

export const useText = <C extends Catalogue>(catalogue: Text<C>): Translate<C> =>
  wordsOf(catalogue, useContext(LanguageContext));

/** The page's locale as the URL writes it: `en-us`. */
export const useLocale = (): string => useContext(LanguageContext).locale.toLowerCase();
