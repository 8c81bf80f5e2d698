import type { Page } from '@playwright/test';
import { openWithSession } from '#model-tests/cart/cart.world.ts';
import { openSignIn } from '#model-tests/sign-in-form/sign-in-form.world.ts';
import {
  fillIn,
  fillInFew,
  makeAccount,
  newEmail,
  newPassword,
  newPhone,
  rule,
  submitButton,
} from '#model-tests/sign-up-form/sign-up-form.world.ts';
import { setOwnAddress } from '#model-tests/support/client-address.ts';
import german from '#src/messages/compiled/de.gen.ts';
import account from '#src/messages/compiled/en-US/profile.gen.ts';
import profile from '#src/messages/compiled/en-US/complete-profile.gen.ts';
import cart from '#src/messages/compiled/en-US/cart.gen.ts';
import edit from '#src/messages/compiled/en-US/edit-profile.gen.ts';
import errorMessages from '#src/messages/compiled/en-US/errors.gen.ts';
import notices from '#src/messages/compiled/en-US/notices.gen.ts';
import passwords from '#src/messages/compiled/en-US/passwords.gen.ts';
import person from '#src/messages/compiled/en-US/person.gen.ts';
import signedOut from '#src/messages/compiled/en-US/signed-out.gen.ts';
import signIn from '#src/messages/compiled/en-US/sign-in.gen.ts';
import words from '#src/messages/compiled/en-US/sign-up-form.gen.ts';
import fields from '#src/messages/compiled/en-US/fields.gen.ts';
import { expectAccessible } from './support/accessible.ts';
import { fillCart } from './support/fill-cart.ts';
import { refuseWith, wordsOfService } from './support/refuse-with.ts';
import { expect, hydrated, test } from './support/test.ts';

test.use({ forgives: /status of 4(01|03|09|22|29)|ERR_CONNECTION_RESET/ });
test.beforeEach(({ context }) => setOwnAddress(context));

const dialog = (page: Page) => page.getByRole('dialog', { name: words.title });

test('a guest makes an account from the sign-in dialog with few fields, and keeps page and cart', async ({ page }) => {
  await openWithSession(page);
  await fillCart(page, 'en-us', 'WMTR1001MOS');
  await page.reload();
  await openSignIn(page);
  await page.getByRole('dialog').getByRole('button', { name: signIn.signUp }).click();
  await expect(dialog(page).getByLabel(words.email, { exact: true })).toBeVisible();
  await expect(dialog(page).getByLabel(person.firstName)).toHaveCount(0);
  await expectAccessible(page);
  await fillInFew(dialog(page), newEmail());
  await submitButton(dialog(page)).dblclick();
  await expect(page.getByText(notices.accountCreated)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('banner').getByRole('button', { name: signIn.accountTitle })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: cart.checkout }).first()).toBeVisible();
});

test('a new account from the header is asked for what the few fields lack', async ({ page }) => {
  await page.goto('/en-us');
  await openSignIn(page);
  await page.getByRole('dialog').getByRole('button', { name: signIn.signUp }).click();
  await fillInFew(dialog(page), newEmail());
  await submitButton(dialog(page)).click();
  const greeting = page.getByRole('dialog');
  await expect(greeting.getByRole('heading', { name: profile.nonLoyaltyTitle })).toBeVisible();
  await greeting.getByRole('button', { name: profile.later }).click();
  await greeting.getByRole('button', { name: profile.later }).click();
  await greeting.getByLabel(person.firstName).fill('Ada');
  await greeting.getByLabel(person.lastName).fill('Winters');
  await greeting.getByRole('button', { name: profile.save }).click();
  await expect(greeting.getByRole('heading', { name: profile.interestsTitle })).toBeVisible();
  await page.goto('/en-us/account');
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Ada' })).toBeVisible();
});

