import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { openWithSession, service } from '#model-tests/cart/cart.world.ts';
import { cardFields, cards, typeCard } from '#model-tests/checkout/checkout.world.ts';
import { signInAs } from '#model-tests/order/order.world.ts';
import { openSignIn } from '#model-tests/sign-in-form/sign-in-form.world.ts';
import { makeAccount, newEmail, newPassword } from '#model-tests/sign-up-form/sign-up-form.world.ts';
import { setOwnAddress } from '#model-tests/support/client-address.ts';
import type { Address, ConsumerData } from '#openapi/generated/waymark.gen.ts';
import address from '#src/messages/compiled/en-US/address.gen.ts';
import words from '#src/messages/compiled/en-US/address-book.gen.ts';
import contact from '#src/messages/compiled/en-US/contact.gen.ts';
import errorMessages from '#src/messages/compiled/en-US/errors.gen.ts';
import giftCard from '#src/messages/compiled/en-US/gift-card.gen.ts';
import notices from '#src/messages/compiled/en-US/notices.gen.ts';
import privacy from '#src/messages/compiled/en-US/privacy.gen.ts';
import account from '#src/messages/compiled/en-US/profile.gen.ts';
import saved from '#src/messages/compiled/en-US/saved-page.gen.ts';
import savedCards from '#src/messages/compiled/en-US/saved-cards.gen.ts';
import { expectAccessible } from './support/accessible.ts';
import { refuseWith } from './support/refuse-with.ts';
import { expect, hydrated, test } from './support/test.ts';

test.use({ forgives: /status of 4(01|02|03|04|09|22)/ });
test.beforeEach(({ context }) => setOwnAddress(context));

/** Signs in a new customer, whose account no other test uses, and opens a page of the account. */
async function openAs(page: Page, path: string, chart: string): Promise<string> {
  const email = newEmail();
  await openWithSession(page);
  await makeAccount(page, { email, password: newPassword });
  await openSignIn(page);
  await signInAs(page, email, newPassword);
  await page.goto(path);
  await hydrated(page, chart);
  return email;
}

const fillAddress = async (page: Page, street: string) => {
  await page.getByLabel(address.addressLine1).fill(street);
  await page.getByLabel(address.city).fill('Boulder');
  await page.getByLabel(address.state, { exact: true }).selectOption('CO');
  await page.getByLabel(address.zipCode).fill('80302');
  await page.getByLabel(address.phone).fill('3035550188');
  await page.getByRole('button', { name: words.save }).click();
};
const item = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });

test('a customer adds, edits and removes addresses, and chooses the main one', async ({ page }) => {
  await openAs(page, '/en-us/account/addresses', 'address-book');
  await expect(page.getByText(words.emptyTitle)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: words.addDelivery }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.newDelivery })).toBeFocused();
  await expect(page.getByLabel(address.firstName)).toHaveValue('Ada');
  await expectAccessible(page);
  await fillAddress(page, '1600 Pearl Street');
  await expect(item(page, '1600 Pearl Street').getByText(words.main, { exact: true })).toBeVisible();

  await page.getByRole('button', { name: words.addDelivery }).click();
  await fillAddress(page, '1600 Pearl Street');
  await expect(page.getByText(errorMessages.CCA400)).toBeVisible();
  await fillAddress(page, '7 Alder Way');
  await item(page, '7 Alder Way')
    .getByRole('button', { name: /^Make it main/ })
    .click();
  await expect(item(page, '7 Alder Way').getByText(words.main, { exact: true })).toBeVisible();
  await expect(item(page, '1600 Pearl Street').getByText(words.main, { exact: true })).toBeHidden();

  await item(page, '7 Alder Way').getByRole('button', { name: /^Edit/ }).click();
  await fillAddress(page, '9 Birch Road');
  await item(page, '9 Birch Road')
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(page.getByRole('button', { name: words.removeKeep })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: words.removeConfirm }).click();
  await expect(item(page, '9 Birch Road')).toBeHidden();

  // Another tab removes the last one first.
  const { call } = service(page);
  const path = '/consumers-v3/consumer/address';
  const [{ addressId } = {}] = (await call<{ addresses: Address[] }>('GET', path)).addresses;
  await call('DELETE', `${path}/${addressId}`);
  await item(page, '1600 Pearl Street')
    .getByRole('button', { name: /^Remove/ })
    .click();
  await page.getByRole('button', { name: words.removeConfirm }).click();
  await expect(page.getByText(errorMessages.CCA401)).toBeVisible();
  await expect(page.getByText(words.emptyTitle)).toBeVisible();
  await page.reload();
  await expect(page.getByText(words.emptyTitle)).toBeVisible();
});

