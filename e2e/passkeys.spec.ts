import type { Page } from '@playwright/test';
import { openWithSession } from '#model-tests/cart/cart.world.ts';
import { signInAs } from '#model-tests/order/order.world.ts';
import { openSignIn } from '#model-tests/sign-in-form/sign-in-form.world.ts';
import { makeAccount, newEmail, newPassword } from '#model-tests/sign-up-form/sign-up-form.world.ts';
import { setOwnAddress } from '#model-tests/support/client-address.ts';
import errors from '#src/messages/compiled/en-US/errors.gen.ts';
import words from '#src/messages/compiled/en-US/passkeys.gen.ts';
import signIn from '#src/messages/compiled/en-US/sign-in.gen.ts';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/test.ts';

// A passkey that is removed and a wrong password are refused, which the browser reports in the console.
test.use({ forgives: /status of 401|^Failed to load resource/ });

/** Gives the browser a device that makes passkeys and uses them without asking. */
async function withAuthenticator(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    clear: () => client.send('WebAuthn.clearCredentials', { authenticatorId }),
  };
}

const withPasskey = (page: Page) => page.getByRole('button', { name: signIn.passkey });
const account = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Your account' });

/** Asks for a passkey of this device, and types the password. */
async function add(page: Page, password: string): Promise<void> {
  await page.getByRole('button', { name: words.add }).click();
  await page.getByLabel(words.password).fill(password);
  await page.getByRole('button', { name: words.addConfirm }).click();
}

async function signOut(page: Page): Promise<void> {
  // By key: a click would hit a header that moves.
  await account(page).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: signIn.signOut }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
}

test('a customer adds a passkey, signs in with it alone, and removes it', async ({ page }) => {
  await setOwnAddress(page.context());
  const device = await withAuthenticator(page);
  const email = newEmail();
  await openWithSession(page);
  await makeAccount(page, { email, password: newPassword });
  await openSignIn(page);
  await signInAs(page, email, newPassword);

  await page.goto('/en-us/account/security');
  await expect(page.getByText('You have no passkey yet.')).toBeVisible();
  await add(page, `${newPassword}9`);
  await expect(page.getByText(errors.AUT450)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: words.addCancel }).click();
  await expect(page.getByText('You have no passkey yet.')).toBeVisible();
  await add(page, newPassword);
  const items = page.getByRole('list', { name: words.title }).getByRole('listitem');
  await expect(items).toHaveCount(1);
  await expect(items.first()).toContainText(words.unused);
  await expectAccessible(page);

  // The device has one: it makes no second one for the account.
  await add(page, newPassword);
  await expect(page.getByRole('alert')).toContainText(words.known);
  await expect(items).toHaveCount(1);

  await signOut(page);
  await page.goto('/en-us/cart');
  await openSignIn(page);
  await expectAccessible(page);
  await withPasskey(page).click();
  await expect(account(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // The page without a dialog.
  await page.goto('/en-us/account/security');
  await expect(items.first()).toContainText('Last used on');
  await signOut(page);
  await page.goto('/en-us/sign-in');
  await withPasskey(page).click();
  await expect(account(page)).toBeVisible();

  await page.goto('/en-us/account/security');
  await page.getByRole('button', { name: /^Remove:/ }).click();
  await page.getByRole('button', { name: words.removeKeep }).click();
  await expect(items).toHaveCount(1);
  await page.getByRole('button', { name: /^Remove:/ }).click();
  await page.getByRole('button', { name: words.removeConfirm }).click();
  await expect(page.getByText('You have no passkey yet.')).toBeVisible();

  // The device still has it, and the shop does not know it any more.
  await signOut(page);
  await page.goto('/en-us/cart');
  await openSignIn(page);
  await withPasskey(page).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  await expect(withPasskey(page)).toBeEnabled();

  // Without a passkey of the shop the password is still there.
  await device.clear();
  await withPasskey(page).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(signIn.passkeyDismissed);
  await signInAs(page, email, newPassword);
  await expect(account(page)).toBeVisible();
});
