import { signInAs } from '#model-tests/order/order.world.ts';
import {
  addressElsewhere,
  cardFields,
  cards,
  giveCard,
  goToCheckout,
  openCheckout,
  placeButton,
  typeCard,
} from '#model-tests/checkout/checkout.world.ts';
import { service } from '#model-tests/cart/cart.world.ts';
import type { SavedCards } from '#openapi/generated/waymark.gen.ts';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/test.ts';

// These tests cause refusals, which the browser reports in the console.
test.use({ forgives: /^Failed to load resource/ });

const savedCards = '/consumers-v3/consumer/payment_instruments';

test('a customer pays with a saved card, and chooses another one after the bank refused it', async ({ page }) => {
  await page.goto('/en-us/cart');
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await signInAs(page, 'theo.lambert@example.com');
  await goToCheckout(page);
  await page.getByRole('button', { name: 'Change payment' }).click();
  await expect(page.getByLabel(/Visa ending in 1111/)).toBeChecked();
  await expect(page.getByLabel(/American Express ending in 0005/)).toBeDisabled();
  await expectAccessible(page);
  // Typing another card is possible, but not required.
  await page.getByLabel('Another card').check();
  await expect(cardFields(page).getByLabel('Card number')).toBeVisible();
  await page.getByLabel(/Visa ending in 0069/).check();
  await expect(cardFields(page).getByLabel('Card number')).toBeHidden();
  await page.getByRole('button', { name: 'Review order' }).click();
  await placeButton(page).click();
  await expect(page.getByText('Your payment did not go through')).toBeVisible();
  await expect(page.getByText('This card has expired. Check the date or use another card.')).toBeVisible();
  await page.getByLabel(/Visa ending in 1111/).check();
  await page.getByRole('button', { name: 'Review order' }).click();
  await expect(page.getByText('Visa ending in 1111')).toBeVisible();
  await placeButton(page).click();
  await expect(page).toHaveURL(/\/en-us\/order-confirmation\?order=WM\d+&st=/);
  await expect(page.getByText(/Visa ending in 1111/).first()).toBeVisible();
});

test('a card is saved when its customer says so, and one that was taken away elsewhere pays nothing', async ({
  page,
}) => {
  await page.goto('/en-us/cart');
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await signInAs(page, 'new.walker@example.com');
  const { call } = service(page);
  for (const { paymentInstrumentId } of (await call<SavedCards>('GET', savedCards)).paymentInstruments)
    await call('DELETE', `${savedCards}/${paymentInstrumentId}`);
  const pay = async () => {
    await openCheckout(page, addressElsewhere);
    await page.getByRole('button', { name: 'Continue to payment' }).click();
  };
  await pay();
  await typeCard(page, cards.approved);
  await page.getByText('Save this card for next time').click();
  await page.getByRole('button', { name: 'Review order' }).press('Enter');
  await placeButton(page).click();
  await expect(page).toHaveURL(/order-confirmation/);
  await pay();
  await expect(page.getByLabel(/Visa ending in 1111/)).toBeChecked();
  await page.getByRole('button', { name: 'Review order' }).click();
  await expect(page.getByRole('heading', { name: 'Does everything look right?' })).toBeVisible();
  const [card] = (await call<SavedCards>('GET', savedCards)).paymentInstruments;
  await call('DELETE', `${savedCards}/${card?.paymentInstrumentId}`);
  await placeButton(page).click();
  await expect(page.getByText('Your payment did not go through')).toBeVisible();
  // No saved card is left to choose, so a card is typed.
  await giveCard(page, cards.approved);
  await placeButton(page).click();
  await expect(page).toHaveURL(/order-confirmation/);
});
