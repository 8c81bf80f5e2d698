import { createFileRoute, redirect } from '@tanstack/react-router';
import type { Listing } from '#machines/listing/listing.types.ts';
import { api } from '#src/api/api.ts';
import { unwrap } from '#src/api/problem.ts';
import { categoryPath, filterParameters, listingQuery, listingSearch, PAGE_SIZE } from '#src/domain/catalogue-url.ts';
import { inLocale, type LocaleCode } from '#src/domain/locale.ts';
import { SearchPage, type StartingPoint } from '#src/flows/listing/SearchPage.tsx';
import { titlesText } from '#src/messages/titles.ts';
import { wordsIn } from '#src/messages/languages.ts';
import { publicHead } from './-head.ts';
import { answered } from './-listing.ts';

const nothing: Listing = {
  total: 0,
  start: 0,
  count: PAGE_SIZE,
  products: [],
  facets: [],
  sort: 'featured',
  sortOptions: [],
};

/** Returns the second-level categories with the most products, to start from when a search finds nothing. */
async function startingPoints(locale: LocaleCode): Promise<StartingPoint[]> {
  const { categories } = await unwrap(api.GET('/products/v2/catalog/categories', { params: { query: { locale } } }));
  return categories
    .filter(({ level }) => level === 2)
    .toSorted((a, b) => b.productCount - a.productCount)
    .slice(0, 10)
    .map((category) => ({ name: category.name, path: categoryPath(category) }));
}

export const Route = createFileRoute('/$locale/search')({
  validateSearch: listingSearch,
  loaderDeps: ({ search }) => listingSearch({ ...search }),
  staleTime: 60_000,
  loader: async ({ context: { locale }, deps }) => {
    const { q, filters, sort, page } = listingQuery(deps);
    if (!q) return { listing: nothing, failure: null, starts: await startingPoints(locale) };
    const query = {
      locale,
      q,
      filter: filterParameters(filters),
      sort,
      start: (page - 1) * PAGE_SIZE,
      count: PAGE_SIZE,
    };
    const answer = await answered(unwrap(api.GET('/products/v2/search/productSearch', { params: { query } })));
    if (answer.listing?.redirectUrl) throw redirect({ href: inLocale(locale, answer.listing.redirectUrl) });
    const isFruitless = answer.listing?.total === 0;
    return { ...answer, starts: isFruitless ? await startingPoints(locale) : [] };
  },
  headers: () => ({ 'cache-control': 'public, s-maxage=60, stale-while-revalidate=3600' }),
  head: ({ match: { loaderDeps: search }, params: { locale } }) => {
    const t = wordsIn(titlesText, locale);
    return publicHead({
      locale,
      path: '/search',
      title: search.q ? t('search', { words: search.q }) : t('searchEmpty'),
      description: t('searchDescription'),
      isIndexed: !search.q,
    });
  },
  component: Page,
});

function Page() {
  const { locale } = Route.useParams();
  const { listing, starts } = Route.useLoaderData();
  const search = Route.useLoaderDeps();
  return <SearchPage path={`/${locale}/search`} query={listingQuery(search)} listing={listing} starts={starts} />;
}
