import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { cards as cardNumbers, cardFields, giveCard, placeButton } from '#model-tests/checkout/checkout.world.ts';
import { fillIn, newEmail, newPassword, submitButton } from '#model-tests/sign-up-form/sign-up-form.world.ts';
import { setOwnAddress } from '#model-tests/support/client-address.ts';
import type { ConsumerData } from '#openapi/generated/waymark.gen.ts';
import change from '#src/messages/compiled/en-US/change-password.gen.ts';
import checkout from '#src/messages/compiled/en-US/checkout.gen.ts';
import favorites from '#src/messages/compiled/en-US/favorites.gen.ts';
import loyalty from '#src/messages/compiled/en-US/loyalty.gen.ts';
import notices from '#src/messages/compiled/en-US/notices.gen.ts';
import passwords from '#src/messages/compiled/en-US/passwords.gen.ts';
import privacy from '#src/messages/compiled/en-US/privacy.gen.ts';
import profile from '#src/messages/compiled/en-US/complete-profile.gen.ts';
import account from '#src/messages/compiled/en-US/profile.gen.ts';
import signUp from '#src/messages/compiled/en-US/sign-up-form.gen.ts';
import { expect, hydrated, test } from './support/test.ts';

/** A newcomer's way through everything that an account is for, on a phone with a finger and at a desk by keyboard. */

test.use({ forgives: /status of 4(01|03|04|09)/ });
test.beforeEach(({ context }) => setOwnAddress(context));

const changed = 'Summitline25';
type Press = (page: Page, target: Locator) => Promise<void>;

const ways: [string, { width: number; height: number }, Press][] = [
  ['on a phone', { width: 390, height: 844 }, (_, target) => target.click()],
  [
    'at a desk, by keyboard',
    { width: 1440, height: 900 },
    async (_, target) => {
      await target.focus();
      await target.press('Enter');
    },
  ],
];

async function join(page: Page, email: string, press: Press): Promise<void> {
  await page.goto('/en-us/loyalty');
  await hydrated(page, 'header');
  await press(page, page.getByRole('main').getByRole('link', { name: 'Join, it is free' }));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel(signUp.email, { exact: true })).toBeVisible();
  await fillIn(dialog, { email });
  const zip = dialog.getByLabel('ZIP code');
  if ((await zip.count()) > 0) await zip.fill('80302');
  await dialog.getByText(signUp.loyaltyTerms).click();
  await press(page, submitButton(dialog));
  await expect(page.getByText(notices.accountCreated)).toBeVisible();
}

/** Answers the questions of the profile, whichever come. */
async function completeProfile(page: Page, press: Press): Promise<void> {
  await page.goto('/en-us/account/complete-profile');
  const main = page.getByRole('main');
  const heading = (name: string) => main.getByRole('heading', { name });
  await expect(heading(profile.welcomeTitle).or(heading(profile.mobileTitle))).toBeVisible();
  if (await heading(profile.welcomeTitle).isVisible())
    await press(page, main.getByRole('button', { name: profile.continue }));
  await expect(heading(profile.mobileTitle)).toBeVisible();
  await press(page, main.getByRole('button', { name: profile.later }));
  await expect(heading(profile.detailsTitle)).toBeVisible();
  await press(page, main.getByRole('button', { name: profile.save }));
  await expect(heading(profile.interestsTitle)).toBeVisible();
  await main.getByRole('checkbox').first().press('Space');
  await press(page, main.getByRole('button', { name: profile.save }));
  await expect(heading(profile.successTitle).or(heading(profile.passkeyTitle))).toBeVisible();
}

/** Marks two products, and has the list opened by somebody else. */
async function shareFavourites(page: Page, press: Press): Promise<void> {
  await page.goto('/en-us/c/women-footwear-2100');
  await hydrated(page, 'listing');
  const hearts = page.getByRole('main').getByRole('button', { name: /^Favorite: / });
  for (const at of [0, 1]) {
    const saved = page.waitForResponse(
      (one) => one.request().method() === 'POST' && one.url().endsWith('/wishlists/v2/favorites'),
    );
    await press(page, hearts.nth(at));
    await expect(hearts.nth(at)).toHaveAttribute('aria-pressed', 'true');
    expect((await saved).ok()).toBe(true);
  }
  await page.goto('/en-us/favorites');
  await expect(page.getByRole('list', { name: favorites.title }).locator('> li')).toHaveCount(2);
  await press(page, page.getByRole('button', { name: favorites.share }));
  const link = await page.getByRole('textbox', { name: favorites.link }).inputValue();
  const friend = await page.context().browser()?.newPage();
  await friend?.goto(link);
  await expect(friend?.getByRole('heading', { level: 1, name: favorites.sharedTitle }) as Locator).toBeVisible();
  await friend?.close();
}

