import type { Page } from '@playwright/test';
import trayWords from '#src/messages/compiled/en-US/compare-tray.gen.ts';
import words from '#src/messages/compiled/en-US/compare.gen.ts';
import ui from '#src/messages/compiled/en-US/ui.gen.ts';
import { expectAccessible } from './support/accessible.ts';
import { expect, hydrated, test } from './support/test.ts';

/** The comparison of products, and their choice on cards. */

const listing = '/en-us/c/women-footwear-2100';
const controls = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Compare: / });
const chosen = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Remove from comparison: / });
const tray = (page: Page) => page.getByRole('region', { name: trayWords.tray });
const columns = (page: Page) => page.getByRole('columnheader').getByRole('link');

/** Presses the control of the first card that is not chosen. */
async function choose(page: Page, count: number): Promise<string> {
  const first = controls(page).first();
  const name = ((await first.getAttribute('aria-label')) ?? '').replace('Compare: ', '');
  await first.click();
  await expect(tray(page).getByText(`${count} of 4 chosen`)).toBeVisible();
  return name;
}

test('on a phone the table scrolls, and the page does not', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/en-us/compare?p=WMTR1001MOS,WMTE1103STN,WMWB1001INK,WMHT1001MOS');
  await hydrated(page, 'header');
  const table = page.getByRole('region', { name: words.title });
  expect(await table.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessible(page);
});

test('a shopper chooses four products, keeps them over a reload, and removes one in the comparison', async ({
  page,
}) => {
  await page.goto(listing);
  await hydrated(page, 'listing');
  await expect(tray(page)).toHaveCount(0);
  const names: string[] = [];
  for (const count of [1, 2, 3, 4]) names.push(await choose(page, count));
  await expect(chosen(page)).toHaveCount(4);
  await controls(page).first().click();
  await expect(tray(page).getByText('4 products at most. Remove one to choose another.')).toBeVisible();
  await expect(chosen(page)).toHaveCount(4);
  await expectAccessible(page);

  await page.reload();
  await expect(tray(page).getByText('4 of 4 chosen')).toBeVisible();
  await expect(chosen(page)).toHaveCount(4);
  await tray(page).getByRole('link', { name: trayWords.open }).click();
  await expect(columns(page)).toHaveText(names);
  await expect(tray(page)).toHaveCount(0);

  await page.getByRole('link', { name: `Remove from comparison: ${names[0]}` }).click();
  await expect(columns(page)).toHaveText(names.slice(1));
  await page.goto(listing);
  await expect(tray(page).getByText('3 of 4 chosen')).toBeVisible();
  await tray(page).getByRole('button', { name: trayWords.clear }).click();
  await expect(tray(page)).toHaveCount(0);
  await expect(chosen(page)).toHaveCount(0);
});

test('a second tab shows what the first one chooses', async ({ page, context }) => {
  await page.goto(listing);
  await hydrated(page, 'listing');
  await choose(page, 1);
  const second = await context.newPage();
  await second.goto(listing);
  await expect(tray(second).getByText('1 of 4 chosen')).toBeVisible();
  await choose(page, 2);
  await expect(tray(second).getByText('2 of 4 chosen')).toBeVisible();
  await expect(chosen(second)).toHaveCount(2);
});

test('a choice that the device cannot store lasts for the page, which says so', async ({ page }) => {
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key: string, value: string) {
      if (key === 'waymark.compare') throw new DOMException('no space', 'QuotaExceededError');
      setItem.call(this, key, value);
    };
  });
  await page.goto(listing);
  await hydrated(page, 'listing');
  await choose(page, 1);
  await expect(tray(page).getByText(trayWords.unsaved)).toBeVisible();
  await expect(chosen(page)).toHaveCount(1);
});

test.describe('offline', () => {
  test.use({ forgives: /ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module/ });

  test('a press says that its code is missing, and the next one brings both', async ({ page, context }) => {
    await page.goto(listing);
    await hydrated(page, 'listing');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await controls(page).nth(0).click();
    await expect(page.getByText(ui.missing)).toBeVisible();
    await context.setOffline(false);
    await controls(page).nth(1).click();
    await expect(tray(page).getByText('2 of 4 chosen')).toBeVisible();
    await expect(chosen(page)).toHaveCount(2);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a control leads to the comparison, whose links to other countries keep it', async ({ page }) => {
    await page.goto(listing);
    const href = await controls(page).first().getAttribute('href');
    expect(href).toMatch(/^\/en-us\/compare\?p=[A-Z0-9]+$/);
    await page.goto(href ?? '');
    await expect(columns(page)).toHaveCount(1);
    const german = page.locator('footer a[hreflang="de-DE"]');
    const query = new URL((await german.getAttribute('href')) ?? '', page.url());
    expect(query.pathname + query.search).toBe(href?.replace('en-us', 'de-de'));
  });
});
