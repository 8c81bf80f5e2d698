import { type Catalogue, type Language, type Say, type Text, wordsOf } from './text.ts';

/** The interface's languages beside English: each in a file of its own, which only its pages load. */
const packs: Record<string, () => Promise<{ default: Language['catalogues'] }>> = {
  de: () => import('./de/index.ts'),
  es: () => import('./es/index.ts'),
  fr: () => import('./fr/index.ts'),
  it: () => import('./it/index.ts'),
};

const loaded: Record<string, Language['catalogues']> = {};

const languageIn = (tag: string): string => tag.slice(0, 2);

/** Loads the words of a page's language once. `tag` is BCP 47 (`fr-CA`). Rejects where its file cannot be had. */
export async function loadLanguage(tag: string): Promise<void> {
  const language = languageIn(tag);
  loaded[language] ??= (await packs[language]?.())?.default ?? {};
}

/** The language of a page, for LanguageContext; English words where its own were not loaded. */
export const languageOf = (tag: string): Language => ({ locale: tag, catalogues: loaded[languageIn(tag)] ?? {} });

/** The words of one catalogue outside React: titles of pages. `tag` may be the locale of an address (`fr-ca`). */
export const wordsIn = <C extends Catalogue>(catalogue: Text<C>, tag: string): Say<C> => wordsOf(catalogue, languageOf(tag));
