import type { Page } from '@playwright/test';
import { askForLink, linkFor, newPassword, sol } from '#model-tests/reset-password/reset-password.world.ts';
import { signInAs } from '#model-tests/order/order.world.ts';
import { openSignIn, passEmail, submitSignIn, tryBefore } from '#model-tests/sign-in-form/sign-in-form.world.ts';
import { setOwnAddress } from '#model-tests/support/client-address.ts';
import errorMessages from '#src/messages/compiled/en-US/errors.gen.ts';
import links from '#src/messages/compiled/en-US/error-links.gen.ts';
import changeWords from '#src/messages/compiled/en-US/change-password.gen.ts';
import account from '#src/messages/compiled/en-US/profile.gen.ts';
import passwords from '#src/messages/compiled/en-US/passwords.gen.ts';
import words from '#src/messages/compiled/en-US/reset-password.gen.ts';
import signIn from '#src/messages/compiled/en-US/sign-in.gen.ts';
import { expectAccessible } from './support/accessible.ts';
import { expect, hydrated, test } from './support/test.ts';

// Serial: all of them replace the password of the same customer.
test.describe.configure({ mode: 'default' });
test.use({ forgives: /status of 4(01|03|10|22|23)/ });
test.beforeEach(({ context }) => setOwnAddress(context));

const rule = (page: Page, label: string, mark: string) =>
  page.getByRole('listitem').filter({ hasText: label }).getByRole('img', { name: mark });

async function choose(page: Page, password: string, again = password): Promise<void> {
  await page.getByLabel(passwords.new, { exact: true }).fill(password);
  await page.getByLabel(passwords.confirm).fill(again);
  await page.getByRole('button', { name: words.choose }).click();
}

test('a forgotten password is replaced from the sign-in dialog, by the link of an email', async ({ page }) => {
  await page.goto('/en-us/cart');
  await openSignIn(page);
  await passEmail(page.getByRole('dialog'), sol);
  await page.getByRole('dialog').getByRole('link', { name: signIn.forgot }).click();
  const dialog = page.getByRole('dialog', { name: words.askTitle });
  const link = await linkFor(page, sol, async () => {
    await dialog.getByLabel(words.email).fill(sol);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: words.ask }).click();
    await expect(page.getByRole('dialog', { name: words.sentTitle }).getByText(sol)).toBeVisible();
  });
  await expectAccessible(page);
  await expect(page).toHaveURL(/\/cart$/);

  await page.goto(link);
  await hydrated(page, 'reset-password');
  await expectAccessible(page);
  await page.getByLabel(passwords.new, { exact: true }).pressSequentially('trail1');
  for (const label of [passwords.lower, passwords.digit]) await expect(rule(page, label, passwords.met)).toBeVisible();
  for (const label of [passwords.length, passwords.upper])
    await expect(rule(page, label, passwords.unmet)).toBeVisible();
  await choose(page, 'trail1');
  await expect(page.getByText(passwords.invalid)).toBeVisible();
  await choose(page, newPassword(), newPassword());
  await expect(page.getByText(`Value must be the same as ${passwords.new}`)).toBeVisible();
  await expect(page.getByLabel(passwords.confirm, { exact: true })).toBeFocused();
  await expectAccessible(page);

  const password = newPassword();
  await choose(page, password);
  await expect(page.getByRole('heading', { level: 1, name: words.changedTitle })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('button', { name: words.signIn }).click();
  await passEmail(page.getByRole('dialog'), sol);
  await page.getByRole('dialog').getByLabel(signIn.password, { exact: true }).fill(password);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Sign in(?! with)/ })
    .click();
  await expect(page.getByText('You are signed in')).toBeVisible();

  await page.goto(link);
  await hydrated(page, 'reset-password');
  await choose(page, newPassword());
  await expect(page.getByRole('alert').filter({ hasText: 'This reset link has expired' })).toBeVisible();
  await expect(page.getByRole('button', { name: words.ask })).toBeVisible();

  await page.goto(
    await linkFor(page, sol, async () => {
      await page.getByLabel(words.email, { exact: true }).fill(sol);
      await page.getByRole('button', { name: words.ask }).click();
    }),
  );
  await hydrated(page, 'reset-password');
  await choose(page, password);
  await expect(page.getByText(errorMessages.AUT452)).toBeVisible();
});

test('a customer sees their account, changes the password there, and is led home when they sign out', async ({
  page,
}) => {
  await page.goto('/en-us/account');
  await expectAccessible(page);
  const password = newPassword();
  const link = await linkFor(page, sol, () => askForLink(page, sol));
  await page.goto(link);
  await hydrated(page, 'reset-password');
  await choose(page, password);
  await page.getByRole('main').getByRole('button', { name: words.signIn }).click();
  await signInAs(page, sol, password);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('banner').getByRole('button', { name: signIn.accountTitle }).click();
  await page.getByRole('dialog').getByRole('link', { name: signIn.overview }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Sol' })).toBeVisible();
  await expect(page.getByText(sol)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: account.changePassword }).click();
  const dialog = page.getByRole('dialog', { name: changeWords.title });
  await dialog.getByLabel(changeWords.current).fill(password);
  const next = newPassword();
  await dialog.getByLabel(passwords.new, { exact: true }).fill(next);
  await dialog.getByLabel(passwords.confirm).fill(next);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: changeWords.submit }).click();
  await expect(dialog.getByRole('status')).toHaveText(changeWords.done);
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Sol' })).toBeVisible();

  await page.getByRole('banner').getByRole('button', { name: signIn.accountTitle }).click();
  await page.getByRole('dialog').getByRole('button', { name: signIn.signOut }).click();
  await expect(page).toHaveURL(/\/en-us\/?$/);
});

test('a locked account leads to a new password', async ({ page }) => {
  await page.goto('/en-us/cart');
  await openSignIn(page);
  await submitSignIn(page, 'AUT401');
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(errorMessages.AUT401);
  await tryBefore(page, 4);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Sign in(?! with)/ })
    .click();
  await page.getByRole('dialog').getByRole('alert').getByRole('link', { name: links.resetPassword }).click();
  await expect(page.getByRole('dialog', { name: words.askTitle })).toBeVisible();
});

test('both pages are neither indexed nor cached, and the link tells its code to no other site', async ({ page }) => {
  for (const path of ['forgot-password', 'reset-password?code=kX3v0W8mQ2h7yT5dR9sLfA1cE6nJbU4gPzKxHqVtYwo']) {
    const answer = await page.goto(`/${path}`);
    expect(answer?.headers()['cache-control']).toContain('no-store');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  }
  await expect(page.locator('meta[name="referrer"]')).toHaveAttribute('content', 'same-origin');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('both forms are posted, and the pages tell what came of it', async ({ page }) => {
    await page.goto('/en-us/forgot-password');
    const link = await linkFor(page, sol, async () => {
      await page.getByLabel(words.email, { exact: true }).fill(sol);
      await page.getByRole('button', { name: words.ask }).click();
      await expect(page.getByRole('status')).toHaveText(words.sentNameless);
    });
    await page.goto(link);
    await choose(page, newPassword(), newPassword());
    await expect(page.getByText(errorMessages.FE340)).toBeVisible();
    await choose(page, 'Short1');
    await expect(page.getByText(errorMessages.FE872)).toBeVisible();
    await choose(page, newPassword());
    await expect(page.getByRole('heading', { level: 1, name: words.changedTitle })).toBeVisible();
    await page.goto(link);
    await choose(page, newPassword());
    await expect(page.getByRole('alert')).toContainText('This reset link has expired');
  });
});
