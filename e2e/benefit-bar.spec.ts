import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/test.ts';

const title = 'Waymark Collective';
const bar = (page: Page) => page.locator('#bar-home-members');
const close = (page: Page) => bar(page).getByRole('button', { name: `Hide “${title}”` });

const showClose = async (page: Page) => {
  await page.goto('/en-us');
  await bar(page).scrollIntoViewIfNeeded();
  await expect(close(page)).toBeVisible();
};

test.use({ forgives: /ERR_FAILED/ });

test('a bar of benefits is closed by keyboard, and stays closed before anything is painted', async ({ page }) => {
  await showClose(page);
  await expectAccessible(page, '#bar-home-members');
  await close(page).press('Enter');
  await expect(bar(page)).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('waymark.closed'))).toBe('home-members');
  // Without the page's modules the inline script alone has hidden it.
  await page.route('**/*.js', (route) => route.abort());
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(bar(page)).toBeHidden();
  await page.unrouteAll();
  await page.reload();
  await expect(bar(page)).toBeHidden();
});

test('another tab closes it', async ({ page, context }) => {
  await showClose(page);
  const second = await context.newPage();
  await showClose(second);
  await close(second).click();
  await expect(bar(page)).toBeHidden();
});

test('the bar of the menu is closed, too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/en-us');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  const inMenu = page.locator('#bar-menu-benefits');
  await inMenu.getByRole('button', { name: /^Hide/ }).click();
  await expect(inMenu).toBeHidden();
  await page.reload();
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expect(inMenu).toBeHidden();
});
