import type { Page } from '@playwright/test';
import { hydrated, expect, test } from './support/test.ts';

/** A page that shops load without the routes of seldom pages (src/domain/seldom-pages.ts), marked in the window. */
async function openHome(page: Page) {
  await page.goto('/en-us');
  await hydrated(page, 'header');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
}

const isSameDocument = (page: Page) => page.evaluate(() => 'isSameDocument' in window);
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first();
const contactLink = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' });

test('a link opens a seldom page in the same document, and Back, Forward and reload know it', async ({ page }) => {
  await openHome(page);
  const home = await heading(page).innerText();
  await contactLink(page).click();
  await expect(heading(page)).toHaveText('Contact us');
  await expect(page).toHaveTitle('Contact us | Waymark');
  await expect(page.getByLabel('Message')).toBeVisible();
  await page.goBack();
  await expect(heading(page)).toHaveText(home);
  await page.goForward();
  await expect(heading(page)).toHaveText('Contact us');
  expect(await isSameDocument(page)).toBe(true);
  await page.reload();
  await expect(heading(page)).toHaveText('Contact us');
  await hydrated(page, 'contact');
});

test('Back into a seldom page works after a reload elsewhere, with its parameters', async ({ page }) => {
  await page.goto('/en-us/sign-up?email=ana%40example.com');
  await hydrated(page, 'header');
  await page.getByRole('link', { name: 'Waymark' }).first().click();
  await expect(page).toHaveURL(/\/en-us$/);
  await page.reload();
  await hydrated(page, 'header');
  await page.goBack();
  await expect(heading(page)).toHaveText('Create an account');
  await expect(page).toHaveURL(/\/sign-up\?email=ana%40example\.com$/);
});

test.describe('without a connection', () => {
  test.use({ forgives: /Failed to (load resource|fetch)|ERR_INTERNET_DISCONNECTED|Unable to preload/ });

  test('a seldom page says so, and opens when tried again', async ({ page, context }) => {
    await openHome(page);
    await context.setOffline(true);
    await contactLink(page).click();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByLabel('Message')).toBeVisible();
  });
});
