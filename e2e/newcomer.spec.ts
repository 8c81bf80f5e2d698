import { readFileSync } from 'node:fs';
import type { APIRequestContext, Page } from '@playwright/test';
import { cards as cardNumbers, cardFields, placeButton } from '#model-tests/checkout/checkout.world.ts';
import { newEmail, newPassword, newPhone, submitButton } from '#model-tests/sign-up-form/sign-up-form.world.ts';
import { setOwnAddress } from '#model-tests/support/client-address.ts';
import type { ConsumerData } from '#openapi/generated/waymark.gen.ts';
import change from '#src/messages/compiled/en-US/change-password.gen.ts';
import checkout from '#src/messages/compiled/en-US/checkout.gen.ts';
import favorites from '#src/messages/compiled/en-US/favorites.gen.ts';
import loyalty from '#src/messages/compiled/en-US/loyalty.gen.ts';
import notices from '#src/messages/compiled/en-US/notices.gen.ts';
import passwords from '#src/messages/compiled/en-US/passwords.gen.ts';
import person from '#src/messages/compiled/en-US/person.gen.ts';
import privacy from '#src/messages/compiled/en-US/privacy.gen.ts';
import profile from '#src/messages/compiled/en-US/complete-profile.gen.ts';
import account from '#src/messages/compiled/en-US/profile.gen.ts';
import rewards from '#src/messages/compiled/en-US/rewards.gen.ts';
import signUp from '#src/messages/compiled/en-US/sign-up-form.gen.ts';
import { byKeyboard, byPointer, type Hands } from './support/hands.ts';
import { warehouseKey } from './support/warehouse-key.ts';
import { expect, hydrated, test } from './support/test.ts';

/**
 * A newcomer's way through everything that an account is for, on a phone with a finger and at a desk by keyboard
 * alone. Between two pages they type an address; on a page they use what it shows.
 */

test.use({ forgives: /status of 4(01|03|04|09)/ });
test.beforeEach(({ context }) => setOwnAddress(context));

const changed = 'Summitline25';

interface Newcomer extends Hands {
  page: Page;
  email: string;
}

const ways: [string, { width: number; height: number }, (page: Page) => Hands][] = [
  ['on a phone', { width: 390, height: 844 }, byPointer],
  ['at a desk, by keyboard', { width: 1440, height: 900 }, byKeyboard],
];

async function join({ page, email, press, type }: Newcomer): Promise<void> {
  await page.goto('/en-us');
  await hydrated(page, 'header');
  await press(page.getByRole('main').getByRole('link', { name: 'Join', exact: true }));
  const dialog = page.getByRole('dialog', { name: signUp.titleLoyalty });
  await type(dialog.getByLabel(person.firstName), 'Ada');
  await type(dialog.getByLabel(person.lastName), 'Winters');
  await type(dialog.getByLabel(person.birthDate), '1994-03-08');
  await type(dialog.getByLabel('ZIP code'), '80302');
  await type(dialog.getByLabel(signUp.email, { exact: true }), email);
  await type(dialog.getByLabel(signUp.password, { exact: true }), newPassword);
  await press(dialog.getByRole('checkbox', { name: signUp.loyaltyTerms }));
  await press(dialog.getByRole('checkbox', { name: signUp.allTerms }));
  await press(submitButton(dialog));
  await expect(page.getByText(notices.accountCreated)).toBeVisible();
}

/** Answers what the greeting asks for: a number to reach them at, and what they like. */
async function completeProfile({ page, press, type }: Newcomer): Promise<void> {
  const step = (name: string) => page.getByRole('dialog', { name });
  await press(step(profile.welcomeTitle).getByRole('button', { name: profile.continue }));
  await type(step(profile.mobileTitle).getByLabel(person.phone), newPhone());
  await press(step(profile.mobileTitle).getByRole('button', { name: profile.save }));
  await press(step(profile.interestsTitle).getByRole('checkbox', { name: 'Hiking' }));
  await press(step(profile.interestsTitle).getByRole('button', { name: profile.save }));
  await press(step(profile.passkeyTitle).getByRole('button', { name: profile.later }));
  await press(step(profile.successTitle).getByRole('button', { name: profile.done }));
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Marks two products, and has the list opened by somebody else. */
async function shareFavourites({ page, press }: Newcomer): Promise<void> {
  await page.goto('/en-us/c/tents-5300');
  await hydrated(page, 'listing');
  const hearts = page.getByRole('main').getByRole('button', { name: /^Favorite: / });
  for (const at of [0, 1]) {
    const saved = page.waitForResponse(
      (one) => one.request().method() === 'POST' && one.url().endsWith('/wishlists/v2/favorites'),
    );
    await press(hearts.nth(at));
    await expect(hearts.nth(at)).toHaveAttribute('aria-pressed', 'true');
    expect((await saved).ok()).toBe(true);
  }
  await page.goto('/en-us/favorites');
  await expect(page.getByRole('list', { name: favorites.title }).locator('> li')).toHaveCount(2);
  await press(page.getByRole('button', { name: favorites.share }));
  const link = await page.getByRole('textbox', { name: favorites.link }).inputValue();
  const friend = await page.context().browser()!.newPage();
  await friend.goto(link);
  await expect(friend.getByRole('heading', { level: 1, name: favorites.sharedTitle })).toBeVisible();
  await friend.close();
}

/** Takes the first favourite to the payment in the checkout. */
async function goToPayment({ page, press, type, choose }: Newcomer): Promise<void> {
  const main = page.getByRole('main');
  await page.goto('/en-us/favorites');
  await press(main.getByRole('button', { name: /^Move to cart: / }).first());
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart, \d/ })).toBeVisible();
  await page.goto('/en-us/checkout');
  await type(main.getByLabel('Street address'), '1600 Pearl Street');
  await type(main.getByLabel('City', { exact: true }), 'Boulder');
  await choose(main.getByLabel('State', { exact: true }), 'Colorado');
  await type(main.getByLabel('ZIP code', { exact: true }), '80302');
  await press(main.getByRole('button', { name: checkout.continueToMethod }));
  await press(main.getByRole('button', { name: 'Continue to payment' }));
}

