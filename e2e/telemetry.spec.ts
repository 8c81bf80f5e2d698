import type { Page } from '@playwright/test';
import type { TelemetryBatch, TelemetryEvent } from '#openapi/generated/waymark.gen.ts';
import { expect, test } from './support/test.ts';

// What the browser says of a connection that a test takes away.
test.use({ forgives: /net::ERR_(FAILED|INTERNET_DISCONNECTED)/ });

const ingest = '/fapi/performance/ingest';

declare global {
  interface Window {
    beacons: string[];
  }
}

/** Records batches, and the bodies of beacons, which no network log has. */
async function watch(page: Page) {
  const batches: TelemetryBatch[] = [];
  const cookies: (string | undefined)[] = [];
  const code: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/startTelemetry-[^/]*\.js$/.test(request.url())) code.push(request.url());
    if (!request.url().endsWith(ingest) || request.resourceType() === 'ping') return;
    batches.push(request.postDataJSON() as TelemetryBatch);
    cookies.push(request.headers()['cookie']);
  });
  await page.addInitScript(() => {
    window.beacons = [];
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      if (body instanceof Blob) void body.text().then((text) => window.beacons.push(text));
      return send(url, body);
    };
  });
  const beaconed = async () => {
    const bodies = await page.evaluate(() => window.beacons);
    return bodies.flatMap((body) => (JSON.parse(body) as TelemetryBatch).events);
  };
  const all = async (): Promise<TelemetryEvent[]> => [
    ...batches.flatMap(({ events }) => events),
    ...(await beaconed()),
  ];
  return { batches, cookies, code, beaconed, all };
}

const stateOf = (page: Page) => page.evaluate(() => window.__waymark?.state('telemetry'));

/** Waits until the chart runs: it comes some seconds after hydration. */
const started = (page: Page) => expect.poll(() => stateOf(page), { timeout: 15_000 }).toBeDefined();

const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
  });

test('where no consent is needed, a page that is left tells what happened in it', async ({ page }) => {
  const sent = await watch(page);
  await page.addInitScript(() => {
    window.dataLayer = [];
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/en-us');
  await started(page);
  const promotion = page.getByRole('main').locator('[data-promotion]').first();
  await promotion.scrollIntoViewIfNeeded();
  const promotionId = await promotion.getAttribute('data-promotion');
  await page.getByRole('banner').locator('li[data-item] > a').first().click();
  await page.waitForURL('**/c/**');
  await expect
    .poll(() => page.evaluate(() => window.dataLayer))
    .toContainEqual({ event: 'waymark.page-viewed', pageType: 'category' });

  await hide(page);
  await expect.poll(sent.beaconed).not.toEqual([]);
  // What a beacon is answered nobody sees: the service takes each of its events.
  const answer = await page.request.post(ingest, {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { events: (await sent.beaconed()).slice(0, 50) },
  });
  expect(answer.status()).toBe(204);
  const events = await sent.all();
  expect(events).toContainEqual({ event: 'page-viewed', pageType: 'home' });
  expect(events).toContainEqual({ event: 'page-viewed', pageType: 'category' });
  expect(events).toContainEqual(expect.objectContaining({ event: 'promotion-shown', pageType: 'home', promotionId }));
  expect(events).toContainEqual(expect.objectContaining({ event: 'navigation-clicked', pageType: 'home' }));
  expect(events).toContainEqual(expect.objectContaining({ event: 'api-called', status: 200 }));
  expect(events).toContainEqual(expect.objectContaining({ event: 'web-vital', name: 'LCP', pageType: 'home' }));
  expect(await stateOf(page)).toBe('idle');
});

test('the line above the header and a card among products are promotions', async ({ page }) => {
  const sent = await watch(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/en-us/c/women-2000');
  await started(page);
  await expect(page.locator('header [data-promotion=sale]')).toBeVisible();
  const card = page.getByRole('main').locator('li[data-promotion]').first();
  await card.scrollIntoViewIfNeeded();
  const promotionId = await card.getAttribute('data-promotion');
  expect(promotionId).toMatch(/^shelf-/);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))));
  await card.getByRole('link').click();
  await page.waitForURL((url) => !url.pathname.includes('/c/'));
  await hide(page);
  await expect.poll(sent.beaconed).not.toEqual([]);
  const events = await sent.all();
  for (const id of ['sale', promotionId])
    expect(events).toContainEqual(
      expect.objectContaining({ event: 'promotion-shown', pageType: 'category', promotionId: id }),
    );
  expect(events).toContainEqual(
    expect.objectContaining({ event: 'promotion-clicked', pageType: 'category', promotionId }),
  );
});

