import { createFileRoute } from '@tanstack/react-router';
import { SavedPage } from '#src/flows/saved-for-later/SavedPage.tsx';
import { wordsIn } from '#src/messages/languages.ts';
import { seldomTitlesText } from '#src/messages/seldom-titles.ts';

/** What the customer has saved for later (core 3); the chart reads it in the browser, as on the cart page. */
export const Route = createFileRoute('/$locale/account/saved')({
  headers: () => ({ 'cache-control': 'private, no-store' }),
  head: ({ params: { locale } }) => ({
    meta: [{ title: wordsIn(seldomTitlesText, locale)('saved') }, { name: 'robots', content: 'noindex' }],
  }),
  component: SavedPage,
});
