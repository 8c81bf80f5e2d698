import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** Recommendations for the first line are shown below it if the panel has room (docs/decisions/045). */

const row = (page: Page) => page.getByRole('dialog').getByRole('region', { name: 'Goes well with it' });

async function addShoe(page: Page): Promise<void> {
  await page.goto('/en-us/p/womens-ridgeline-3-trail-running-shoe-WMTR1001MOS');
  await expect.poll(() => page.evaluate(() => window.__waymark?.state('product') !== undefined)).toBe(true);
  await page.getByRole('radiogroup', { name: /^Size/ }).getByText('8', { exact: true }).click();
  await page
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Added to your cart' })).toBeVisible();
}

test('a large screen offers three other things, and one of them leads to its page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await addShoe(page);
  const links = row(page).getByRole('link');
  await expect(links).toHaveCount(3);
  const name = (await links.first().textContent()) ?? '';
  await links.first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a phone with room offers two, and nothing moves when they come', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/products/v1/widgetRecommendations?*', async (route) => {
    await held;
    await route.continue();
  });
  await addShoe(page);
  const line = page.getByRole('dialog').getByRole('list', { name: 'Items in your cart' });
  await expect(row(page)).toHaveAttribute('aria-busy', 'true');
  const before = await line.boundingBox();
  release();
  await expect(row(page).getByRole('link').filter({ visible: true })).toHaveCount(2);
  expect(await line.boundingBox()).toEqual(before);
});

test('a low screen offers nothing, and asks for nothing', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 640 });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('widgetRecommendations')) asked.push(request.url());
  });
  await addShoe(page);
  await expect(row(page)).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
});
