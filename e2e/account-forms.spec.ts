import type { BrowserContext, Page } from '@playwright/test';
import { openWithSession } from '#model-tests/cart/cart.world.ts';
import { makeAccount, newEmail, newPassword } from '#model-tests/sign-up-form/sign-up-form.world.ts';
import { setOwnAddress } from '#model-tests/support/client-address.ts';
import address from '#src/messages/compiled/en-US/address.gen.ts';
import book from '#src/messages/compiled/en-US/address-book.gen.ts';
import change from '#src/messages/compiled/en-US/change-password.gen.ts';
import completing from '#src/messages/compiled/en-US/complete-profile.gen.ts';
import edit from '#src/messages/compiled/en-US/edit-profile.gen.ts';
import errorMessages from '#src/messages/compiled/en-US/errors.gen.ts';
import interests from '#src/messages/compiled/en-US/interests.gen.ts';
import notices from '#src/messages/compiled/en-US/notices.gen.ts';
import passwords from '#src/messages/compiled/en-US/passwords.gen.ts';
import person from '#src/messages/compiled/en-US/person.gen.ts';
import account from '#src/messages/compiled/en-US/profile.gen.ts';
import signIn from '#src/messages/compiled/en-US/sign-in.gen.ts';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/test.ts';

/** A customer's details, addresses, interests and password, by forms that work without script. */

test.use({ forgives: /status of 4\d\d/ });

