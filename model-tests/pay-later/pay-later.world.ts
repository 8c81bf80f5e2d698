import { expect, type Page } from '@playwright/test';
import type { Cart, PaymentSession } from '#openapi/generated/waymark.gen.ts';
import { basketOf, service } from '#model-tests/cart/cart.world.ts';
import { addressElsewhere, giveBillingAddress, openCheckout } from '#model-tests/checkout/checkout.world.ts';

/** Steps that the tests of paying later share. */

/** Opens the checkout at the payment step, with an address. */
export async function openAtPayment(page: Page): Promise<void> {
  await openCheckout(page, addressElsewhere);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByLabel('Pay later')).toBeVisible();
}

/** Chooses to pay later: the page leaves as soon as the billing address is on the cart. */
export async function choosePayLater(page: Page): Promise<void> {
  await page.getByLabel('Pay later').check();
  await page.getByRole('button', { name: 'Continue to pay later' }).click();
}

export async function choosePayPal(page: Page): Promise<void> {
  await page.getByLabel('PayPal').check();
  await page.getByRole('button', { name: 'Continue to PayPal' }).click();
}

export async function goToLender(page: Page): Promise<void> {
  await openAtPayment(page);
  await choosePayLater(page);
  await expect(page.getByRole('heading', { name: 'Pay Waymark in three parts' })).toBeVisible();
}

/** The same, with this last name in the billing address: the demo data's last names decide what the lender answers. */
export async function goToLenderAs(page: Page, lastName: string): Promise<void> {
  await openAtPayment(page);
  await page.getByText('Use a different address').click();
  await giveBillingAddress(page, { 'Last name': lastName });
  await choosePayLater(page);
}

/** Goes to the lender's page and comes back with this answer. */
export async function comeBack(
  page: Page,
  answer: 'Approve' | 'Refuse' | 'Back to Waymark without deciding' = 'Approve',
): Promise<void> {
  await goToLender(page);
  await page.getByRole('button', { name: answer }).click();
}

/** Comes back in another page of the checkout, by the URL that the lender redirects to. */
export async function comeBackByAddress(page: Page): Promise<void> {
  await openAtPayment(page);
  const { call, origin } = service(page);
  const basketId = await basketOf(page);
  const { shippingAddress: { id: _id, shippingId: _shippingId, ...address } = {} } = await call<Cart>(
    'GET',
    `/cart/v1/cart/${basketId}`,
  );
  await call('POST', `/cart/v1/cart/${basketId}/billingAddress`, { address });
  const { form } = await call<PaymentSession>(
    'GET',
    `/cart/v1/paymentSession?paymentMethodId=CREDIT_CARD&paymentMethod=pay_later&basketId=${basketId}`,
  );
  const answer = await page.context().request.post(`${origin}/sandbox/payments/v1/plans/page`, {
    form: { ...form?.fields, action: 'approve' },
    maxRedirects: 0,
  });
  await page.goto(`/en-us/checkout${new URL(answer.headers()['location'] ?? '').search}`);
}
