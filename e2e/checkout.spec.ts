import { expect, type Page, test } from '@playwright/test';
import {
  bank, cardFields, cards, expectAccessible, expectConfirmation, giveAddress, giveCard, maya, openCheckout, placeButton, tabTo, toPayment,
} from '#model-tests/checkout/checkout.world.ts';

const placing = '**/cart/v2/checkout/order';

/** What the page says to developers, less what a refusal of the service makes the browser log. */
function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

/** How often an order was sent. */
function ordersSent(page: Page): { count: number } {
  const sent = { count: 0 };
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().endsWith('/cart/v2/checkout/order')) sent.count += 1;
  });
  return sent;
}

test.describe('a guest with a mouse', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('buys a pair of shoes; the confirmation survives a reload, and the cart begins anew', async ({ page }) => {
    const errors = errorsOf(page);
    const sent = ordersSent(page);
    await openCheckout(page);
    await expectAccessible(page);
    await giveAddress(page);
    await expectAccessible(page);
    await page.getByText('Next day').click();
    await expect(page.getByRole('complementary', { name: 'Order summary' })).toContainText('$27.95');
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(cardFields(page).getByLabel('Card number')).toBeVisible();
    await expectAccessible(page);
    await giveCard(page, cards.approved);
    await expect(page.getByText('Visa ending in 1111')).toBeVisible();
    await expectAccessible(page);
    await placeButton(page).click();
    await expectConfirmation(page);
    await expectAccessible(page);
    await page.reload();
    await expectConfirmation(page);
    await page.goto('/en-us/checkout');
    await expect(page.getByRole('heading', { name: 'There is nothing to check out' })).toBeVisible();
    expect(sent.count).toBe(1);
    expect(errors).toEqual([]);
  });

  test('is asked what is missing, beside each field', async ({ page }) => {
    await openCheckout(page);
    await page.getByRole('button', { name: 'Continue to delivery' }).click();
    await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
    await expect(page.getByText('This field is required')).toHaveCount(8);
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
    for (const [label, text] of Object.entries({ 'First name': 'Jo', 'Last name': 'Roy', 'Street address': '8 rue de Paris', City: 'Chamonix', 'Postal code': '74400', Phone: '612345678' }))
      await page.getByLabel(label, { exact: true }).fill(text);
    await page.getByRole('button', { name: 'Use this billing address' }).click();
    await giveCard(page, cards.approved);
    await expect(page.getByText('Jo Roy, 8 rue de Paris, 74400 Chamonix')).toBeVisible();
  });
});

test.describe('a guest with a keyboard alone, on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('buys a pair of shoes', async ({ page }) => {
    await openCheckout(page);
    for (const [label, text] of Object.entries(maya)) {
      await tabTo(page, page.getByLabel(label, { exact: true }));
      await page.keyboard.type(text);
      if (label !== 'City') continue;
      await tabTo(page, page.getByLabel('State', { exact: true }));
      await page.keyboard.type('Colorado');
    }
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'How should it get there?' })).toBeFocused();
    await tabTo(page, page.getByRole('radio', { name: /Standard/ }));
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('radio', { name: /Express/ })).toBeChecked();
    await tabTo(page, page.getByRole('button', { name: 'Continue to payment' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'How would you like to pay?' })).toBeFocused();
    const fields = cardFields(page);
    await expect(fields.getByLabel('Card number')).toBeVisible();
    for (const [label, text] of [['Card number', cards.approved], ['Expiry date', '1230'], ['Security code', '737'], ['Name on card', 'Maya Chen']] as const) {
      await tabTo(page, fields.getByLabel(label));
      await page.keyboard.type(text);
    }
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Does everything look right?' })).toBeFocused();
    await expectAccessible(page);
    await tabTo(page, placeButton(page));
    await page.keyboard.press('Enter');
    await expectConfirmation(page);
    await expectAccessible(page);
  });

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

