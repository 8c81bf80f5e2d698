import { expect, type Page } from '@playwright/test';

/**
 * Goes to another page by one of the page's links: to a category by the footer, home by the logo. The click event is
 * dispatched to the link, because the menus would notice a pointer on its way there, or the focus.
 */
export async function goElsewhere(page: Page, path = ''): Promise<void> {
  const isHome = path === '/en-us' || (path === '' && /\/c\//.test(page.url()));
  const place = page.getByRole(isHome ? 'banner' : 'contentinfo', { includeHidden: true });
  const link = place.getByRole('link', { name: isHome ? 'Waymark, home' : 'Women', exact: true, includeHidden: true });
  await page.locator('h1').evaluateAll((all) => all.forEach((one) => one.setAttribute('data-left', '')));
  await link.dispatchEvent('click', { button: 0 });
  await page.waitForURL(isHome ? '**/en-us' : '**/c/women-*');
  // The URL changes first. Rendering the page resets its scroll position, which would undo a later scroll of the test.
  await expect(page.locator('h1[data-left]')).toHaveCount(0);
}

/** Waits until a chart runs, and then pauses the page's clock: short delays only pass when the path says so. */
export async function atRest(page: Page, chart: string): Promise<void> {
  await page.waitForFunction((id) => window.__waymark?.state(id) !== undefined, chart);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}
