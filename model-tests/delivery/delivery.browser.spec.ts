import { expect, type Page } from '@playwright/test';
import { simulated, unreachable, walkBrowser } from '#model-tests/support/browser.ts';
import { boulder, shoe } from '#model-tests/store-finder/store-finder.fixtures.ts';
import { preferStore, visitWith } from '#model-tests/store-finder/store-finder.world.ts';
import words from '#src/messages/compiled/en-US/stores.gen.ts';
import { model } from './delivery.model.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: words.methodTitle });
const names = { home: words.home, pickup: 'Pick up today at Waymark Boulder', sts: 'Ship to Waymark Boulder' } as const;
const busy = (page: Page) => expect(dialog(page).locator('[aria-busy="true"]')).toBeVisible();

walkBrowser(model, {
  clock: false,
  cover: 'edges',
  open: async (page) => {
    const { productId, upc, qty } = shoe;
    await visitWith(page, { productId, upc, qty });
    await preferStore(page, boulder);
    await page.goto('/en-us/cart');
    await page.getByRole('button', { name: 'Change delivery of Ridgeline 3' }).click();
    await expect(dialog(page)).toBeVisible();
  },
  gestures: {
    'delivery.decided': (page, { event: { decision } }) =>
      dialog(page)
        .getByRole('button', { name: names[decision.lines[0]?.action ?? 'home'] })
        .click(),
  },
  causes: {
    redirect: { request: '**/cart/v1/cart/*/item*', done: () => {}, failed: () => simulated('status=409') },
    finish: { done: () => {}, failed: unreachable('dismissing an open dialog cannot fail') },
  },
  shows: {
    choosing: async (page, { context: { failure } }) => {
      await expect(dialog(page)).toBeVisible();
      if (failure) await expect(dialog(page).getByRole('alert')).toBeVisible();
    },
    redirecting: busy,
    finishing: unreachable('passed through'),
    finished: (page) => expect(dialog(page)).toHaveCount(0),
  },
});
