import type { Page } from '@playwright/test';
import type { Cart, Product } from '#openapi/generated/waymark.gen.ts';
import { basketOf, service } from '#model-tests/cart/cart.world.ts';
import { cards, expectConfirmation, giveCard, placeButton, tabTo } from '#model-tests/checkout/checkout.world.ts';
import {
  choosePayLater,
  comeBack,
  goToLender,
  goToLenderAs,
  openAtPayment,
} from '#model-tests/pay-later/pay-later.world.ts';
import { expectAccessible } from './support/accessible.ts';
import { hydrated, expect, test } from './support/test.ts';

// Some of these tests cause a refusal, which the browser reports in the console.
test.use({ forgives: /^Failed to load resource/ });

const review = (page: Page) => page.getByRole('heading', { name: 'Does everything look right?' });
const payment = (page: Page) => page.getByRole('heading', { name: 'How would you like to pay?' });
const approved = (page: Page) => page.getByText('Pay later, approved');
const wayBack = 'Back to Waymark without deciding';

/** The cart still exists and can be paid by card. */
async function payByCardInstead(page: Page): Promise<void> {
  await expect(payment(page)).toBeVisible();
  await giveCard(page, cards.approved);
  await placeButton(page).click();
  await expectConfirmation(page);
  await expect(page.getByText('Visa ending in 1111')).toBeVisible();
}

for (const [device, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a desk', { width: 1440, height: 900 }],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test('an order is approved on the lender’s page, placed with a press, and says how it is paid', async ({
      page,
    }) => {
      await openAtPayment(page);
      await page.getByLabel('Pay later').check();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Continue to pay later' }).click();
      await expect(page.getByRole('heading', { name: 'Pay Waymark in three parts' })).toBeVisible();
      await expectAccessible(page);
      await tabTo(page, page.getByRole('button', { name: 'Approve' }));
      await page.keyboard.press('Enter');
      await expect(review(page)).toBeVisible();
      await expect(approved(page)).toBeVisible();
      await expect(page).toHaveURL(/\/en-us\/checkout(\?step=\w+)?$/);
      await expectAccessible(page);
      await placeButton(page).click();
      await expectConfirmation(page);
      await expect(page.getByText('Pay later', { exact: true })).toBeVisible();
    });
  });
}

test.describe('on a product page', () => {
  test('the price says what it comes to paid later, in the page as it is served, and one press says how', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const address = '/en-us/p/womens-ridgeline-3-trail-running-shoe-WMTR1001MOS';
    expect(await (await page.request.get(address)).text()).toContain('or 3 payments of $46.67');
    await page.goto(address);
    await hydrated(page, 'product');
    const how = page.getByRole('button', { name: 'How it works' });
    await tabTo(page, how);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'How paying later works' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(how).toBeFocused();
    await expectAccessible(page);
  });

  test('another colour has its own price in parts, and a price that the lender does not cover has none', async ({
    page,
  }) => {
    await page.goto('/en-us/p/womens-ridgeline-3-trail-running-shoe-WMTR1001MOS');
    await hydrated(page, 'product');
    await page
      .locator('form')
      .getByRole('link', { name: /^Slate/ })
      .click();
    await expect(page).toHaveURL(/WMTR1001SLT$/);
    const product = await service(page).call<Product>('GET', '/products/v2/products/WMTR1001SLT/details?locale=en-us');
    expect(product.payLater?.amount).toBe(Math.ceil(product.price.current / 3));
    await expect(
      page.getByText(`or 3 payments of $${((product.payLater?.amount ?? 0) / 100).toFixed(2)}`),
    ).toBeVisible();
    for (const unlent of ['WMGC1001MOS', 'WMSK1001MOS']) {
      await page.goto(`/en-us/p/x-${unlent}`);
      await hydrated(page, 'product');
      await expect(page.getByRole('button', { name: 'How it works' })).toHaveCount(0);
    }
  });
});