test.describe('what may go wrong with the payment', () => {
  test('a declined card goes back to the payment, which says so; another one pays', async ({ page }) => {
    await openCheckout(page);
    await toPayment(page);
    await giveCard(page, cards.declined);
    await placeButton(page).click();
    const alert = page.getByRole('alert').filter({ hasText: 'Your payment did not go through' });
    await expect(alert).toBeFocused();
    await expectAccessible(page);
    await giveCard(page, cards.approved);
    await placeButton(page).click();
    await expectConfirmation(page);
  });

  test('a device that the bank knows is not asked', async ({ page }) => {
    await openCheckout(page);
    await toPayment(page);
    await giveCard(page, cards.unseen);
    await placeButton(page).click();
    await expectConfirmation(page);
  });

  test('who closes the bank\'s page is asked first, has paid nothing, and can try again', async ({ page }) => {
    await openCheckout(page);
    await toPayment(page);
    await giveCard(page, cards.challenged);
    await placeButton(page).click();
    await expect(bank(page).getByLabel('One-time code')).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('button', { name: 'Back to my bank' })).toBeFocused();
    await page.getByRole('button', { name: 'Back to my bank' }).click();
    await expect(bank(page).getByLabel('One-time code')).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
    await expect(page.getByText('You left before your bank confirmed the payment')).toBeVisible();
    await giveCard(page, cards.approved);
    await placeButton(page).click();
    await expectConfirmation(page);
  });

  test('three wrong codes end at the payment', async ({ page }) => {
    await openCheckout(page);
    await toPayment(page);
    await giveCard(page, cards.challenged);
    await placeButton(page).click();
    for (const left of ['2 tries', 'one try', null]) {
      await bank(page).getByLabel('One-time code').fill('000000');
      await bank(page).getByRole('button', { name: 'Approve' }).click();
      if (left) await expect(bank(page).getByText(`You have ${left} left`)).toBeVisible();
    }
    await expect(page.getByText('Your bank did not confirm the payment')).toBeVisible();
  });
});

test.describe('what may go wrong with the connection', () => {
  test('a lost answer is no second order', async ({ page }) => {
    const sent = ordersSent(page);
    await openCheckout(page);
    await toPayment(page);
    await giveCard(page, cards.approved);
    await page.route(placing, async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await placeButton(page).click();
    await expectConfirmation(page);
    expect(sent.count).toBe(1);
  });

  test('a lost request is told, and may be sent again', async ({ page }) => {
    await openCheckout(page);
    await toPayment(page);
    await giveCard(page, cards.approved);
    await page.route(placing, (route) => route.abort('connectionreset'));
    await placeButton(page).click();
    await expect(page.getByText('Your order was not placed')).toBeVisible();
    await page.unroute(placing);
    await placeButton(page).click();
    await expectConfirmation(page);
  });

  test('without any answer nothing is said but that it is being asked, and it is asked again', async ({ page }) => {
    await page.clock.install();
    await openCheckout(page);
    await toPayment(page);
    await giveCard(page, cards.approved);
    const asking = /\/cart\/v1\/cart\/[^/]+\/order$/;
    await page.route(asking, (route) => route.abort('connectionreset'));
    await page.route(placing, async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await placeButton(page).click();
    await expect(page.getByRole('heading', { name: 'We cannot reach the shop to ask about your order' })).toBeVisible();
    await expectAccessible(page);
    await page.unroute(asking);
    await page.clock.runFor(5000);
    await expectConfirmation(page);
  });

  test('a reload while the order is sent finds it again, at the bank', async ({ page }) => {
    await openCheckout(page);
    await toPayment(page);
    await giveCard(page, cards.challenged);
    const { promise: taken, resolve } = Promise.withResolvers<void>();
    await page.route(placing, async (route) => {
      await route.fetch();
      resolve();
    });
    await placeButton(page).click();
    await taken;
    expect(await page.evaluate(() => sessionStorage.getItem('waymark.checkout'))).toContain('"isUnconfirmed":true');
    await page.unroute(placing);
    await page.reload();
    await bank(page).getByLabel('One-time code').fill('123456');
    await bank(page).getByRole('button', { name: 'Approve' }).click();
    await expectConfirmation(page);
  });
});

test('a reload keeps the place, and never the card', async ({ page }) => {
  await openCheckout(page);
  await toPayment(page);
  await giveCard(page, cards.approved);
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(kept).not.toMatch(/tok_|4111/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'How would you like to pay?' })).toBeVisible();
  await expect(page.getByText('Maya Chen, 120 Larkspur Lane').first()).toBeVisible();
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

test('an order that nobody may see', async ({ page }) => {
  await page.goto('/en-us/order-confirmation?order=WM1234567890&st=nothing');
  await expect(page.getByRole('heading', { name: 'We cannot find this order' })).toBeVisible();
  await expectAccessible(page);
});