test('a customer saves cards without an order, chooses the default card and removes one', async ({ page }) => {
  await openAs(page, '/en-us/account/payment', 'saved-cards');
  // The header of the address would make the provider's frame ask for permission first.
  await page.context().setExtraHTTPHeaders({});
  const save = async (number: string) => {
    await page.getByRole('button', { name: savedCards.add }).click();
    await expect(cardFields(page).getByLabel('Card number')).toBeVisible();
    await typeCard(page, number);
    await page.getByRole('button', { name: savedCards.save }).press('Enter');
  };
  await expect(page.getByText(savedCards.emptyTitle)).toBeVisible();
  await save(cards.approved);
  await expect(item(page, 'ending in').getByText(savedCards.default)).toBeVisible();
  await expectAccessible(page);

  await save(cards.approved);
  await expect(page.getByText(errorMessages.PYT300)).toBeVisible();
  await expect(item(page, 'ending in')).toHaveCount(1);

  await save('5555 5555 5555 4444');
  await expect(item(page, 'ending in')).toHaveCount(2);
  await item(page, '4444')
    .getByRole('button', { name: /^Make it the default/ })
    .click();
  await expect(item(page, '4444').getByText(savedCards.default)).toBeVisible();
  await item(page, '4444')
    .getByRole('button', { name: /^Remove/ })
    .click();
  await page.getByRole('button', { name: savedCards.removeConfirm }).click();
  await expect(item(page, 'ending in')).toHaveCount(1);
  await expect(item(page, 'ending in').getByText(savedCards.default)).toBeVisible();
});

const instruments = '**/consumers-v3/consumer/payment_instruments';
const number = '6006490010000028';

async function saveGiftCard(page: Page): Promise<void> {
  await page.getByRole('button', { name: savedCards.addGiftCard }).click();
  await page.getByLabel(giftCard.number).fill(number);
  await page.getByLabel(giftCard.pin).fill('1936');
  await page.getByRole('button', { name: savedCards.saveGiftCard }).click();
}

/** Answers what saves a card or a gift card with a refusal. */
const refuseSaving = (page: Page, errorId: string, status: number) =>
  page.route(instruments, (route) =>
    route.request().method() === 'POST' ? refuseWith(errorId, status)(route) : route.fallback(),
  );

test('a gift card that cannot be saved, and one that the account has, are told in a toast (PYT300)', async ({
  page,
}) => {
  await openAs(page, '/en-us/account/payment', 'saved-cards');
  await refuseSaving(page, 'PYT404', 404);
  await saveGiftCard(page);
  await expect(page.getByText(notices.giftCardNotSaved)).toBeVisible();
  await expect(page.getByLabel(giftCard.number)).toHaveValue(number);
  await page.unroute(instruments);
  await page.getByRole('button', { name: savedCards.saveGiftCard }).click();
  await expect(page.getByText('Gift card ending in 0028')).toBeVisible();
  await saveGiftCard(page);
  await expect(page.getByText(notices.giftCardExists)).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByText('Gift card ending in 0028')).toHaveCount(1);
});

test('a card that cannot be saved is told in a toast, with why', async ({ page }) => {
  await openAs(page, '/en-us/account/payment', 'saved-cards');
  await page.context().setExtraHTTPHeaders({});
  await page.getByRole('button', { name: savedCards.add }).click();
  await expect(cardFields(page).getByLabel('Card number')).toBeVisible();
  await refuseSaving(page, 'PYT402', 402);
  await typeCard(page, cards.approved);
  await page.getByRole('button', { name: savedCards.save }).press('Enter');
  await expect(page.getByText(notices.cardNotSaved)).toBeVisible();
  await expect(page.getByText(errorMessages.PYT402)).toBeVisible();
  await expectAccessible(page);
});

