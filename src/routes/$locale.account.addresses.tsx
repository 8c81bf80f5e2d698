import { createFileRoute } from '@tanstack/react-router';
import { readAddresses } from '#src/flows/address-book/address-book.actors.ts';
import { AddressBookPage } from '#src/flows/address-book/AddressBookPage.tsx';
import { wordsIn } from '#src/messages/languages.ts';
import { seldomTitlesText } from '#src/messages/seldom-titles.ts';

/** The customer's address book (core 4). */
export const Route = createFileRoute('/$locale/account/addresses')({
  // If this fails (a guest, an outage), the chart loads it in the browser and shows the error.
  loader: async () => ({ addresses: await readAddresses().catch(() => null) }),
  headers: () => ({ 'cache-control': 'private, no-store' }),
  head: ({ params: { locale } }) => ({
    meta: [{ title: wordsIn(seldomTitlesText, locale)('addresses') }, { name: 'robots', content: 'noindex' }],
  }),
  component: Addresses,
});

function Addresses() {
  return <AddressBookPage {...Route.useLoaderData()} />;
}
