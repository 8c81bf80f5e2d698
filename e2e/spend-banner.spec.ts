import type { Page } from '@playwright/test';
import { goToCheckout, placeButton } from '#model-tests/checkout/checkout.world.ts';
import { signInBefore } from '#model-tests/session/session.world.ts';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/test.ts';

const june = 'june.hayashi@waymark.example';
const banner = (page: Page) => page.getByRole('meter', { name: /this year$/ });

/** The spent amount that the banner shows, in minor units. */
async function spentIn(page: Page): Promise<number> {
  await expect(banner(page)).toBeVisible();
  return Number(await banner(page).getAttribute('value'));
}

async function comeBack(page: Page, email: string, path: string): Promise<void> {
  await page.goto('/en-us/cart');
  await page.waitForFunction(() => localStorage.getItem('waymark.session') !== null);
  await signInBefore(page, email);
  await page.goto(path);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('an employee’s orders of the year are told in orders and checkout, and a cancelled one no more', async ({
    page,
  }) => {
    await comeBack(page, june, '/en-us/account/orders');
    const before = await spentIn(page);
    await expect(page.getByRole('heading', { name: 'Your year as an associate' })).toBeVisible();
    await expect(banner(page)).toHaveAccessibleName(/^You have spent \$[\d,.]+ of your \$2,500\.00 this year$/);
    await expectAccessible(page);
    await goToCheckout(page);
    expect(await spentIn(page)).toBe(before);
    await expectAccessible(page);
    await placeButton(page).click();
    await expect(page.getByRole('heading', { name: 'Thank you, June' })).toBeVisible();
    const confirmation = page.url();
    await page.goto('/en-us/account/orders');
    expect(await spentIn(page)).toBeGreaterThan(before);
    await page.goto(confirmation);
    await page.getByRole('button', { name: 'Cancel the order' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the order' }).click();
    await expect(page.getByRole('button', { name: 'Cancel the order' })).toHaveCount(0);
    await page.goto('/en-us/account/orders');
    expect(await spentIn(page)).toBe(before);
  });
});

test('it stands in the cart beside the summary, and goes with who signs out', async ({ page }) => {
  await comeBack(page, 'noa.lindqvist@example.com', '/en-us/cart');
  await goToCheckout(page);
  await page.getByRole('link', { name: 'Edit cart' }).first().click();
  await expect(page.getByRole('complementary').getByRole('heading', { name: 'Your year as an athlete' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('banner').getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('You are signed out')).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
});

test('a professional reads it in the language of the page', async ({ page }) => {
  await comeBack(page, 'lena.brandt@example.com', '/de-de/account/orders');
  await expect(page.getByRole('heading', { name: 'Ihr Jahr mit IPA' })).toBeVisible();
  await expect(page.getByRole('meter')).toHaveAccessibleName(
    /^Sie haben in diesem Jahr [\d,]+\s€ von 1\.000,00\s€ ausgegeben$/,
  );
});

for (const [width, height] of [
  [390, 844],
  [820, 1180],
  [1440, 900],
] as const) {
  test(`it moves nothing that is seen when it comes, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript(() => {
      const watched = window as unknown as { shifted: number };
      watched.shifted = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) watched.shifted += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await comeBack(page, june, '/en-us/cart');
    await goToCheckout(page);
    // Delays the profile until long after the page is shown.
    await page.route('**/consumers-v3/consumer', async (route) => {
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await page.waitForTimeout(700);
      await route.continue();
    });
    for (const path of ['/en-us/cart', '/en-us/checkout', '/en-us/account/orders']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Your year as an associate' })).toBeAttached();
      expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted), path).toBeLessThan(0.005);
    }
  });
}

test('other shoppers have no banner', async ({ page }) => {
  const answered = page.waitForResponse('**/consumers-v3/consumer');
  await comeBack(page, 'maya.reed@example.com', '/en-us/account/orders');
  await (await answered).finished();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('meter')).toHaveCount(0);
});
