import { createFileRoute } from '@tanstack/react-router';
import { readWallet } from '#src/flows/saved-cards/saved-cards.actors.ts';
import { SavedCardsPage } from '#src/flows/saved-cards/SavedCardsPage.tsx';
import { wordsIn } from '#src/messages/languages.ts';
import { seldomTitlesText } from '#src/messages/seldom-titles.ts';
import { personal } from './-personal.ts';

/** The customer's saved cards and gift cards (core 7). */
export const Route = createFileRoute('/$locale/account/payment')({
  // If this fails (a guest, an outage), the chart loads it in the browser and shows the error.
  loader: async () => ({ wallet: await readWallet().catch(() => null) }),
  ...personal,
  headers: () => ({ 'cache-control': 'private, no-store' }),
  head: ({ params: { locale } }) => ({
    meta: [{ title: wordsIn(seldomTitlesText, locale)('savedCards') }, { name: 'robots', content: 'noindex' }],
  }),
  component: SavedCards,
});

function SavedCards() {
  return <SavedCardsPage {...Route.useLoaderData()} />;
}
