import type { Page } from '@playwright/test';
import type { Funnel, FunnelBatch } from '#openapi/generated/waymark.gen.ts';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/test.ts';

// A text file has no content security policy, and the browser reports the counts that a test aborts on purpose.
test.use({ forgives: /robots\.txt came without|net::ERR_FAILED/ });

const counts = '**/funnel/v1/counts';

interface Sent {
  batches: FunnelBatch[];
  headers: Record<string, string>[];
}

/** Records the batches of counts that the page sends, and their headers. */
function watch(page: Page): Sent {
  const sent: Sent = { batches: [], headers: [] };
  page.on('request', (request) => {
    if (!request.url().endsWith('/funnel/v1/counts')) return;
    sent.batches.push(request.postDataJSON() as FunnelBatch);
    sent.headers.push(request.headers());
  });
  return sent;
}

/** Opens and closes the mini cart, which starts the counter. */
async function useShop(page: Page): Promise<void> {
  // Before the page is hydrated, the bag is a link to the cart.
  await page.waitForFunction(() => window.__waymark?.state('mini-cart') !== undefined);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Cart, / })
    .press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => window.__waymark?.state('mini-cart'))).toEqual({ ready: 'closed' });
}

/** Hides the page, which makes it send its counts. Playwright does not see what a page sends while it unloads. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });

const entriesOf = ({ batches }: Sent) => batches.flatMap((batch) => batch.counts);

const read = async (page: Page, chart: string): Promise<Funnel> =>
  (await page.request.get(`/funnel/v1/charts/${chart}`)).json() as Promise<Funnel>;
const countIn = ({ counts: all }: Funnel, kind: string, name: string) =>
  all.find((one) => one.kind === kind && one.name === name)?.count ?? 0;

test('where no consent is needed, events are counted, and nothing else is sent', async ({ page }) => {
  const before = await read(page, 'mini-cart');
  const sent = watch(page);
  await page.goto('/en-us');
  const isCounting = page.waitForResponse('**/assets/count-*.js');
  await page.getByRole('banner').hover();
  await page.keyboard.press('Shift');
  await isCounting;
  await useShop(page);
  await hide(page);
  await expect
    .poll(() => entriesOf(sent))
    .toContainEqual({ chart: 'mini-cart', kind: 'transition', name: 'ready|event|bag.pressed|0', count: 1 });
  for (const entry of entriesOf(sent))
    expect(Object.keys(entry).toSorted()).toEqual(['chart', 'count', 'kind', 'name']);
  for (const headers of sent.headers) {
    expect(headers['cookie']).toBeUndefined();
    expect(headers['referer'] ?? '').toBe('');
    expect(headers['x-usid']).toBeUndefined();
  }
  await page.goto('/robots.txt');
  await expect
    .poll(async () => countIn(await read(page, 'mini-cart'), 'left', 'ready.closed'))
    .toBeGreaterThan(countIn(before, 'left', 'ready.closed'));
  const after = await read(page, 'mini-cart');
  expect(countIn(after, 'visit', 'ready.open.cart')).toBeGreaterThan(countIn(before, 'visit', 'ready.open.cart'));
});

test('with consent refused nothing is loaded and nothing is sent', async ({ page }) => {
  const sent = watch(page);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto('/en-gb');
  await page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Only necessary' }).click();
  await useShop(page);
  await page.waitForTimeout(3500);
  await hide(page);
  expect(sent.batches).toEqual([]);
  expect(loaded.filter((url) => /\/count-[^/]*\.js/.test(url))).toEqual([]);
});

test('before an answer nothing is sent; with consent it is, until it is taken back', async ({ page }) => {
  const sent = watch(page);
  await page.goto('/en-gb');
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
  await useShop(page);
  await page.goto('/en-gb?again');
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
  await hide(page);
  expect(sent.batches).toEqual([]);

  const isCounting = page.waitForResponse('**/assets/count-*.js');
  await page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Accept all' }).click();
  await isCounting;
  await useShop(page);
  await hide(page);
  await expect
    .poll(() => entriesOf(sent).some(({ chart, kind }) => chart === 'mini-cart' && kind === 'transition'))
    .toBe(true);

  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Only necessary' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const until = sent.batches.length;
  await useShop(page);
  await hide(page);
  expect(sent.batches).toHaveLength(until);
});

test('a shop that cannot be reached loses a count and nothing else', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.route(counts, (route) => route.abort());
  await page.goto('/en-us');
  await page.keyboard.press('Shift');
  await useShop(page);
  await hide(page);
  await useShop(page);
  expect(errors).toEqual([]);
});

test('the counts are shown as a chart and as a table', async ({ page }) => {
  await page.request.post('/funnel/v1/counts', {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: {
      counts: [
        { chart: 'challenge', kind: 'visit', name: '#challenge', count: 40 },
        { chart: 'challenge', kind: 'visit', name: 'challenging', count: 40 },
        { chart: 'challenge', kind: 'visit', name: 'challenging.opening', count: 40 },
        { chart: 'challenge', kind: 'left', name: 'challenging.opening', count: 30 },
        { chart: 'challenge', kind: 'transition', name: 'challenging.opening|event|frame.placed|0', count: 10 },
      ],
    } satisfies FunnelBatch,
  });
  await page.goto('/charts/challenge/funnel');
  const row = page.getByRole('row', { name: /^opening/ });
  await expect(row.getByRole('cell').last()).toHaveText(/^\d+ \(\d+%\)$/);
  await expect(page.locator('[data-line][data-mark=taken]').first()).toBeVisible();
  await expect(page.getByText('Generated visits, for demonstration')).toHaveCount(0);
  await expectAccessible(page);
});

test('the generated month says so on every drawing, and the checkout comes first', async ({ page }) => {
  await page.goto('/charts/funnel');
  await page.getByRole('link', { name: 'Generated visits' }).click();
  await expect(page.getByText('Generated visits, for demonstration')).toBeVisible();
  const first = page.getByRole('main').getByRole('listitem').first();
  await expect(first).toContainText('1,240 visits');
  await first.getByRole('link', { name: 'Checkout' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Funnel of Checkout' })).toBeVisible();
  const figures = page.getByRole('figure');
  const drawings = await figures.count();
  expect(drawings).toBeGreaterThan(3);
  for (let at = 0; at < drawings; at += 1)
    await expect(figures.nth(at)).toContainText('Generated visits, for demonstration');
  const leaves = page
    .getByRole('row', { name: /^address/ })
    .getByRole('cell')
    .last();
  await expect(leaves).toHaveText(/^\d{3} \(\d+%\)$/);
  const inAMonth = await leaves.innerText();
  await page.getByRole('link', { name: 'Last 7 days' }).click();
  await expect(page).toHaveURL(/days=7/);
  await expect(leaves).not.toHaveText(inAMonth);
});

test('a chart that nobody used leads to the generated month', async ({ page }) => {
  await page.goto('/charts/live-inspection/funnel');
  await expect(page.getByText('Nobody was counted in these days')).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('link', { name: 'Show the generated month' })).toHaveAttribute(
    'href',
    '/charts/live-inspection/funnel?source=generated',
  );
  expect((await page.request.get('/charts/no-such-chart/funnel')).status()).toBe(404);
});