/** Buys one of the products, without leaving the shop's own pages. */
async function buy(page: Page, press: Press): Promise<void> {
  const main = page.getByRole('main');
  // The header of the address would make the provider's frame ask for permission first.
  await page.context().setExtraHTTPHeaders({});
  await page.goto('/en-us/favorites');
  await press(page, main.getByRole('button', { name: /^Move to cart: / }).first());
  const size = main.getByRole('combobox', { name: favorites.size });
  await size.selectOption(
    (await size.locator('option:not([disabled]):not([value=""])').first().getAttribute('value')) ?? '',
  );
  await press(page, main.getByRole('form').getByRole('button', { name: favorites.move }));
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart, \d/ })).toBeVisible();
  await page.goto('/en-us/checkout');
  await main.getByLabel('Street address').fill('1600 Pearl Street');
  await main.getByLabel('City', { exact: true }).fill('Boulder');
  await main.getByLabel('ZIP code', { exact: true }).fill('80302');
  await main.getByLabel('Phone', { exact: true }).fill('3035550188');
  await main.getByLabel('State', { exact: true }).selectOption('CO');
  await press(page, main.getByRole('button', { name: checkout.continueToMethod }));
  await press(page, main.getByRole('button', { name: 'Continue to payment' }));
  await expect(cardFields(page).getByLabel('Card number')).toBeVisible();
  await giveCard(page, cardNumbers.approved);
  await press(page, placeButton(page));
  await expect(page).toHaveURL(/order-confirmation/);
  await expect(page.getByRole('heading', { name: 'Thank you, Ada' })).toBeVisible();
}

async function changePassword(page: Page, press: Press): Promise<void> {
  await page.goto('/en-us/account');
  await press(page, page.getByRole('main').getByRole('button', { name: account.changePassword }));
  const dialog = page.getByRole('dialog', { name: change.title });
  await dialog.getByLabel(change.current).fill(newPassword);
  await dialog.getByLabel(passwords.new, { exact: true }).fill(changed);
  await dialog.getByLabel(passwords.confirm).fill(changed);
  await press(page, dialog.getByRole('button', { name: new RegExp(`^${change.submit}`) }));
  await expect(page.getByText(change.done).first()).toBeVisible();
}

async function download(page: Page, press: Press): Promise<ConsumerData> {
  await page.goto('/en-us/account/privacy');
  await hydrated(page, 'erasure');
  await page.getByLabel(privacy.password).first().fill(changed);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    press(page, page.getByRole('button', { name: privacy.download })),
  ]);
  return JSON.parse(readFileSync(await file.path(), 'utf8')) as ConsumerData;
}

async function erase(page: Page, press: Press): Promise<void> {
  await page.goto('/en-us/account/privacy');
  await hydrated(page, 'erasure');
  await press(page, page.getByRole('button', { name: privacy.erase }));
  await page.getByLabel(privacy.password).last().fill(changed);
  await press(page, page.getByRole('button', { name: privacy.eraseConfirm }));
}

async function cancelOrder(page: Page, press: Press): Promise<void> {
  await page.goto('/en-us/account/orders');
  await press(page, page.getByRole('main').getByRole('link', { name: /WM\d+/ }).first());
  await press(page, page.getByRole('button', { name: 'Cancel the order' }));
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the order' }));
  await expect(page.getByRole('button', { name: 'Cancel the order' })).toHaveCount(0);
}

for (const [where, viewport, press] of ways)
  test.describe(where, () => {
    test.use({ viewport });

    test('a newcomer joins, shares favourites, buys, changes the password and leaves', async ({ page }) => {
      const email = newEmail();
      const main = page.getByRole('main');
      await join(page, email, press);
      await completeProfile(page, press);
      await page.goto('/en-us/account/loyalty');
      await expect(main.getByText('+100', { exact: true })).toBeVisible();
      await expect(main.getByText(loyalty.welcome, { exact: true })).toBeVisible();
      await shareFavourites(page, press);
      await buy(page, press);
      await changePassword(page, press);
      expect((await download(page, press)).email).toBe(email);
      await erase(page, press);
      // An order is on its way: it has to arrive, or to be cancelled, first.
      await expect(main.getByRole('alert')).toBeVisible();
      await cancelOrder(page, press);
      await erase(page, press);
      await expect(page.getByText(notices.accountErasedMore).first()).toBeVisible();
    });
  });
