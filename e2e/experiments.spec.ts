import type { Page } from '@playwright/test';
import type { TelemetryEvent, VisitorEvents } from '#openapi/generated/waymark.gen.ts';
import { goOn } from './support/go-on.ts';
import { expect, test } from './support/test.ts';

const idle = { timeout: 20_000 };
const events = '/api/engine/v1/events/waymark';

/** The last block of the page: the stand-in's datafile decides about it. */
const block = (shown: Page) => shown.locator('[data-versions="offers-note"]');
const baseline = (shown: Page) => block(shown).getByText('there is no hurry');
const variant = (shown: Page) => block(shown).getByText('No hurry.', { exact: true });
const decision = (shown: Page) =>
  expect.poll(
    () => shown.evaluate(() => (window.__waymark?.state('personalisation') as { decision?: unknown })?.decision),
    idle,
  );

/** Ids of visitors whose bucket is the variation's (tests/commerce/experiments.test.ts says how it is computed). */
const visitors = { short: '2.1.5', baseline: '2.1.4' };
const visit = (shown: Page, id: string) =>
  shown.addInitScript((visitor) => localStorage.setItem('waymark.visitor', visitor), id);

/** Records what experiments are told, with the status of the answer. */
function watch(shown: Page) {
  const told: { body: VisitorEvents; cookie: string | undefined; status: Promise<number | undefined> }[] = [];
  shown.on('request', (request) => {
    if (!request.url().endsWith(events)) return;
    told.push({
      body: request.postDataJSON() as VisitorEvents,
      cookie: request.headers()['cookie'],
      status: request.response().then((response) => response?.status()),
    });
  });
  return { told, events: (): TelemetryEvent[] => told.flatMap(({ body }) => body.events) };
}

const hide = (shown: Page) =>
  shown.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
  });

const noted = (shown: Page, name: TelemetryEvent['event']) =>
  expect
    .poll(() => shown.evaluate(() => window.dataLayer?.map((one) => (one as { event: string }).event)), idle)
    .toContain(`waymark.${name}`);

for (const [arm, variantId] of [
  ['short', 'short'],
  ['baseline', undefined],
] as const)
  test(`a visitor of the ${arm} variation sees it on the next page, and the experiment is told so`, async ({
    page: shown,
  }) => {
    const sent = watch(shown);
    await visit(shown, visitors[arm]);
    await shown.addInitScript(() => {
      window.dataLayer = [];
    });
    await shown.goto('/en-us/promotions');
    await decision(shown).toBe('decided');
    await goOn(shown, '/en-us/cart');
    await expect(block(shown)).toHaveCount(0);
    await goOn(shown, '/en-us/promotions');
    const shownNote = arm === 'short' ? variant(shown) : baseline(shown);
    await expect(shownNote).toHaveCount(1);
    await shownNote.scrollIntoViewIfNeeded();
    await noted(shown, 'experience-shown');
    await hide(shown);
    await expect.poll(sent.events).toContainEqual({
      event: 'experience-shown',
      pageType: 'other',
      experienceId: 'offers-note',
      trackingEvent: 'offers_note_seen',
      ...(variantId === undefined ? {} : { variantId }),
    });
    expect(new Set(sent.told.map(({ body }) => body.monetateId))).toEqual(new Set([visitors[arm]]));
    expect(sent.told.every(({ cookie }) => cookie === undefined)).toBe(true);
    for (const { status } of sent.told) expect(await status).toBe(204);
    expect(sent.events().filter(({ event }) => event === 'web-vital' || event === 'api-called')).toEqual([]);
  });

test('whoever accepts performance alone is in no experiment, and nothing is told', async ({ page: shown }) => {
  const sent = watch(shown);
  await visit(shown, visitors.short);
  await shown.goto('/en-gb/promotions');
  await shown.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Choose' }).click();
  const dialog = shown.getByRole('dialog', { name: 'Cookie settings' });
  await dialog.getByRole('switch', { name: /^Performance/ }).check();
  await dialog.getByRole('button', { name: 'Save my choice' }).click();
  await decision(shown).toBe('silent');
  await expect.poll(() => shown.evaluate(() => window.__waymark?.state('telemetry')), idle).toBeDefined();
  await goOn(shown, '/en-gb/cart');
  await expect(block(shown)).toHaveCount(0);
  await goOn(shown, '/en-gb/promotions');
  await expect(baseline(shown)).toHaveCount(1);
  await hide(shown);
  await shown.waitForTimeout(500);
  expect(sent.told).toEqual([]);
});

test('a row of recommendations that comes into the window is noted with its products', async ({ page: shown }) => {
  await shown.addInitScript(() => {
    window.dataLayer = [];
  });
  await shown.goto('/en-us/promotions');
  await shown.locator('[data-origin="recommendation-carousel"]').first().scrollIntoViewIfNeeded();
  await noted(shown, 'recommendations-shown');
  const told = await shown.evaluate(() =>
    window.dataLayer?.filter((one) => (one as { event: string }).event === 'waymark.recommendations-shown'),
  );
  expect(told).toEqual([
    {
      event: 'waymark.recommendations-shown',
      pageType: 'other',
      origin: 'recommendation-carousel',
      productIds: expect.arrayContaining([expect.stringMatching(/^WM[A-Z0-9]{6,9}$/)]) as unknown,
    },
  ]);
});
