import type { SearchSuggestions } from '#openapi/generated/waymark.gen.ts';
import { categoryPath } from '#src/domain/catalogue-url.ts';
import { inLocale } from '#src/domain/locale.ts';
import { formatMoney } from '#src/domain/money.ts';
import type { Suggestion } from '#src/ui/form/SearchBox.tsx';

/** A suggestion with the path of its page. */
export interface Pick extends Suggestion {
  path: string;
}

export const searchPath = (locale: string, words: string): string =>
  `${inLocale(locale, '/search')}?q=${encodeURIComponent(words)}`;

export type GroupName = 'terms' | 'categories' | 'products' | 'pages';

/** Groups the service's suggestions for the search field: terms, categories, products, help pages. */
export function groupsOf(found: SearchSuggestions | null, locale: string): { id: GroupName; items: Pick[] }[] {
  if (!found) return [];
  const { terms, categories, products, pages } = found;
  return [
    {
      id: 'terms',
      items: terms.map((words) => ({ id: `term ${words}`, text: words, path: searchPath(locale, words) })),
    },
    {
      id: 'categories',
      items: categories.map((category) => ({
        id: `category ${category.id}`,
        text: category.name,
        icon: 'arrow-right' as const,
        path: inLocale(locale, categoryPath(category)),
      })),
    },
    {
      id: 'products',
      items: products.map(({ id, name, kind, image, price, currency, url }) => ({
        id,
        text: name,
        note: kind,
        picture: image.path,
        detail: formatMoney(price.current, currency, locale),
        path: inLocale(locale, url),
      })),
    },
    {
      id: 'pages',
      items: pages.map(({ title, url }) => ({
        id: `page ${url}`,
        text: title,
        icon: 'arrow-right' as const,
        path: inLocale(locale, url),
      })),
    },
  ];
}
