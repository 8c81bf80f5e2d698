import { type Catalogue, type Language, type Translate, type Text, wordsOf } from './text.ts';

/** The interface's languages beside English: each in a file of its own, which only its pages load. */
const packs: Record<string, () => Promise<{ default: Language['catalogues'] }>> = {
  de: () => import('./de/index.ts'),
  es: () => import('./es/index.ts'),
  fr: () => import('./fr/index.ts'),
  it: () => import('./it/index.ts'),
};

const british = () => import('./en-gb/index.ts');

/**
 * Where a region says some of the words otherwise. The English of the flows is American: the first market loads nothing
 * more.
 */
const regions: Record<string, () => Promise<{ default: Language['catalogues'] }>> = {
  'en-gb': british,
  'en-ca': british,
  'fr-ca': () => import('./fr-ca/index.ts'),
};

const loaded: Record<string, Language['catalogues']> = {};

const languageIn = (tag: string): string => tag.slice(0, 2);

/**
 * Loads the words of a page's language and region once. `tag` is BCP 47 (`fr-CA`). Rejects where a file cannot be had.
 */
export async function loadLanguage(tag: string): Promise<void> {
  const language = languageIn(tag);
  const region = tag.toLowerCase();
  if (loaded[region]) return;
  const [own, regional] = await Promise.all([packs[language]?.(), regions[region]?.()]);
  const catalogues = own?.default ?? {};
  loaded[language] ??= catalogues;
  const said = Object.entries(regional?.default ?? {}).map(([name, words]) => [
    name,
    { ...catalogues[name], ...words },
  ]);
  loaded[region] = { ...catalogues, ...Object.fromEntries(said) };
}

const loadedFor = (tag: string): Language['catalogues'] => loaded[tag.toLowerCase()] ?? loaded[languageIn(tag)] ?? {};

/** The language of a page, for LanguageContext; English words where its own were not loaded. */
export const languageOf = (tag: string): Language => ({ locale: tag, catalogues: loadedFor(tag) });

/** The words of one catalogue outside React: titles of pages. `tag` may be the locale of an address (`fr-ca`). */
export const wordsIn = <C extends Catalogue>(catalogue: Text<C>, tag: string): Translate<C> =>
  wordsOf(catalogue, languageOf(tag));
