import { stem, wordsOf } from './tokens.ts';
import { isSynonym } from './synonyms.ts';

/**
 * Returns the edits (insert, delete, replace, swap neighbours) from one word to another; `limit` + 1 if there are more
 * than `limit`.
 */
export function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let edits = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwap) edits = Math.min(edits, (before[j - 2] ?? 0) + 1);
      row.push(edits);
    }
    if (Math.min(...row) > limit) return limit + 1;
    before = last;
    last = row;
  }
  return last[b.length] ?? limit + 1;
}

const typosIn = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/** The words of the catalogue, to correct typos in a query. */
export class Vocabulary {
  /** By stem: how often it occurs, and the word that it comes from. */
  #entries = new Map<string, { count: number; word: string }>();

  #split: (text: string) => string[];

  constructor(split: (text: string) => string[] = wordsOf) {
    this.#split = split;
  }

  add(text: string, weight: number): void {
    for (const word of this.#split(text)) {
      const key = stem(word);
      const entry = this.#entries.get(key);
      if (entry) entry.count += weight;
      else this.#entries.set(key, { count: weight, word });
    }
  }

  /** A prefix counts as known, because shoppers see results while they type. */
  #knows(term: string): boolean {
    if (this.#entries.has(term) || isSynonym(term)) return true;
    for (const key of this.#entries.keys()) if (key.startsWith(term)) return true;
    return false;
  }

  #nearest(term: string): string | null {
    const limit = typosIn(term);
    let best: { word: string; rank: number } | null = null;
    for (const [key, { count, word }] of this.#entries) {
      const edits = distance(term, key, limit);
      if (edits > limit) continue;
      const rank = edits * 1_000_000 - (key[0] === term[0] ? 500_000 : 0) - Math.min(count, 400_000);
      if (!best || rank < best.rank) best = { word, rank };
    }
    return best?.word ?? null;
  }

  /** Returns the query with unknown words replaced by the nearest known ones; null if there is nothing to correct. */
  correct(query: string): string | null {
    let isCorrected = false;
    const words = wordsOf(query).map((word) => {
      if (this.#knows(stem(word)) || this.#knows(word)) return word;
      const nearest = this.#nearest(stem(word));
      if (nearest) isCorrected = true;
      return nearest ?? word;
    });
    return isCorrected ? words.join(' ').slice(0, 100) : null;
  }
}
