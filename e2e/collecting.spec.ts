import { readFile } from 'node:fs/promises';
import {
  addressElsewhere,
  cards,
  expectConfirmation,
  giveBillingAddress,
  giveCard,
  giveContact,
  openCheckout,
  placeButton,
} from '#model-tests/checkout/checkout.world.ts';
import { service, tellFromAnotherTab } from '#model-tests/cart/cart.world.ts';
import { makeCart } from '#model-tests/checkout/checkout.elsewhere.ts';
import { collectedCart } from '#model-tests/checkout/checkout.fixtures.ts';
import { signInAs } from '#model-tests/order/order.world.ts';
import {
  giveBritishHome,
  lookIn,
  nameCollector,
  openBritishCheckout,
  openSearch,
  search,
  words,
} from '#model-tests/collection-point/collection-point.world.ts';
import { boulder } from '#model-tests/store-finder/store-finder.fixtures.ts';
import { finder, openFinder, openShoe, preferStore, visitWith } from '#model-tests/store-finder/store-finder.world.ts';
import address from '#src/messages/compiled/en-US/address.gen.ts';
import mail from '#src/messages/compiled/en-US/mail.gen.ts';
import stores from '#src/messages/compiled/en-US/stores.gen.ts';
import checkout from '#src/messages/compiled/en-US/checkout.gen.ts';
import order from '#src/messages/compiled/en-US/order.gen.ts';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/test.ts';

// The first visit has no token yet and is answered 401.
test.use({ forgives: /status of (401|403|404)|robots.txt came without/ });

test('what is collected in a store is ordered without a home, and the confirmation names the store', async ({
  page,
}) => {
  // Size 11 is in stock in Boulder, and no demo scenario changes its stock while an order is placed.
  await visitWith(page, { productId: 'WMTR1101INK', upc: '841011010219', qty: 1 });
  await preferStore(page, boulder);
  await page.goto('/en-us/cart');
  await page.getByRole('button', { name: 'Change delivery of Ridgeline 3' }).click();
  const dialog = page.getByRole('dialog', { name: stores.methodTitle });
  await dialog.getByRole('button', { name: 'Pick up today at Waymark Boulder' }).click();
  await expect(dialog).toHaveCount(0);
  await page.goto('/en-us/checkout');
  await expect(page.getByRole('heading', { name: 'Who collects it?' })).toBeVisible();
  await page.getByRole('checkbox', { name: address.newsletter }).check();
  await giveContact(page);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await giveBillingAddress(page);
  await giveCard(page, cards.approved);
  await placeButton(page).click();
  await expectConfirmation(page);
  const main = page.getByRole('main');
  await expect(main.getByText('Waymark Boulder, Pick up in store: Same day')).toBeVisible();
  await expect(main.getByText('Same day at Waymark Boulder. Bring the order number.')).toBeVisible();
  await expect(main.getByText(order.shipTo)).toHaveCount(0);
  await expectAccessible(page);
  await page.reload();
  await expect(main.getByText('Waymark Boulder, Pick up in store: Same day')).toBeVisible();
  // Who ticked the box of the newsletter is asked to confirm it.
  const mails = async () => (await page.request.get('/sandbox/mail')).text();
  await expect
    .poll(mails)
    .toContain(`<strong>${mail.newsletterConfirmationSubject}</strong><span>To maya@example.com<`);
});

test('the first pair that is collected is reserved in its store', async ({ page }) => {
  const asked: string[] = [];
  page.on(
    'request',
    (one) => one.method() === 'POST' && one.url().includes('/cart/v1/') && asked.push(new URL(one.url()).pathname),
  );
  await visitWith(page, null);
  await preferStore(page, boulder);
  await openShoe(page);
  await openFinder(page);
  await finder(page).getByRole('button', { name: 'Pick up here today: Waymark Boulder' }).click();
  await expect(page.getByRole('link', { name: 'Cart, 1 item', includeHidden: true })).toBeAttached();
  expect(asked).toEqual(['/cart/v1/reserveWithItem']);
});

