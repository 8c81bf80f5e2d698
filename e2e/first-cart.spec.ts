import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** What the cart page shows before the service has answered (docs/decisions/048). */

const empty = (page: Page) => page.getByRole('heading', { name: 'Your cart is empty' });
const title = (page: Page) => page.getByRole('heading', { name: 'Your cart', exact: true });

/** Holds the page's scripts until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('a first visit reads at once that the cart is empty, and nothing moves when the service says so, too', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/en-us/cart');
  await expect(empty(page)).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const before = await empty(page).boundingBox();
  release();
  await expect.poll(() => page.evaluate(() => window.__waymark?.state('cart'))).toEqual({ resting: 'none' });
  await expect(empty(page)).toBeVisible();
  expect(await empty(page).boundingBox()).toEqual(before);
});

for (const [who, note] of [
  ['a guest with something in the cart', { consumerNo: 'G1', consumerType: 'GUEST', basketId: 'b-1' }],
  ['a customer', { consumerNo: 'C1', consumerType: 'REGISTERED', basketId: null }],
] as const)
  test(`${who} is not told that the cart is empty while it is asked for`, async ({ page }) => {
    await page.addInitScript((stored) => localStorage.setItem('waymark.session', JSON.stringify(stored)), note);
    await holdScripts(page);
    await page.goto('/en-us/cart');
    await expect(title(page)).toBeVisible();
    await expect(empty(page)).toHaveCount(0);
  });

test('a guest who took everything out reads that it is empty', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem(
      'waymark.session',
      JSON.stringify({ consumerNo: 'G1', consumerType: 'GUEST', basketId: 'b-1', isCartEmpty: true }),
    ),
  );
  await holdScripts(page);
  await page.goto('/en-us/cart');
  await expect(empty(page)).toBeVisible();
});
