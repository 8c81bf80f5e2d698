import type { Page } from '@playwright/test';
import {
  cards,
  expectConfirmation,
  giveAddress,
  giveCard,
  openCheckout,
  placeButton,
  toPayment,
} from '#model-tests/checkout/checkout.world.ts';
import { hydrated, expect, test } from './support/test.ts';

const product = '/en-us/p/womens-ridgeline-3-trail-running-shoe-WMTR1001MOS';
const remembered = (page: Page) => page.evaluate(() => sessionStorage.getItem('waymark.checkout') ?? '');

test('the cart is shown again', async ({ page }) => {
  await page.goto(`${product}?size=8`);
  await hydrated(page, 'product');
  await page.getByRole('button', { name: /^Add to cart/ }).click();
  await expect(page.getByRole('dialog', { name: 'Added to your cart' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await page.goto('/en-us/cart');
  await page.reload();
  await expect(page.getByRole('list', { name: 'Items in your cart' }).getByRole('listitem')).toHaveCount(1);
});

test('a checkout goes on at its step: at the delivery, and from the review at the payment, for the card is not kept', async ({
  page,
}) => {
  await openCheckout(page);
  await giveAddress(page);
  await expect(page.getByRole('heading', { name: 'How should it get there?' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await giveCard(page, cards.approved);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'How would you like to pay?' })).toBeVisible();
  await giveCard(page, cards.approved);
  await placeButton(page).click();
  await expectConfirmation(page);
  await page.reload();
  await expectConfirmation(page);
  await page.goto('/en-us/checkout');
  await expect(page.getByRole('heading', { name: 'There is nothing to check out' })).toBeVisible();
});

test('a reload keeps the place, and never the card', async ({ page }) => {
  await openCheckout(page);
  await toPayment(page);
  await giveCard(page, cards.approved);
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(kept).not.toMatch(/tok_|4111/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'How would you like to pay?' })).toBeVisible();
  await expect(page.getByText('Maya Chen, 120 Larkspur Lane').first()).toBeVisible();
});

for (const [what, stored] of Object.entries({
  'of a build whose chart was another': (memory: string) => JSON.stringify({ ...JSON.parse(memory), hash: 'another' }),
  'that nobody can read': () => '{"hash":',
})) {
  test(`a memory ${what} begins the checkout anew, with the cart as it is`, async ({ page }) => {
    await openCheckout(page);
    await toPayment(page);
    await expect(page.getByRole('heading', { name: 'How would you like to pay?' })).toBeVisible();
    const memory = stored(await remembered(page));
    await page.evaluate((text) => sessionStorage.setItem('waymark.checkout', text), memory);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'How should it get there?' })).toBeVisible();
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await giveCard(page, cards.approved);
    await placeButton(page).click();
    await expectConfirmation(page);
  });
}
