import { decoded } from './decoded.ts';
import { inLocale, locales } from './locale.ts';

/** Paths of the catalogue (catalogue 2): /p/{slug}-{id}, /c/{slug}-{id}, and the query parameters of a listing. */

export interface NamedId {
  slug: string;
  id: string;
}

const named =
  (pattern: RegExp) =>
  (parameter: string): NamedId | null => {
    const found = pattern.exec(parameter);
    return found ? { slug: found[1] ?? '', id: found[2] ?? '' } : null;
  };

/**
 * Parses `ridgeline-trail-runner-WMTR1001MOS`; also without a slug, and with the suffix form `-pWMTR1001MOS`. Null if
 * the text has another form.
 */
export const parseProduct = named(/^(?:(.*)-)?p?([A-Z0-9]{8,11})$/);

/** Parses `trail-running-1104`; also `-c1104`. Null if the text has another form. */
export const parseCategory = named(/^(?:(.*)-)?c?(\d{4,10})$/);

export const categoryPath = ({ slug, id }: NamedId): string => `/c/${slug}-${id}`;

export const listingSorts = ['featured', 'newest', 'price-asc', 'price-desc', 'rating'] as const;
export type ListingSortName = (typeof listingSorts)[number];

/** The state of a listing that its URL holds. */
export interface ListingQuery {
  /** The search text; absent in a category. */
  q?: string;
  /** Chosen values by facet. Keys and values are sorted, so that one choice has one URL. */
  filters: Record<string, string[]>;
  sort: ListingSortName;
  /** Starts at 1. */
  page: number;
}

/** Products per page of a listing. */
export const PAGE_SIZE = 24;

/** The query parameters of a listing. Other parameters are dropped. */
export interface ListingSearch {
  q?: string;
  filter?: string[];
  sort?: ListingSortName;
  page?: number;
}

const isSort = (value: unknown): value is ListingSortName => listingSorts.some((sort) => sort === value);
/** Replaces control characters: no product has them, and the service refuses U+0000. */
const wordsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value])
    .filter((one) => typeof one === 'string')
    .map((one) => one.replaceAll(/\p{Cc}+/gu, ' '));

/** Reads `color:green,blue` and `size:8` into values by facet. Ignores parameters of another form. */
export function filtersOf(parameters: readonly string[]): Record<string, string[]> {
  const chosen = new Map<string, Set<string>>();
  for (const parameter of parameters) {
    const [, key = '', values = ''] = /^([A-Za-z]{1,32}):(.+)$/.exec(parameter) ?? [];
    for (const value of values.split(',').filter(Boolean)) {
      chosen.set(key, (chosen.get(key) ?? new Set()).add((decoded(value) ?? value).replaceAll(/\p{Cc}+/gu, ' ')));
    }
  }
  const inOrder = [...chosen].toSorted(([a], [b]) => a.localeCompare(b)).slice(0, 20);
  return Object.fromEntries(inOrder.map(([key, values]) => [key, [...values].toSorted()]));
}

/** Returns the filter parameters for the contract and the URL, one per facet. */
export const filterParameters = (filters: ListingQuery['filters']): string[] =>
  Object.entries(filters)
    .filter(([, values]) => values.length > 0)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([key, values]) => `${key}:${[...values].toSorted().map(encodeURIComponent).join(',')}`);

/** Cleans the raw query parameters: invalid ones are dropped, so the result is always valid. */
export function listingSearch(raw: Record<string, unknown>): ListingSearch {
  const words = wordsOf(raw['q'])[0]?.trim().slice(0, 100);
  const filter = filterParameters(filtersOf(wordsOf(raw['filter'])));
  const page = Number(raw['page']);
  return {
    ...(words ? { q: words } : {}),
    ...(filter.length > 0 ? { filter } : {}),
    ...(isSort(raw['sort']) && raw['sort'] !== 'featured' ? { sort: raw['sort'] } : {}),
    ...(Number.isInteger(page) && page > 1 && page <= 4000 ? { page } : {}),
  };
}

export const listingQuery = ({ q, filter = [], sort = 'featured', page = 1 }: ListingSearch): ListingQuery => ({
  ...(q === undefined ? {} : { q }),
  filters: filtersOf(filter),
  sort,
  page,
});

/** Returns the query string of a listing with its `?`; an empty string if every parameter has its default. */
export function listingSearchString({ q, filters, sort, page }: ListingQuery): string {
  const parameters = new URLSearchParams();
  if (q) parameters.set('q', q);
  for (const filter of filterParameters(filters)) parameters.append('filter', filter);
  if (sort !== 'featured') parameters.set('sort', sort);
  if (page > 1) parameters.set('page', String(page));
  const string = parameters.toString();
  return string && `?${string}`;
}

export const isSameQuery = (a: ListingQuery, b: ListingQuery): boolean =>
  listingSearchString(a) === listingSearchString(b);

/** Returns the query with the value added, or removed if it was chosen. The result starts at page 1. */
export function toggled(query: ListingQuery, key: string, value: string): ListingQuery {
  const values = query.filters[key] ?? [];
  const next = values.includes(value) ? values.filter((one) => one !== value) : [...values, value].toSorted();
  const { [key]: _, ...others } = query.filters;
  return { ...query, filters: next.length > 0 ? { ...others, [key]: next } : others, page: 1 };
}

/** Returns the path of the same page in the locales that have it, for hreflang. Only the locale prefix differs. */
export const alternatesOf = (path: string, of: readonly string[] = locales): { locale: string; path: string }[] =>
  of.map((locale) => ({ locale, path: inLocale(locale, path) }));
