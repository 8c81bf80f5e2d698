import type { Locator } from '@playwright/test';
import {
  bank,
  cardFields,
  cards,
  expectConfirmation,
  giveAddress,
  giveCard,
  maya,
  openCheckout,
  placeButton,
  tabTo,
  toPayment,
} from '#model-tests/checkout/checkout.world.ts';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/test.ts';

// These tests cause refusals and lost answers, which the browser reports in the console.
test.use({ forgives: /^Failed to load resource/ });

test.describe('a guest with a mouse', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('is asked what is missing, beside each field', async ({ page }) => {
    await openCheckout(page);
    await page.getByRole('button', { name: 'Continue to delivery' }).click();
    await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
    await expect(page.getByText('This field is required')).toHaveCount(7);
    // The state.
    await expect(page.getByText('Select an option')).toHaveCount(1);
    await page.getByLabel('Email', { exact: true }).fill('maya');
    await expect(page.getByText('Email is not valid')).toBeVisible();
  });

  test('takes the better spelling of an address, and mends one that is refused', async ({ page }) => {
    await openCheckout(page);
    await giveAddress(page, { 'Street address': 'PO Box 1204' });
    await expect(page.getByText('We cannot ship to a PO box. Enter a street address.')).toBeVisible();
    await expect(page.getByLabel('Street address')).toBeFocused();
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(maya.Email);
    await page.getByLabel('Street address').fill('1600 Pearl');
    await page.getByRole('button', { name: 'Continue to delivery' }).click();
    await expect(page.getByRole('heading', { name: 'Is this your address?' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Use the suggested address' }).click();
    await expect(page.getByText('1600 Pearl Street, Boulder, CO 80302-5405')).toBeVisible();
  });

  test('sees the card fields as wide as the choice above them', async ({ page }) => {
    await openCheckout(page);
    await toPayment(page);
    await expect(cardFields(page).getByLabel('Name on card')).toBeVisible();
    const edges = async (of: Locator): Promise<DOMRect> => of.evaluate((element) => element.getBoundingClientRect());
    const frame = await edges(page.locator('iframe[title="Card details"]'));
    const choice = await edges(page.getByRole('radio', { name: 'Pay by card' }).locator('xpath=ancestor::label[1]'));
    // The frame is wider by the same amount on each side, to leave room for the focus rings.
    expect(frame.right - choice.right).toBeCloseTo(choice.left - frame.left, 0);
  });

  test('changes what was chosen', async ({ page }) => {
    await openCheckout(page);
    await toPayment(page);
    await giveCard(page, cards.approved);
    await page.getByRole('button', { name: 'Change delivery address' }).click();
    await page.getByLabel('First name').fill('Robin');
    await page.getByRole('button', { name: 'Continue to delivery' }).click();
    await expect(page.getByText('Robin Chen, 120 Larkspur Lane')).toBeVisible();
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await page.getByText('Use a different address').click();
    await page.getByLabel('Country', { exact: true }).selectOption('FR');
    for (const [label, text] of Object.entries({
      'First name': 'Jo',
      'Last name': 'Roy',
      'Street address': '8 rue de Paris',
      City: 'Chamonix',
      'Postal code': '74400',
      Phone: '612345678',
    }))
      await page.getByLabel(label, { exact: true }).fill(text);
    await page.getByRole('button', { name: 'Use this billing address' }).click();
    await giveCard(page, cards.approved);
    await expect(page.getByText('Jo Roy, 8 rue de Paris, 74400 Chamonix')).toBeVisible();
  });
});

test.describe('a guest with a keyboard alone, on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('answers the bank', async ({ page }) => {
    await openCheckout(page);
    await toPayment(page);
    await giveCard(page, cards.challenged);
    await tabTo(page, placeButton(page));
    await page.keyboard.press('Enter');
    const code = bank(page).getByLabel('One-time code');
    await expect(code).toBeVisible();
    await expectAccessible(page);
    await tabTo(page, code);
    await page.keyboard.type('123456');
    await page.keyboard.press('Enter');
    await expectConfirmation(page);
  });
});

test('a total that changed elsewhere is shown before it is paid', async ({ page }) => {
  await openCheckout(page);
  await toPayment(page);
  await giveCard(page, cards.approved);
  await page.evaluate(async () => {
    const { basketId } = JSON.parse(localStorage.getItem('waymark.session') ?? '{}');
    const { items } = await (await fetch(`/cart/v1/cart/${basketId}`, { headers: { 'x-locale': 'en-us' } })).json();
    await fetch(`/cart/v1/cart/${basketId}/item`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', 'x-locale': 'en-us' },
      body: JSON.stringify({ itemId: items[0].itemId, qty: 2 }),
    });
  });
  const before = await placeButton(page).innerText();
  await placeButton(page).click();
  await expect(page.getByText('Your total has changed')).toBeVisible();
  await expect(placeButton(page)).not.toHaveText(before);
  await placeButton(page).click();
  await expectConfirmation(page);
});

test('an order that the shopper may not see is not shown', async ({ page }) => {
  await page.goto('/en-us/order-confirmation?order=WM1234567890&st=nothing');
  await expect(page.getByRole('heading', { name: 'We cannot find this order' })).toBeVisible();
  await expectAccessible(page);
});

test.describe('a shopper who has paid', () => {
  test.use({ forgives: /^(TypeError: )?Failed to (load resource|fetch dynamically imported module)/ });

  test('hears that there is an order, and its number, when the page that confirms it does not come', async ({
    page,
  }) => {
    const code = /\/assets\/_locale\.order-confirmation-[^/]*\.js$/;
    await openCheckout(page);
    await toPayment(page);
    await giveCard(page, cards.approved);
    await page.route(code, (route) => route.abort('connectionfailed'));
    await placeButton(page).click();
    await expect(page.getByRole('heading', { name: 'We could not show your order' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(/order WM\d{10} is placed: please do not order again/);
    await expectAccessible(page);
    await page.unroute(code);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectConfirmation(page);
  });
});
