import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/test.ts';

test.use({ forgives: /status of 404/ });

const attribute = (page: Page, selector: string, name: string) => page.locator(selector).first().getAttribute(name);

/** Scrolls through the whole page, so that everything lazy is loaded. */
async function readAll(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 600) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
    await page.waitForTimeout(60);
  }
}

/** Opens the home page and waits until its charts run: a test presses sooner than any shopper would. */
async function openAlive(page: Page): Promise<void> {
  await page.goto('/en-us');
  await page.waitForFunction(() => window.__waymark?.state('mobile-menu') !== undefined);
}

test.describe('the home page', () => {
  test('has its metadata for search engines and shared links', async ({ page }) => {
    const response = await page.goto('/en-gb');
    expect(response?.headers()['cache-control']).toContain('public');
    await expect(page).toHaveTitle(/Waymark/);
    expect(await attribute(page, 'meta[name=description]', 'content')).toBeTruthy();
    expect(await attribute(page, 'link[rel=canonical]', 'href')).toMatch(/\/en-gb$/);
    await expect(page.locator('link[rel=alternate][hreflang]')).toHaveCount(9);
    expect(await attribute(page, 'link[hreflang=x-default]', 'href')).toMatch(/\/en-us$/);
    expect(await attribute(page, 'meta[property="og:image"]', 'content')).toMatch(/^http.*\/images\/scene\//);
    const facts = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(facts.join()).toContain('SearchAction');
    expect(facts.join()).toContain('"Organization"');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  });

  test('is a page before any script runs', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/en-us');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await page.getByRole('main').getByRole('link', { name: 'Shop women' }).click();
    await expect(page).toHaveURL(/\/en-us\/c\/women-\d+/);
    await context.close();
  });

  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    test(`does not shift, logs no error and is accessible at ${width} px`, async ({ page }) => {
      const said: string[] = [];
      page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
      page.on('pageerror', (error) => said.push(error.message));
      await page.setViewportSize({ width, height });
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            Object.assign(window, { shift: (Reflect.get(window, 'shift') ?? 0) + Reflect.get(entry, 'value') });
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto('/en-us');
      const picture = page.getByRole('main').locator('img').first();
      await expect(picture).toHaveAttribute('loading', 'eager');
      await expect(picture).toHaveAttribute('fetchpriority', 'high');
      await readAll(page);
      expect(await page.evaluate(() => Number(Reflect.get(window, 'shift') ?? 0))).toBeLessThan(0.01);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
      await expectAccessible(page);
      expect(said).toEqual([]);
    });
  }
});

test('long German names stay within a phone of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/de-de');
  await expect(page.getByRole('main').getByText('Wanderschuhe').first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test.describe('by keyboard', () => {
  test('the first stop skips to the page', async ({ page }) => {
    await openAlive(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: /skip/i })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('#main')).toBeFocused();
  });

  test('a panel of the navigation opens, is read, and gives the focus back', async ({ page }) => {
    await openAlive(page);
    const menu = page.getByRole('navigation', { name: 'Shop', exact: true });
    const opener = menu.getByRole('button', { name: 'Open Women' });
    await menu.getByRole('link', { name: 'Women', exact: true }).focus();
    await page.keyboard.press('Tab');
    await expect(opener).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    const first = menu.getByRole('link', { name: 'Footwear' });
    await expect(first).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
  });

  test('the menu of a phone holds the focus until it closes, and gives it back', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openAlive(page);
    const opener = page.getByRole('button', { name: 'Open the menu' });
    await opener.press('Enter');
    const panel = page.getByRole('dialog', { name: 'Menu' });
    await expect(panel).toBeVisible();
    for (let press = 0; press < 14; press += 1) {
      await page.keyboard.press('Tab');
      expect(await panel.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(opener).toBeFocused();
  });
});

test.describe('other pages of the editors', () => {
  test('are found by their address; what is not says so', async ({ page }) => {
    await page.goto('/en-us/help/contact-us');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const answer = await page.goto('/en-us/nothing-here');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page).toHaveTitle('This way is closed | Waymark');
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText('This path ends here');
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page).toHaveURL(/\/en-us$/);
    await expect(title).not.toHaveText('This path ends here');
  });

  test('are not found under no locale either: whose page it is, and the way home', async ({ page }) => {
    expect((await page.goto('/xx-yy/nothing-here'))?.status()).toBe(404);
    await expect(page).toHaveTitle('This way is closed | Waymark');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: 'This way is closed' })).toBeVisible();
    await expectAccessible(page);
    await main.getByRole('link', { name: 'Back to the start' }).click();
    await expect(page).toHaveURL(/\/en-us$/);
    await page.goBack();
    await main.getByRole('link', { name: 'Waymark', exact: true }).click();
    await expect(page).toHaveURL(/\/en-us$/);
  });

  test('filter stories by the address', async ({ page }) => {
    await page.goto('/en-us/stories');
    const all = await page.getByRole('article').count();
    await page.getByRole('link', { name: 'Camp', exact: true }).click();
    await expect(page).toHaveURL(/tagId=camp/);
    await expect.poll(() => page.getByRole('article').count()).toBeLessThan(all);
  });
});

test.describe('the shop in German', () => {
  test('has its menus, its strip and its foot in German', async ({ page }) => {
    await page.goto('/de-de');
    const header = page.getByRole('banner');
    for (const name of ['Damen', 'Herren', 'Kinder', 'Ausrüstung'])
      await expect(header.getByRole('link', { name, exact: true })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Bestellung suchen' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nehmen Sie den langen Weg');
    await expect(page.getByText('Damen ansehen')).toBeVisible();
  });

  test('says of a page that there is only in English that it is, and has it read as English', async ({ page }) => {
    await page.goto('/de-de/stories/sleep-warm');
    await expect(page.getByText('Diese Seite gibt es nur auf Englisch.')).toBeVisible();
    const heading = page.getByRole('heading', { level: 1, name: 'Sleeping warm is mostly about supper' });
    expect(await heading.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe('en');
    await expectAccessible(page);
    await page.goto('/en-gb/stories/sleep-warm');
    await expect(page.getByText('in English only')).toHaveCount(0);
  });
});
