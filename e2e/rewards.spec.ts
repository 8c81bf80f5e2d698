import type { Page } from '@playwright/test';
import { addressElsewhere, expectAccessible, goToCheckout, openCheckout, placeButton } from '#model-tests/checkout/checkout.world.ts';
import { signInBefore } from '#model-tests/session/session.world.ts';
import { expect, test } from './support/test.ts';

// A refusal is what one of these is about: the browser reports it in the console.
test.use({ forgives: /^Failed to load resource/ });

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/en-us/cart');
  await page.waitForFunction(() => localStorage.getItem('waymark.session') !== null);
  await signInBefore(page, email);
}

for (const [device, viewport] of [['a phone', { width: 390, height: 844 }], ['a desk', { width: 1440, height: 900 }]] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test('points become a voucher, a saved card pays the rest, and a cancelled order gives the points back', async ({ page }) => {
      await signIn(page, 'theo.lambert@example.com');
      await goToCheckout(page);
      await page.getByRole('button', { name: 'Change payment' }).click();
      const points = page.getByRole('region', { name: 'Your points' });
      await expect(points.getByText(/^You have [\d,]+ points\.$/)).toBeVisible();
      await expect(points.getByLabel('Voucher')).not.toHaveValue('4000');
      await points.getByLabel('Voucher').selectOption('500');
      await expectAccessible(page);
      await points.getByRole('button', { name: 'Use points' }).click();
      await expect(points.getByText('Voucher for 500 points')).toBeVisible();
      await expect(page.getByText(/^Left to pay: \$/)).toBeVisible();
      await points.getByRole('button', { name: 'Take the voucher off' }).click();
      await expect(page.getByText(/^Left to pay: \$/)).toHaveCount(0);
      await points.getByLabel('Voucher').selectOption('500');
      await points.getByRole('button', { name: 'Use points' }).click();
      await expect(points.getByText('Voucher for 500 points')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Review order' }).click();
      await expect(page.getByText('Voucher for 500 points: $5.00')).toBeVisible();
      await placeButton(page).click();
      await expect(page.getByRole('heading', { name: 'Thank you, Theo' })).toBeVisible();
      await expect(page.getByText('Voucher for 500 points: $5.00')).toBeVisible();
      await page.getByRole('button', { name: 'Cancel the order' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the order' }).click();
      await expect(page.getByRole('button', { name: 'Cancel the order' })).toHaveCount(0);
    });
  });
}

test('a membership that is not confirmed is told so', async ({ page }) => {
  await signIn(page, 'new.walker@example.com');
  await openCheckout(page, addressElsewhere);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('button', { name: 'Use points' }).click();
  await expect(page.getByText('Confirm your membership to use rewards.')).toBeVisible();
});
