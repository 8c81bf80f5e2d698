import { expect, type Page } from '@playwright/test';
import { fillElsewhere, orderElsewhere, tellFromAnotherTab, visitBefore } from '#model-tests/cart/cart.world.ts';

const item = '**/cart/v1/item';

/** Dispatches a click, as voice control does: moving the pointer or the focus would hold the messages. */
const press = (page: Page, name: RegExp | string) =>
  page.getByRole('main').getByRole('button', { name }).first().dispatchEvent('click');

const lines = (page: Page) => page.getByRole('list', { name: 'Items in your cart' });

/** Opens the cart page as a returning guest with an item in the cart. */
export async function openFilledCart(page: Page): Promise<void> {
  // Keeps the page from starting a session of its own meanwhile.
  await page.route('**/token/v2/auth/token', () => {});
  await page.goto('/en-us/cart');
  await visitBefore(page);
  await page.reload();
  await expect(lines(page)).toBeVisible();
}

/** Makes sure that the page's cart has an item. */
async function haveAnItem(page: Page): Promise<void> {
  if (await lines(page).isVisible()) return;
  await fillElsewhere(page);
  await tellFromAnotherTab(page, true);
  await expect(lines(page)).toBeVisible();
}

/** The connection fails while an item is removed: the item stays. */
export async function failToRemove(page: Page): Promise<void> {
  await haveAnItem(page);
  await page.route(item, (route) => route.abort('connectionfailed'));
  const asked = page.waitForEvent('requestfailed');
  await press(page, /^Remove /);
  await asked;
  await page.unroute(item);
}

/** The cart was ordered on another device, and its items cannot be added to the next one. */
export async function expireTheCart(page: Page): Promise<void> {
  await haveAnItem(page);
  await orderElsewhere(page);
  await page.route(item, (route) => route.abort('connectionfailed'));
  await press(page, 'One more');
  await expect(page.getByText(/last cart had expired/)).toBeVisible();
  await page.unroute(item);
}