test('a delivery that another tab changes to a store keeps who collects it, and lets them be changed', async ({
  page,
  context,
}) => {
  await visitWith(page, { productId: 'WMTR1101INK', upc: '841011010219', qty: 1 });
  await preferStore(page, boulder);
  await addressElsewhere(page);
  await page.goto('/en-us/checkout');
  await expect(page.getByRole('heading', { name: checkout.methodTitle })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/en-us/cart');
  await other.getByRole('button', { name: 'Change delivery of Ridgeline 3' }).click();
  const dialog = other.getByRole('dialog', { name: stores.methodTitle });
  await dialog.getByRole('button', { name: 'Pick up today at Waymark Boulder' }).click();
  await expect(dialog).toHaveCount(0);
  await page.bringToFront();
  await expect(page.getByText('Same day at Waymark Boulder')).toBeVisible();
  await page.getByRole('button', { name: 'Change contact' }).click();
  await expect(page.getByRole('heading', { name: 'Who collects it?' })).toBeFocused();
  await giveContact(page);
  await page.getByRole('button', { name: checkout.continueToPayment }).click();
  await expect(page.getByRole('heading', { name: 'How would you like to pay?' })).toBeVisible();
});

test('a cart that is collected after all asks at the delivery step who collects it', async ({ page }) => {
  await openCheckout(page, addressElsewhere);
  await makeCart(page, collectedCart);
  await tellFromAnotherTab(page, true);
  await expect(page.getByRole('heading', { name: 'Who collects it?' })).toBeFocused();
  await expectAccessible(page);
  await giveContact(page);
  await expect(page.getByRole('button', { name: 'Change contact' })).toBeVisible();
  await page.getByRole('button', { name: checkout.continueToPayment }).click();
  await expect(page.getByRole('heading', { name: 'How would you like to pay?' })).toBeVisible();
});

test('a parcel is sent to a collection point: searched by place, with a collector, ordered and confirmed; the bill goes to the home address', async ({
  page,
}) => {
  await openBritishCheckout(page);
  const main = page.getByRole('main');
  await expect(main.getByText(/^Collection point · \w{3},? \d+ \w+ – .* · /)).toBeVisible();
  await openSearch(page);
  await expectAccessible(page);
  await lookIn(page, 'London');
  const first = search(page).getByRole('listitem').filter({ hasText: 'Brewer Street Post & Print' });
  await expect(first).toContainText('63 Brewer Street, London W1F 9UL');
  await first.getByText(words.hours).click();
  await expect(first.getByText(/^Mon/)).toBeVisible();
  await expectAccessible(page);
  await first.getByRole('button', { name: 'Collect here: Brewer Street Post & Print' }).click();
  await expect(search(page).getByRole('heading', { name: words.whoTitle })).toBeFocused();
  await expectAccessible(page);
  await nameCollector(page);
  await expect(search(page)).toHaveCount(0);
  // The checkout names the collection point, and the focus has not moved.
  await expect(main.getByRole('heading', { name: words.atTitle })).toBeVisible();
  await expect(main.getByText('63 Brewer Street')).toBeVisible();
  await expect(page.getByRole('button', { name: words.otherPoint })).toBeFocused();
  await expectAccessible(page);
  await page.reload();
  await expect(main.getByRole('heading', { name: words.atTitle })).toBeVisible();
  await page.getByRole('button', { name: words.keep }).click();
  await expect(main.getByText(/Brewer Street Post & Print, 63 Brewer Street/)).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Collection point/ })).toBeChecked();
  await page.getByRole('button', { name: checkout.continueToPayment }).click();
  // A collection point cannot be the billing address.
  await expect(page.getByRole('radio', { name: checkout.sameAddress })).toHaveCount(0);
  await giveBritishHome(page, checkout.useBillingAddress);
  await giveCard(page, cards.approved);
  await expectAccessible(page);
  await placeButton(page).click();
  await expect(page).toHaveURL(/\/en-gb\/order-confirmation\?order=WM\d+&st=/);
  await expect(page.getByRole('heading', { name: 'Thank you, Alice' })).toBeVisible();
  await expect(main.getByText('Brewer Street Post & Print', { exact: true })).toBeVisible();
  await expect(main.getByText(/Brewer Street Post & Print\. We write to you when it is there\.$/)).toBeVisible();
  await expect(main.getByText(order.shipTo)).toHaveCount(0);
  await expectAccessible(page);
});

test('a shopper can switch back to home delivery, and the bill goes there again', async ({ page }) => {
  await openBritishCheckout(page);
  await openSearch(page);
  await lookIn(page, 'M1 2AB');
  await search(page).getByRole('button', { name: 'Collect here: Oldham Street Convenience' }).click();
  await nameCollector(page);
  await page.getByText(words.sendHome).click();
  // The recipient is known already. Their home address is not: the cart has the address of the collection point.
  await giveBritishHome(page, checkout.continueToMethod);
  await expect(page.getByRole('radio', { name: /^Standard/ })).toBeChecked();
  await expect(page.getByRole('main').getByText(/^Alice Whitlock, 14 Lake Road/)).toBeVisible();
  await page.getByRole('button', { name: checkout.continueToPayment }).click();
  await expect(page.getByRole('radio', { name: checkout.sameAddress })).toBeChecked();
});

test('a return is announced, its label downloads, and it is listed with the order', async ({ page }) => {
  await page.goto('/en-us/order-lookup');
  await page.getByLabel('Order number').fill('W100204417');
  await page.getByLabel('Email', { exact: true }).fill('maya.reed@example.com');
  await page.getByRole('button', { name: 'Find the order' }).click();
  await page.getByRole('button', { name: order.sendBack }).click();
  await page.getByRole('combobox', { name: /Drove Crew/ }).selectOption('1');
  const listed = page.getByRole('button', { name: /^Download the label of return/ });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: order.returnSubmit, exact: true }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.pdf$/);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
  // One return whichever test announced it first: the service takes the same items within ten minutes for a retry.
  await expect(listed).toHaveCount(1);
  await page.reload();
  await expect(listed).toHaveCount(1);
  await expect(page.getByRole('listitem').filter({ has: listed })).toContainText('1 × Drove Crew');
});

test('a guest’s favourite store is still theirs once they have signed in, and on their next device', async ({
  page,
}) => {
  await visitWith(page, null);
  await preferStore(page, boulder);
  await page.goto('/en-us/account/orders');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await signInAs(page, 'new.walker@example.com');
  await openShoe(page);
  await openFinder(page);
  await expect(finder(page).getByText(boulder.name).first()).toBeVisible();
  const kept = () => service(page).call<{ store?: { storeId: string } }>('GET', '/stores/v1/favourite');
  await expect.poll(async () => (await kept()).store?.storeId).toBe(boulder.storeId);
});
