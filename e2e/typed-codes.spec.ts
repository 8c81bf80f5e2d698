import type { Page } from '@playwright/test';
import {
  addressElsewhere,
  cards,
  giveBillingAddress,
  openCheckout,
  placeButton,
  typeCard,
} from '#model-tests/checkout/checkout.world.ts';
import { expect, test } from './support/test.ts';

// Some of these tests cause a refusal, which the browser reports in the console.
test.use({ forgives: /status of (409|422)/ });

const main = (page: Page) => page.getByRole('main');
const promo = (page: Page) => main(page).getByRole('textbox', { name: 'Promo code' });
const review = (page: Page) => page.getByRole('heading', { name: 'Does everything look right?' });

test('a code that is typed counts in the cart, at the payment and at the review, and a refusal stops the shopper', async ({
  page,
}) => {
  await openCheckout(page, addressElsewhere);
  await page.goto('/en-us/cart');
  await promo(page).fill('notacode');
  await main(page).getByRole('link', { name: 'Check out' }).click();
  await expect(promo(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(promo(page)).toBeFocused();
  await expect(page).toHaveURL(/\/cart$/);
  await promo(page).fill('firststeps');
  await main(page).getByRole('link', { name: 'Check out' }).click();
  await expect(page).toHaveURL(/\/checkout/);
  await expect(main(page).getByRole('button', { name: 'Remove promo code FIRSTSTEPS' })).toBeVisible();

  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await typeCard(page, cards.approved);
  await page.getByText('Use a gift card').click();
  const number = page.getByLabel('Gift card number');
  await page.getByLabel('PIN').fill('1936');
  await page.getByRole('button', { name: 'Review order' }).press('Enter');
  await expect(number).toBeFocused();
  await number.fill('6006490010000028');
  await page.getByRole('button', { name: 'Review order' }).press('Enter');
  await expect(review(page)).toBeVisible();
  await expect(page.getByText('Gift card ending in 0028: $18.50')).toBeVisible();

  // The shopper agrees to the total that the button shows.
  const before = await placeButton(page).textContent();
  await main(page).getByRole('button', { name: 'Remove promo code FIRSTSTEPS' }).click();
  await expect(placeButton(page)).not.toHaveText(before ?? '');
  await promo(page).fill('firststeps');
  await placeButton(page).click();
  await expect(placeButton(page)).toHaveText(before ?? '');
  await expect(review(page)).toBeVisible();
});

test('Enter in the card form takes no card while another billing address is asked for, and then applies a typed gift card first', async ({
  page,
}) => {
  await openCheckout(page, addressElsewhere);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('radio', { name: 'Use a different address' }).check();
  await typeCard(page, cards.approved);
  const name = page.frameLocator('iframe[title="Card details"]').getByLabel('Name on card');
  await name.press('Enter');
  await page.getByText('Use a gift card').click();
  await page.getByLabel('Gift card number').fill('6006490010000028');
  await page.getByLabel('PIN').fill('1936');
  await giveBillingAddress(page);
  // Until the address is saved, Enter in the frame takes no card.
  await expect(page.getByRole('button', { name: 'Change billing address' })).toBeVisible();
  await name.press('Enter');
  await expect(review(page)).toBeVisible();
  await expect(page.getByText('Gift card ending in 0028: $18.50')).toBeVisible();
});