/** Returns the number of the order. */
async function payByCard({ page, press, type }: Newcomer): Promise<string> {
  const fields = cardFields(page);
  await type(fields.getByLabel('Card number'), cardNumbers.approved);
  await type(fields.getByLabel('Expiry date'), '1230');
  await type(fields.getByLabel('Security code'), '737');
  await type(fields.getByLabel('Name on card'), 'Ada Winters');
  await press(page.getByRole('button', { name: 'Review order' }));
  await press(placeButton(page));
  await expect(page).toHaveURL(/order-confirmation/);
  await expect(page.getByRole('heading', { name: 'Thank you, Ada' })).toBeVisible();
  return (
    await page
      .getByText(/^WM\d+$/)
      .first()
      .innerText()
  ).trim();
}

/** What the warehouse reports of an order: it is packed, sent and delivered. */
async function deliver(request: APIRequestContext, order: string): Promise<void> {
  const events = ['packed', 'shipped', 'delivered'].map((code) => ({ code, at: new Date().toISOString() }));
  const reported = await request.put(`/warehouse/v1/orders/${order}/progress`, {
    headers: { 'x-warehouse-key': warehouseKey },
    data: { events, parcel: { carrier: 'Parcel Post', trackingNumber: '1Z999AA10123456784' } },
  });
  expect(reported.status()).toBe(200);
}

/** Spends the points of the first order for a part of the second, which is cancelled and gives them back. */
async function redeemPoints(newcomer: Newcomer): Promise<void> {
  const { page, press } = newcomer;
  await goToPayment(newcomer);
  const points = page.getByRole('region', { name: rewards.title });
  await press(points.getByRole('button', { name: rewards.use }));
  await expect(points.getByText('Voucher for 500 points')).toBeVisible();
  const order = await payByCard(newcomer);
  await page.goto('/en-us/account/loyalty');
  const entry = (kind: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: kind });
  await expect(entry(loyalty.redeemed)).toContainText('-500');
  await press(entry(loyalty.redeemed).getByRole('link', { name: new RegExp(order) }));
  await press(page.getByRole('button', { name: 'Cancel the order' }));
  await press(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the order' }));
  await expect(page.getByRole('button', { name: 'Cancel the order' })).toHaveCount(0);
  await page.goto('/en-us/account/loyalty');
  await expect(entry(loyalty.restored)).toContainText('+500');
}

async function changePassword({ page, press, type }: Newcomer): Promise<void> {
  await page.goto('/en-us/account');
  await press(page.getByRole('main').getByRole('button', { name: account.changePassword }));
  const dialog = page.getByRole('dialog', { name: change.title });
  await type(dialog.getByLabel(change.current), newPassword);
  await type(dialog.getByLabel(passwords.new, { exact: true }), changed);
  await type(dialog.getByLabel(passwords.confirm), changed);
  await press(dialog.getByRole('button', { name: new RegExp(`^${change.submit}`) }));
  await expect(page.getByText(change.done).first()).toBeVisible();
}

async function download({ page, press, type }: Newcomer): Promise<ConsumerData> {
  await page.goto('/en-us/account/privacy');
  await hydrated(page, 'erasure');
  await type(page.getByRole('textbox', { name: privacy.password }).first(), changed);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    press(page.getByRole('button', { name: privacy.download })),
  ]);
  return JSON.parse(readFileSync(await file.path(), 'utf8')) as ConsumerData;
}

async function erase({ page, press, type }: Newcomer): Promise<void> {
  await page.goto('/en-us/account/privacy');
  await hydrated(page, 'erasure');
  await press(page.getByRole('button', { name: privacy.erase }));
  await type(page.getByRole('textbox', { name: privacy.password }).last(), changed);
  await press(page.getByRole('button', { name: privacy.eraseConfirm }));
}

for (const [where, viewport, handsOf] of ways)
  test.describe(where, () => {
    test.use({ viewport });

    test('a newcomer joins, shares favourites, buys, changes the password, spends points and leaves', async ({
      page,
      request,
    }) => {
      test.setTimeout(300_000);
      const newcomer = { page, email: newEmail(), ...handsOf(page) };
      const points = page.getByRole('main').getByText('+100', { exact: true });
      await join(newcomer);
      await completeProfile(newcomer);
      await page.goto('/en-us/account/loyalty');
      await expect(points).toBeVisible();
      await shareFavourites(newcomer);
      // The header of the address would make the provider's frame ask for permission first.
      await page.context().setExtraHTTPHeaders({});
      await goToPayment(newcomer);
      const order = await payByCard(newcomer);
      await changePassword(newcomer);
      await erase(newcomer);
      // An order is on its way: it has to arrive first.
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
      await deliver(request, order);
      await page.goto('/en-us/account/loyalty');
      await expect(page.getByRole('listitem').filter({ hasText: loyalty.earned })).toContainText(order);
      await redeemPoints(newcomer);
      expect((await download(newcomer)).email).toBe(newcomer.email);
      await erase(newcomer);
      await expect(page.getByText(notices.accountErasedMore).first()).toBeVisible();
    });
  });
