import { expect, type Page } from '@playwright/test';

/**
 * Another page, by a link of the page itself: the footer's to a category, the logo's home. The click is sent to the
 * link: a pointer on its way there, or a focus, would be heard by the menus too.
 */
export async function goElsewhere(page: Page, path = ''): Promise<void> {
  const isHome = path === '/en-us' || (path === '' && /\/c\//.test(page.url()));
  const place = page.getByRole(isHome ? 'banner' : 'contentinfo', { includeHidden: true });
  const link = place.getByRole('link', { name: isHome ? 'Waymark, home' : 'Women', exact: true, includeHidden: true });
  await page.locator('h1').evaluateAll((all) => all.forEach((one) => one.setAttribute('data-left', '')));
  await link.dispatchEvent('click', { button: 0 });
  await page.waitForURL(isHome ? '**/en-us' : '**/c/women-*');
  // The address comes first. With the page itself its scrolling begins anew, which would undo what is scrolled before.
  await expect(page.locator('h1[data-left]')).toHaveCount(0);
}

/** Waits until a chart runs, and then stops the page's clock: short delays pass when the path says so. */
export async function atRest(page: Page, chart: string): Promise<void> {
  await page.waitForFunction((id) => window.__waymark?.state(id) !== undefined, chart);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}
