import type { Page } from '@playwright/test';
import { signInBefore } from '#model-tests/session/session.world.ts';
import { goOn } from './support/go-on.ts';
import { expect, test } from './support/test.ts';

const page = '/en-us/loyalty';
const idle = { timeout: 20_000 };

const block = (shown: Page) => shown.locator('[data-versions="loyalty-ways"]');
const everybodys = (shown: Page) => block(shown).getByText('Join, it is free');
const members = (shown: Page) => block(shown).getByRole('link', { name: 'Your points' });
const known = (shown: Page) =>
  expect
    .poll(() => shown.evaluate(() => window.__waymark?.state('personalisation')), idle)
    .toMatchObject({ audience: 'known' });

test('the page is the same for everybody, and a member sees the other version on the next page', async ({
  page: shown,
  context,
}) => {
  const html = async () => (await context.request.get(page)).text();
  const before = await html();
  await shown.goto('/robots.txt');
  await signInBefore(shown, 'theo.lambert@example.com');
  await shown.setViewportSize({ width: 1440, height: 2400 });
  await shown.addInitScript(() => {
    const shifts = ((window as { shifts?: number[] }).shifts = []) as number[];
    new PerformanceObserver((list) =>
      shifts.push(...list.getEntries().map((entry) => (entry as { value?: number }).value ?? 0)),
    ).observe({ type: 'layout-shift', buffered: true });
  });
  await shown.goto(page);
  await known(shown);
  // It is in sight: nothing moves.
  await expect(everybodys(shown)).toBeVisible();
  expect(await shown.evaluate(() => (window as { shifts?: number[] }).shifts)).toEqual([]);

  await goOn(shown, '/en-us/cart');
  await expect(block(shown)).toHaveCount(0);
  await goOn(shown, page);
  await expect(members(shown)).toBeVisible();
  await expect(everybodys(shown)).toHaveCount(0);
  const bare = (text: string) => text.replaceAll(/nonce="[^"]*"/g, '');
  expect(bare(await html())).toBe(bare(before));
});

test('a member sees their version of a block that was out of sight at once', async ({ page: shown }) => {
  await shown.goto('/robots.txt');
  await signInBefore(shown, 'theo.lambert@example.com');
  await shown.setViewportSize({ width: 390, height: 400 });
  await shown.goto(page);
  await known(shown);
  await expect(members(shown)).toHaveCount(1);
});

test('a guest goes on seeing what everybody sees', async ({ page: shown }) => {
  await shown.goto(page);
  await known(shown);
  await goOn(shown, '/en-us/cart');
  await goOn(shown, page);
  await expect(everybodys(shown)).toBeVisible();
  await expect(members(shown)).toHaveCount(0);
});

test('a tester chooses a version', async ({ page: shown }) => {
  const choice = encodeURIComponent(JSON.stringify({ 'loyalty-ways': 'members' }));
  await shown.goto(`${page}?p13n_testcontext=${choice}`);
  await expect(members(shown)).toBeVisible(idle);
});
