import { expect, type Page } from '@playwright/test';
import { carouselMachine } from '#machines/carousel/carousel.machine.ts';
import { card } from '#model-tests/listing/listing.fixtures.ts';
import { dropped, unreachable, walkBrowser } from '#model-tests/support/browser.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';
import { send } from './carousel.model.ts';

const named = 'every product of the opening data names others, and none is withdrawn while a page is open';
const stores = 'a browser that stores nothing keeps no session either';

const model = modelOf(carouselMachine, {
  input: { source: 'related', productIds: ['WMTR1001MOS'] },
  inputs: { 'what the device saw': { source: 'seen', productIds: ['WMTR1001MOS'] } },
  send,
  outcomes: {
    getCards: { done: [[card]], failed: [new Error('no answer')] },
    watchRow: { failed: [new Error('no element')] },
    recallSeen: { done: [[card.id], []], failed: [new Error('no storage')] },
    forgetSeen: { done: [undefined], failed: [new Error('no storage')] },
  },
  project: ({ source, cards }) => [source, cards.length],
  unreachable: {
    'opening: always [isNothingNamed] → none': named,
    'loading: getCards done [isEmpty] → none': named,
  },
  why: 'the row always has products to load; guards read the source and whether any were loaded',
});

const titles = { related: 'Goes well with it', seen: 'Recently viewed' } as const;
const row = (page: Page, source: keyof typeof titles = 'related') => page.getByRole('list', { name: titles[source] });
const cards = (page: Page, source?: keyof typeof titles) => row(page, source).getByRole('link');

type Shown = { context: { source: string } };
const sourceOf = ({ context }: Shown) => (context.source === 'seen' ? 'seen' : 'related');

/** The row keeps its space: the page does not move when the cards arrive. */
const waiting = async (page: Page, snapshot: Shown) => {
  await expect(row(page, sourceOf(snapshot))).toBeVisible();
  await expect(cards(page, sourceOf(snapshot))).toHaveCount(0);
};

/** Scrolls until this many pixels are between the window and the place of the row. */
const scrollTo = (page: Page, place: string, distance: number) =>
  page.evaluate(
    ([id, below]) => {
      const top = document.getElementById(String(id))?.getBoundingClientRect().top ?? 0;
      scrollBy({ top: top - innerHeight - Number(below), behavior: 'instant' });
    },
    [place, distance] as const,
  );

walkBrowser(model, {
  open: async (page, { start }) => {
    // The other row of the page has the same chart: without an answer it ends.
    if (start !== '') await page.route('**/widgetRecommendations?*source=related*', (route) => route.abort());
    await page.goto('/en-us/p/womens-ridgeline-3-trail-running-shoe-WMTR1001MOS');
    // The code of the row comes before its cards do.
    await scrollTo(page, start === '' ? 'related-place' : 'seen-place', start === '' ? 900 : 100);
  },
  gestures: {
    'row.neared': (page) => scrollTo(page, 'related-place', 100),
    'list.cleared': (page) => page.getByRole('button', { name: 'Clear list' }).click(),
  },
  causes: {
    getCards: { request: '**/products/v1/widgetRecommendations*', done: () => {}, failed: () => dropped() },
    watchRow: { failed: unreachable('the row is on the page whenever its chart runs') },
    recallSeen: {
      done: (page, { output }) =>
        page.addInitScript((ids) => localStorage.setItem('waymark.seen', ids), output.length > 0 ? 'WMHK1001SLT' : ''),
      failed: unreachable(stores),
    },
    forgetSeen: { done: () => {}, failed: unreachable(stores) },
  },
  shows: {
    opening: unreachable('passed through'),
    recalling: unreachable('passed through'),
    waiting,
    loading: waiting,
    shown: async (page, snapshot) => {
      await expect(cards(page, sourceOf(snapshot)).first()).toBeVisible();
      await expect(row(page, sourceOf(snapshot)).getByRole('heading')).not.toHaveCount(0);
    },
    forgetting: unreachable('passed through'),
    none: (page, snapshot) => expect(row(page, sourceOf(snapshot))).toHaveCount(0),
  },
});
