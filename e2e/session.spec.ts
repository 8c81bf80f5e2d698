import { askWithoutToken, remember, signOut } from '#model-tests/session/session.world.ts';
import profile from '#src/messages/compiled/en-US/profile.gen.ts';
import { expect, test } from './support/test.ts';

test.use({ forgives: /status of 40[13]|robots.txt came without/ });

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

test.describe('who signs out', () => {
  test.beforeEach(async ({ page }) => remember(page, 'a customer'));

  test('on a page of their own is led home, in every tab', async ({ page, context }) => {
    await page.goto('/en-us/cart');
    const other = await context.newPage();
    await other.goto('/en-us/cart');
    await expect.poll(() => other.evaluate(() => window.__waymark?.state('session'))).toEqual({ registered: 'ready' });
    await signOut(page);
    await expect(page).toHaveURL(/\/en-us$/);
    await expect(other).toHaveURL(/\/en-us$/);
  });

  test('on another page stays there', async ({ page }) => {
    await page.goto('/en-us/c/women-footwear-2100');
    await signOut(page);
    await expect(page.getByText('You are signed out')).toBeVisible();
    await expect(page).toHaveURL(/women-footwear-2100$/);
  });

  test('sees nothing of the account when they go back to it', async ({ page }) => {
    await page.goto('/en-us/account');
    const ownEmail = page.getByRole('main').getByText('@example.com');
    await expect(ownEmail).toBeVisible();
    await signOut(page);
    await expect(page).toHaveURL(/\/en-us$/);
    await page.goBack();
    await expect(page.getByRole('heading', { name: profile.guestTitle })).toBeVisible();
    await expect(ownEmail).toHaveCount(0);
  });
});
