import type { Messages, Translate } from './message.ts';
import { type Language, type Text, wordsOf } from './text.ts';

type Pack = () => Promise<{ default: Language['catalogues'] }>;

/**
 * The languages of pages beside American English, each in a file of its own, which only its pages load. A file leaves
 * out the messages that are the same in American English, which every page has.
 */
const packs: Record<string, Pack> = {
  'en-gb': () => import('./compiled/en-GB.gen.ts'),
  de: () => import('./compiled/de.gen.ts'),
  es: () => import('./compiled/es.gen.ts'),
  fr: () => import('./compiled/fr.gen.ts'),
  'fr-ca': () => import('./compiled/fr-CA.gen.ts'),
  it: () => import('./compiled/it.gen.ts'),
};

/** Locales with the messages of another region. */
const aliases: Record<string, string> = { 'en-ca': 'en-gb' };

const loaded: Record<string, Language['catalogues']> = {};

const languageIn = (tag: string): string => tag.slice(0, 2);

/**
 * Loads the messages of a page's language and region once. `tag` is BCP 47 (`fr-CA`). Rejects where a file cannot be
 * had.
 */
export async function loadLanguage(tag: string): Promise<void> {
  const language = languageIn(tag);
  const region = tag.toLowerCase();
  if (loaded[region]) return;
  const [own, regional] = await Promise.all([packs[language]?.(), packs[aliases[region] ?? region]?.()]);
  const catalogues = own?.default ?? {};
  loaded[language] ??= catalogues;
  const merged = Object.entries(regional?.default ?? {}).map(([name, messages]) => [
    name,
    { ...catalogues[name], ...messages },
  ]);
  loaded[region] = { ...catalogues, ...Object.fromEntries(merged) };
}

const loadedFor = (tag: string): Language['catalogues'] => loaded[tag.toLowerCase()] ?? loaded[languageIn(tag)] ?? {};

/** The language of a page, for LanguageContext; American English where its own messages were not loaded. */
export const languageOf = (tag: string): Language => ({ locale: tag, catalogues: loadedFor(tag) });

/** The messages of an area outside React: titles of pages. `tag` may be the locale of an address (`fr-ca`). */
export const wordsIn = <C extends Messages>(area: Text<C>, tag: string): Translate<C> => wordsOf(area, languageOf(tag));
