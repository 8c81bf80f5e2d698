import type { Page } from '@playwright/test';
import listing from '#src/messages/compiled/en-US/listing.gen.ts';
import searchPage from '#src/messages/compiled/en-US/search-page.gen.ts';
import { expectAccessible } from './support/accessible.ts';
import { expect, hydrated, test } from './support/test.ts';

const heading = { level: 1 } as const;
const products = (page: Page) => page.getByRole('list', { name: listing.products, exact: true });
const searchFor = async (page: Page, words: string) => {
  await page.goto('/en-us/search');
  await page.getByRole('searchbox').fill(words);
  await page.getByRole('searchbox').press('Enter');
};

test.describe('the search hub', () => {
  for (const width of [390, 820, 1440])
    test(`leads on at ${width} px, and is no wider than the window`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/en-us/search');
      for (const name of [searchPage.popularSearches, searchPage.popular])
        await expect(page.getByRole('navigation', { name })).toBeVisible();
      await expect(page.getByRole('heading', { name: searchPage.collections, level: 2 })).toBeVisible();
      // What editors wrote on their page of this address.
      await expect(page.getByRole('main').getByRole('link', { name: 'Rainwear' })).toBeVisible();
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await page.getByRole('link', { name: 'Which jacket?' }).click();
      await expect(page.getByRole('heading', heading)).toHaveText('Which jacket?');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });

  test('words that name a category, a colour’s id or a bar code lead to their page', async ({ page }) => {
    await searchFor(page, 'womens footwear');
    await expect(page).toHaveURL(/\/en-us\/c\/women-footwear-2100$/);
    await searchFor(page, 'WMTR1001MOS');
    await expect(page).toHaveURL(/\/en-us\/p\/womens-ridgeline-3-trail-running-shoe-WMTR1001MOS$/);
    await searchFor(page, '841010010005');
    await expect(page).toHaveURL(/\/en-us\/p\/[^/]+-WMTR1001MOS$/);
  });

  test('words that find nothing have help, and another search', async ({ page }) => {
    await searchFor(page, 'xyzzyq');
    await expect(page.getByRole('heading', heading)).toContainText('xyzzyq');
    await expect(page.getByText(searchPage.noResultsBody)).toBeVisible();
    await expect(page.getByRole('navigation', { name: searchPage.popularSearches })).toBeVisible();
    await page.getByRole('navigation', { name: searchPage.popular }).getByRole('link').first().click();
    await expect(products(page)).toBeVisible();
  });
});