test('the last billing address stays while a card is billed to it, and the page says why (PRO414)', async ({
  page,
}) => {
  await openAs(page, '/en-us/account/payment', 'saved-cards');
  // The header of the address would make the provider's frame ask for permission first.
  await page.context().setExtraHTTPHeaders({});
  await page.getByRole('button', { name: savedCards.add }).click();
  await expect(cardFields(page).getByLabel('Card number')).toBeVisible();
  await typeCard(page, cards.approved);
  await page.getByRole('button', { name: savedCards.save }).press('Enter');
  await expect(item(page, 'ending in')).toHaveCount(1);
  await page.goto('/en-us/account/addresses');
  await hydrated(page, 'address-book');
  const remove = async (street: string) => {
    await item(page, street)
      .getByRole('button', { name: /^Remove/ })
      .click();
    await page.getByRole('button', { name: words.removeConfirm }).click();
  };
  const add = async (street: string) => {
    await page.getByRole('button', { name: words.addBilling }).click();
    await fillAddress(page, street);
    await expect(item(page, street)).toBeVisible();
  };
  await add('1600 Pearl Street');
  await remove('1600 Pearl Street');
  await expect(page.getByRole('alert').getByText(errorMessages.PRO414)).toBeVisible();
  await expect(item(page, '1600 Pearl Street')).toBeVisible();
  await expectAccessible(page);
  // What the message advises works.
  await add('7 Alder Way');
  await remove('1600 Pearl Street');
  await expect(item(page, '1600 Pearl Street')).toHaveCount(0);
  await expect(page.getByText(errorMessages.PRO414)).toHaveCount(0);
  await expect(item(page, '7 Alder Way')).toBeVisible();
});

test('a customer downloads the data and erases the account', async ({ page }) => {
  const email = await openAs(page, '/en-us/account/privacy', 'erasure');
  const [password] = [page.getByLabel(privacy.password)];
  await password.fill('wrong');
  await page.getByRole('button', { name: privacy.download }).click();
  await expect(page.getByText(errorMessages.AUT450)).toBeVisible();
  await expectAccessible(page);
  await password.fill(newPassword);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: privacy.download }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('waymark-data.json');
  const data = JSON.parse(readFileSync(await file.path(), 'utf8')) as ConsumerData;
  expect(data.email).toBe(email);
  await expect(page.getByText(privacy.downloaded)).toBeVisible();

  await page.getByRole('button', { name: privacy.erase }).press('Enter');
  await expect(page.getByRole('group', { name: privacy.eraseTitle })).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel(privacy.password).last().fill(newPassword);
  await page.getByRole('button', { name: privacy.eraseConfirm }).click();
  await expect(page).toHaveURL(/\/en-us$/);
  await expect(page.getByRole('region', { name: 'Messages' }).getByText(notices.accountErasedMore)).toBeVisible();
  await expectAccessible(page);
  await page.goto('/en-us/account');
  await expect(page.getByRole('main').getByRole('button', { name: account.signIn })).toBeVisible();
});

