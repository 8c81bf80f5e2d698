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

test('slides stand still for whoever wants less motion, until a press', async ({ page }) => {
  await page.goto('/blocks/carousel/example-2');
  await expect(toPlay(page)).toBeVisible();
  expect(await stateOf(page)).toBe('paused');
  expect(await wayOf(page)).toBe(0);
  await toPlay(page).click();
  await expect.poll(() => wayOf(page)).toBe(1);
});
