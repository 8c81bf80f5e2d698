import { readdirSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/test.ts';

test.use({ forgives: /status of 404/ });

const charts = readdirSync('machines', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.machine.ts'))
  .map((file) => file.replace(/^.*\//, '').replace('.machine.ts', ''));

/** Retries, because before hydration a box of the drawing is a link to its description further down. */
const choose = (box: Locator, words: Locator) =>
  expect(async () => {
    await box.press('Enter');
    await expect(words).toBeVisible({ timeout: 1000 });
  }).toPass();

test('the gallery shows every chart, and finds the ones about something', async ({ page }) => {
  await page.goto('/charts');
  for (const chart of charts) await expect(page.locator(`main a[href="/charts/${chart}"]`)).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('Find a chart').fill('reload comes back fresh');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page).toHaveURL(/q=reload/);
  await expect(page.locator('main li h3')).toHaveText(['Reload guard']);

  await page.getByLabel('Find a chart').fill('giftRetryDelay');
  await page.getByRole('button', { name: 'Find' }).click();
  await page.getByRole('list', { name: 'Where in Product' }).getByRole('link', { name: 'giftRetryDelay' }).click();
  await expect(page).toHaveURL(/\/charts\/product#state-buying\.waiting$/);
});

test('the map says who starts, tells and hears whom, and leads to each chart', async ({ page }) => {
  await page.goto('/charts/map');
  await expect(page.getByRole('list').filter({ hasText: 'Started by' })).toContainText('Hears');
  const words = page.getByRole('region', { name: 'Toasts' });
  await choose(page.getByRole('link', { name: /^Toasts Short/ }), words);
  await expect(words).toContainText('toast.raised');
  await expectAccessible(page);
  await words.getByRole('link', { name: 'Open the chart' }).click();
  await expect(page).toHaveURL(/\/charts\/toasts$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Toasts' })).toBeVisible();
});

test('a chart can be downloaded as a picture and as text', async ({ page }) => {
  await page.goto('/charts/reload-guard');
  for (const [name, type, content] of [
    ['SVG', 'image/svg+xml', '<svg'],
    ['PNG', 'image/png', 'PNG'],
    ['Mermaid', 'text/plain; charset=utf-8', 'stateDiagram-v2'],
    ['XState JSON', 'application/json', '"id": "reload-guard"'],
  ] as const) {
    const link = page.getByRole('navigation', { name: 'Take it home' }).getByRole('link', { name, exact: true });
    const answer = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(answer.headers()['content-type']).toBe(type);
    expect((await answer.body()).toString('latin1')).toContain(content);
  }
});

for (const scheme of ['light', 'dark'] as const)
  test(`a chart is accessible and keeps to its policy (${scheme})`, async ({ page }) => {
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto('/charts/cart');
    const explanation = page.getByRole('region', { name: 'waitingForSession', exact: true });
    await choose(page.getByRole('link', { name: /^waitingForSession It is/ }), explanation);
    await expect(explanation).toContainText('session.started');
    await expectAccessible(page);
    await explanation.getByRole('link', { name: 'deciding' }).first().click();
    await expect(page.getByRole('region', { name: 'deciding', exact: true })).toContainText('isOtherShopper');
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('region', { name: 'deciding', exact: true })).toHaveCount(0);
    expect(complaints).toEqual([]);
  });

test('the size of a drawing follows the keys', async ({ page }) => {
  await page.goto('/charts/session');
  const drawing = page.locator('[data-viewport]').first();
  const width = () =>
    drawing
      .locator('svg')
      .first()
      .evaluate((svg) => svg.getBoundingClientRect().width);
  const fitted = await width();
  // The drawing is rendered before the page is hydrated, so the first keys may be ignored.
  await expect(async () => {
    await drawing.focus();
    await page.keyboard.press('+');
    expect(await width()).toBeGreaterThan(fitted);
  }).toPass();
  // The first "0" fits the whole chart, the second restores the initial size.
  await page.keyboard.press('0');
  await expect.poll(() => drawing.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
  await page.keyboard.press('0');
  await expect.poll(width).toBe(fitted);
  await page.keyboard.press('-');
  await expect.poll(width).toBeLessThan(fitted);
  // The drawing may become larger than its frame, which then scrolls.
  for (let step = 0; step < 10; step += 1) await page.keyboard.press('+');
  await expect.poll(() => drawing.evaluate((box) => box.scrollWidth > box.clientWidth + 400)).toBe(true);
});

test('every text keeps within its box and its label', async ({ page }) => {
  for (const chart of ['cart', 'checkout', 'header']) {
    await page.goto(`/charts/${chart}`);
    await page.evaluate(() => document.fonts.ready);
    const spilled = await page.locator('[data-viewport] svg').evaluateAll((drawings) =>
      drawings.flatMap((drawing) =>
        [...drawing.querySelectorAll('[data-box], [data-line]')].flatMap((part) => {
          const ground = part.querySelector<SVGGraphicsElement>('[data-part="ground"], [data-part="shape"]')?.getBBox();
          if (!ground) return [];
          return [...part.querySelectorAll('text')]
            .filter((text) => text.getBBox().x + text.getBBox().width > ground.x + ground.width + 1)
            .map((text) => text.textContent);
        }),
      ),
    );
    expect(spilled, chart).toEqual([]);
  }
});

test('the largest drawing is seen at once on a press, and read again on the next', async ({ page }) => {
  await page.goto('/charts/checkout?fold=none');
  const overview = page.locator('[data-viewport]').first();
  const fit = page.getByRole('button', { name: 'Fit' }).first();
  const hidden = () =>
    overview.evaluate((box) => [box.scrollWidth - box.clientWidth, box.scrollHeight - box.clientHeight]);
  expect((await hidden())[0]).toBeGreaterThan(0);
  await fit.click();
  await expect(fit).toHaveAttribute('aria-pressed', 'true');
  expect(await hidden()).toEqual([0, 0]);
  await overview.focus();
  await page.keyboard.press('0');
  await expect(fit).toHaveAttribute('aria-pressed', 'false');
  expect((await hidden())[0]).toBeGreaterThan(0);
});

test('a state is folded and unfolded, by the address alone or by the keyboard', async ({ page }) => {
  await page.goto('/charts/chart-viewer');
  const fold = page.getByRole('button', { name: 'Fold reading' });
  await expect(fold).toHaveAttribute('aria-expanded', 'true');
  await expect(async () => {
    await fold.focus();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/\?fold=reading$/, { timeout: 1000 });
  }).toPass();
  const unfold = page.getByRole('button', { name: 'Unfold reading' });
  await expect(unfold).toBeFocused();
  await expect(unfold).toHaveAttribute('aria-expanded', 'false');
  await expect(page.locator('[data-viewport] [data-state="reading.overview"]')).toHaveCount(0);
  await expect(page.locator('[data-viewport] [data-state="reading"]')).toContainText('at once with size, hand');
  await expectAccessible(page);
  await page.reload();
  await expect(page.locator('[data-viewport] [data-state="reading.overview"]')).toHaveCount(0);
  await unfold.press('Enter');
  await expect(page.locator('[data-viewport] [data-state="reading.overview"]')).toBeVisible();
  await page.getByRole('link', { name: 'Fold all' }).click();
  await expect(page.locator('[data-fold="folded"]')).toHaveCount(3);
  await page.getByRole('link', { name: 'Unfold all' }).click();
  await expect(page.locator('[data-fold="folded"]')).toHaveCount(0);
});

for (const [width, height] of [
  [390, 844],
  [820, 1180],
  [1440, 900],
] as const)
  test(`the first screen of a large chart shows its first state at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/charts/checkout');
    const drawing = page.locator('[data-viewport]').first();
    await expect(drawing.locator('[data-begins]')).toBeInViewport({ ratio: 1 });
    const box = await drawing.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

test.describe('at 1440 px', () => {
  test.use({ viewport: { width: 1440, height: 900 } });
  test('a large chart opens on its first state, folded, under one line, with a map of itself', async ({ page }) => {
    await page.goto('/charts/checkout');
    const drawing = page.locator('[data-viewport]').first();
    await expect(drawing.locator('[data-begins]')).toBeInViewport({ ratio: 1 });
    expect((await drawing.boundingBox())?.y).toBeLessThan(260);
    await expect(page.locator('[data-viewport]')).toHaveCount(1);
    await expect(drawing.locator('[data-fold="open"]')).toHaveCount(0);
    const map = page.locator('[data-overview]').first();
    await expect(map).toBeVisible();
    const size = await map.boundingBox();
    await map.click({ position: { x: (size?.width ?? 0) - 8, y: (size?.height ?? 0) - 8 } });
    expect(await drawing.evaluate((box) => box.scrollLeft + box.scrollTop)).toBeGreaterThan(0);
  });
  test('beside a small drawing there is room for the description', async ({ page }) => {
    await page.goto('/charts/typed-codes');
    const column = page.locator('[data-beside] > div');
    await expect(column).toContainText('Press a state');
    expect(await column.evaluate(({ clientHeight }) => clientHeight)).toBeGreaterThan(400);
  });
  test('the small map does not cover the first state', async ({ page }) => {
    await page.goto('/charts/nearby-stores');
    const map = page.locator('[data-overview]').first();
    await expect(map).toBeVisible();
    const first = await page.locator('[data-viewport] [data-begins]').first().boundingBox();
    const covers = await map.boundingBox();
    if (!first || !covers) throw new Error('nothing is drawn');
    const isBeside = first.x + first.width <= covers.x || covers.x + covers.width <= first.x;
    const isAboveOrBelow = first.y + first.height <= covers.y || covers.y + covers.height <= first.y;
    expect(isBeside || isAboveOrBelow).toBe(true);
  });
  test('the description of a state is beside the drawing, and choosing it moves nothing', async ({ page }) => {
    await page.goto('/charts/cart');
    const places = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('[data-viewport], #document')].map((part) =>
          Math.round(part.getBoundingClientRect().top + scrollY),
        ),
      );
    const drawing = page.locator('[data-viewport]').first();
    const before = await places();
    const words = page.getByRole('region', { name: 'waitingForSession', exact: true });
    await choose(page.getByRole('link', { name: /^waitingForSession It is/ }), words);
    expect(await places()).toEqual(before);
    const [left, right] = [await drawing.boundingBox(), await words.boundingBox()];
    expect(right?.x).toBeGreaterThanOrEqual((left?.x ?? 0) + (left?.width ?? 0));
  });
});

test('a chart is played through, and its link opens at the same step', async ({ page, context }) => {
  await page.goto('/charts/reload-guard');
  await page.getByRole('link', { name: 'Play it through' }).click();
  await page.getByRole('button', { name: 'reload.requested' }).click();
  await expect(page.locator('[data-place]')).toHaveAttribute('data-place', 'checking');
  await expect(page.locator('[data-viewport] [data-state="checking"]')).toHaveAttribute('data-lit', 'true');
  await page.locator('[data-look="error"]').click();
  await expect(page.locator('[data-place]')).toHaveAttribute('data-place', 'refused');
  await expect(page.locator('[data-line][data-mark="latest"]')).toHaveCount(1);
  await expect(page.locator('[data-line][data-mark="taken"]')).toHaveCount(1);
  await expectAccessible(page);

  const shared = await context.newPage();
  await shared.goto(page.url());
  await expect(shared.locator('[data-place]')).toHaveAttribute('data-place', 'refused');
  await shared.getByRole('button', { name: 'Let 10 sec pass' }).click();
  await expect(shared.locator('[data-place]')).toHaveAttribute('data-place', 'armed');
  await shared.getByRole('button', { name: 'Step back' }).click();
  await expect(shared.locator('[data-place]')).toHaveAttribute('data-place', 'refused');
  await shared.getByRole('button', { name: 'Start again' }).click();
  await expect(shared).toHaveURL(/\/simulate$/);

  await shared.goto('/charts/reload-guard/simulate#steps=reload.requested,house.burnt');
  await expect(shared.getByText('“house.burnt” is not taken here')).toBeVisible();
  await expect(shared.locator('[data-place]')).toHaveAttribute('data-place', 'checking');
});

test('a chart that is played through keeps its steps when a state is folded', async ({ page }) => {
  await page.goto('/charts/chart-viewer/simulate');
  await page
    .getByRole('button', { name: /^zoom.stepped/ })
    .first()
    .click();
  await expect(page.locator('[data-place]')).toHaveAttribute('data-place', /size.zoomed/);
  await page.getByRole('button', { name: 'Fold reading' }).press('Enter');
  await expect(page).toHaveURL(/\/simulate\?fold=reading#steps=zoom.stepped/);
  await expect(page.locator('[data-viewport] [data-state="reading.overview"]')).toHaveCount(0);
  await expect(page.locator('[data-place]')).toHaveAttribute('data-place', /size.zoomed/);
  await page.reload();
  await expect(page.locator('[data-viewport] [data-state="reading.overview"]')).toHaveCount(0);
  await expect(page.locator('[data-place]')).toHaveAttribute('data-place', /size.zoomed/);
});

test('on paper a drawing is as wide as the page, and no wider', async ({ page }) => {
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.emulateMedia({ media: 'print' });
  for (const address of ['/charts/map', '/charts/cart', '/charts/cart/simulate']) {
    await page.goto(address);
    const drawings = page.locator('[data-viewport] > svg').filter({ visible: true });
    await expect(drawings.first()).toBeVisible();
    const ends = await drawings.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
    expect(Math.max(...ends), address).toBeLessThanOrEqual(794);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('the simulator and the live window show the part that the chart is in', async ({ page }) => {
    for (const address of ['/charts/cart/simulate', '/charts/live']) {
      await page.goto(address);
      await expect(page.locator('[data-viewport]').last()).toBeVisible();
      expect(await page.locator('[data-viewport]:visible').count(), address).toBe(1);
    }
  });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });
  test('a chart is drawn, and every state of it leads to its words', async ({ page }) => {
    await page.goto('/charts/reload-guard');
    await expect(page.locator('[data-viewport] svg')).toBeVisible();
    await page.getByRole('link', { name: /^checking When/ }).click();
    await expect(page).toHaveURL(/#state-checking$/);
    await expect(page.locator('#state-checking')).toContainText('readReloadAge');
  });
  test('a state is folded', async ({ page }) => {
    await page.goto('/charts/chart-viewer');
    await page.getByRole('button', { name: 'Fold size' }).click();
    await expect(page.locator('[data-viewport] [data-state="size"]')).toContainText('3 states inside');
  });
  test('the simulator says that it needs one', async ({ page }) => {
    await page.goto('/charts/cart/simulate');
    await expect(page.locator('noscript > div')).toBeVisible();
  });
});

test('an unknown chart is not found', async ({ page }) => {
  expect((await page.goto('/charts/no-such-chart'))?.status()).toBe(404);
});

test('a running page is watched live, and nothing of it is loaded unasked', async ({ context }) => {
  const live = await context.newPage();
  await live.goto('/charts/live?chart=cart');
  await expect(live.getByText('No page is watched yet')).toBeVisible();

  const shop = await context.newPage();
  const loaded: string[] = [];
  shop.on('request', (request) => loaded.push(request.url()));
  await shop.goto('/en-us/cart');
  await expect.poll(() => shop.evaluate(() => window.__waymark?.state('cart'))).toEqual({ resting: 'none' });
  expect(loaded.filter((url) => /inspect|elk|charts/.test(url))).toEqual([]);

  await shop.goto('/en-us/cart?inspect');
  await expect(shop.getByRole('link', { name: 'Watch this page live' })).toBeVisible();
  await expect(live.locator('[data-actor="cart"] > a')).toContainText('resting.none');
  await expect(live.locator('[data-state="resting.none"][data-lit]')).toBeVisible();
  await expectAccessible(live);

  await shop.goto('/en-us/p/womens-ridgeline-3-trail-running-shoe-WMTR1001MOS');
  // What happens before the page is watched is not told.
  await expect(live.getByText(/^Watching .*WMTR1001MOS$/)).toBeVisible();
  await shop.getByRole('radio', { name: '8', exact: true }).check({ force: true });
  await shop
    .getByRole('button', { name: /add to cart/i })
    .first()
    .click();
  await expect(live.locator('[data-actor="cart"] > a')).toContainText('resting.ready');
  await expect(live.locator('[data-state="resting.ready"][data-lit]')).toBeVisible();
  await expect(live.locator('[data-event="change.requested"]').first()).toBeVisible();
  expect(loaded.filter((url) => !url.startsWith(new URL(shop.url()).origin))).toEqual([]);
});
