import { createContext, useContext } from 'react';
import { type Messages, type Translate, translate } from './message.ts';

export type { Messages, Translate } from './message.ts';

/** The messages of an area: American English is bundled with the flow, other languages are loaded for each page. */
export interface Text<C extends Messages> {
  name: string;
  en: C;
}

/** `export const cartText = text('cart', en)`: the name is that of the area's file in each language. */
export const text = <C extends Messages>(name: string, en: C): Text<C> => ({ name, en });

export interface Language {
  /** BCP 47, as in `fr-CA`. */
  locale: string;
  /** Messages of the page's language by area, without those that are the same in American English. */
  catalogues: Readonly<Record<string, Messages>>;
}

const americanEnglish: Language = { locale: 'en-US', catalogues: {} };

export const LanguageContext = createContext(americanEnglish);

/** The messages of an area in one language; outside React (titles, tests) call this, inside `useText`. */
export const wordsOf = <C extends Messages>({ name, en }: Text<C>, { locale, catalogues }: Language): Translate<C> =>
  translate(en, catalogues[name], locale);

/** The messages of an area in American English, for what is always so: the gallery of charts. */
export const english = <C extends Messages>(area: Text<C>): Translate<C> => wordsOf(area, americanEnglish);

export const useText = <C extends Messages>(area: Text<C>): Translate<C> => wordsOf(area, useContext(LanguageContext));

/** The page's locale as the URL writes it: `en-us`. */
export const useLocale = (): string => useContext(LanguageContext).locale.toLowerCase();
