import { createFileRoute } from '@tanstack/react-router';
import { api } from '#src/api/api.ts';
import { unwrap } from '#src/api/problem.ts';
import { StoresPage } from '#src/flows/stores/StoresPage.tsx';
import { wordsIn } from '#src/messages/languages.ts';
import { storePagesText } from '#src/messages/store-pages.ts';
import { publicHead } from './-head.ts';

const searchOf = ({ place }: Record<string, unknown>): { place?: string } => {
  const text = typeof place === 'string' || typeof place === 'number' ? String(place) : '';
  // `slice` on the string could cut a surrogate pair, and the service refuses half of one.
  const plain = [...text.replaceAll(/\p{Cc}+/gu, ' ').trim()].slice(0, 100).join('');
  return plain ? { place: plain } : {};
};

/** The stores of the region, or those near a place (catalogue 7). */
export const Route = createFileRoute('/$locale/stores/')({
  validateSearch: searchOf,
  loaderDeps: ({ search }) => searchOf({ ...search }),
  staleTime: 60_000,
  loader: async ({ context: { locale }, deps: { place } }) => {
    const query = { locale };
    const [{ stores }, result] = await Promise.all([
      unwrap(api.GET('/consumers-v3/utilities/stores', { params: { query } })),
      place ? unwrap(api.POST('/stores/v1/search', { params: { query }, body: { place, area: 'region' } })) : null,
    ]);
    return { stores, found: place && result ? { place, result } : null };
  },
  headers: () => ({ 'cache-control': 'public, s-maxage=60, stale-while-revalidate=3600' }),
  head: ({ match: { loaderDeps }, params: { locale } }) => {
    const t = wordsIn(storePagesText, locale);
    return publicHead({
      locale,
      path: '/stores',
      title: t('title'),
      description: t('intro'),
      isIndexed: !loaderDeps.place,
    });
  },
  component: Stores,
});

function Stores() {
  const { stores, found } = Route.useLoaderData();
  return <StoresPage key={found?.place} stores={stores} found={found} />;
}
