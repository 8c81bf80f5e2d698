import { createFileRoute } from '@tanstack/react-router';
import { FavoritesPage } from '#src/flows/favorites/FavoritesPage.tsx';
import { wordsIn } from '#src/messages/languages.ts';
import { titlesText } from '#src/messages/titles.ts';

/** What the shopper has marked (core 7, Wishlists). The chart loads it in the browser. */
export const Route = createFileRoute('/$locale/favorites')({
  headers: () => ({ 'cache-control': 'private, no-store' }),
  head: ({ params: { locale } }) => ({
    meta: [{ title: wordsIn(titlesText, locale)('favorites') }, { name: 'robots', content: 'noindex' }],
  }),
  component: FavoritesPage,
});
