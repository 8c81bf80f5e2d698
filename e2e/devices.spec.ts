import type { Page } from '@playwright/test';
import { openWithSession } from '#model-tests/cart/cart.world.ts';
import { signInAs } from '#model-tests/order/order.world.ts';
import { openSignIn } from '#model-tests/sign-in-form/sign-in-form.world.ts';
import { makeAccount, newEmail, newPassword } from '#model-tests/sign-up-form/sign-up-form.world.ts';
import { setOwnAddress } from '#model-tests/support/client-address.ts';
import words from '#src/messages/compiled/en-US/devices.gen.ts';
import change from '#src/messages/compiled/en-US/change-password.gen.ts';
import notices from '#src/messages/compiled/en-US/notices.gen.ts';
import passwords from '#src/messages/compiled/en-US/passwords.gen.ts';
import account from '#src/messages/compiled/en-US/profile.gen.ts';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/test.ts';

// A session that another device ended is refused, which the browser reports in the console.
test.use({ forgives: /status of 4(01|03)|^Failed to load resource/ });

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

test('a customer sees where they are signed in, and signs out on other devices', async ({ page, browser, baseURL }) => {
  await setOwnAddress(page.context());
  const email = newEmail();
  await openWithSession(page);
  await makeAccount(page, { email, password: newPassword });
  await openSignIn(page);
  await signInAs(page, email, newPassword);

  /** Signs in on another device. */
  const enter = async (userAgent?: string) => {
    const context = await browser.newContext({
      ...(baseURL === undefined ? {} : { baseURL }),
      ...(userAgent === undefined ? {} : { userAgent }),
    });
    await setOwnAddress(context);
    const other = await context.newPage();
    await openWithSession(other);
    await openSignIn(other);
    await signInAs(other, email, newPassword);
    return other;
  };
  const expectIn = async (other: Page) => {
    await other.goto('/en-us/account');
    await expect(other.getByRole('main').getByRole('button', { name: account.changePassword })).toBeVisible();
  };
  /** Pages of the account go home when their customer is signed out. */
  const expectOut = async (other: Page) => {
    await other.goto('/en-us/account');
    await expect(other).toHaveURL(/\/en-us\/?$/);
    await expect(other.getByText(notices.sessionEnded)).toBeVisible();
    await expect(other.getByRole('banner').getByRole('button', { name: account.signIn })).toBeVisible();
  };
  const phone = await enter(iphone);
  const laptop = await enter();

  await page.goto('/en-us/account');
  await page.getByRole('link', { name: account.toSecurity }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
  const items = page.getByRole('list', { name: words.devicesTitle }).getByRole('listitem');
  await expect(items).toHaveCount(3);
  await expect(items.first()).toContainText(words.thisDevice);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Sign out: Safari on iPhone' }).click();
  await expect(items).toHaveCount(2);
  await expect(page.getByText('You are signed in on 2 devices.')).toBeVisible();
  await expectOut(phone);
  await expectIn(laptop);

  // Without a connection nothing changes, and the page says so.
  await page.context().setOffline(true);
  await page.getByRole('button', { name: words.signOutOthers }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(items).toHaveCount(2);
  await page.context().setOffline(false);
  await page.getByRole('button', { name: words.signOutOthers }).click();
  await expect(page.getByText(/on this device only/)).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
  await expect(page.getByRole('button', { name: words.signOutOthers })).toBeHidden();
  await expectOut(laptop);

  // A new password signs out the others, and the list follows.
  await openWithSession(laptop);
  await openSignIn(laptop);
  await signInAs(laptop, email, newPassword);
  await page.reload();
  await expect(items).toHaveCount(2);
  await page.getByRole('button', { name: words.changePassword }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(change.current).fill(newPassword);
  await dialog.getByLabel(passwords.new, { exact: true }).fill('Trailmark25');
  await dialog.getByLabel(passwords.confirm).fill('Trailmark25');
  await dialog.getByRole('button', { name: change.submit }).click();
  await expect(dialog.getByText(change.done)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(items).toHaveCount(1);
  await expectAccessible(page);
  for (const other of [phone, laptop]) await other.context().close();
});

test('a guest is offered to sign in', async ({ page }) => {
  await page.goto('/en-us/account/security');
  await expect(page.getByRole('main').getByRole('button', { name: account.signIn })).toBeVisible();
  await expectAccessible(page);
});
