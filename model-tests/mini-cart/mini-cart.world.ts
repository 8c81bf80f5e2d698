import { expect, type Page, type Route } from '@playwright/test';

/** The code of the cart page and of the checkout, which the browser requests on the way there. */
const pages = /\/assets\/_locale\.(cart|checkout)-[^/]*\.js$/;
const held = new WeakMap<Page, Route[]>();

/** Loads a product page anew, so that it requests again what was loaded before. */
export async function openProduct(page: Page): Promise<void> {
  await page.unroute(pages);
  await page.goto('/en-us/p/womens-ridgeline-3-trail-running-shoe-WMTR1001MOS');
  await expect.poll(() => page.evaluate(() => window.__waymark?.state('product') !== undefined)).toBe(true);
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart, \d+ item/ })).toBeVisible();
}

/** Holds the code of the cart page and the checkout until {@link releasePages}, as a slow connection would. */
export async function holdPages(page: Page): Promise<void> {
  held.set(page, []);
  await page.route(pages, (route) => void held.get(page)?.push(route));
}

export async function releasePages(page: Page): Promise<void> {
  // Requests of a page that was left cannot be answered any more, so failures are ignored.
  await Promise.allSettled((held.get(page) ?? []).map((route) => route.continue()));
  await page.unroute(pages);
}
