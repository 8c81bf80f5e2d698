import { expect, type Page, test } from '@playwright/test';
import { timedOut } from '#model-tests/support/position.ts';
import { dropped, unreachable, walkBrowser } from '#model-tests/support/browser.ts';
import stores from '#src/messages/compiled/en-US/stores.gen.ts';
import { brewerStreet } from './collection-point.fixtures.ts';
import { model } from './collection-point.model.ts';
import {
  letLocate,
  lookIn,
  nameCollector,
  openBritishCheckout,
  openSearch,
  search,
  words,
} from './collection-point.world.ts';

test.describe.configure({ timeout: 150_000 });

const passed = unreachable('passed through');
const says = (text: string) => (page: Page) =>
  expect(search(page).getByText(text, { exact: true }).first()).toBeVisible();
const press = (name: string) => (page: Page) => search(page).getByRole('button', { name, exact: true }).click();

walkBrowser(model, {
  clock: false,
  open: async (page) => {
    await openBritishCheckout(page);
    await openSearch(page);
  },
  gestures: {
    'place.submitted': (page, { event }) => lookIn(page, event.place),
    // The shop asks the shopper for consent, and then the browser does at once: both answers are prepared first.
    'position.requested': async (page, { upcoming }) => {
      const [asked, told] = upcoming.map(({ event }) => event);
      await letLocate(page, told?.type === 'xstate.done.actor.locate', told?.error === timedOut);
      // The shop does not ask again in a visit in which the shopper agreed: to refuse, the agreement is deleted.
      if (asked?.output === false) await page.evaluate(() => sessionStorage.removeItem('waymark.position'));
      const isAgreed = await page.evaluate(() => sessionStorage.getItem('waymark.position') !== null);
      await press(stores.useLocation)(page);
      const dialog = page.getByRole('dialog', { name: stores.locationTitle });
      if (!isAgreed)
        await dialog
          .getByRole('button', { name: asked?.output === false ? stores.locationNo : stores.locationYes })
          .click();
      await expect(dialog).toHaveCount(0);
    },
    'search.retried': press(stores.retry),
    'point.chosen': press(`Collect here: ${brewerStreet.name}`),
    'point.reopened': press(words.other),
  },
  causes: {
    askForAgreement: { done: () => {}, failed: unreachable('requesting a dialog cannot fail') },
    locate: { done: () => {}, failed: () => {} },
    searchCollectionPoints: { request: '**/stores/v1/collectionPoints?*', done: () => {}, failed: () => dropped() },
    addressForm: { done: nameCollector, failed: unreachable('a form answers or waits') },
    close: { done: () => {}, failed: unreachable('dismissing an open dialog cannot fail') },
  },
  shows: {
    'looking.asking': says(words.ask),
    'looking.agreeing': passed,
    'looking.locating': passed,
    'looking.denied': says(stores.deniedTitle),
    'looking.unlocated': says(stores.unlocatedTitle),
    'looking.searching': (page) => expect(search(page).locator('[aria-busy="true"]').first()).toBeVisible(),
    'looking.results': (page) => expect(search(page).getByRole('heading', { name: brewerStreet.name })).toBeVisible(),
    'looking.noneFound': says(words.noneTitle),
    'looking.failed': says(words.failed),
    naming: says(words.whoTitle),
    leaving: passed,
    gone: async (page) => {
      await expect(search(page)).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('heading', { name: words.atTitle })).toBeVisible();
    },
  },
});
