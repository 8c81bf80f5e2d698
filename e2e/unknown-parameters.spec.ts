import { hydrated, expect, test } from './support/test.ts';

/** Parameters that no route knows. The server renders the page without them, and hydration must accept that. */
const unknown = 'x=1&utm_source=mail&page=zero&sort=loudest';

for (const [path, chart] of [
  ['/en-us', 'header'],
  ['/en-us/search?q=boots', 'listing'],
  ['/en-us/c/women-footwear-2100?filter=type%3Ahiking-boot', 'listing'],
  ['/en-us/p/womens-ridgeline-3-trail-running-shoe-WMTR1001MOS?size=8', 'product'],
] as const) {
  test(`a page is taken over as the server made it, whatever else its address says: ${path}`, async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (/\/(products|publish)\//.test(request.url())) calls.push(request.url());
    });
    const address = `${path}${path.includes('?') ? '&' : '?'}${unknown}`;
    await page.goto(address);
    await hydrated(page, chart);
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The browser does not fetch again what the server has fetched.
    expect(calls.filter((url) => /catalog\?|productSearch|details|canvas\/page/.test(url))).toEqual([]);
  });
}

test('a category goes on from an address with unknown parameters', async ({ page }) => {
  await page.goto(`/en-us/c/women-footwear-2100?${unknown}`);
  await hydrated(page, 'listing');
  await page.getByLabel('Sort by').selectOption('price-asc');
  await expect(page).toHaveURL(/\?sort=price-asc$/);
});
