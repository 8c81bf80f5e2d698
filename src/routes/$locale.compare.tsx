import { createFileRoute } from '@tanstack/react-router';
import { api } from '#src/api/api.ts';
import { unwrap } from '#src/api/problem.ts';
import { comparedIds } from '#src/domain/compare.ts';
import { ComparePage } from '#src/flows/compare/ComparePage.tsx';
import { wordsIn } from '#src/messages/languages.ts';
import { seldomTitlesText } from '#src/messages/seldom-titles.ts';
import { publicHead } from './-head.ts';

const searchOf = (search: Record<string, unknown>): { p?: string } => {
  const ids = comparedIds(search['p']);
  return ids.length > 0 ? { p: ids.join(',') } : {};
};

/** Up to four products side by side (catalogue 7). */
export const Route = createFileRoute('/$locale/compare')({
  validateSearch: searchOf,
  loaderDeps: ({ search }) => searchOf({ ...search }),
  loader: async ({ context: { locale }, deps: { p } }) => {
    const ids = comparedIds(p);
    if (ids.length === 0) return { ids, products: [], qualities: [] };
    const query = { locale, productId: ids };
    return { ids, ...(await unwrap(api.GET('/fapi/components/compare', { params: { query } }))) };
  },
  headers: ({ loaderData }) => ({
    'cache-control': 'public, s-maxage=60, stale-while-revalidate=3600',
    ...(loaderData?.products.length
      ? { 'x-waymark-tags': loaderData.products.map(({ masterId }) => `product:${masterId}`).join(' ') }
      : {}),
  }),
  head: ({ params: { locale } }) => {
    const title = wordsIn(seldomTitlesText, locale)('compare');
    return publicHead({ locale, path: '/compare', title, description: title, isIndexed: false });
  },
  component: Compare,
});

function Compare() {
  const { ids, products, qualities } = Route.useLoaderData();
  return <ComparePage ids={ids} cards={products} qualities={qualities} />;
}
