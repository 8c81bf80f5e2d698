import {
  addressElsewhere,
  cards,
  expectConfirmation,
  giveCard,
  openCheckout,
  placeButton,
  toPayment,
} from '#model-tests/checkout/checkout.world.ts';
import type { Page } from '@playwright/test';
import { setOwnAddress } from '#model-tests/support/client-address.ts';
import { passEmail } from '#model-tests/sign-in-form/sign-in-form.world.ts';
import { demoPassword } from '#src/demo/people/people.ts';
import { expectAccessible } from './support/accessible.ts';
import { hydrated, expect, test } from './support/test.ts';

const product = '/en-us/p/womens-ridgeline-3-trail-running-shoe-WMTR1001MOS?size=8';

test('an item that one tab adds is shown in the other one', async ({ page, context }) => {
  await page.goto('/en-us/cart');
  await expect(page.getByRole('link', { name: 'Cart, empty' })).toBeVisible();
  const other = await context.newPage();
  await other.goto(product);
  await hydrated(other, 'product');
  await other.getByRole('button', { name: /^Add to cart/ }).click();
  await expect(other.getByRole('dialog', { name: 'Added to your cart' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Items in your cart' }).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: /^Remove/ }).click();
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await expect(other.getByRole('dialog')).toContainText('Your cart is empty');
});

test('signing in and out in one tab does the same in the other', async ({ page, context }) => {
  await setOwnAddress(context);
  await page.goto('/en-us');
  const other = await context.newPage();
  await other.goto('/en-us');
  const account = (tab: Page, name: string) => tab.getByRole('banner').getByRole('button', { name });
  await account(other, 'Sign in').click();
  const dialog = other.getByRole('dialog');
  await passEmail(dialog, 'theo.lambert@example.com');
  await dialog.getByLabel('Password', { exact: true }).fill(demoPassword);
  await dialog.getByRole('button', { name: /^Sign in(?! with)/ }).click();
  await expect(account(page, 'Your account')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await account(other, 'Your account').click();
  await dialog.getByRole('button', { name: /^Sign out/ }).click();
  await expect(account(page, 'Sign in')).toBeVisible();
  await expect(page.getByText('You are signed out')).toBeVisible();
});

test.describe('a cart that is checked out in two tabs', () => {
  // The second tab may ask for a cart that the first one has ordered (404) or changed (409).
  test.use({ forgives: /status of (404|409)/ });

  const numberIn = (page: Page) => new URL(page.url()).searchParams.get('order');

  /** Opens two tabs, both ready to place the order. */
  async function twoTabs(page: Page): Promise<Page> {
    await openCheckout(page);
    await toPayment(page);
    await giveCard(page, cards.approved);
    const other = await page.context().newPage();
    await other.goto('/en-us/checkout');
    await other.getByRole('button', { name: 'Continue to payment' }).click();
    await giveCard(other, cards.approved);
    return other;
  }

  test('is one order when it is placed in both at once', async ({ page }) => {
    const other = await twoTabs(page);
    await Promise.all([placeButton(page).click(), placeButton(other).click()]);
    await expectConfirmation(page);
    await expectConfirmation(other);
    expect(numberIn(other)).toBe(numberIn(page));
  });

  test('is the same order in both when it is placed in one', async ({ page }) => {
    const other = await twoTabs(page);
    await placeButton(other).click();
    await expectConfirmation(other);
    await expectConfirmation(page);
    expect(numberIn(page)).toBe(numberIn(other));
  });

  test('says that it was changed on another device, not that its total is another', async ({ page }) => {
    await openCheckout(page);
    await toPayment(page);
    await giveCard(page, cards.approved);
    await addressElsewhere(page);
    await placeButton(page).click();
    await expect(page.getByText('Your cart has changed')).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('It was changed in another tab, or on another device');
    await expectAccessible(page);
    await placeButton(page).click();
    await expectConfirmation(page);
  });
});
