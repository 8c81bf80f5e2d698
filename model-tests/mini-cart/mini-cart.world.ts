import { expect, type Page, type Route } from '@playwright/test';

/** The code of the cart page and of the checkout: the browser asks for it on the way there. */
const pages = /\/assets\/_locale\.(cart|checkout)-[^/]*\.js$/;
const held = new WeakMap<Page, Route[]>();

/** A product page, loaded anew: what it has asked for before is asked for again. */
export async function openProduct(page: Page): Promise<void> {
  await page.unroute(pages);
  await page.goto('/en-us/p/womens-ridgeline-3-trail-running-shoe-WMTR1001MOS');
  await expect.poll(() => page.evaluate(() => window.__waymark?.state('product') !== undefined)).toBe(true);
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart, \d+ item/ })).toBeVisible();
}

/** Nobody gets to the cart page or the checkout until {@link releasePages}: a slow line. */
export async function holdPages(page: Page): Promise<void> {
  held.set(page, []);
  await page.route(pages, (route) => void held.get(page)?.push(route));
}

export async function releasePages(page: Page): Promise<void> {
  // What a page asked for that is left already cannot be answered any more.
  await Promise.allSettled((held.get(page) ?? []).map((route) => route.continue()));
  await page.unroute(pages);
}
