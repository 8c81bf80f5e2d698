import { categories } from '../catalogue/categories.ts';
import { inLanguage } from '#src/commerce/translate.ts';
import type { Language } from '#src/commerce/model/locale.ts';
import type { CategoryKey } from '../catalogue/category-ids.ts';

const names = new Map(categories.map(({ slug, name }) => [slug, name]));

/** What a category is called in a language: where editors have no shorter word, the catalogue's own stands. */
export function categoryName(key: CategoryKey, language: Language): string {
  const name = names.get(key);
  return name ? inLanguage(name, language) : key;
}
