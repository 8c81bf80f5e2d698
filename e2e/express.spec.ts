import { goToCheckout, placeButton } from '#model-tests/checkout/checkout.world.ts';
import { signInAs } from '#model-tests/order/order.world.ts';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a customer whose account knows everything reviews, and orders with one press', async ({ page }) => {
  await page.goto('/en-us/cart');
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await signInAs(page, 'maya.reed@example.com');
  await goToCheckout(page);
  await expect(page.getByText('Express checkout')).toBeVisible();
  await expect(page.getByText('Maya Reed, 2140 Walnut Street, Apt 5, Boulder, CO 80302')).toBeVisible();
  await expect(page.getByText('Visa ending in 1111')).toBeVisible();
  await expectAccessible(page);
  // After a reload, the checkout continues at the payment step instead of as an express checkout.
  await page.getByRole('button', { name: 'Change payment' }).click();
  await expect(page.getByLabel(/Visa ending in 1111/)).toBeChecked();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'How would you like to pay?' })).toBeVisible();
  await page.getByRole('button', { name: 'Review order' }).click();
  await expect(page.getByText('Express checkout')).toBeHidden();
  await placeButton(page).click();
  await expect(page).toHaveURL(/\/en-us\/order-confirmation\?order=WM\d+&st=/);
});