test('where few fields are not allowed, the sign-in dialog has the standard form', async ({ page }) => {
  await page.goto('/de-de/cart');
  await page.getByRole('banner').getByRole('button', { name: german['sign-in'].title }).click();
  await page.getByRole('dialog').getByRole('button', { name: german['sign-in'].signUp }).click();
  await expect(page.getByRole('dialog').getByLabel(german.person.firstName)).toBeVisible();
});

test('the form says what it lacks, and ticks the rules of a password', async ({ page }) => {
  await page.goto('/en-us/sign-up');
  await hydrated(page, 'sign-up-form');
  const form = page.getByRole('main');
  await submitButton(form).click();
  await expect(form.getByText(fields.required).first()).toBeVisible();
  await expect(form.getByLabel(person.firstName)).toBeFocused();
  await expectAccessible(page);

  await fillIn(form, { email: newEmail() });
  await form.getByLabel(words.password, { exact: true }).fill('');
  await form.getByLabel(words.password, { exact: true }).pressSequentially('Ridge');
  await expect(rule(form, 'upper').getByRole('img', { name: passwords.met })).toBeVisible();
  await expect(rule(form, 'digit').getByRole('img', { name: passwords.unmet })).toBeVisible();
  await form.getByLabel(words.password, { exact: true }).fill(newPassword);
  await form.getByLabel(person.birthDate).fill('2025-01-01');
  await submitButton(form).click();
  await expect(form.getByText(person.birthDateTooYoung.replace('{minimalAge}', '13'))).toBeVisible();
  await expect(form.getByLabel(person.birthDate)).toBeFocused();
  await form.getByLabel(person.birthDate).fill('1994-03-08');
  await form.getByLabel(person.phone).pressSequentially('3035550');
  await expect(form.getByLabel(person.phone)).toHaveValue('(303) 555 - 0');
  await submitButton(form).click();
  await expect(form.getByText(person.phoneInvalid)).toBeVisible();
  await expect(form.getByLabel(person.phone)).toBeFocused();
  await form.getByLabel(person.phone).fill('');
  await submitButton(form).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: profile.title })).toBeVisible();
});

test('an email that was typed for a sign-in is in the sign-up too', async ({ page }) => {
  const email = newEmail();
  await openWithSession(page);
  await openSignIn(page);
  const signInDialog = page.getByRole('dialog');
  await signInDialog.getByLabel(signIn.email).fill(email);
  await signInDialog.getByRole('button', { name: signIn.signUp }).click();
  await expect(dialog(page).getByRole('textbox', { name: words.email })).toHaveValue(email);
  await expect(page).not.toHaveURL(/email/);
});