test('to come back places nothing: the cart waits for the press', async ({ page }) => {
  await comeBack(page);
  await expect(approved(page)).toBeVisible();
  const basketId = await basketOf(page);
  expect((await service(page).call<Cart>('GET', `/cart/v1/cart/${basketId}`)).totalItems).toBe(1);
  await expect(service(page).call('GET', `/cart/v1/cart/${basketId}/order`)).rejects.toThrow('ORD409');
});

test('refused, the shopper is told and pays by card', async ({ page }) => {
  await comeBack(page, 'Refuse');
  await expect(page.getByText('Pay later was not approved')).toBeVisible();
  await expectAccessible(page);
  await payByCardInstead(page);
});

test('without a decision, the shopper is told and pays by card', async ({ page }) => {
  await comeBack(page, wayBack);
  await expect(page.getByText('You came back before a plan was approved')).toBeVisible();
  await payByCardInstead(page);
});

test('the Back button of the browser leads from the lender to the payment', async ({ page }) => {
  await goToLender(page);
  await page.goBack();
  await expect(page.getByText('You came back before a plan was approved')).toBeVisible();
  await page.reload();
  await payByCardInstead(page);
});

test('the Back button leads from the review to the lender, and on to the review', async ({ page }) => {
  await comeBack(page);
  await expect(approved(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'You approved this plan' })).toBeVisible();
  await page.getByRole('button', { name: 'Back to Waymark' }).click();
  await expect(approved(page)).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(approved(page)).toBeVisible();
  await placeButton(page).click();
  await expectConfirmation(page);
});

test('a reload at the review keeps the approval', async ({ page }) => {
  await comeBack(page);
  await expect(approved(page)).toBeVisible();
  await page.reload();
  await expect(review(page)).toBeVisible();
  await expect(approved(page)).toBeVisible();
});

test("without the lender's form the shopper stays at the payment, which says so", async ({ page }) => {
  await goToLenderAs(page, 'Noform');
  await expect(page.getByText('Error authorizing the pay-later method')).toBeVisible();
  await expect(payment(page)).toBeVisible();
});

test('the lender refuses who approves', async ({ page }) => {
  await goToLenderAs(page, 'Overdue');
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Pay later was not approved')).toBeVisible();
});

test('a plan that the lender withdraws places no order', async ({ page }) => {
  await goToLenderAs(page, 'Lapsed');
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(approved(page)).toBeVisible();
  await placeButton(page).click();
  await expect(page.getByText('Your payment did not go through')).toBeVisible();
  await expect(page.getByText('Your payment was not accepted.', { exact: false })).toBeVisible();
  await expect(payment(page)).toBeVisible();
});

test('a total that changed meanwhile is not covered: the shopper is asked again', async ({ page, context }) => {
  await goToLender(page);
  const other = await context.newPage();
  await other.goto('/en-us/cart');
  await other.getByRole('button', { name: 'One more' }).first().click();
  const path = `/cart/v1/cart/${await basketOf(other)}`;
  await expect.poll(async () => (await service(other).call<Cart>('GET', path)).totalItems).toBe(2);
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Your total has changed')).toBeVisible();
  await expect(payment(page)).toBeVisible();
  await choosePayLater(page);
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(approved(page)).toBeVisible();
});

test('two tabs at the lender: what is placed in one is not placed again by the other', async ({ page, context }) => {
  await goToLender(page);
  const other = await context.newPage();
  await other.goto('/en-us/checkout');
  await expect(payment(other).or(other.getByRole('heading', { name: 'How should it get there?' }))).toBeVisible();
  if (!(await payment(other).isVisible())) await other.getByRole('button', { name: 'Continue to payment' }).click();
  await giveCard(other, cards.approved);
  await placeButton(other).click();
  await expectConfirmation(other);
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('heading', { name: 'There is nothing to check out' })).toBeVisible();
});

test('an explanation can be read before leaving for the lender', async ({ page }) => {
  await openAtPayment(page);
  await page.getByLabel('Pay later').check();
  await page.getByRole('button', { name: 'How it works' }).click();
  const dialog = page.getByRole('dialog', { name: 'How paying later works' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'How it works' })).toBeFocused();
});
