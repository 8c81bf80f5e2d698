import { createFileRoute, notFound } from '@tanstack/react-router';
import { readShared } from '#src/flows/favorites/favorites-page.actors.ts';
import { EndedShare, SharedPage } from '#src/flows/favorites/SharedPage.tsx';
import { wordsIn } from '#src/messages/languages.ts';
import { seldomTitlesText } from '#src/messages/seldom-titles.ts';

const searchOf = (search: Record<string, unknown>): { page?: number } => {
  const page = Number(search['page']);
  return Number.isInteger(page) && page > 1 && page <= 100 ? { page } : {};
};

/** Somebody's favourites, for whoever has the link (docs/decisions/058). */
export const Route = createFileRoute('/$locale/shared/$share')({
  validateSearch: searchOf,
  loaderDeps: ({ search }) => searchOf({ ...search }),
  loader: async ({ params: { share }, context: { locale }, deps: { page = 1 } }) => {
    const shared = await readShared(share, page, locale);
    if (!shared) throw notFound();
    return { shared };
  },
  headers: () => ({ 'cache-control': 'private, no-store' }),
  head: ({ params: { locale } }) => ({
    meta: [
      { title: wordsIn(seldomTitlesText, locale)('sharedList') },
      { name: 'robots', content: 'noindex' },
      // The address is the key to the list: no other site gets it.
      { name: 'referrer', content: 'same-origin' },
    ],
  }),
  component: Shared,
  notFoundComponent: EndedShare,
});

function Shared() {
  const { share } = Route.useParams();
  const { page = 1 } = Route.useLoaderDeps();
  return <SharedPage shareId={share} at={page} shared={Route.useLoaderData().shared} />;
}
