import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { expect, hydrated, test } from './support/test.ts';

const nav = (page: Page) => page.getByRole('navigation', { name: 'On this page' });
const title = (page: Page) => nav(page).locator('summary');
const links = (page: Page) => nav(page).locator('details').getByRole('link');
const stateOf = (page: Page) => page.evaluate(() => window.__waymark?.state('secondary-nav'));

test('a secondary navigation is a list on small screens, which Escape and its links fold', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/en-us/basecamp');
  await nav(page).scrollIntoViewIfNeeded();
  await hydrated(page, 'secondary-nav');
  await expect(links(page).first()).toBeHidden();
  await title(page).press('Enter');
  await expect(links(page)).toHaveCount(3);
  await expect.poll(() => stateOf(page)).toBe('unfolded');
  await expectAccessible(page, 'nav[aria-label="On this page"]');
  await page.keyboard.press('Tab');
  await expect(links(page).first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(links(page).first()).toBeHidden();
  await expect(title(page)).toBeFocused();
  expect(await stateOf(page)).toBe('folded');
  await title(page).press('Enter');
  await links(page).filter({ hasText: 'What to bring' }).click();
  await expect(page).toHaveURL(/#bring$/);
  await expect(links(page).first()).toBeHidden();
});

test('it is a bar on large screens', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/en-us/basecamp');
  await expect(title(page)).toBeHidden();
  await expect(nav(page).getByRole('link', { name: 'Three ways out' })).toBeVisible();
});
