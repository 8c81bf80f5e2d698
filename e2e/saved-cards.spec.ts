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
import giftCardWords from '#src/messages/compiled/en-US/gift-card.gen.ts';
import words from '#src/messages/compiled/en-US/saved-cards.gen.ts';
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

test('a customer saves a gift card in the account, and pays with its PIN alone', async ({ page }) => {
  await page.goto('/en-us/cart');
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await signInAs(page, 'new.walker@example.com');
  const { call } = service(page);
  const known = await call<SavedCards>('GET', `${savedCards}?payment_method_id=GIFT_CARD`);
  for (const { paymentInstrumentId } of known.giftCards ?? [])
    await call('DELETE', `${savedCards}/${paymentInstrumentId}`);
  await page.goto('/en-us/account/payment');
  const save = async (pin: string) => {
    await page.getByLabel(giftCardWords.number).fill('6006490010000028');
    await page.getByLabel(giftCardWords.pin).fill(pin);
    await page.getByRole('button', { name: words.saveGiftCard }).click();
  };
  await page.getByRole('button', { name: words.addGiftCard }).click();
  await save('0000');
  await expect(page.getByText('This gift card is not valid. Check the number and PIN.')).toBeVisible();
  await expectAccessible(page);
  await save('1936');
  await expect(page.getByText('Gift card ending in 0028')).toBeVisible();
  await expect(page.getByText('$18.50 left')).toBeVisible();
  await expectAccessible(page);
  await openCheckout(page, addressElsewhere);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByLabel(giftCardWords.own)).toContainText('Ending in 0028, $18.50 left');
  await page.getByLabel(giftCardWords.ownPin).fill('1936');
  await page.getByRole('button', { name: giftCardWords.useOwn }).click();
  await expect(page.getByRole('button', { name: 'Remove gift card ending in 0028' })).toBeVisible();
  await expect(page.getByLabel(giftCardWords.own)).toBeHidden();
});