/** Signs a new customer in by forms alone. */
async function signedIn(page: Page, context: BrowserContext, locale = 'en-us'): Promise<string> {
  await setOwnAddress(context);
  const email = newEmail();
  await page.goto(`/${locale}/sign-in`);
  await makeAccount(page, { email, password: newPassword });
  await page.getByRole('main').locator('input[name=email]').fill(email);
  await page.getByRole('main').locator('input[name=password]').fill(newPassword);
  await page.getByRole('main').locator('form[method=post] button[type=submit]').first().click();
  await expect(page).toHaveURL(new RegExp(`/${locale}/account$`));
  return email;
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a customer changes their details, and what is refused stands at its field', async ({ page, context }) => {
    await signedIn(page, context);
    const main = page.getByRole('main');
    await main.getByRole('button', { name: account.edit, exact: true }).click();
    await expect(page).toHaveURL(/\/en-us\/account\/profile/);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(edit.title);
    await expect(main.getByLabel(person.lastName)).toHaveValue('Stone');
    await main.getByLabel(person.lastName).fill('Winters');
    await main.getByLabel(person.postalCode).fill('no code');
    await main.getByRole('button', { name: edit.submit }).click();
    await expect(main.getByLabel(person.postalCode)).toHaveAttribute('aria-invalid', 'true');
    await expect(main.getByLabel(person.lastName)).toHaveValue('Winters');
    await main.getByLabel(person.postalCode).fill('80302');
    await main.getByRole('button', { name: edit.submit }).click();
    await expect(main.getByText(notices.profileSaved)).toBeVisible();
    await main.getByRole('link', { name: account.title }).click();
    await expect(main.getByText('Ada Winters')).toBeVisible();
    await expect(main.getByText('80302')).toBeVisible();
  });

  test('a customer adds an address and changes it', async ({ page, context }) => {
    await signedIn(page, context);
    const main = page.getByRole('main');
    await page.goto('/en-us/account/addresses');
    await main.getByRole('button', { name: book.addDelivery }).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(book.newDelivery);
    const typed = {
      [address.firstName]: 'Ada',
      [address.lastName]: 'Stone',
      [address.addressLine1]: '7 Alder Way',
      [address.city]: 'Boulder',
      [address.zipCode]: 'no code',
      [address.phone]: '(415) 555-0134',
    };
    for (const [label, text] of Object.entries(typed)) await main.getByLabel(label, { exact: true }).fill(text);
    await main.getByLabel(address.state, { exact: true }).selectOption('CO');
    await main.getByRole('button', { name: book.save }).click();
    const code = main.getByLabel(address.zipCode, { exact: true });
    await expect(code).toHaveAttribute('aria-invalid', 'true');
    await expect(main.getByLabel(address.addressLine1, { exact: true })).toHaveValue('7 Alder Way');
    await expect(main.getByLabel(address.state, { exact: true })).toHaveValue('CO');
    await code.fill('80302');
    await main.getByRole('button', { name: book.save }).click();
    await expect(page).toHaveURL(/\/en-us\/account\/addresses$/);
    await expect(main.getByText('7 Alder Way')).toBeVisible();
    await main.getByRole('button', { name: /^Edit: .*7 Alder Way/ }).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(book.editDelivery);
    await main.getByLabel(address.addressLine1, { exact: true }).fill('9 Alder Way');
    await main.getByRole('button', { name: book.save }).click();
    await expect(main.getByText('9 Alder Way')).toBeVisible();
    await expect(main.getByText('7 Alder Way')).toHaveCount(0);
  });

  test('a customer makes another address the main one, and removes it after a question', async ({ page, context }) => {
    await signedIn(page, context);
    const main = page.getByRole('main');
    const item = (street: string) => main.getByRole('listitem').filter({ hasText: street });
    for (const street of ['7 Alder Way', '9 Birch Road']) {
      await page.goto('/en-us/account/addresses?add=shipping');
      const typed = {
        [address.firstName]: 'Ada',
        [address.lastName]: 'Stone',
        [address.addressLine1]: street,
        [address.city]: 'Boulder',
        [address.zipCode]: '80302',
        [address.phone]: '(415) 555-0134',
      };
      for (const [label, text] of Object.entries(typed)) await main.getByLabel(label, { exact: true }).fill(text);
      await main.getByLabel(address.state, { exact: true }).selectOption('CO');
      await main.getByRole('button', { name: book.save }).click();
      await expect(item(street)).toBeVisible();
    }
    await expect(item('7 Alder Way').getByText(book.main, { exact: true })).toBeVisible();
    await item('9 Birch Road')
      .getByRole('button', { name: /^Make it main/ })
      .click();
    await expect(item('9 Birch Road').getByText(book.main, { exact: true })).toBeVisible();
    await expect(item('7 Alder Way').getByText(book.main, { exact: true })).toHaveCount(0);

    const remove = (street: string) => item(street).getByRole('button', { name: /^Remove: / });
    await remove('9 Birch Road').click();
    await expect(main.getByRole('group', { name: book.removeTitle })).toBeVisible();
    await main.getByRole('button', { name: book.removeKeep }).click();
    await expect(item('9 Birch Road')).toBeVisible();
    await remove('9 Birch Road').click();
    const question = page.url();
    await main.getByRole('button', { name: book.removeConfirm }).click();
    await expect(page).toHaveURL(/\/en-us\/account\/addresses$/);
    await expect(item('9 Birch Road')).toHaveCount(0);
    await expect(item('7 Alder Way').getByText(book.main, { exact: true })).toBeVisible();

    // Another tab removes the last one while the question is shown.
    await remove('7 Alder Way').click();
    const other = await context.newPage();
    await other.goto(page.url());
    await other.getByRole('button', { name: book.removeConfirm }).click();
    await expect(other.getByText(book.emptyTitle)).toBeVisible();
    await main.getByRole('button', { name: book.removeConfirm }).click();
    await expect(main.getByText(errorMessages.CCA401)).toBeVisible();
    await expect(main.getByText(book.emptyTitle)).toBeVisible();
    await page.goto(question);
    await expect(main.getByText(book.emptyTitle)).toBeVisible();
  });

  test('a customer says what they like to do, and what the form does not list stays', async ({ page, context }) => {
    await signedIn(page, context);
    const main = page.getByRole('main');
    const { origin } = new URL(page.url());
    const stored = await page.request.put(`${origin}/consumers-v3/consumer`, {
      headers: { origin },
      data: { consumerProfile: { preferences: { interests: 'Travel|Fell running' } } },
    });
    expect(stored.status()).toBe(200);
    await main.getByRole('button', { name: account.editInterests }).click();
    await expect(page).toHaveURL(/\/en-us\/account\/interests/);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(completing.interestsTitle);
    const chip = (name: string) => main.getByRole('checkbox', { name });
    await expect(chip(interests.travel)).toBeChecked();
    // The box itself is hidden: its label is pressed.
    await main.getByText(interests.travel, { exact: true }).click();
    await main.getByText(interests.climbing, { exact: true }).click();
    await main.getByRole('button', { name: completing.saveAlone }).click();
    await expect(main.getByText(notices.profileSaved)).toBeVisible();
    await expect(chip(interests.climbing)).toBeChecked();
    await expect(chip(interests.travel)).not.toBeChecked();
    await main.getByRole('button', { name: completing.cancel }).click();
    await expect(page).toHaveURL(/\/en-us\/account\??$/);
    await expect(main.getByText(`Fell running, ${interests.climbing}`)).toBeVisible();
  });

  test('a bill goes to another country', async ({ page, context }) => {
    await signedIn(page, context, 'de-de');
    const main = page.getByRole('main');
    await page.goto('/de-de/account/addresses?add=billing');
    const fill = async (texts: Record<string, string>) => {
      for (const [name, text] of Object.entries(texts)) await main.locator(`[name=${name}]`).fill(text);
    };
    await fill({ firstName: 'Ada', lastName: 'Stone', addressLine1: '1 Rue Haute', city: 'Lyon', postalCode: '1' });
    await fill({ phone: '+33 6 12 34 56 78' });
    await main.locator('select[name=country]').selectOption('FR');
    await main.getByRole('button', { name: 'Adresse speichern' }).click();
    await expect(main.locator('[name=postalCode]')).toHaveAttribute('aria-invalid', 'true');
    await expect(main.locator('select[name=country]')).toHaveValue('FR');
    await fill({ postalCode: '69005' });
    await main.getByRole('button', { name: 'Adresse speichern' }).click();
    await expect(page).toHaveURL(/\/de-de\/account\/addresses$/);
    await expect(main.getByText('1 Rue Haute')).toBeVisible();
  });

  test('a customer changes their password', async ({ page, context }) => {
    const email = await signedIn(page, context);
    const main = page.getByRole('main');
    await main.getByRole('button', { name: account.changePassword }).click();
    await expect(page).toHaveURL(/\/en-us\/account\/password/);
    const send = async (current: string) => {
      await main.getByLabel(change.current).fill(current);
      await main.getByLabel(passwords.new, { exact: true }).fill('Summitview25');
      await main.getByLabel(passwords.confirm).fill('Summitview25');
      await main.getByRole('button', { name: change.submit }).click();
    };
    await send('not this one');
    await expect(main.getByText(errorMessages.AUT450)).toBeVisible();
    await expect(main.getByLabel(change.current)).toHaveValue('');
    await send(newPassword);
    await expect(main.getByText(change.done)).toBeVisible();
    await context.clearCookies();
    await page.goto('/en-us/sign-in');
    await main.getByLabel(signIn.email).fill(email);
    await main.getByLabel(signIn.password, { exact: true }).fill('Summitview25');
    await main.getByRole('button', { name: signIn.submit, exact: true }).click();
    await expect(page).toHaveURL(/\/en-us\/account$/);
  });

  test('a guest is offered the sign-in on each of the pages', async ({ page }) => {
    for (const path of ['profile', 'password', 'addresses', 'interests']) {
      await page.goto(`/en-us/account/${path}`);
      await expect(page.getByRole('main').getByRole('button', { name: account.signIn })).toBeVisible();
    }
  });
});

