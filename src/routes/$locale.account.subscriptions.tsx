import { createFileRoute } from '@tanstack/react-router';
import { readSubscriptions } from '#src/flows/shared/read-subscriptions.actors.ts';
import { SubscriptionsPage } from '#src/flows/subscriptions/SubscriptionsPage.tsx';
import { wordsIn } from '#src/messages/languages.ts';
import { seldomTitlesText } from '#src/messages/seldom-titles.ts';
import { personal } from './-personal.ts';

/** The customer's subscriptions (core 7). */
export const Route = createFileRoute('/$locale/account/subscriptions')({
  // If this fails (a guest, an outage), the chart loads it in the browser and shows the error.
  loader: async () => ({ subscriptions: await readSubscriptions().catch(() => null) }),
  ...personal,
  headers: () => ({ 'cache-control': 'private, no-store' }),
  head: ({ params: { locale } }) => ({
    meta: [{ title: wordsIn(seldomTitlesText, locale)('subscriptions') }, { name: 'robots', content: 'noindex' }],
  }),
  component: Subscriptions,
});

function Subscriptions() {
  return <SubscriptionsPage {...Route.useLoaderData()} />;
}
