import { expect, type Page } from '@playwright/test';
import { becomeAnother, tellFromAnotherTab, visitBefore } from '#model-tests/cart/cart.world.ts';
import { unreachable, walkBrowser } from '#model-tests/support/browser.ts';
import { model } from './reload-guard.model.ts';

const told = (page: Page) => page.getByRole('alertdialog', { name: 'This cart belongs to another account' });

/** Marks the document, which loses the mark when it is loaded anew. */
const mark = (page: Page) => page.evaluate(() => void document.documentElement.setAttribute('data-marked', ''));
const isMarked = (page: Page) => page.locator('html[data-marked]').count();

/** Sets when the shop last reloaded this tab, in the tab's storage. Null: never. */
const reloaded = (page: Page, age: number | null) =>
  page.evaluate((ms) => {
    if (ms === null) sessionStorage.removeItem('waymark.reloadedAt');
    else sessionStorage.setItem('waymark.reloadedAt', String(Date.now() - ms));
  }, age);

/**
 * The page reads a cart that belongs to somebody else: it forgets the cart, tells the shopper, creates a new one, and
 * reloads after four seconds.
 */
async function meetTheCartOfAnother(page: Page): Promise<void> {
  await becomeAnother(page);
  await tellFromAnotherTab(page, true);
  await expect(told(page)).toBeVisible();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => window.__waymark?.state('cart')), { intervals: [50] })
    .toEqual({ invalidCustomer: 'waiting' });
}

/** The guard has no view: a shopper only sees that the page is loaded anew, or stays. */
walkBrowser(model, {
  open: async (page) => {
    await page.goto('/robots.txt');
    await visitBefore(page);
    await page.goto('/en-us/cart');
    await expect(page.getByRole('list', { name: 'Items in your cart' })).toBeVisible();
  },
  gestures: {
    'reload.requested': async (page, { upcoming }) => {
      const isReloading = upcoming[0]?.nextState.matches('reloading');
      await meetTheCartOfAnother(page);
      await mark(page);
      const loaded = isReloading ? page.waitForEvent('load') : null;
      await page.clock.runFor(4000);
      await loaded;
      expect(await isMarked(page)).toBe(isReloading ? 0 : 1);
    },
  },
  causes: {
    readReloadAge: {
      // The guard reads the age four seconds later. An age of 0 is too young even then.
      done: (page, { output }) => reloaded(page, output !== null && output < 10_000 ? 0 : output),
      failed: unreachable('a browser that forbids storage forbids cookies, too, and has no cart'),
    },
    reloadPage: {
      done: () => {},
      failed: unreachable('a page can always reload itself, and the storage has room for one number'),
    },
  },
  shows: {
    armed: async (page) => {
      await expect(page.getByRole('main')).toBeVisible();
    },
    checking: unreachable('passed through'),
    reloading: unreachable('passed through'),
    refused: async (page) => {
      await expect(told(page)).toBeVisible();
      await expect(page.getByText('Your cart is empty')).toBeVisible();
    },
  },
});
