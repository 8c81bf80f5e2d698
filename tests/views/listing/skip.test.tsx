import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { listingMachine } from '#machines/listing/listing.machine.ts';
import type { Listing, ListingWanted } from '#machines/listing/listing.types.ts';
import { none, shown, words } from '#model-tests/listing/listing.fixtures.ts';
import { SearchView } from '#src/flows/listing/SearchPage.tsx';
import { SkipToProducts } from '#src/flows/listing/SkipToProducts.tsx';
import { languageOf, loadLanguage } from '#src/messages/languages.ts';
import { LanguageContext } from '#src/messages/text.ts';

afterEach(cleanup);

const beside = { hub: { terms: [], categories: [], articles: [], stores: [], blocks: [] }, ways: null };

const quiet = listingMachine.provide({ actors: { address: fromCallback<ListingWanted, undefined>(() => {}) } });

function showSearch(listing: Listing) {
  const actor = createActor(quiet, { input: { query: words, listing } }).start();
  render(<SearchView actor={actor} path="/en-us/search" {...beside} />);
}

it('is the first stop of a search, and leads to the list, whose first product is the next stop', async () => {
  showSearch(shown);
  const user = userEvent.setup();
  await user.tab();
  const skip = screen.getByRole<HTMLAnchorElement>('link', { name: 'Skip to products' });
  expect(document.activeElement).toBe(skip);
  const list = document.querySelector<HTMLElement>(skip.hash);
  list?.focus();
  expect(document.activeElement).toBe(list);
  await user.tab();
  expect(screen.getByRole('list', { name: 'Products' }).querySelector('li')?.contains(document.activeElement)).toBe(
    true,
  );
});

it('is not there where nothing is listed', () => {
  showSearch(none);
  expect(screen.queryByRole('link', { name: 'Skip to products' })).toBeNull();
});

it.each([
  ['en-GB', 'Skip to products'],
  ['de-DE', 'Zu den Produkten springen'],
  ['fr-FR', 'Aller aux produits'],
  ['fr-CA', 'Aller aux produits'],
  ['it-IT', 'Vai ai prodotti'],
  ['es-ES', 'Saltar a los productos'],
])('says so in %s', async (language, said) => {
  await loadLanguage(language);
  render(
    <LanguageContext value={languageOf(language)}>
      <SkipToProducts listing={shown} />
    </LanguageContext>,
  );
  screen.getByRole('link', { name: said });
});