test('an email that was typed on the page of the sign-in is in the sign-up too', async ({ page }) => {
  const email = newEmail();
  await page.goto('/en-us/sign-in?returnTo=/account/orders');
  await hydrated(page, 'sign-in');
  const main = page.getByRole('main');
  const link = main.getByRole('link', { name: signIn.signUp });
  await expect(link).toHaveAttribute('href', '/en-us/sign-up');
  await main.getByLabel(signIn.email).fill(email);
  await link.click();
  await expect(main.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
  await expect(main.getByRole('textbox', { name: words.email })).toHaveValue(email);
  await expect(page).not.toHaveURL(/email/);
});

test('the page leads on to what the profile lacks, with what its address fills in', async ({ page }) => {
  const email = newEmail();
  await page.goto(`/en-us/sign-up?email=${encodeURIComponent(email)}&leadSource=banner`);
  await hydrated(page, 'sign-up-form');
  await expect(page.getByLabel(words.email, { exact: true })).toHaveValue(email);
  await expectAccessible(page);
  await fillIn(page.getByRole('main'), { email });
  const called = page.waitForRequest('**/consumers-v3/auth/signup');
  await submitButton(page).click();
  expect((await called).headers()['source']).toBe('banner');
  await expect(page).toHaveURL(/\/en-us\/account\/complete-profile/);
  await expect(page.getByRole('heading', { level: 1, name: profile.title })).toBeVisible();
  await page.goto('/en-us/sign-up');
  await expect(page.getByText(words.signedIn)).toBeVisible();
  await expectAccessible(page);
});

test('an email or a phone of an account marks its field', async ({ page }) => {
  await page.goto('/en-us/sign-up');
  await hydrated(page, 'sign-up-form');
  const [email, phone] = [newEmail(), newPhone()];
  await makeAccount(page, { email, phone });
  await fillIn(page.getByRole('main'), { email });
  await submitButton(page).click();
  await expect(page.getByText(errorMessages.AUT439)).toBeVisible();
  await expect(page.getByLabel(words.email, { exact: true })).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel(words.email, { exact: true }).fill(newEmail());
  await page.getByLabel(person.phone).fill(phone);
  await submitButton(page).click();
  await expect(page.getByText(errorMessages.AUT442)).toBeVisible();
  await expect(page.getByLabel(person.phone)).toBeFocused();
});

test('an account whose answer was lost is the shopper’s, and there is one', async ({ page }) => {
  await page.goto('/en-us/sign-up');
  await hydrated(page, 'sign-up-form');
  await fillIn(page.getByRole('main'), { email: newEmail() });
  await page.route('**/consumers-v3/auth/signup', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await submitButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  await page.unroute('**/consumers-v3/auth/signup');
  await submitButton(page).click();
  await expect(page).toHaveURL(/\/en-us\/account\/complete-profile/);
  await expect(page.getByRole('heading', { level: 1, name: profile.title })).toBeVisible();
});

test('an unsure bot defence asks for a check before an account is made', async ({ page }) => {
  await page.goto('/en-us/sign-up');
  await hydrated(page, 'sign-up-form');
  await fillIn(page.getByRole('main'), { email: `maybe.robot+${crypto.randomUUID()}@example.com` });
  for (let at = 0; at < 11; at += 1) await makeAccount(page, { email: newEmail() });
  await submitButton(page).click();
  await page.getByRole('checkbox', { name: 'I am a person' }).click();
  await expect(page).toHaveURL(/\/en-us\/account\/complete-profile/);
});

test('a guest in the checkout makes an account with few fields, and stays there', async ({ page }) => {
  await openWithSession(page);
  await fillCart(page, 'en-us', 'WMTR1001MOS');
  await page.goto('/en-us/checkout');
  await page.getByRole('main').getByRole('button', { name: signedOut.create }).click();
  await expect(dialog(page).getByLabel(words.email, { exact: true })).toBeVisible();
  await expect(dialog(page).getByLabel(person.firstName)).toHaveCount(0);
  await expectAccessible(page);
  await fillInFew(dialog(page), newEmail());
  await submitButton(dialog(page)).click();
  await expect(page.getByText(notices.accountCreated)).toBeVisible();
  await expect(page).toHaveURL(/\/checkout/);
  await expect(page.getByRole('main').getByRole('button', { name: signedOut.create })).toHaveCount(0);
});

test('a customer changes their details in the account', async ({ page }) => {
  await page.goto('/en-us/sign-up');
  await hydrated(page, 'sign-up-form');
  await fillIn(page.getByRole('main'), { email: newEmail() });
  await submitButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: profile.title })).toBeVisible();
  await page.goto('/en-us/account');
  await page.getByRole('button', { name: account.edit }).click();
  const form = page.getByRole('dialog', { name: edit.title });
  await expect(form.getByLabel(person.lastName)).toHaveValue('Winters');
  await expectAccessible(page);
  await form.getByLabel(person.lastName).fill('Stone');
  await form.getByLabel(edit.shoeSize).fill('8,5');
  await form.getByLabel(person.postalCode).fill('SW1A 1AA');
  await form.getByRole('button', { name: edit.submit }).click();
  await expect(form.getByText(person.postalCodeInvalid.replace('{example}', '80302'))).toBeVisible();
  await form.getByLabel(person.postalCode).fill('80302');
  await form.getByRole('button', { name: edit.submit }).click();
  await expect(page.getByText(notices.profileSaved)).toBeVisible();
  await expect(form).toHaveCount(0);
  await expect(page.getByText('Ada Stone')).toBeVisible();
  await expect(page.getByText('8,5')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Ada Stone')).toBeVisible();
  await expectAccessible(page);
});

