import type { Page } from '@playwright/test';
import { signInBefore } from '#model-tests/session/session.world.ts';
import { goOn } from './support/go-on.ts';
import { expect, test } from './support/test.ts';

// What the browser says of an engine that a test takes away.
test.use({ forgives: /status of 503/ });

const idle = { timeout: 20_000 };
const decide = '**/api/engine/v1/decide/*';

const block = (shown: Page) => shown.locator('[data-versions="offers-shelf"]');
const baseline = (shown: Page) => block(shown).getByRole('heading', { name: 'Reduced now' });
const variant = (shown: Page) => block(shown).getByRole('heading', { name: 'Popular now' });
const decision = (shown: Page) =>
  expect.poll(
    () => shown.evaluate(() => (window.__waymark?.state('personalisation') as { decision?: unknown })?.decision),
    idle,
  );

/** Records what the engine is asked. */
function watch(shown: Page): Record<string, unknown>[] {
  const asked: Record<string, unknown>[] = [];
  shown.on('request', (request) => {
    if (request.url().includes('/api/engine/')) asked.push(request.postDataJSON() as Record<string, unknown>);
  });
  return asked;
}

/** The engine's stand-in shows the variant to visitors whose id ends in an even digit. */
const visit = (shown: Page, id: string) =>
  shown.addInitScript((visitor) => localStorage.setItem('waymark.visitor', visitor), id);

/** Gives the engine half a minute in place of 300 ms: under load an answer is late. */
const bePatient = (shown: Page) =>
  shown.addInitScript(() => {
    const set = window.setTimeout.bind(window) as (run: () => void, wait?: number) => number;
    Object.assign(window, { setTimeout: (run: () => void, wait?: number) => set(run, wait === 300 ? 30_000 : wait) });
  });

async function nextPage(shown: Page, path: string): Promise<void> {
  await goOn(shown, path.replace(/[^/]+$/, 'cart'));
  await expect(block(shown)).toHaveCount(0);
  await goOn(shown, path);
}

test('nobody is asked before the consent; after it what is seen stays, and the next page shows the variant', async ({
  page: shown,
}) => {
  const asked = watch(shown);
  await shown.goto('/robots.txt');
  await signInBefore(shown, 'theo.lambert@example.com');
  await shown.setViewportSize({ width: 1440, height: 2400 });
  await shown.addInitScript(() => {
    window.dataLayer = [];
    const shifts = ((window as { shifts?: number[] }).shifts = []) as number[];
    new PerformanceObserver((list) =>
      shifts.push(...list.getEntries().map((entry) => (entry as { value?: number }).value ?? 0)),
    ).observe({ type: 'layout-shift', buffered: true });
  });
  await shown.goto('/en-gb/promotions');
  await decision(shown).toBe('silent');
  expect(asked).toEqual([]);

  await shown.getByRole('button', { name: 'Accept all' }).click();
  await decision(shown).toBe('decided');
  expect(asked).toEqual([
    {
      channel: 'ECOMM',
      customerId: expect.stringMatching(/^C\d+$/) as unknown,
      events: [{ eventType: 'page-viewed', pageType: 'other', path: '/en-gb/promotions' }],
    },
  ]);
  await expect(baseline(shown)).toBeVisible();
  expect(await shown.evaluate(() => (window as { shifts?: number[] }).shifts)).toEqual([]);

  await nextPage(shown, '/en-gb/promotions');
  await expect(variant(shown)).toBeVisible();
  await expect(baseline(shown)).toHaveCount(0);
  await expect
    .poll(() => shown.evaluate(() => window.dataLayer), idle)
    .toContainEqual({
      event: 'waymark.experience-shown',
      pageType: 'other',
      experienceId: 'offers-shelf',
      variantId: 'popular',
      trackingEvent: 'offers_shelf_seen',
    });
});

test('whoever accepts only what is necessary is not decided about', async ({ page: shown }) => {
  const asked = watch(shown);
  await visit(shown, '2.1.4');
  await shown.goto('/en-gb/promotions');
  await shown.getByRole('button', { name: 'Only necessary' }).click();
  await decision(shown).toBe('silent');
  await nextPage(shown, '/en-gb/promotions');
  await expect(baseline(shown)).toBeVisible();
  expect(asked).toEqual([]);
  expect(await shown.evaluate(() => localStorage.getItem('waymark.visitor'))).toBeNull();
});

test('a block out of sight shows the variant at once, and the browser is known again', async ({ page: shown }) => {
  const asked = watch(shown);
  await visit(shown, '2.1.4');
  await bePatient(shown);
  await shown.setViewportSize({ width: 390, height: 300 });
  await shown.goto('/en-us/promotions');
  await expect(variant(shown)).toHaveCount(1, idle);
  expect(asked.map(({ monetateId }) => monetateId)).toEqual(['2.1.4']);
});

test('a visitor of the control group sees the baseline, and is noted with it', async ({ page: shown }) => {
  await visit(shown, '2.1.5');
  await shown.addInitScript(() => {
    window.dataLayer = [];
  });
  await shown.goto('/en-us/promotions');
  await decision(shown).toBe('decided');
  await nextPage(shown, '/en-us/promotions');
  await expect(baseline(shown)).toHaveCount(1);
  await block(shown).scrollIntoViewIfNeeded();
  await expect
    .poll(() => shown.evaluate(() => window.dataLayer), idle)
    .toContainEqual({
      event: 'waymark.experience-shown',
      pageType: 'other',
      experienceId: 'offers-shelf',
      trackingEvent: 'offers_shelf_seen',
    });
});

test('a late decision is for the next page', async ({ page: shown }) => {
  await visit(shown, '2.1.4');
  await shown.setViewportSize({ width: 390, height: 300 });
  let answer = () => undefined as void;
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await shown.route(decide, async (route) => {
    await asked;
    await route.continue();
  });
  await shown.goto('/en-us/promotions');
  await decision(shown).toEqual({ deciding: 'late' });
  answer();
  await decision(shown).toBe('decided');
  await expect(baseline(shown)).toHaveCount(1);
  await nextPage(shown, '/en-us/promotions');
  await expect(variant(shown)).toHaveCount(1);
});

test('an engine that does not answer leaves the baseline, until a script of the page asks again', async ({
  page: shown,
}) => {
  await visit(shown, '2.1.4');
  await shown.setViewportSize({ width: 390, height: 300 });
  await shown.route(decide, (route) => route.fulfill({ status: 503, json: {} }));
  await shown.goto('/en-us/promotions');
  await decision(shown).toBe('undecided');
  await expect(baseline(shown)).toHaveCount(1);
  await shown.unroute(decide);
  await shown.evaluate(() => dispatchEvent(new Event('waymark:recalculate')));
  await decision(shown).toBe('decided');
});

test('a tester chooses the variant by a list, and nobody is asked', async ({ page: shown }) => {
  const asked = watch(shown);
  await shown.goto(`/en-us/promotions?p13n_testcontext=${encodeURIComponent('["popular"]')}`);
  await expect(variant(shown)).toBeVisible(idle);
  await decision(shown).toBe('overridden');
  expect(asked).toEqual([]);
});
