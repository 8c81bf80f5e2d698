import type { Page } from '@playwright/test';
import { basketOf, service } from '#model-tests/cart/cart.world.ts';
import {
  addressElsewhere,
  cards,
  expectConfirmation,
  giveCard,
  openCheckout,
  placeButton,
  tabTo,
} from '#model-tests/checkout/checkout.world.ts';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/test.ts';

// Some of these tests cause a refusal, which the browser reports in the console.
test.use({ forgives: /^Failed to load resource/ });

/** A gift card of the demo data whose balance pays many orders. */
const deep = { number: '6006 4900 1000 0069', pin: '2750' };

async function toPayment(page: Page): Promise<void> {
  await openCheckout(page, addressElsewhere);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
}

async function typeGiftCard(page: Page, { number, pin }: { number: string; pin: string }): Promise<void> {
  await page.getByLabel('Gift card number').fill(number);
  await page.getByLabel('PIN').fill(pin);
}

const applied = (page: Page) => page.getByRole('list', { name: 'Gift cards' });

for (const [device, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a desk', { width: 1440, height: 900 }],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test('a gift card pays a part, another all of the rest, and no card is needed', async ({ page }) => {
      await toPayment(page);
      await expect(page.locator('iframe[title="Card details"]')).toBeVisible();
      await page.getByText('Use a gift card').click();
      await typeGiftCard(page, { number: '6006490010000028', pin: '1936' });
      await page.getByRole('button', { name: 'Check balance' }).click();
      await expect(page.getByText('$18.50 left on the gift card ending in 0028').first()).toBeVisible();
      await page.getByRole('button', { name: 'Use it' }).click();
      await expect(applied(page).getByText('Gift card ending in 0028')).toBeVisible();
      await expect(page.getByText(/^Left to pay: \$/)).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Remove gift card ending in 0028' }).click();
      await expect(page.getByText('Gift card ending in 0028')).toHaveCount(0);
      const use = page.getByText('Use a gift card');
      if (!(await page.getByLabel('Gift card number').isVisible())) await use.click();
      await typeGiftCard(page, deep);
      await page.getByLabel('PIN').press('Enter');
      await expect(page.getByText('Nothing is left to pay: you need no card.').first()).toBeVisible();
      await expect(page.locator('iframe[title="Card details"]')).toHaveCount(0);
      await expectAccessible(page);
      await tabTo(page, page.getByRole('button', { name: 'Review order' }));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'Does everything look right?' })).toBeVisible();
      await expect(page.getByText(/^Gift card ending in 0069: \$/)).toBeVisible();
      await expectAccessible(page);
      await placeButton(page).click();
      await expectConfirmation(page);
      await expect(page.getByText('Gift card ending in 0069')).toBeVisible();
    });
  });
}

test('what a gift card does not cover goes on the card, and the confirmation says what was paid with what', async ({
  page,
}) => {
  await toPayment(page);
  const path = `/cart/v1/cart/${await basketOf(page)}/paymentInstruments`;
  await service(page).call('POST', path, {
    payment_method_id: 'GIFT_CARD',
    c_gcCardNumber: deep.number,
    c_gcPin: deep.pin,
    amount: 5000,
  });
  await page.reload();
  await expect(page.getByText(/^Left to pay: \$/)).toBeVisible();
  await giveCard(page, cards.approved);
  await expect(page.getByText('Gift card ending in 0069: $50.00')).toBeVisible();
  await placeButton(page).click();
  await expectConfirmation(page);
  await expect(page.getByText('Gift card ending in 0069: $50.00')).toBeVisible();
  await expect(page.getByText(/^Visa ending in 1111: \$/)).toBeVisible();
});

test('a reload at the payment keeps the gift card, and one that is wrong says so at its number', async ({ page }) => {
  await toPayment(page);
  await page.getByText('Use a gift card').click();
  await typeGiftCard(page, { ...deep, pin: '0000' });
  await page.getByRole('button', { name: 'Use it' }).click();
  await expect(page.getByText('This gift card is not valid. Check the number and PIN.')).toBeVisible();
  await expect(page.getByLabel('Gift card number')).toBeFocused();
  await page.getByLabel('PIN').fill(deep.pin);
  await page.getByRole('button', { name: 'Use it' }).click();
  await expect(page.getByText('Nothing is left to pay: you need no card.').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('Nothing is left to pay: you need no card.').first()).toBeVisible();
  await expect(applied(page).getByText('Gift card ending in 0069')).toBeVisible();
});
