import type { Page } from '@playwright/test';
import { goToCheckout, placeButton } from '#model-tests/checkout/checkout.world.ts';
import { signInBefore } from '#model-tests/session/session.world.ts';
import { expectAccessible } from './support/accessible.ts';
import { expect, hydrated, test } from './support/test.ts';

// One of these tests causes a refusal, which the browser reports in the console.
test.use({ forgives: /^Failed to load resource/ });

async function toPayment(page: Page, email: string): Promise<void> {
  await page.goto('/en-us/cart');
  await page.waitForFunction(() => localStorage.getItem('waymark.session') !== null);
  await signInBefore(page, email);
  await goToCheckout(page);
  await page.getByRole('button', { name: 'Change payment' }).click();
}

async function cancelOrder(page: Page): Promise<void> {
  await hydrated(page, 'order');
  await page.getByRole('button', { name: 'Cancel the order' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the order' }).click();
  await expect(page.getByRole('button', { name: 'Cancel the order' })).toHaveCount(0);
}

const credit = (page: Page) => page.getByRole('region', { name: 'Your athlete credit' });
const points = (page: Page) => page.getByRole('region', { name: 'Your points' });

for (const [device, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a desk', { width: 1440, height: 900 }],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test('credit pays a whole order without a card, and points wait for it; a cancelled order gives it back', async ({
      page,
    }) => {
      await toPayment(page, 'noa.lindqvist@example.com');
      await expect(credit(page).getByText(/^\$[\d,.]+ of \$4,000\.00 used this year$/)).toBeVisible();
      await expect(points(page).getByText('Use your athlete credit first')).toBeVisible();
      await expect(points(page).getByRole('button', { name: 'Use points' })).toHaveCount(0);
      await expectAccessible(page);
      const use = credit(page).getByRole('button', { name: /^Pay \$.* with your credit$/ });
      await use.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByText('Nothing is left to pay: you need no card.').first()).toBeVisible();
      await expect(credit(page).getByRole('heading', { name: 'Your athlete credit' })).toBeFocused();
      await expectAccessible(page);
      await credit(page).getByRole('button', { name: 'Remove your credit' }).click();
      await expect(use).toBeVisible();
      await use.click();
      // The press is painted before its call is made, so a reload at once would undo it: the shopper sees it applied.
      await expect(credit(page).getByText('Athlete credit', { exact: true })).toBeVisible();
      await page.reload();
      await expect(credit(page).getByText('Athlete credit', { exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Review order' }).click();
      await expect(page.getByText(/^Athlete credit: \$/)).toBeVisible();
      await placeButton(page).click();
      await expect(page.getByRole('heading', { name: 'Thank you, Noa' })).toBeVisible();
      await expect(page.getByText('Athlete credit', { exact: true }).first()).toBeVisible();
      await cancelOrder(page);
    });
  });
}

test('credit pays what is left of it, then points may pay, and a card pays the rest', async ({ page }) => {
  await toPayment(page, 'kai.moreno@example.com');
  await credit(page).getByRole('button', { name: 'Pay $40.00 with your credit' }).click();
  await expect(page.getByText(/^Left to pay: \$/)).toBeVisible();
  await points(page).getByLabel('Voucher').selectOption('500');
  await points(page).getByRole('button', { name: 'Use points' }).click();
  await expect(points(page).getByText('Voucher for 500 points')).toBeVisible();
  // Points can only be used after the credit: removing the credit removes them, too.
  await credit(page).getByRole('button', { name: 'Remove your credit' }).click();
  await expect(points(page).getByText('Voucher for 500 points')).toHaveCount(0);
  await expect(points(page).getByText('Use your athlete credit first')).toBeVisible();
  await credit(page).getByRole('button', { name: 'Pay $40.00 with your credit' }).click();
  await points(page).getByRole('button', { name: 'Use points' }).click();
  await expect(points(page).getByText(/^Voucher for/)).toBeVisible();
  await page.getByRole('button', { name: 'Review order' }).click();
  await placeButton(page).click();
  await expect(page.getByRole('heading', { name: 'Thank you, Kai' })).toBeVisible();
  await expect(page.getByText('Athlete credit: $40.00')).toBeVisible();
  await expect(page.getByText(/^Visa ending in 1111: \$/)).toBeVisible();
  const confirmation = page.url();
  // Used-up credit is shown, and no longer blocks the use of points.
  await goToCheckout(page);
  await page.getByRole('button', { name: 'Change payment' }).click();
  await expect(credit(page).getByText('You have used all of your credit for this year.')).toBeVisible();
  await expect(points(page).getByText('Use your athlete credit first')).toHaveCount(0);
  await page.goto(confirmation);
  await cancelOrder(page);
});
