import { expect, type Page, type Route } from '@playwright/test';
import { listingMachine } from '#machines/listing/listing.machine.ts';
import { atRest } from '#model-tests/header/header.world.ts';
import { unreachable, walkBrowser } from '#model-tests/support/browser.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';
import { isSameQuery, type ListingQuery, listingSearchString } from '#src/domain/catalogue-url.ts';
import { all, cheapest, noAnswer, secondPage, shown } from './listing.fixtures.ts';

const path = '/en-us/c/women-footwear-2100';
const boots: ListingQuery = { ...all, filters: { type: ['hiking-boot'] } };
const cheapBoots: ListingQuery = { ...boots, sort: 'price-asc' };
const queries = [all, boots, cheapest, cheapBoots, secondPage];

const [firstArrives, ...othersArrive] = queries.map((query) => ({
  type: 'listing.arrived' as const,
  query,
  listing: shown,
}));
const [firstRefused, ...othersRefused] = queries.map((query) => ({
  type: 'listing.refused' as const,
  query,
  failure: noAnswer,
}));

/** A category of the demo shop, limited to what a walk can do there: one filter, one sort order, two pages. */
const model = modelOf(listingMachine, {
  input: { query: all, listing: shown },
  send: {
    'filter.toggled': { type: 'filter.toggled', key: 'type', value: 'hiking-boot' },
    'filters.cleared': { type: 'filters.cleared' },
    'sort.chosen': { type: 'sort.chosen', sort: 'price-asc' },
    'listing.awaited': { type: 'listing.awaited', query: secondPage },
    'listing.arrived': [firstArrives!, ...othersArrive],
    'listing.refused': [firstRefused!, ...othersRefused],
    'listing.retried': { type: 'listing.retried' },
    'panel.opened': { type: 'panel.opened' },
    'panel.closed': { type: 'panel.closed' },
  },
  outcomes: { address: { failed: [new Error('no router')] } },
  project: ({ query }) => listingSearchString(query),
  unreachable: {
    'results.noneFound': 'a filter without results cannot be chosen',
    'results.opening: always [isEmpty] → results.noneFound': 'a filter without results cannot be chosen',
    'results.opening: always [isMissing] → results.failed': 'if the server cannot read the list, the whole page fails',
    'results: listing.awaited → results.loading': 'a search leads to the search page, which has a listing of its own',
  },
  why: 'guards compare the wanted query with the pending and the loaded one',
});

/** Requests for lists, held until the path says how they end. */
const held = new WeakMap<Page, Route[]>();
const heldBy = (page: Page) => held.get(page) ?? [];
const panel = (page: Page) => page.getByRole('dialog', { name: 'Filters' });

async function answer(page: Page, settle: (route: Route) => Promise<void>): Promise<void> {
  await expect.poll(() => heldBy(page).length).toBeGreaterThan(0);
  const routes = heldBy(page).splice(0);
  await Promise.allSettled(routes.map(settle));
}

const isListed = (page: Page) =>
  expect(page.getByRole('list', { name: 'Products', exact: true, includeHidden: true })).toBeAttached();

walkBrowser(model, {
  open: async (page) => {
    await page.setViewportSize({ width: 390, height: 844 });
    held.set(page, []);
    await page.route('**/products/v2/catalog?*', (route) => void heldBy(page).push(route));
    await page.goto(path);
    await page.waitForFunction(() => window.__waymark?.state('listing') !== undefined);
    // Loads the panel's code, which comes with its first opening: once the clock is paused, the panel would not appear.
    await page.getByRole('link', { name: /^Filter/ }).click();
    await panel(page).getByRole('button', { name: 'Close' }).click();
    await expect(panel(page)).toBeHidden();
    await page.waitForTimeout(400);
    await atRest(page, 'listing');
  },
  gestures: {
    'filter.toggled': (page) =>
      panel(page)
        .getByRole('checkbox', { name: /^Hiking boot/ })
        .click(),
    'filters.cleared': (page) => panel(page).getByRole('button', { name: 'Clear all' }).click(),
    'sort.chosen': (page) => page.getByLabel('Sort by').selectOption('price-asc'),
    'listing.awaited': (page) => page.getByRole('link', { name: 'Page 2' }).click(),
    'listing.arrived': (page) => answer(page, (route) => route.continue()),
    'listing.refused': (page) => answer(page, (route) => route.abort('connectionfailed')),
    'listing.retried': (page) => page.getByRole('button', { name: 'Try again' }).click(),
    'panel.opened': (page) => page.getByRole('link', { name: /^Filter/ }).click(),
    'panel.closed': (page) => panel(page).getByRole('button', { name: 'Close' }).click(),
  },
  causes: { address: { failed: unreachable('it only adds listeners') } },
  except: ({ state, event }) => {
    const { query } = state.context;
    const isOpen = state.matches({ panel: 'open' });
    const isWaiting = state.hasTag('waiting');
    if (event.type.startsWith('filter') !== isOpen && /^(filter|sort|listing\.(awaited|retried))/.test(event.type))
      return 'the panel covers the list, or the list has no panel';
    if (event.type === 'listing.awaited' && (!isSameQuery(query, all) || isWaiting))
      return 'this list has only one page';
    if (/^listing\.(arrived|refused)/.test(event.type) && !isWaiting) return 'no request is pending';
    const isBack =
      event.type === 'filters.cleared' || (event.type === 'filter.toggled' && query.filters['type'] !== undefined);
    if (isBack) return 'the previous list is cached: no request is pending';
    if (state.matches({ panel: 'closing' })) return 'the closing panel still covers the list';
    return null;
  },
  shows: {
    'results.opening': unreachable('passed through'),
    'results.shown': isListed,
    'results.noneFound': unreachable('a filter without results cannot be chosen'),
    'results.loading': isListed,
    'results.filtering': isListed,
    'results.sorting': isListed,
    'results.paging': isListed,
    'results.failed': (page) => expect(page.getByText('The list could not be loaded')).toBeAttached(),
    'panel.closed': (page) => expect(panel(page)).toBeHidden(),
    'panel.open': (page) => expect(panel(page)).toBeVisible(),
    'panel.closing': unreachable('lasts only the 250 ms in which the panel closes'),
  },
});