test.describe('among products', () => {
  test('a search shows stories that its words name', async ({ page }) => {
    await page.goto('/en-us/search?q=trail');
    const story = products(page).getByRole('link', { name: 'Three ways to lace a trail shoe' });
    await expect(story).toBeVisible();
    await story.press('Enter');
    await expect(page).toHaveURL(/\/en-us\/stories\/lace-a-trail-shoe$/);
  });

  test('a category shows the editors’ card on its first page alone', async ({ page }) => {
    await page.goto('/en-us/c/women-2000');
    const card = products(page).getByRole('link', { name: 'Layers that get along' });
    await expect(card).toBeVisible();
    await page.goto('/en-us/c/women-2000?page=2');
    await expect(products(page)).toBeVisible();
    await expect(card).toHaveCount(0);
    await page.goBack();
    await card.click();
    await expect(page).toHaveURL(/\/en-us\/stories\/layers-that-talk$/);
  });

  for (const [locale, words] of [
    ['de-de', 'Muenchen'],
    ['de-de', 'München'],
    ['fr-fr', 'munchen'],
  ])
    test(`${words} finds the store there in ${locale}, by the search and on the page of stores`, async ({ page }) => {
      await page.goto(`/${locale}/search?q=${words}`);
      await page.getByRole('link', { name: 'Waymark München' }).click();
      await expect(page).toHaveURL(/\/stores\/5002\//);
      await page.goto(`/${locale}/stores?place=${words}`);
      await expect(page.getByRole('main').getByRole('link', { name: 'Waymark München' })).toBeVisible();
      await expectAccessible(page);
    });
});

test('countries and languages: the footer leads there, and a choice opens that shop', async ({ page }) => {
  await page.goto('/en-us');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Countries and languages' }).press('Enter');
  await expect(page).toHaveURL(/\/en-us\/location-selector$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Deutsch' }).press('Enter');
  await expect(page).toHaveURL(/\/de-de$/);
});

test.describe('how a shopper comes to a product', () => {
  const shoe = '/en-us/p/womens-ridgeline-3-trail-running-shoe-WMTR1001MOS';
  const noted = (page: Page) =>
    page.evaluate(() => sessionStorage.getItem(`waymark.origin.${location.pathname.slice(-11, -3)}`));
  const category = '/en-us/c/women-footwear-2100';
  const firstProduct = (page: Page) => products(page).getByRole('heading').first().getByRole('link');

  test('a press right after load is of the list, and the cart’s line says so', async ({ page }) => {
    await page.goto(category);
    await firstProduct(page).click();
    await expect(page).toHaveURL(/\/en-us\/p\//);
    await hydrated(page, 'product');
    await expect.poll(() => noted(page)).toBe('grid');
    await page.getByRole('radio', { name: '7', exact: true }).check({ force: true });
    const sent = page.waitForRequest((request) => request.postData()?.includes('interactionOrigin') ?? false);
    await page.getByRole('button', { name: /^Add to cart/ }).click();
    expect((await sent).postDataJSON()).toMatchObject({ items: [{ interactionOrigin: 'grid' }] });
  });

  test('so is one that comes before the page is hydrated, and opens a document', async ({ page }) => {
    await page.route('**/assets/*.js', async (route) => {
      if (page.url().includes('/c/')) await new Promise((resolve) => setTimeout(resolve, 2_000));
      await route.continue().catch(() => undefined);
    });
    await page.goto(category, { waitUntil: 'commit' });
    await firstProduct(page).click();
    await expect(page).toHaveURL(/\/en-us\/p\//);
    await hydrated(page, 'product');
    await expect.poll(() => noted(page)).toBe('grid');
  });

  test('an address is direct; a row of what goes with a product, a search and a guide have names of their own', async ({
    page,
  }) => {
    await page.goto(shoe);
    await expect.poll(() => noted(page)).toBe('direct-to-pdp');
    const row = page.locator('[data-origin="up-sell-complete-the-look"]');
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await row.getByRole('heading', { level: 3 }).first().getByRole('link').click();
    await expect(page).not.toHaveURL(shoe);
    await expect.poll(() => noted(page)).toBe('up-sell-complete-the-look');
    await page.goto('/en-us/search?q=trail');
    await firstProduct(page).click();
    await expect(page).toHaveURL(/\/en-us\/p\//);
    await expect.poll(() => noted(page)).toBe('search');
    await page.goto('/en-us/guides/jackets');
    await page.getByRole('main').locator('article h3 a').first().click();
    await expect(page).toHaveURL(/\/en-us\/p\//);
    await expect.poll(() => noted(page)).toBe('jacket-finder');
  });

  test('a product that the search field suggests is of the search', async ({ page }) => {
    await page.goto(category);
    await hydrated(page, 'auto-suggest');
    await page.getByRole('link', { name: 'Search', exact: true }).click();
    await expect(page.getByRole('combobox', { name: 'Search the shop' })).toBeFocused();
    await page.keyboard.type('ridgeline');
    await page
      .getByRole('option', { name: /Ridgeline 3/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/en-us\/p\//);
    await expect.poll(() => noted(page)).toBe('search');
  });

  test('nothing is noted in Germany before consent', async ({ page }) => {
    await page.goto('/de-de/c/women-footwear-2100');
    await page.locator('main article a[href*="/p/"]').first().click();
    await expect(page).toHaveURL(/\/de-de\/p\//);
    await hydrated(page, 'product');
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('origin')))).toEqual([]);
  });
});
