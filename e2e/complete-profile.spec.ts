import type { Page } from '@playwright/test';
import { openWithSession } from '#model-tests/cart/cart.world.ts';
import { signInAs } from '#model-tests/order/order.world.ts';
import { openSignIn } from '#model-tests/sign-in-form/sign-in-form.world.ts';
import { makeAccount, newEmail, newPassword } from '#model-tests/sign-up-form/sign-up-form.world.ts';
import { setOwnAddress } from '#model-tests/support/client-address.ts';
import words from '#src/messages/compiled/en-US/complete-profile.gen.ts';
import interests from '#src/messages/compiled/en-US/interests.gen.ts';
import loyalty from '#src/messages/compiled/en-US/loyalty.gen.ts';
import person from '#src/messages/compiled/en-US/person.gen.ts';
import profile from '#src/messages/compiled/en-US/profile.gen.ts';
import { expectAccessible } from './support/accessible.ts';
import { expect, hydrated, test } from './support/test.ts';

test.use({ forgives: /status of 4(01|03|09|22)/ });
test.beforeEach(({ context }) => setOwnAddress(context));

/** Makes an account that lacks a phone, and signs in at the header of a page that is not the cart's. */
async function signInNew(page: Page): Promise<void> {
  const email = newEmail();
  await openWithSession(page);
  await makeAccount(page, { email, password: newPassword });
  await page.goto('/en-us/c/women-footwear-2100');
  await hydrated(page, 'listing');
  await openSignIn(page);
  await signInAs(page, email, newPassword);
}

test('a new customer joins, skips a question, goes back, and tells their interests', async ({ page }) => {
  await signInNew(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: words.nonLoyaltyTitle })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel(loyalty.terms).check();
  await dialog.getByRole('button', { name: loyalty.join }).click();
  await dialog.getByRole('button', { name: words.continue }).click();

  await expect(dialog.getByRole('heading', { name: words.mobileTitle })).toBeVisible();
  await dialog.getByRole('button', { name: words.later }).click();
  await dialog.getByRole('button', { name: words.back }).click();
  await dialog.getByLabel(person.phone).fill(`303555${String(Date.now()).slice(-4)}`);
  await dialog.getByRole('button', { name: words.save }).click();
  await expect(dialog.getByRole('heading', { name: words.detailsTitle })).toBeVisible();
  await dialog.getByRole('button', { name: words.later }).click();
  await dialog.getByText(interests.hiking).click();
  await dialog.getByRole('button', { name: words.save }).click();
  await expect(dialog.getByRole('heading', { name: words.passkeyTitle })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: words.later }).click();
  await expect(dialog.getByRole('heading', { name: words.successTitle })).toBeVisible();
  await dialog.getByRole('button', { name: words.done }).click();
  await expect(dialog).toBeHidden();

  await page.goto('/en-us/account');
  await expect(page.getByText(interests.hiking)).toBeVisible();
});

test('the page of the account asks for what is missing, also after a reload', async ({ page }) => {
  await signInNew(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.goto('/en-us/account');
  await page.getByRole('link', { name: profile.complete }).click();
  await hydrated(page, 'complete-profile');
  await expect(page.getByRole('heading', { name: words.mobileTitle })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(person.phone).fill('12');
  await page.getByRole('button', { name: words.save }).click();
  await expect(page.getByLabel(person.phone)).toHaveAttribute('aria-invalid', 'true');
  await page.reload();
  await hydrated(page, 'complete-profile');
  await page.getByRole('button', { name: words.later }).click();
  await expect(page.getByRole('heading', { name: words.detailsTitle })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: words.mobileTitle })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('heading', { name: words.detailsTitle })).toBeVisible();
  await page.reload();
  await hydrated(page, 'complete-profile');
  await expect(page.getByRole('heading', { name: words.detailsTitle })).toBeVisible();
  // The next step is shorter: its title would stay above the window.
  await page.getByRole('button', { name: words.save }).click();
  await expect(page.getByRole('heading', { name: words.interestsTitle })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