test('a customer changes what is saved for later in the account, and moves it to the cart', async ({ page }) => {
  await openAs(page, '/en-us/account/saved', 'saved-for-later');
  await expect(page.getByText(saved.emptyTitle)).toBeVisible();
  await expectAccessible(page);
  const { call } = service(page);
  await call('PUT', '/cart/v2/saveForLater', {
    productId: 'WMSK1001MOS',
    upc: '843110010084',
    qty: 1,
    type: 'product',
  });
  await page.reload();
  const line = page
    .getByRole('list', { name: saved.listTitle })
    .getByRole('listitem')
    .filter({ hasText: 'Drove Crew' });
  await line.getByRole('button', { name: 'One more' }).click();
  await expect(line.getByRole('textbox')).toHaveValue('2');
  await expectAccessible(page);
  await page.reload();
  await expect(line.getByRole('textbox')).toHaveValue('2');
  await line.getByRole('button', { name: 'Edit Drove Crew' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await line.getByRole('button', { name: 'Move to cart: Drove Crew' }).click();
  await expect(page.getByRole('dialog').getByText('Qty 2')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(saved.emptyTitle)).toBeVisible();
});

test('a guest is asked to sign in to see what is saved in an account', async ({ page }) => {
  await page.goto('/en-us/account/saved');
  await expect(page.getByRole('heading', { level: 1, name: account.guestTitle })).toBeVisible();
});

test('a customer reaches every part of the account from the overview, and signs out there', async ({ page }) => {
  await openAs(page, '/en-us/account', 'profile');
  await expectAccessible(page);
  for (const [link, title] of [
    [account.toSaved, saved.title],
    [account.toAddresses, words.title],
    [account.toCards, savedCards.title],
    [account.toPrivacy, privacy.title],
  ] as const) {
    await page.getByRole('link', { name: link }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: account.title }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Hello, Ada' })).toBeVisible();
  }
  await page.getByRole('button', { name: account.signOut }).click();
  await expect(page).toHaveURL(/\/en-us\/?$/);
});

const typed = { name: 'Ada Winters', message: 'Where is my parcel?' };

async function writeMessage(page: Page): Promise<void> {
  await page.getByLabel(contact.subject).selectOption('order/delivery');
  await page.getByLabel(contact.name, { exact: true }).fill(typed.name);
  await page.getByLabel(contact.email, { exact: true }).fill(newEmail());
  await page.getByLabel(contact.message).fill(typed.message);
  await page.getByRole('button', { name: contact.send }).click();
}

test('a guest writes to the shop from the link in the footer', async ({ page }) => {
  await page.goto('/en-us');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click();
  await hydrated(page, 'contact');
  await expectAccessible(page);
  await writeMessage(page);
  await expect(page.getByText(/Its number is WC\d{8}/)).toBeVisible();
  await page.getByRole('button', { name: contact.another }).click();
  await expect(page.getByLabel(contact.message)).toHaveValue('');
});

const alertOf = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

test('a message that the service refuses is told at its field, else above the form (ATTR100-300)', async ({ page }) => {
  await page.goto('/en-us/help/contact-us');
  await hydrated(page, 'contact');
  const sent = '**/consumers-v3/contactus';
  const refused = async (body: (given: { payload: Record<string, unknown> }) => object) => {
    await page.unroute(sent);
    await page.route(sent, (route) =>
      route.continue({ postData: JSON.stringify(body(route.request().postDataJSON())) }),
    );
    await writeMessage(page);
  };
  await refused(({ payload }) => ({ organization: 'WAYMARK', payload }));
  await expect(alertOf(page, String(errorMessages.ATTR100))).toBeVisible();
  await refused(({ payload }) => ({ requestType: 'CONTACT', payload }));
  await expect(alertOf(page, String(errorMessages.ATTR200))).toBeVisible();
  await refused(() => ({ requestType: 'CONTACT', organization: 'WAYMARK' }));
  await expect(alertOf(page, String(errorMessages.ATTR300))).toBeVisible();
  await expectAccessible(page);
  // What editors took away while the form was open.
  await refused((given) => ({ ...given, payload: { ...given.payload, subject: 'gone' } }));
  await expect(page.getByLabel(contact.subject)).toHaveAccessibleDescription(String(errorMessages.ATTR100));
  await refused((given) => ({ ...given, payload: { ...given.payload, message: '  ' } }));
  await expect(page.getByLabel(contact.message)).toHaveAccessibleDescription(String(errorMessages.ATTR300));
  await page.unroute(sent);
  await page.getByRole('button', { name: contact.send }).click();
  await expect(page.getByText(/Its number is WC\d{8}/)).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the contact form sends a message', async ({ page }) => {
    await page.goto('/en-us/help/contact-us');
    await writeMessage(page);
    await expect(page).toHaveURL(/posted=sent/);
    await expect(page.getByText(contact.sentBodyWithout)).toBeVisible();
  });
});
