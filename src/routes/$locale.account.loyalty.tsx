import { createFileRoute } from '@tanstack/react-router';
import { readMembership } from '#src/flows/loyalty/loyalty.actors.ts';
import { LoyaltyPage } from '#src/flows/loyalty/LoyaltyPage.tsx';
import { wordsIn } from '#src/messages/languages.ts';
import { seldomTitlesText } from '#src/messages/seldom-titles.ts';
import { personal } from './-personal.ts';

/** The customer's points and vouchers (core 3, 7). */
export const Route = createFileRoute('/$locale/account/loyalty')({
  // If this fails (a guest, no member, an outage), the chart loads it in the browser and shows what is the matter.
  loader: async ({ params: { locale } }) => ({ membership: await readMembership(locale).catch(() => null) }),
  ...personal,
  headers: () => ({ 'cache-control': 'private, no-store' }),
  head: ({ params: { locale } }) => ({
    meta: [{ title: wordsIn(seldomTitlesText, locale)('loyalty') }, { name: 'robots', content: 'noindex' }],
  }),
  component: Loyalty,
});

function Loyalty() {
  return <LoyaltyPage input={Route.useLoaderData()} />;
}
