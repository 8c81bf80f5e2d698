import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { atRest } from '#model-tests/header/header.world.ts';

const product = '/en-us/p/womens-ridgeline-3-trail-running-shoe-WMTR1001MOS';

export const main = (page: Page) => page.locator('main');
export const dialog = (page: Page) => page.getByRole('dialog');

/** The control that opens a dialog, for dialogs that the shop does not open by itself. */
export const opener = (page: Page, name: string): Locator =>
  name === 'mini-cart'
    ? page.getByRole('banner').getByRole('link', { name: /cart/i })
    : main(page).getByRole('button', { name: 'Size guide' });

/**
 * Visits two colours of a shoe one after the other. Both dialogs have been opened before, so that their code is loaded.
 */
export async function openTwoColours(page: Page): Promise<void> {
  await page.goto(product);
  await page.waitForFunction(() => window.__waymark?.state('product') !== undefined);
  for (const name of ['mini-cart', 'size-guide']) {
    await opener(page, name).click();
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  }
  await page.getByRole('list', { name: 'Color' }).getByRole('link').nth(1).click();
  await expect(page).not.toHaveURL(new RegExp(product));
  await atRest(page, 'product');
}

/** Goes to the other colour by the browser's Back and Forward buttons, which also work over a dialog. */
export async function goToTheOther(page: Page): Promise<void> {
  const isFirst = page.url().endsWith(product);
  await (isFirst ? page.goForward() : page.goBack());
  await (isFirst ? expect(page).not.toHaveURL(new RegExp(product)) : expect(page).toHaveURL(new RegExp(product)));
}

const held = new WeakMap<Page, Route[]>();

/** Adds the shoe to the cart on a slow connection: the mini cart opens later, whatever the shopper does meanwhile. */
export async function addSlowly(page: Page): Promise<void> {
  if (!held.has(page)) {
    held.set(page, []);
    await page.route(/\/cart\/v1\/(item|cartWithItem)$/, (route) => void held.get(page)?.push(route));
  }
  if (held.get(page)?.length) return;
  await main(page).getByRole('radiogroup', { name: /^Size/ }).locator('label:not(:has(:disabled))').first().click();
  await main(page)
    .getByRole('button', { name: /^Add(ed)? to cart/ })
    .click();
  await expect.poll(() => held.get(page)?.length).toBe(1);
}

/** Lets the held add through: the shoe is in the cart. */
export async function finishAdding(page: Page): Promise<void> {
  for (const route of held.get(page)?.splice(0) ?? []) await route.continue();
  await expect.poll(() => page.evaluate(() => window.__waymark?.state('cart'))).toHaveProperty('resting');
}
