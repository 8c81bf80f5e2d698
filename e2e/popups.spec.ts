import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { expect, hydrated, test } from './support/test.ts';
import { expectUncovered } from './support/uncovered.ts';

const newsletter = 'Notes from the trail';
const small = 'Fifteen percent off your first order';
const product = '/en-us/p/womens-ridgeline-3-trail-running-shoe-WMTR1001MOS';

const popup = (page: Page, name = newsletter) => page.getByRole('region', { name, exact: true });
const stateOf = (page: Page) => page.evaluate(() => window.__waymark?.state('popups'));
const dismiss = (page: Page) => popup(page).getByRole('button', { name: 'Close' }).click();
const idle = { timeout: 15_000 };

test.use({ meetsPopups: true });

for (const [width, height] of [
  [390, 844],
  [820, 1180],
  [1440, 900],
] as const)
  test(`a pop-up is small, grows, moves nothing and covers no control: ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    // What moves the page before there is a pop-up is not its doing.
    await page.addInitScript(() => {
      const shifts = ((window as { shifts?: number[] }).shifts = []) as number[];
      let shownAt = Infinity;
      new MutationObserver((_, self) => {
        if (!document.querySelector('[data-popup]')) return;
        shownAt = performance.now();
        self.disconnect();
      }).observe(document, { subtree: true, childList: true });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if (entry.startTime >= shownAt) shifts.push((entry as { value?: number }).value ?? 0);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(product);
    await expect(popup(page).getByRole('button', { name: small, expanded: false })).toBeVisible(idle);
    await expectAccessible(page, '[data-popup]');
    await expect(popup(page).getByRole('heading', { level: 2, name: newsletter })).toBeVisible(idle);
    await expect(popup(page).getByText(/^Two letters a month/)).toBeVisible();
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    await expectAccessible(page, '[data-popup]');
    expect(await page.evaluate(() => (window as { shifts?: number[] }).shifts)).toEqual([]);
    await expectUncovered(page);
  });

test('a pop-up that was dismissed is not shown again, and the next one is tried', async ({ page }) => {
  await page.goto('/en-us');
  await expect(popup(page)).toBeVisible(idle);
  await dismiss(page);
  await expect(popup(page)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('waymark.popups'))).toBe('popup-newsletter-trail');
  await page.reload();
  await expect(popup(page, 'Waymark Collective')).toBeVisible(idle);
  await expect(popup(page)).toHaveCount(0);
  await popup(page, 'Waymark Collective').getByRole('button', { name: 'Close' }).click();
  const answered = page.waitForResponse('**/canvas/popups/**');
  await page.reload();
  await answered;
  // None is left: the chart has ended.
  await expect.poll(() => stateOf(page)).toBeUndefined();
  await expect(page.locator('[data-popup]')).toHaveCount(0);
});

test('its button opens the dialog, and the pop-up does not come again', async ({ page }) => {
  await page.goto('/en-us');
  await popup(page).getByRole('link', { name: 'Sign up' }).click(idle);
  const dialog = page.getByRole('dialog', { name: 'Newsletter' });
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue('');
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  expect(await page.evaluate(() => window.__waymark?.state('newsletter'))).toBe('editing');
  await expect(popup(page)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('waymark.popups'))).toBe('popup-newsletter-trail');
});

test('its title makes it small and large by keyboard, and it gives way to what has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/en-us');
  const title = popup(page).getByRole('button', { expanded: true });
  await expect(title).toBeVisible(idle);
  await title.press('Enter');
  await expect(popup(page).getByRole('button', { name: small, expanded: false })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(title).toBeFocused();
  // A link that lies behind it gets the focus without a scroll, as from a script.
  await page.evaluate(() => {
    const box = document.querySelector('[data-popup]')?.getBoundingClientRect();
    const link = [...document.querySelectorAll<HTMLElement>('main a')].find((one) => one.checkVisibility());
    if (!box || !link) throw new Error('no pop-up, or no link');
    scrollBy({ top: link.getBoundingClientRect().top - box.top - 20, behavior: 'instant' });
    link.focus({ preventScroll: true });
  });
  await expect.poll(() => stateOf(page)).toEqual({ offered: 'minimised' });
});

test('another tab dismisses it', async ({ page, context }) => {
  await page.goto('/en-us');
  await expect(popup(page)).toBeVisible(idle);
  const second = await context.newPage();
  await second.goto('/en-us');
  await expect(popup(second)).toBeVisible(idle);
  await dismiss(second);
  await expect(popup(page)).toHaveCount(0);
});

test('nothing is read before the question about cookies is answered', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/popups/') && asked.push(request.url()));
  await page.goto('/en-gb');
  await expect.poll(() => stateOf(page), idle).toBe('held');
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Only necessary' }).click();
  await expect(popup(page)).toBeVisible(idle);
  await dismiss(page);
  await page.reload();
  await expect(popup(page, 'Waymark Collective')).toBeVisible(idle);
});

for (const path of ['/checkout', '/sign-up', '/order-lookup'])
  test(`${path} has none: it would cover a button or distract from paying`, async ({ page }) => {
    await page.goto(`/en-us${path}`);
    await hydrated(page, 'popups');
    expect(await stateOf(page)).toBe('held');
  });
