import type { Page } from '@playwright/test';
import {
  cards,
  expectConfirmation,
  giveCard,
  openCheckout,
  placeButton,
  toPayment,
} from '#model-tests/checkout/checkout.world.ts';
import { mouse } from './support/input.ts';
import { hydrated, expect, test } from './support/test.ts';

const titled = (page: Page, title: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(title);

test('Back and Forward go through the visited pages', async ({ page }) => {
  await page.goto('/en-us');
  await hydrated(page, 'header');
  const home = await page.getByRole('heading', { level: 1 }).innerText();
  await page.getByRole('main').getByRole('link', { name: 'Shop women' }).first().click();
  await titled(page, 'Women');
  const first = page.getByRole('list', { name: 'Products', exact: true }).getByRole('heading').first();
  const product = await first.innerText();
  await first.getByRole('link').click();
  await titled(page, product);
  await hydrated(page, 'product');
  await mouse(page).pick(page.getByRole('main').getByRole('radio', { name: '8', exact: true }));
  await page.getByRole('button', { name: /^Add to cart/ }).click();
  await page.getByRole('dialog', { name: 'Added to your cart' }).getByRole('link', { name: 'View cart' }).click();
  await titled(page, /cart/i);
  const walked = [home, 'Women', product];
  for (const title of walked.toReversed()) {
    await page.goBack();
    await titled(page, title);
  }
  for (const title of [...walked.slice(1), /cart/i]) {
    await page.goForward();
    await titled(page, title);
  }
});

test('Back from the confirmation places no second order', async ({ page }) => {
  await openCheckout(page);
  await toPayment(page);
  await giveCard(page, cards.approved);
  await placeButton(page).click();
  await expectConfirmation(page);
  await page.goBack();
  await expect(placeButton(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Cart, empty' })).toBeVisible();
  await page.goForward();
  await expectConfirmation(page);
});
