import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const stateOf = (page: Page) => page.evaluate(() => window.__waymark?.state('rotation'));
const wayOf = (page: Page) =>
  page.locator('ul[data-slide]').evaluate(({ scrollLeft, clientWidth }) => Math.round(scrollLeft / clientWidth));
const toPause = (page: Page) => page.getByRole('button', { name: 'Pause the slides' });
const toPlay = (page: Page) => page.getByRole('button', { name: 'Let the slides change' });

test.describe('slides that change by themselves', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('change while they are seen, wait for a pointer and the focus, and stop at a press', async ({ page }) => {
    await page.goto('/blocks/carousel/example-2');
    await expect(toPause(page)).toBeVisible();
    await expect.poll(() => wayOf(page)).toBe(1);
    await page.locator('ul[data-slide]').hover();
    await expect.poll(() => stateOf(page)).toBe('held');
    await page.mouse.move(0, 0);
    await expect.poll(() => stateOf(page)).toBe('turning');
    await page.locator('ul[data-slide] a').first().focus();
    await expect.poll(() => stateOf(page)).toBe('held');
    await toPause(page).press('Enter');
    expect(await stateOf(page)).toBe('paused');
    await expect(toPlay(page)).toBeFocused();
    await toPlay(page).press('Enter');
    expect(await stateOf(page)).toBe('turning');
  });

  test('go round after the last one', async ({ page }) => {
    await page.goto('/blocks/carousel/example-2');
    await expect.poll(() => wayOf(page), { timeout: 15_000 }).toBe(2);
    await expect.poll(() => wayOf(page), { timeout: 15_000 }).toBe(0);
  });

  test('are the messages of the promo bar on a phone, and all of them stand still on a large screen', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/blocks/promoBar/example');
    await expect.poll(() => wayOf(page)).toBe(1);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect.poll(() => stateOf(page)).toBe('unseen');
    await expect(toPause(page)).toBeHidden();
    await expect(page.getByText('Sixty days to return')).toBeInViewport();
  });
});

test.describe('the messages above the header', () => {
  test.use({ reducedMotion: 'no-preference', viewport: { width: 390, height: 844 } });

  test('change on a phone once the page is idle, pause at a press, and move nothing', async ({ page }) => {
    await page.addInitScript(() => {
      const shifts = ((window as { shifts?: number[] }).shifts = []) as number[];
      new PerformanceObserver((list) =>
        shifts.push(...list.getEntries().map((entry) => (entry as { value?: number }).value ?? 0)),
      ).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/en-us/cart');
    const header = page.getByRole('banner');
    await expect(header.getByRole('button', { name: 'Pause the slides' })).toBeVisible({ timeout: 15_000 });
    await expect(header.getByRole('listitem').nth(1)).toBeInViewport({ timeout: 10_000 });
    expect(await page.evaluate(() => (window as { shifts?: number[] }).shifts)).toEqual([]);
    await header.getByRole('button', { name: 'Pause the slides' }).press('Enter');
    await expect(header.getByRole('button', { name: 'Let the slides change' })).toBeFocused();
  });

  test('are all shown on a large screen, and nothing changes there', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/en-us/cart');
    const messages = page.getByRole('banner').locator('[data-tone] li');
    for (const message of await messages.all()) await expect(message).toBeInViewport();
    await expect.poll(() => stateOf(page), { timeout: 15_000 }).toBe('unseen');
    await expect(toPause(page)).toBeHidden();
  });
});

test('slides stand still for whoever wants less motion, until a press', async ({ page }) => {
  await page.goto('/blocks/carousel/example-2');
  await expect(toPlay(page)).toBeVisible();
  expect(await stateOf(page)).toBe('paused');
  expect(await wayOf(page)).toBe(0);
  await toPlay(page).click();
  await expect.poll(() => wayOf(page)).toBe(1);
});
