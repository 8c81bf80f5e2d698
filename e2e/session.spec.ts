import { expect, test } from '@playwright/test';
import { askWithoutToken, remember } from '#model-tests/session/session.world.ts';

test('a token that is renewed leaves the cart to the next visit', async ({ page }) => {
  await remember(page, 'a guest');
  await page.goto('/en-us/cart');
  const items = page.getByRole('list', { name: 'Items in your cart' });
  await expect(items).toBeVisible();
  const renewed = page.waitForResponse('**/token/v2/auth/token');
  await askWithoutToken(page);
  expect((await renewed).status()).toBe(200);
  await expect(items).toBeVisible();
  await page.reload();
  await expect(items).toBeVisible();
});
