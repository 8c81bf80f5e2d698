import { expect, type Page } from '@playwright/test';
import { fillElsewhere, orderElsewhere, tellFromAnotherTab, visitBefore } from '#model-tests/cart/cart.world.ts';

const item = '**/cart/v1/item';

/** Pressed by name, as a voice does: no pointer and no focus moves, both of which messages would hear. */
const press = (page: Page, name: RegExp | string) =>
  page.getByRole('main').getByRole('button', { name }).first().dispatchEvent('click');

const lines = (page: Page) => page.getByRole('list', { name: 'Items in your cart' });

/** The cart's page for a guest who was here before, with an item in the cart. */
export async function openFilledCart(page: Page): Promise<void> {
  // The page is not to begin a visit of its own meanwhile.
  await page.route('**/token/v2/auth/token', () => {});
  await page.goto('/en-us/cart');
  await visitBefore(page);
  await page.reload();
  await expect(lines(page)).toBeVisible();
}

/** There is something in the cart of the page. */
async function haveAnItem(page: Page): Promise<void> {
  if (await lines(page).isVisible()) return;
  await fillElsewhere(page);
  await tellFromAnotherTab(page, true);
  await expect(lines(page)).toBeVisible();
}

/** The connection breaks while an item is removed: it stays. */
export async function failToRemove(page: Page): Promise<void> {
  await haveAnItem(page);
  await page.route(item, (route) => route.abort('connectionfailed'));
  const asked = page.waitForEvent('requestfailed');
  await press(page, /^Remove /);
  await asked;
  await page.unroute(item);
}

/** The cart was ordered on another device, and what was in it cannot be put into the next one. */
export async function expireTheCart(page: Page): Promise<void> {
  await haveAnItem(page);
  await orderElsewhere(page);
  await page.route(item, (route) => route.abort('connectionfailed'));
  await press(page, 'One more');
  await expect(page.getByText(/last cart had expired/)).toBeVisible();
  await page.unroute(item);
}
