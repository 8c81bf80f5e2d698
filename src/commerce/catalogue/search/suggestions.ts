import type { Language } from '../../model/locale.ts';
import type { Category, Model } from '../model.ts';
import { plain, stem, wordsOf } from './tokens.ts';
import { inLanguage } from '../../translate.ts';

/** A phrase worth searching for, as a shopper would write it. */
export interface Phrase {
  text: string;
  words: string[];
  /** Number of products it would find. */
  weight: number;
}

const phrase = (text: string, weight: number): Phrase => ({ text, words: wordsOf(text), weight });

/** Returns categories, product kinds and style names, the largest first. */
export function phrasesOf({ categories, styles }: Model, language: Language): Phrase[] {
  const kinds = new Map<string, number>();
  for (const { doc } of styles) {
    const kind = inLanguage(doc.typePlural, language);
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  const phrases = [
    ...categories.map(({ doc, styles }) => phrase(inLanguage(doc.name, language).toLowerCase(), 200 + styles.length)),
    ...[...kinds].map(([label, count]) => phrase(label.toLowerCase(), 400 + count)),
    ...styles.map(({ doc }) => phrase(doc.name.toLowerCase(), doc.popularity / 10_000)),
  ];
  return phrases.sort((a, b) => b.weight - a.weight);
}

/** True if every typed word is the prefix of a word of the text; the text then completes the query. */
const completes = (query: readonly string[], words: readonly string[]): boolean =>
  query.every((typed) => words.some((word) => word.startsWith(typed) || stem(word) === stem(typed)));

/** Returns up to six phrases that complete the query; those that begin with it first. */
export function completions(query: string, phrases: readonly Phrase[]): string[] {
  const typed = wordsOf(query);
  if (typed.length === 0) return [];
  const begun = plain(query).trim();
  const fitting = phrases.filter(({ words }) => completes(typed, words));
  const inOrder = [...fitting.filter(({ text }) => plain(text).startsWith(begun)), ...fitting];
  return [...new Set(inOrder.map(({ text }) => text))].slice(0, 6);
}

/** Returns up to six categories whose name or slug completes the query; the deepest level first, then the largest. */
export function categoriesFor(query: string, { categories }: Model, language: Language): Category[] {
  const typed = wordsOf(query);
  if (typed.length === 0) return [];
  const named = categories.filter(
    ({ doc, styles }) =>
      styles.length > 0 && completes(typed, wordsOf(`${inLanguage(doc.name, language)} ${doc.name.en} ${doc.slug}`)),
  );
  return named.sort((a, b) => b.level - a.level || b.styles.length - a.styles.length).slice(0, 6);
}
