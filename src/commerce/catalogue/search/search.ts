import MiniSearch, { type Query, type SearchOptions } from 'minisearch';
import type { Language } from '../../model/locale.ts';
import type { Category, Model, Product, Style } from '../model.ts';
import { colourWords, documentOf, type SearchDocument, strongFields } from './documents.ts';
import { Named, namesOf } from './named.ts';
import { categoriesFor, completions, type Phrase, phrasesOf } from './suggestions.ts';
import { synonymsOf } from './synonyms.ts';
import { stem, termsOf, wordsOf } from './tokens.ts';
import { Vocabulary } from './vocabulary.ts';

export interface Found {
  /** Best first. */
  styles: Style[];
  /** True if the query names the product's colour. */
  prefers(product: Product): boolean;
  /** The corrected query that was searched, because the original has unknown words. */
  suggestion: string | null;
}

const boost = { name: 6, type: 6, category: 4, keywords: 3, colours: 3, features: 3, text: 1 };

/** Prefixes match from two letters on. */
const prefix = (term: string): boolean => term.length > 1;

/**
 * Full-text search over styles. Descriptions are in English; categories and colours are in the reader's language too.
 */
export class Search {
  #model: Model;
  #language: Language;
  #index: MiniSearch<SearchDocument>;
  #vocabulary: Vocabulary;
  #named: Named;
  #phrases: Phrase[] | null = null;

  /** `words` caches the words of each text: descriptions are the same in every language. */
  private constructor(model: Model, language: Language, words: Map<string, string[]>) {
    this.#model = model;
    this.#language = language;
    this.#named = new Named(model, language);
    const tokenize = (text: string): string[] => {
      const known = words.get(text);
      if (known) return known;
      const made = wordsOf(text);
      words.set(text, made);
      return made;
    };
    this.#vocabulary = new Vocabulary(tokenize);
    this.#index = new MiniSearch<SearchDocument>({
      fields: [...strongFields, 'text'],
      storeFields: ['popularity'],
      tokenize,
      processTerm: stem,
      searchOptions: { tokenize: wordsOf },
    });
  }

  /** Indexed style by style, as the units are. */
  static *of(model: Model, language: Language, words: Map<string, string[]>): Generator<void, Search> {
    const search = new Search(model, language, words);
    for (const style of model.styles) {
      search.#add(style);
      yield;
    }
    return search;
  }

  #add(style: Style): void {
    const categories = [...style.categories].flatMap((id) => this.#model.categoryById.get(id) ?? []);
    const names = categories.flatMap((category) => namesOf(category, this.#language));
    const document = documentOf(style, names, this.#language);
    this.#index.add(document);
    for (const field of strongFields) this.#vocabulary.add(document[field], 10);
    this.#vocabulary.add(document.text, 1);
  }

  redirect(query: string): string | null {
    return this.#named.url(query);
  }

  find(query: string): Found {
    const named = this.#named.product(query);
    if (named) return { styles: [named.style], suggestion: null, prefers: (product) => product === named };
    const direct = this.#match(query);
    const suggestion = this.#vocabulary.correct(query);
    if (suggestion === null) return this.#foundBy(query, direct.length > 0 ? direct : this.#loosely(query), null);
    const corrected = this.#match(suggestion);
    const styles = corrected.length > 0 ? corrected : this.#loosely(suggestion);
    return this.#foundBy(suggestion, styles, styles.length > 0 ? suggestion : null);
  }

  #foundBy(query: string, styles: Style[], suggestion: string | null): Found {
    const wanted = new Set(termsOf(query).flatMap((term) => [term, ...synonymsOf(term)]));
    const isOnSale = wanted.has('sale');
    return {
      styles,
      suggestion,
      prefers: (product) =>
        wordsOf(colourWords(product, this.#language)).some((name) => wanted.has(stem(name))) ||
        (isOnSale && product.doc.price.sale !== null),
    };
  }

  #phrasesToFind(): readonly Phrase[] {
    return (this.#phrases ??= phrasesOf(this.#model, this.#language));
  }

  /** Returns phrases that find much, those that find most first. */
  popular(count: number): string[] {
    return [...new Set(this.#phrasesToFind().map(({ text }) => text))].slice(0, count);
  }

  /** Returns suggestions while a query is typed. */
  suggest(query: string): { terms: string[]; categories: Category[]; styles: Style[]; prefers: Found['prefers'] } {
    const { styles, suggestion, prefers } = this.find(query);
    const words = suggestion ?? query;
    return {
      terms: completions(words, this.#phrasesToFind()),
      categories: categoriesFor(words, this.#model, this.#language),
      styles,
      prefers,
    };
  }

  /**
   * Returns the styles that have every word in the fields that say what they are; in their descriptions too if hardly
   * any match.
   */
  #match(query: string): Style[] {
    const terms = termsOf(query);
    if (terms.length === 0) return [];
    const all: Query = { combineWith: 'AND', queries: terms.map((term) => this.#either(term)) };
    const strong = this.#run(all, { fields: [...strongFields] });
    return strong.length >= 3 ? strong : [...new Set([...strong, ...this.#run(all, {})])];
  }

  #either(term: string): Query {
    const others = synonymsOf(term);
    if (others.length === 0) return term;
    return {
      combineWith: 'OR',
      queries: [term, { combineWith: 'OR', queries: others, prefix: false, boostTerm: () => 0.6 }],
    };
  }

  /** Searches with typos allowed, then without the words that nothing matches. */
  #loosely(query: string): Style[] {
    const terms = termsOf(query);
    const fuzzy = this.#run(
      { combineWith: 'AND', queries: terms },
      { fuzzy: (term) => (term.length > 3 ? 0.2 : false), fields: [...strongFields] },
    );
    if (fuzzy.length > 0) return fuzzy;
    const useful = terms.filter((term) => this.#match(term).length > 0);
    if (useful.length < terms.length) return useful.length === 0 ? [] : this.#match(useful.join(' '));
    return this.#run({ combineWith: 'OR', queries: terms }, { fields: [...strongFields] });
  }

  #run(query: Query, options: SearchOptions): Style[] {
    const results = this.#index.search(query, {
      boost,
      prefix,
      boostDocument: (_id, _term, stored) => 1 + Number(stored?.['popularity'] ?? 0) / 3_000,
      ...options,
    });
    return results.flatMap(({ id }) => this.#model.styleById.get(String(id)) ?? []);
  }
}