test('the form to sign in is noted each time that its dialog opens, the form to sign up on its page', async ({
  page,
}) => {
  const sent = await watch(page);
  await page.addInitScript(() => {
    window.dataLayer = [];
  });
  await page.goto('/en-us/sign-up');
  await started(page);
  const shown = async () => {
    const events = await page.evaluate(() => window.dataLayer as { event: string; location?: string }[]);
    return events.flatMap(({ event, location }) => (event === 'waymark.form-shown' ? [location] : []));
  };
  await expect.poll(shown).toEqual(['page:single:sign-up:none']);
  const dialog = page.getByRole('dialog');
  for (const count of [1, 2]) {
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await expect(dialog).toBeVisible();
    await expect
      .poll(shown)
      .toEqual(['page:single:sign-up:none', ...Array.from({ length: count }, () => 'modal:single:sign-in:none')]);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  await hide(page);
  const event = { event: 'form-shown', pageType: 'other', location: 'modal:single:sign-in:none' };
  await expect.poll(sent.all).toContainEqual(event);
});

test('a page that stays open sends a batch after twenty seconds, without cookies', async ({ page }) => {
  const sent = await watch(page);
  await page.clock.install();
  await page.goto('/en-us');
  await page.waitForFunction(() => window.__waymark?.state('mini-cart') !== undefined);
  await page.clock.runFor(5000);
  await started(page);
  await page.clock.runFor(21_000);
  await expect
    .poll(() => sent.batches.flatMap(({ events }) => events))
    .toContainEqual({
      event: 'page-viewed',
      pageType: 'home',
    });
  expect(sent.cookies.filter((cookie) => cookie !== undefined)).toEqual([]);
  await expect.poll(() => stateOf(page)).toBe('idle');
});

test('before an answer, and with consent refused, nothing is loaded, sent or told', async ({ page }) => {
  const sent = await watch(page);
  await page.addInitScript(() => {
    window.dataLayer = [];
  });
  await page.goto('/en-gb');
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
  await page.waitForTimeout(5000);
  await hide(page);
  await page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Only necessary' }).click();
  await page.waitForTimeout(1000);
  await hide(page);
  expect(await stateOf(page)).toBeUndefined();
  expect(sent.code).toEqual([]);
  expect(await sent.all()).toEqual([]);
  expect(await page.evaluate(() => window.dataLayer)).toEqual([]);
});

test('with consent to performance alone, only measures are noted, until it is withdrawn', async ({ page }) => {
  const sent = await watch(page);
  await page.goto('/en-gb');
  await page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Choose' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cookie settings' });
  await dialog.getByRole('switch', { name: /^Performance/ }).check();
  await dialog.getByRole('button', { name: 'Save my choice' }).click();
  await started(page);
  await hide(page);
  await expect.poll(sent.all).not.toEqual([]);
  const names = new Set((await sent.all()).map(({ event }) => event));
  expect([...names].filter((name) => name !== 'web-vital' && name !== 'api-called')).toEqual([]);

  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await dialog.getByRole('button', { name: 'Only necessary' }).click();
  await expect.poll(() => stateOf(page)).toBe('silent');
  const until = (await sent.all()).length;
  await hide(page);
  expect(await sent.all()).toHaveLength(until);
});

test('offline events wait, and leave when the connection is back', async ({ page, context }) => {
  const sent = await watch(page);
  await page.clock.install();
  await page.goto('/en-us');
  await page.waitForFunction(() => window.__waymark?.state('mini-cart') !== undefined);
  await page.clock.runFor(5000);
  await started(page);
  await context.setOffline(true);
  await page.clock.runFor(21_000);
  await expect.poll(() => stateOf(page)).toBe('offline');
  await context.setOffline(false);
  await expect.poll(() => stateOf(page)).toBe('idle');
  expect(sent.batches.at(-1)?.events).toContainEqual({ event: 'page-viewed', pageType: 'home' });
});
