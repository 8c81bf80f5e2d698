import { demoPassword } from '#src/demo/people/people.ts';
import { openCheckout } from '#model-tests/checkout/checkout.world.ts';
import { expect, test } from './support/test.ts';

/** A session that the service ended is no empty cart. */
test.use({ forgives: /status of 401/ });

for (const path of ['/en-us/checkout', '/en-us/cart'])
  test(`a customer whose cookies are gone is told so at ${path}, and finds the cart again`, async ({ page, context }) => {
    await openCheckout(page);
    await page.goto('/en-us/cart');
    const dialog = page.getByRole('dialog');
    const signIn = async () => {
      await dialog.getByLabel('Email').fill('maya.reed@example.com');
      await dialog.getByLabel('Password', { exact: true }).fill(demoPassword);
      await dialog.getByRole('button', { name: /^Sign in/ }).click();
      await expect(dialog).toHaveCount(0);
    };
    await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
    await signIn();
    await context.clearCookies();
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'You were signed out' })).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await signIn();
    await expect(page.getByRole('heading', { name: 'You were signed out' })).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(path));
    await expect(page.getByRole('heading', { name: /Your cart is empty|There is nothing to check out/ })).toHaveCount(0);
  });
