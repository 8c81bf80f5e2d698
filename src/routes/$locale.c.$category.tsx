import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { api } from '#src/api/api.ts';
import { LaterBlocks } from '#src/blocks/LaterBlocks.tsx';
import { loadCategoryEditorial, TopBlocks } from '#src/blocks/TopBlocks.tsx';
import { ApiProblem, unwrap } from '#src/api/problem.ts';
import {
  categoryPath,
  filterParameters,
  listingQuery,
  listingSearch,
  listingSearchString,
  PAGE_SIZE,
  parseCategory,
} from '#src/domain/catalogue-url.ts';
import { breadcrumbsLd, itemListLd } from '#src/domain/json-ld.ts';
import { inLocale } from '#src/domain/locale.ts';
import { CategoryNotFound } from '#src/flows/listing/CategoryNotFound.tsx';
import { CategoryPage } from '#src/flows/listing/CategoryPage.tsx';
import { SkipToProducts } from '#src/flows/listing/SkipToProducts.tsx';
import { titlesText } from '#src/messages/titles.ts';
import { wordsIn } from '#src/messages/languages.ts';
import { absolute, missingHead, publicHead } from './-head.ts';
import { answered, neighbours } from './-listing.ts';

/** The query parameters of a category, without a search text. */
const searchOf = ({ filter, sort, page }: Record<string, unknown>) => listingSearch({ filter, sort, page });

export const Route = createFileRoute('/$locale/c/$category')({
  validateSearch: searchOf,
  loaderDeps: ({ search }) => searchOf({ ...search }),
  staleTime: 60_000,
  loader: async ({ params, context: { locale }, deps }) => {
    const asked = parseCategory(params.category);
    if (!asked) throw notFound();
    const shown = listingQuery(deps);
    const { filters, sort, page } = shown;
    const query = {
      locale,
      categoryId: asked.id,
      filter: filterParameters(filters),
      sort,
      start: (page - 1) * PAGE_SIZE,
      count: PAGE_SIZE,
    };
    const list = unwrap(api.GET('/products/v2/catalog', { params: { query } })).catch((problem: unknown) => {
      if (problem instanceof ApiProblem && problem.status === 404) throw notFound();
      throw problem;
    });
    const editorial = page === 1 ? loadCategoryEditorial(asked.id, locale) : null;
    const answer = await answered(
      Promise.all([list, editorial]).then(([listing, editors]) => ({ ...listing, gridBlocks: editors?.gridBlocks })),
    );
    const { listing } = answer;
    if (listing?.redirectUrl) throw redirect({ href: inLocale(locale, listing.redirectUrl), statusCode: 301 });
    const right = listing?.category && categoryPath(listing.category);
    if (right && right !== `/c/${params.category}`) {
      throw redirect({ href: inLocale(locale, right) + listingSearchString(shown), statusCode: 301 });
    }
    return { ...answer, editorial: await editorial };
  },
  headers: ({ loaderData }) => ({
    'cache-control': 'public, s-maxage=60, stale-while-revalidate=3600',
    ...(loaderData?.listing?.category ? { 'x-waymark-tags': `category:${loaderData.listing.category.id}` } : {}),
  }),
  head: ({ loaderData, match: { loaderDeps: search }, params: { locale } }) => {
    const listing = loaderData?.listing;
    const category = listing?.category;
    const t = wordsIn(titlesText, locale);
    if (!category) return missingHead(t('noCategory'));
    const { page, filters, sort } = listingQuery(search);
    const path = categoryPath(category);
    const name = category.seoTitle ?? category.name;
    const crumbs = [...category.breadcrumbs, category].map((one) => ({ name: one.name, path: categoryPath(one) }));
    const toAddress = (to: string) => absolute(inLocale(locale, to));
    return publicHead({
      locale,
      path,
      query: page > 1 ? `?page=${page}` : '',
      title: page > 1 ? t('categoryPage', { name, page }) : t('category', { name }),
      description:
        category.seoDescription ?? category.description ?? t('categoryDescription', { name, count: listing.total }),
      picture: category.image ?? listing.products[0]?.image,
      isIndexed: Object.keys(filters).length === 0 && sort === 'featured',
      ...neighbours(listing, path, { page, filters, sort }),
      facts: import.meta.env.SSR
        ? [
            breadcrumbsLd(crumbs, toAddress),
            itemListLd(
              listing.products.map((product) => ({ name: product.name, path: product.url })),
              toAddress,
            ),
          ]
        : [],
    });
  },
  component: Page,
  notFoundComponent: CategoryNotFound,
});

function Page() {
  const { locale, category } = Route.useParams();
  const { listing, editorial } = Route.useLoaderData();
  const search = Route.useLoaderDeps();
  return (
    <>
      <SkipToProducts listing={listing} />
      <TopBlocks key={`top ${category}`} id="editorial-top" content={editorial?.top} />
      <CategoryPage
        key={category}
        path={`/${locale}/c/${category}`}
        hasBanner={editorial?.top?.blocks.some(({ type }) => type === 'banner')}
        query={listingQuery(search)}
        listing={listing}
      />
      <LaterBlocks key={`bottom ${category}`} id="editorial-bottom" content={editorial?.bottom} />
    </>
  );
}
