import { createFileRoute, redirect } from '@tanstack/react-router';
import type { Listing } from '#machines/listing/listing.types.ts';
import { api } from '#src/api/api.ts';
import { unwrap } from '#src/api/problem.ts';
import { filterParameters, listingQuery, listingSearch, PAGE_SIZE } from '#src/domain/catalogue-url.ts';
import { inLocale } from '#src/domain/locale.ts';
import { Blocks } from '#src/blocks/Block.tsx';
import { LaterBlocks } from '#src/blocks/LaterBlocks.tsx';
import { foundBlocks } from '#src/flows/listing/found-blocks.ts';
import { SearchPage } from '#src/flows/listing/SearchPage.tsx';
import { searchPageText } from '#src/messages/search-page.ts';
import { titlesText } from '#src/messages/titles.ts';
import { wordsIn } from '#src/messages/languages.ts';
import { publicHead } from './-head.ts';
import { answered } from './-listing.ts';
import { editorialOf, hubFor, waysOn } from './-search-hub.ts';

const nothing: Listing = {
  total: 0,
  start: 0,
  count: PAGE_SIZE,
  products: [],
  facets: [],
  sort: 'featured',
  sortOptions: [],
};

export const Route = createFileRoute('/$locale/search')({
  validateSearch: listingSearch,
  loaderDeps: ({ search }) => listingSearch({ ...search }),
  staleTime: 60_000,
  loader: async ({ context: { locale }, deps }) => {
    const { q, filters, sort, page } = listingQuery(deps);
    if (!q) {
      const hub = await hubFor(locale);
      return { listing: nothing, failure: null, hub, ways: await waysOn(locale, hub, false), editorial: null };
    }
    const query = {
      locale,
      q,
      filter: filterParameters(filters),
      sort,
      start: (page - 1) * PAGE_SIZE,
      count: PAGE_SIZE,
    };
    const besides = hubFor(locale, q);
    const found = unwrap(api.GET('/products/v2/search/productSearch', { params: { query } }));
    const answer = await answered(
      Promise.all([found, besides]).then(([listing, hub]) => ({
        ...listing,
        gridBlocks:
          page === 1 ? foundBlocks(hub, listing.products.length, wordsIn(searchPageText, locale)('store')) : [],
      })),
    );
    if (answer.listing?.redirectUrl) throw redirect({ href: inLocale(locale, answer.listing.redirectUrl) });
    const isFruitless = answer.listing?.total === 0;
    const hub = await besides;
    const [ways, editorial] = await Promise.all([
      isFruitless ? waysOn(locale, hub, true) : null,
      isFruitless || page > 1 ? null : editorialOf(locale, hub),
    ]);
    return { ...answer, hub, ways, editorial };
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
  const { listing, hub, ways, editorial } = Route.useLoaderData();
  const search = Route.useLoaderDeps();
  return (
    <>
      <SearchPage path={`/${locale}/search`} query={listingQuery(search)} listing={listing} hub={hub} ways={ways}>
        {ways && <Blocks blocks={ways.blocks} data={ways.data} isPart />}
      </SearchPage>
      <LaterBlocks id="editorial" content={editorial} />
    </>
  );
}
