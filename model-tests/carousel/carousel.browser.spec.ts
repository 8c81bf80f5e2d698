import { expect, type Page } from '@playwright/test';
import { carouselMachine } from '#machines/carousel/carousel.machine.ts';
import { card } from '#model-tests/listing/listing.fixtures.ts';
import { dropped, unreachable, walkBrowser } from '#model-tests/support/browser.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';
import { send } from './carousel.model.ts';

const named = 'every product of the opening data names others, and none is withdrawn while a page is open';

const model = modelOf(carouselMachine, {
  input: { productIds: ['WMTR1001MOS'] },
  send,
  outcomes: {
    getCards: { done: [[card]], failed: [new Error('no answer')] },
    watchRow: { failed: [new Error('no element')] },
  },
  project: ({ cards }) => cards.length,
  unreachable: {
    'opening: always [isNothingNamed] → none': named,
    'loading: getCards done [isEmpty] → none': named,
  },
  why: 'the row always has products to load; guards read whether any were loaded',
});

const row = (page: Page) => page.getByRole('list', { name: 'Goes well with it' });
const cards = (page: Page) => row(page).getByRole('link');

/** The row keeps its space: the page does not move when the cards arrive. */
const waiting = async (page: Page) => {
  await expect(row(page)).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
};

walkBrowser(model, {
  open: (page) => page.goto('/en-us/p/womens-ridgeline-3-trail-running-shoe-WMTR1001MOS'),
  gestures: { 'row.neared': (page) => row(page).scrollIntoViewIfNeeded() },
  causes: {
    getCards: { request: '**/products/v2/catalog*', done: () => {}, failed: () => dropped() },
    watchRow: { failed: unreachable('the row is on the page whenever its chart runs') },
  },
  shows: {
    opening: unreachable('passed through'),
    waiting,
    loading: waiting,
    shown: async (page) => {
      await expect(cards(page).first()).toBeVisible();
      await expect(row(page).getByRole('heading')).not.toHaveCount(0);
    },
    none: (page) => expect(row(page)).toHaveCount(0),
  },
});
