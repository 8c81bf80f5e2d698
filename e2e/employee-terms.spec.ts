import type { Page } from '@playwright/test';
import { signInAs } from '#model-tests/order/order.world.ts';
import words from '#src/messages/compiled/en-US/employee-terms.gen.ts';
import { expectAccessible } from './support/accessible.ts';
import { fillCart } from './support/fill-cart.ts';
import { expect, test } from './support/test.ts';

// The service refuses a guest's request for orders, which the browser reports in the console.
test.use({ viewport: { width: 390, height: 844 }, forgives: /^Failed to load resource/ });

const terms = (page: Page) => page.getByRole('dialog', { name: words.title });
const header = (page: Page) => page.getByRole('banner');

async function signIn(page: Page, email: string): Promise<void> {
  await header(page).getByRole('button', { name: 'Sign in' }).click();
  await signInAs(page, email);
}

async function signOut(page: Page): Promise<void> {
  await header(page).getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(header(page).getByRole('button', { name: 'Sign in' })).toBeVisible();
  if ((await page.getByRole('dialog').count()) > 0) await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('an employee is asked at each sign-in, and after each reload, until the terms are accepted, and shops on meanwhile', async ({
  page,
}) => {
  const peter = 'peter.voss@waymark.example';
  await page.goto('/en-us');
  await signIn(page, peter);
  await expect(terms(page)).toBeVisible();
  await expectAccessible(page);
  await terms(page).getByRole('button', { name: words.decline }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(header(page).getByRole('button', { name: 'Your account' })).toBeVisible();
  await page.goto('/en-us/cart');
  await expect(terms(page)).toBeVisible();
  await terms(page).getByRole('button', { name: words.decline }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await signOut(page);
  await fillCart(page, 'en-us', 'WMTR1001MOS');
  await page.goto('/en-us/cart');
  await expect(page.getByText('Subtotal')).toBeVisible();
  await signIn(page, peter);
  await expect(terms(page)).toBeVisible();
  await expect(page.getByRole('meter')).toHaveCount(0);
  await expect(page.getByText('Associate discount (40%)')).toHaveCount(0);
  await terms(page).getByRole('button', { name: words.accept }).click();
  await expect(page.getByText('You accepted the terms of the associate discount')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // After accepting, the discount applies to the open cart, too, and the banner shows the year's spending.
  await expect(page.getByText('Associate discount (40%)')).toBeVisible();
  const meter = page.getByRole('meter');
  await expect(meter).toHaveAccessibleName('You have spent $0.00 of your $2,500.00 this year');
  await page.reload();
  await expect(meter).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await signOut(page);
  await signIn(page, peter);
  await expect(page.getByText('You are signed in')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('an employee who has accepted is not asked', async ({ page }) => {
  await page.goto('/en-us');
  await signIn(page, 'june.hayashi@waymark.example');
  await expect(page.getByText('You are signed in')).toBeVisible();
  await expect(terms(page)).toHaveCount(0);
});
