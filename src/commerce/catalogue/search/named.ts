import type { Language } from '../../model/locale.ts';
import { type Category, categoryUrl, type Model, type Product, productOfId, productUrl } from '../model.ts';
import { stem, wordsOf } from './tokens.ts';
import { inLanguage } from '../../translate.ts';

/** Returns a category's name in English and in the reader's language. */
export const namesOf = ({ doc }: Category, language: Language): string[] => [
  ...new Set([doc.name.en, inLanguage(doc.name, language)]),
];

const keyOf = (text: string): string => wordsOf(text).map(stem).join(' ');

/** Exact matches of a query: a product by its id or bar code, a category by its name. */
export class Named {
  #model: Model;
  #pages: Map<string, string>;

  constructor(model: Model, language: Language) {
    this.#model = model;
    this.#pages = new Map(
      model.categories.flatMap((category) =>
        namesOf(category, language).map((name) => [keyOf(name), categoryUrl(category)]),
      ),
    );
  }

  product(query: string): Product | null {
    const id = query.trim().toUpperCase();
    return productOfId(this.#model, id) ?? this.#model.productByUpc.get(id) ?? null;
  }

  /** Returns the page to go to instead of showing results. */
  url(query: string): string | null {
    const product = this.product(query);
    return product ? productUrl(product) : (this.#pages.get(keyOf(query)) ?? null);
  }
}
