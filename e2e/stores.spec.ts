import type { Page } from '@playwright/test';
import { shoe } from '#model-tests/store-finder/store-finder.fixtures.ts';
import { letLocate, visitWith } from '#model-tests/store-finder/store-finder.world.ts';
import favourite from '#src/messages/compiled/en-US/favourite-store.gen.ts';
import stores from '#src/messages/compiled/en-US/stores.gen.ts';
import storePages from '#src/messages/compiled/en-US/store-pages.gen.ts';
import { expectAccessible } from './support/accessible.ts';
import { expect, hydrated, test } from './support/test.ts';

const heading = { level: 1 } as const;

test('the footer leads to the stores, a place finds those near it, and each has a page', async ({ page }) => {
  await page.goto('/en-us');
  await hydrated(page, 'header');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Stores' }).click();
  await expect(page.getByRole('heading', heading)).toHaveText(storePages.heading);
  await expect(page).toHaveURL(/\/en-us\/stores$/);
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('United States');
  await expect(page.getByRole('img', { name: 'Map of 21 stores' })).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel(storePages.place).fill('Boulder');
  await page.getByLabel(storePages.place).press('Enter');
  await expect(page.getByRole('heading', { name: '2 stores near Boulder' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Waymark Boulder' }).click();
  await expect(page).toHaveURL(/\/en-us\/stores\/1001\/waymark-boulder$/);
  await expect(page.getByRole('heading', heading)).toHaveText('Waymark Boulder');
  await expect(page.getByRole('region', { name: storePages.hours })).toContainText('10:00 AM – 8:00 PM');
  await expect(page.getByRole('link', { name: '+1 303 555 0142' })).toHaveAttribute('href', 'tel:+13035550142');
  await expectAccessible(page);
});

/** Puts a shoe that Boulder has into a guest's cart. */
async function fillCart(page: Page): Promise<void> {
  await visitWith(page, { productId: shoe.productId, upc: shoe.upc, qty: 1 });
}

test('a guest makes a store theirs, and it stays until they give it up', async ({ page }) => {
  await fillCart(page);
  await page.goto('/en-us/stores/1001/waymark-boulder');
  await hydrated(page, 'favourite-store');
  await page.getByRole('button', { name: 'Make this my store: Waymark Boulder' }).click();
  await expect(page.getByText(favourite.yours, { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: storePages.cartTitle })).toContainText('3 in this store');
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText(favourite.yours, { exact: true })).toBeVisible();
  await page.goto('/en-us/stores');
  await expect(page.getByRole('link', { name: 'Your store: Waymark Boulder' })).toBeVisible();
  await page.goto('/en-us/stores/1001/waymark-boulder');
  await page.getByRole('button', { name: 'Remove as my store: Waymark Boulder' }).click();
  await expect(page.getByRole('button', { name: 'Make this my store: Waymark Boulder' })).toBeVisible();
  await page.reload();
  await hydrated(page, 'favourite-store');
  await expect(page.getByText(favourite.yours, { exact: true })).toHaveCount(0);
});

test('stores near the shopper are found by a press, with what they have of the cart', async ({ page }) => {
  await fillCart(page);
  await letLocate(page, true);
  await page.goto('/en-us/stores');
  await hydrated(page, 'nearby-stores');
  await page.getByRole('button', { name: stores.useLocation }).click();
  await page.getByRole('dialog').getByRole('button', { name: stores.locationYes }).click();
  await expect(page.getByRole('heading', { name: '2 stores near you' })).toBeVisible();
  await expect(page.getByText(storePages.cartAll)).toBeVisible();
  await expect(page.getByText(storePages.cartNone)).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: '2 stores near you' })).toBeVisible();
  expect(page.url()).not.toContain('40.01');
  await page.getByRole('button', { name: storePages.all }).click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('United States');

  // A page uses the position that it knows for five minutes. A new page asks the browser again.
  await page.reload();
  await hydrated(page, 'nearby-stores');
  await letLocate(page, false, true);
  await page.getByRole('button', { name: stores.useLocation }).click();
  await expect(page.getByText(stores.unlocatedTitle)).toBeVisible();
  await letLocate(page, false);
  await page.getByRole('button', { name: stores.useLocation }).click();
  await expect(page.getByText(stores.deniedTitle)).toBeVisible();
});

test('an unknown place finds none, and all stores stay', async ({ page }) => {
  await page.goto('/en-us/stores?place=Atlantis');
  await expect(page.getByText('No store near “Atlantis”')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Waymark Boulder' })).toBeVisible();
  await expectAccessible(page);
});

test('a day off is written in lower case within a line of hours', async ({ page }) => {
  await page.goto('/de-de/stores');
  await expect(page.getByText('So geschlossen').first()).toBeVisible();
});

test('older and short addresses lead to the page', async ({ page }) => {
  await page.goto('/de-de/store-locator');
  await expect(page).toHaveURL(/\/de-de\/stores$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText('Deutschland');
  await page.goto('/de-de/stores/5001');
  await expect(page).toHaveURL(/\/de-de\/stores\/5001\/waymark-berlin-mitte$/);
});

test.describe('a store that does not exist', () => {
  test.use({ forgives: /status of 404/ });

  test('leads to all stores', async ({ page }) => {
    await page.goto('/en-us/stores/9999');
    await expect(page.getByRole('heading', heading)).toHaveText(storePages.missingTitle);
    await page.getByRole('link', { name: storePages.all }).click();
    await expect(page.getByRole('heading', heading)).toHaveText(storePages.heading);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('stores are listed and found, and search engines get a LocalBusiness', async ({ page }) => {
    await page.goto('/en-gb/stores');
    await expect(page.getByText(stores.useLocation)).toBeHidden();
    await page.getByLabel('City, postal code or store').fill('Keswick');
    await page.getByRole('button', { name: 'Find stores' }).click();
    await page.getByRole('link', { name: 'Waymark Keswick' }).click();
    await expect(page.getByRole('heading', heading)).toHaveText('Waymark Keswick');
    await expect(page.getByText(favourite.choose)).toBeHidden();
    const facts = await page
      .locator('script[type="application/ld+json"]')
      .first()
      .evaluate((one) => one.textContent);
    expect(JSON.parse(facts ?? '')).toMatchObject({ '@type': ['LocalBusiness', 'SportingGoodsStore'] });
  });
});
