import { expect, type Page, test } from '@playwright/test';
import { timedOut } from '#model-tests/support/position.ts';
import { dropped, simulated, unreachable, walkBrowser } from '#model-tests/support/browser.ts';
import { article } from '#model-tests/cart/cart.world.ts';
import words from '#src/messages/compiled/en-US/stores.gen.ts';
import { seattle } from './store-finder.fixtures.ts';
import { model } from './store-finder.model.ts';
import { finder, letLocate, openFinder, openShoe, preferStore, visitWith } from './store-finder.world.ts';

test.describe.configure({ timeout: 150_000 });

const passed = unreachable('passed through');
const says = (text: string) => (page: Page) =>
  expect(finder(page).getByText(text, { exact: true }).first()).toBeVisible();
const store = (page: Page) => expect(finder(page).getByRole('heading', { name: 'Waymark Boulder' })).toBeVisible();
const press = (name: string) => (page: Page) => finder(page).getByRole('button', { name, exact: true }).click();

walkBrowser(model, {
  clock: false,
  open: async (page, { start }) => {
    if (start === 'others in Seattle') await visitWith(page, { ...article, storeId: seattle.storeId, delivery: 'sts' });
    await openShoe(page);
    await openFinder(page);
  },
  gestures: {
    'place.submitted': async (page, { event }) => {
      await finder(page).getByLabel(words.place).fill(event.place);
      await press(words.search)(page);
    },
    // The shop asks the shopper for consent, and then the browser does at once: both answers are prepared first.
    'position.requested': async (page, { upcoming }) => {
      const [asked, told] = upcoming.map(({ event }) => event);
      await letLocate(page, told?.type === 'xstate.done.actor.locate', told?.error === timedOut);
      // The shop does not ask again in a visit in which the shopper agreed: to refuse, the agreement is deleted.
      if (asked?.output === false) await page.evaluate(() => sessionStorage.removeItem('waymark.position'));
      const isAgreed = await page.evaluate(() => sessionStorage.getItem('waymark.position') !== null);
      await press(words.useLocation)(page);
      const dialog = page.getByRole('dialog', { name: words.locationTitle });
      if (!isAgreed)
        await dialog
          .getByRole('button', { name: asked?.output === false ? words.locationNo : words.locationYes })
          .click();
      await expect(dialog).toHaveCount(0);
    },
    'search.retried': press(words.retry),
    'store.chosen': (page, { event: { choice } }) =>
      press(choice.kind === 'pickup' ? 'Pick up here today: Waymark Boulder' : 'Ship to this store: Waymark Boulder')(
        page,
      ),
  },
  causes: {
    recallStore: {
      // Chosen on an earlier visit: the page is not open yet.
      done: async (page, { output }) => {
        if (!output) return;
        await visitWith(page, null);
        await preferStore(page, output);
      },
      failed: unreachable('the shop can read what it has stored'),
    },
    askForAgreement: { done: () => {}, failed: unreachable('requesting a dialog cannot fail') },
    locate: { done: () => {}, failed: () => {} },
    searchStores: { request: '**/stores/v1/search?*', done: () => {}, failed: () => dropped() },
    collect: {
      request: ['**/cart/v1/item*', '**/cart/v1/cartWithItem*', '**/cart/v1/reserveWithItem*'],
      done: () => {},
      failed: () => simulated('status=409'),
    },
    askAboutChange: { done: () => {}, failed: unreachable('requesting a dialog cannot fail') },
    close: { done: () => {}, failed: unreachable('dismissing an open dialog cannot fail') },
  },
  shows: {
    recalling: passed,
    'looking.asking': says(words.askBody),
    'looking.agreeing': passed,
    'looking.locating': passed,
    'looking.denied': says(words.deniedTitle),
    'looking.unlocated': says(words.unlocatedTitle),
    'looking.nearFavourite': passed,
    'looking.searching': (page) => expect(finder(page).locator('[aria-busy="true"]').first()).toBeVisible(),
    'looking.results': async (page, { context: { failure } }) => {
      await store(page);
      if (failure) await says(words.refusedTitle)(page);
    },
    'looking.noneFound': says(words.noneTitle),
    'looking.failed': says(words.failedTitle),
    collecting: store,
    handingOver: passed,
    leaving: passed,
    gone: (page) => expect(finder(page)).toHaveCount(0),
  },
});
