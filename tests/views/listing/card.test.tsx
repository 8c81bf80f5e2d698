import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { listingMachine } from '#machines/listing/listing.machine.ts';
import type { Listing, ListingWanted } from '#machines/listing/listing.types.ts';
import { CatalogueCard } from '#src/flows/listing/CatalogueCard.tsx';
import { CategoryView } from '#src/flows/listing/CategoryPage.tsx';
import { SearchView } from '#src/flows/listing/SearchPage.tsx';
import { all, card, none, shown, words } from '#model-tests/listing/listing.fixtures.ts';
import { expectAccessible } from '#tests/ui/support.tsx';

afterEach(cleanup);

const quiet = listingMachine.provide({ actors: { address: fromCallback<ListingWanted, undefined>(() => {}) } });
const actorOf = (listing: Listing | null, query = all) => createActor(quiet, { input: { query, listing } }).start();

describe('a product in a list', () => {
  it('links to the product, and its swatches to its colours', () => {
    render(<CatalogueCard card={card} />);
    expect(screen.getByRole('link', { name: card.name }).getAttribute('href')).toBe(`/en-us${card.url}`);
    expect(screen.getByRole('link', { name: 'Ink' }).getAttribute('href')).toBe(
      '/en-us/p/ridgeline-trail-runner-WMTR1001INK',
    );
    screen.getByText('4.6 of 5 stars, 128 reviews');
  });

  it('says that it is sold out', () => {
    render(<CatalogueCard card={{ ...card, allVariantsOutOfStock: true }} />);
    screen.getByText('Sold out');
  });
});

describe('a category', () => {
  it('links to its subcategories and its pages', async () => {
    render(<CategoryView actor={actorOf(shown)} path="/en-us/c/trail-running-1104" />);
    expect(screen.getByRole('link', { name: 'Fell running' }).getAttribute('href')).toBe('/en-us/c/fell-running-1105');
    const next = screen.getByRole('link', { name: 'Next' });
    expect([next.getAttribute('href'), next.getAttribute('rel')]).toEqual([
      '/en-us/c/trail-running-1104?page=2',
      'next',
    ]);
    await expectAccessible();
  });

  it('disables options that would leave nothing', () => {
    render(<CategoryView actor={actorOf(shown)} path="/en-us/c/trail-running-1104" />);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Pink/ }).disabled).toBe(true);
  });

  it('filters by a form that works without a script', () => {
    render(<CategoryView actor={actorOf(shown)} path="/en-us/c/trail-running-1104" />);
    const form = screen.getByRole<HTMLFormElement>('form', { name: 'Filters' });
    expect([form.getAttribute('method'), form.getAttribute('action')]).toEqual(['get', '/en-us/c/trail-running-1104']);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Green/ }).value).toBe('color:green');
  });
});

describe('a search', () => {
  const hub = {
    terms: ['hiking boots'],
    categories: [{ id: '5300', name: 'Tents', slug: 'tents' }],
    articles: [],
    stores: [],
    blocks: [],
  };
  const beside = { hub, ways: null };

  it('offers the corrected words', () => {
    render(<SearchView actor={actorOf({ ...shown, suggestion: 'tents' }, words)} path="/en-us/search" {...beside} />);
    expect(screen.getByRole('link', { name: 'tents' }).getAttribute('href')).toBe('/en-us/search?q=tents');
  });

  it.each([
    { name: 'above what was found', listing: shown },
    { name: 'where nothing was found', listing: none },
  ])('shows pages of help $name', async ({ listing }) => {
    const pages = [{ title: 'How to return', url: '/help/returns/how-to-return' }];
    render(<SearchView actor={actorOf({ ...listing, pages }, words)} path="/en-us/search" {...beside} />);
    const help = within(screen.getByRole('navigation', { name: 'Help with this' })).getByRole('link', {
      name: 'How to return',
    });
    expect(help.getAttribute('href')).toBe('/en-us/help/returns/how-to-return');
    await expectAccessible();
  });

  it('shows no help for words without any', () => {
    render(<SearchView actor={actorOf(shown, words)} path="/en-us/search" {...beside} />);
    expect(screen.queryByRole('navigation', { name: 'Help with this' })).toBeNull();
  });

  it('offers help if nothing was found', async () => {
    render(<SearchView actor={actorOf(none, words)} path="/en-us/search" {...beside} />);
    screen.getByRole('heading', { level: 1, name: 'Nothing found for “tent”' });
    expect(screen.getByRole('link', { name: 'Tents' }).getAttribute('href')).toBe('/en-us/c/tents-5300');
    expect(screen.getByRole('link', { name: 'hiking boots' }).getAttribute('href')).toBe(
      '/en-us/search?q=hiking%20boots',
    );
    await expectAccessible();
  });

  it('shows a store where only a store was found, with collections and help', async () => {
    const store = { title: 'Waymark Boulder', subtitle: '1428 Pearl Street', url: '/stores/1001/waymark-boulder' };
    const picture = { kind: 'image', path: 'scene/coast-cliffs/square', alt: '', width: 1200, height: 1200 } as const;
    const rain = {
      id: 'rain',
      kind: 'collection',
      title: 'A week of rain',
      subtitle: 'Dry.',
      url: '/collections/rain',
      picture,
    } as const;
    render(
      <SearchView
        actor={actorOf(none, words)}
        path="/en-us/search"
        hub={{ ...hub, stores: [store] }}
        ways={{ collections: [rain], links: [{ url: '/help/contact-us', text: 'Contact us' }] }}
      />,
    );
    screen.getByRole('heading', { level: 1, name: 'No products for “tent”, but this' });
    const found = within(screen.getByRole('list', { name: 'Stories and stores' })).getByRole('link');
    expect(found.getAttribute('href')).toBe('/en-us/stores/1001/waymark-boulder');
    expect(screen.getByRole('link', { name: /^A week of rain/ }).getAttribute('href')).toBe('/en-us/collections/rain');
    expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/en-us/help/contact-us');
    await expectAccessible();
  });

  it('has cards of content among its products, where the list is long enough', async () => {
    const block = {
      id: 'b',
      type: 'linkedCard',
      title: 'Sleeping warm',
      target: { url: '/stories/sleep-warm', text: '' },
    } as const;
    const late = { ...block, id: 'c', title: 'Too late' };
    const gridBlocks = [
      { position: 0, columns: 2, block },
      { position: 90, block: late },
    ];
    render(<SearchView actor={actorOf({ ...shown, gridBlocks }, words)} path="/en-us/search" {...beside} />);
    const card = within(screen.getByRole('list', { name: 'Products' })).getByRole('link', { name: /Sleeping warm/ });
    expect(card.getAttribute('href')).toBe('/en-us/stories/sleep-warm');
    expect(card.closest('li')?.dataset['columns']).toBe('2');
    expect(screen.queryByText('Too late')).toBeNull();
    await expectAccessible();
  });

  it('tells editors in preview of a broken card at its place', async () => {
    const block = { id: 'bad', name: 'Warm nights', blockType: 'linkedCard', reasons: ['title'] };
    const gridBlocks = [{ position: 0, block: { ...block, type: 'broken' as const } }];
    render(<SearchView actor={actorOf({ ...shown, gridBlocks }, words)} path="/en-us/search" {...beside} />);
    const notice = await screen.findByText('Warm nights (linkedCard) is not shown to shoppers');
    expect(screen.getByRole('list', { name: 'Products' }).contains(notice)).toBe(true);
  });
});