test('the pages work with script, too, and are accessible', async ({ browser, page, context, baseURL }) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  await signedIn(await plain.newPage(), plain);
  await openWithSession(page);
  // An answer to what the page still asks for would bring the guest's cookies back.
  await page.goto('about:blank');
  await context.clearCookies();
  await context.addCookies(await plain.cookies());
  await plain.close();
  const main = page.getByRole('main');
  for (const path of ['profile', 'password', 'addresses?add=billing', 'interests']) {
    await page.goto(`/en-us/account/${path}`);
    await expect(main.locator('form[method=post]')).toBeVisible();
    await expectAccessible(page);
  }
  await page.goto('/en-us/account/profile');
  await main.getByLabel(person.lastName).fill('Brook');
  await main.getByRole('button', { name: edit.submit }).click();
  await expect(page).toHaveURL(/\/en-us\/account$/);
  await expect(main.getByText('Ada Brook')).toBeVisible();
  await expect(page.getByText(notices.profileSaved)).toBeVisible();
  await page.goto('/en-us/account/interests');
  await main.getByText(interests.hiking, { exact: true }).click();
  await main.getByRole('button', { name: completing.saveAlone }).click();
  await expect(main.getByText(completing.successBody)).toBeVisible();
  await main.getByRole('button', { name: completing.toAccount }).click();
  await expect(page).toHaveURL(/\/en-us\/account$/);
  await expect(main.getByText(interests.hiking, { exact: true })).toBeVisible();
});