test('the address of the sign-up tells where its shopper came from', async ({ page }) => {
  const email = newEmail();
  const told = 'storeNum=boulder&enrollment_marketing_source=summit-24&leadSource=banner&referral_code=FRIEND24';
  await page.goto(`/en-us/sign-up?enrollment=loyalty&email=${encodeURIComponent(email)}&${told}`);
  await hydrated(page, 'sign-up-form');
  const main = page.getByRole('main');
  await fillIn(main, { email });
  await main.getByLabel('ZIP code').fill('80302');
  await main.getByText(words.loyaltyTerms).click();
  const [made, joined] = [page.waitForRequest('**/auth/signup'), page.waitForRequest('**/loyalty/token')];
  await submitButton(page).click();
  const first = await made;
  expect(first.headers()['source']).toBe('banner');
  expect(first.postDataJSON()).toMatchObject({ email, store: 'boulder', campaignName: 'summit-24' });
  const second = await joined;
  expect(second.headers()['source']).toBe('banner');
  expect(second.postDataJSON()).toMatchObject({ referralCode: 'FRIEND24' });
  await expect(page).toHaveURL(/\/account\/complete-profile/);
});

for (const [errorId, message] of [
  ['AUT440', errorMessages.AUT440],
  ['AUT443', wordsOfService],
])
  test(`another service refuses a sign-up with ${errorId}, which is told above the form`, async ({ page }) => {
    await page.goto('/en-us/sign-up');
    await hydrated(page, 'sign-up-form');
    await page.route('**/consumers-v3/auth/signup', refuseWith(String(errorId), 403));
    await fillIn(page.getByRole('main'), { email: newEmail() });
    await submitButton(page).click();
    await expect(page.getByRole('alert').filter({ hasText: String(message) })).toBeInViewport();
  });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form makes an account', async ({ page }) => {
    await page.goto('/en-us/sign-up');
    await fillIn(page.getByRole('main'), { email: newEmail() });
    await submitButton(page).click();
    await expect(page).toHaveURL(/posted=created/);
    await expect(page.getByRole('main').getByText(words.created)).toBeVisible();
  });

  test('a refused form comes back with what was typed, and the message at its field', async ({ page }) => {
    await page.goto('/en-us/sign-up?enrollment=loyalty');
    const main = page.getByRole('main');
    await fillIn(main, { email: 'maya.reed@example.com' });
    await main.getByLabel(person.postalCode).fill('80302');
    await main.getByLabel(words.loyaltyTerms).check();
    await submitButton(page).click();
    await expect(main.getByLabel(words.email, { exact: true })).toHaveAccessibleDescription(
      String(errorMessages.AUT439),
    );
    await expect(main.getByLabel(words.email, { exact: true })).toHaveValue('maya.reed@example.com');
    await expect(main.getByLabel(person.firstName)).toHaveValue('Ada');
    await expect(main.getByLabel(person.birthDate)).toHaveValue('1994-03-08');
    await expect(main.getByLabel(words.loyaltyTerms)).toBeChecked();
    await expect(main.getByLabel(words.newsletter)).not.toBeChecked();
    await expect(main.getByLabel(words.password, { exact: true })).toHaveValue('');
    await expect(page).not.toHaveURL(/maya/);
    await main.getByLabel(words.email, { exact: true }).fill(newEmail());
    await main.getByLabel(words.password, { exact: true }).fill(newPassword);
    await submitButton(page).click();
    await expect(page).toHaveURL(/posted=created/);
  });
});
