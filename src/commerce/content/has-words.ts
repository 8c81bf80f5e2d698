import { withoutUmlauts } from '#src/domain/umlauts.ts';
import { termsOf, wordsOf } from '../catalogue/search/tokens.ts';

/**
 * True if every word of the query, in its singular and without stop words, begins a word of the texts: `rain` finds
 * "Rainy days" and not "training". Case and accents do not count, and `Muenchen` is München.
 */
export function hasWords(texts: readonly string[], query: string): boolean {
  const terms = termsOf(query).map(withoutUmlauts);
  const words = texts.flatMap(wordsOf).map(withoutUmlauts);
  return terms.length > 0 && terms.every((term) => words.some((word) => word.startsWith(term)));
}
