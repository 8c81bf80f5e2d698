import { createFileRoute } from '@tanstack/react-router';
import type { AddressKind } from '#machines/address-book/address-book.types.ts';
import { readAddresses, readOpenedForm } from '#src/flows/address-book/address-book.actors.ts';
import { AddressBookPage } from '#src/flows/address-book/AddressBookPage.tsx';
import { wordsIn } from '#src/messages/languages.ts';
import { seldomTitlesText } from '#src/messages/seldom-titles.ts';
import { personal } from './-personal.ts';
import { answerOf, type PostedAnswer, useRefusal } from './-posted.ts';

interface Search extends PostedAnswer {
  /** Opens the form for a new address. */
  add?: AddressKind;
  /** Opens the form of the address with this id. */
  edit?: string;
  /** Asks whether the address with this id is to be removed. */
  remove?: string;
  /** ISO code of the form's country, if it is not that of the address or the shop. */
  country?: string;
}

const ids = /^[\w-]{1,64}$/;
const countries = /^[A-Z]{2}$/;
const textLike = (pattern: RegExp, value: unknown) =>
  typeof value === 'string' && pattern.test(value) ? value : undefined;

/** The customer's address book (core 4). Without script, its forms are opened by the address of the page. */
export const Route = createFileRoute('/$locale/account/addresses')({
  validateSearch: ({ add, edit, remove, country, ...search }: Record<string, unknown>): Search => {
    const named = { edit: textLike(ids, edit), remove: textLike(ids, remove), country: textLike(countries, country) };
    return {
      ...(add === 'shipping' || add === 'billing' ? { add } : {}),
      ...(named.edit ? { edit: named.edit } : {}),
      ...(named.remove ? { remove: named.remove } : {}),
      ...(named.country ? { country: named.country } : {}),
      ...answerOf(search),
    };
  },
  loaderDeps: ({ search: { add, edit, country } }) => ({ add, edit, country }),
  // If this fails (a guest, an outage), the chart loads it in the browser and shows the error.
  loader: async ({ deps, context: { locale } }) => {
    const addresses = await readAddresses().catch(() => null);
    return { addresses, opened: await readOpenedForm(addresses, deps, locale).catch(() => null) };
  },
  ...personal,
  headers: () => ({ 'cache-control': 'private, no-store' }),
  head: ({ params: { locale } }) => ({
    meta: [{ title: wordsIn(seldomTitlesText, locale)('addresses') }, { name: 'robots', content: 'noindex' }],
  }),
  component: Addresses,
});

function Addresses() {
  const { addresses, opened } = Route.useLoaderData();
  const search = Route.useSearch();
  const failure = useRefusal(search);
  return (
    <AddressBookPage
      addresses={addresses}
      opened={opened && { ...opened, failure }}
      removedId={search.remove ?? null}
      failure={opened ? null : failure}
    />
  );
}
