import type { Page } from '@playwright/test';
import words from '#src/messages/compiled/en-US/user-content.gen.ts';
import { expectAccessible } from './support/accessible.ts';
import { expect, hydrated, test } from './support/test.ts';

/** Pictures of shoppers on a page of editors: with and without consent, and from a gallery that is away. */

const calls = '**/fapi/components/social-gallery*';
const place = (page: Page) => page.locator('#seen-outside');
const pictures = (page: Page) => place(page).getByRole('listitem');
const stateOf = (page: Page) => page.evaluate(() => window.__waymark?.state('user-content'));

/** Brings the place near the window, but not into it. */
const comeNear = (page: Page) =>
  place(page).evaluate((element) => {
    const { top } = element.getBoundingClientRect();
    scrollTo({ top: scrollY + top - innerHeight - 300, behavior: 'instant' });
  });

const countCalls = (page: Page): string[] => {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/fapi/components/social-gallery')) urls.push(request.url());
  });
  return urls;
};

test('pictures come below the window when the shopper is near, and move nothing', async ({ page }) => {
  const urls = countCalls(page);
  await page.goto('/en-us/basecamp');
  await hydrated(page, 'storefront');
  await page.evaluate(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    const textOf = ({ node }: { node: Node | null }) =>
      node?.parentElement?.closest('main') ? node.textContent : null;
    // The header, which hides while the page scrolls down, is none of these.
    new PerformanceObserver((list) =>
      moved.push(
        ...(list.getEntries() as unknown as { sources: { node: Node | null }[] }[])
          .flatMap(({ sources }) => sources.map(textOf))
          .filter((text) => text !== null),
      ),
    ).observe({ type: 'layout-shift' });
  });
  expect(urls).toEqual([]);
  await comeNear(page);
  await expect(pictures(page)).toHaveCount(6);
  expect(urls).toHaveLength(1);
  expect(urls[0]).toContain('filter=basecamp');
  await place(page).scrollIntoViewIfNeeded();
  await expect(place(page).getByRole('heading', { name: 'Seen outside' })).toBeVisible();
  await expect(place(page).getByText('By wren.outside')).toBeVisible();
  await expect
    .poll(() =>
      pictures(page)
        .first()
        .locator('img')
        .evaluate((img: HTMLImageElement) => img.naturalWidth),
    )
    .toBeGreaterThan(0);
  await expectAccessible(page, '#seen-outside');
  expect(await page.evaluate(() => (window as { moved?: string[] }).moved)).toEqual([]);
});

test('a place that is seen stays empty until it is out of sight', async ({ page }) => {
  await page.goto('/en-us/basecamp');
  await hydrated(page, 'storefront');
  await place(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect.poll(() => stateOf(page)).toEqual({ allowed: 'held' });
  await expect(pictures(page)).toHaveCount(0);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(pictures(page)).toHaveCount(6);
});

test('without consent nothing is asked, and with it the pictures come', async ({ page }) => {
  const urls = countCalls(page);
  await page.goto('/de-de/basecamp');
  await hydrated(page, 'storefront');
  await comeNear(page);
  await expect.poll(() => stateOf(page)).toBe('withheld');
  await page.waitForTimeout(1000);
  expect(urls).toEqual([]);
  await page.getByRole('button', { name: 'Alle akzeptieren' }).click();
  await expect(pictures(page)).toHaveCount(6);
  expect(urls).toHaveLength(1);
});

test.describe('a gallery that is away', () => {
  test.use({ forgives: /status of 503/ });

  test('shows nothing', async ({ page }) => {
    await page.route(calls, (route) => route.fulfill({ status: 503, json: { errorId: 'API503', message: 'away' } }));
    await page.goto('/en-us/basecamp');
    await hydrated(page, 'storefront');
    const refused = page.waitForResponse(calls);
    await comeNear(page);
    await refused;
    // `unavailable` is the end of the chart: its actor is gone.
    await expect.poll(() => stateOf(page)).toBeUndefined();
    await expect(place(page)).toBeEmpty();
  });
});

test('a reported picture is gone in this visit, and the focus is not lost', async ({ page }) => {
  await page.goto('/en-us/basecamp');
  await hydrated(page, 'storefront');
  await comeNear(page);
  const tents = pictures(page).filter({ has: page.getByAltText('Two tents under the stars') });
  await tents.getByRole('button', { name: words.report }).click();
  const dialog = page.getByRole('dialog', { name: words.report });
  await expectAccessible(page, '[role=dialog]');
  await dialog.getByRole('button', { name: words.cancel }).click();
  await expect(dialog).toBeHidden();
  await expect(tents.getByRole('button', { name: words.report })).toBeFocused();

  await page.keyboard.press('Enter');
  await dialog.getByRole('radio', { name: words['reasons.not-theirs'] }).check({ force: true });
  await dialog.getByRole('button', { name: words.submit }).click();
  await expect(dialog).toBeHidden();
  await expect(place(page).getByText(words.thanks)).toBeFocused();
  await expect(pictures(page)).toHaveCount(6);
  await expectAccessible(page, '#seen-outside');

  await page.reload();
  await hydrated(page, 'storefront');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await comeNear(page);
  await expect(pictures(page)).toHaveCount(5);
  await expect(tents).toHaveCount(0);
});

test.describe('a report that is refused', () => {
  test.use({ forgives: /status of 503/ });

  test('says why, and can be left', async ({ page }) => {
    await page.route('**/social-gallery/*/reports', (route) =>
      route.fulfill({ status: 503, json: { errorId: 'API503', message: 'away' } }),
    );
    await page.goto('/en-us/basecamp');
    await hydrated(page, 'storefront');
    await comeNear(page);
    await pictures(page).first().getByRole('button', { name: words.report }).click();
    const dialog = page.getByRole('dialog', { name: words.report });
    await dialog.getByRole('radio', { name: words['reasons.offensive'] }).check({ force: true });
    await dialog.getByRole('button', { name: words.submit }).click();
    await expect(dialog.getByRole('alert')).not.toBeEmpty();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(pictures(page).first().getByRole('img')).toBeVisible();
  });
});
