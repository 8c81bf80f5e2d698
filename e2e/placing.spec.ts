import type { Page } from '@playwright/test';
import {
  bank,
  cards,
  expectConfirmation,
  giveCard,
  openCheckout,
  placeButton,
  toPayment,
} from '#model-tests/checkout/checkout.world.ts';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/test.ts';

// These tests cause refusals and lost answers, which the browser reports in the console.
test.use({ forgives: /^Failed to load resource/ });

const placing = '**/cart/v2/checkout/order';

function ordersSent(page: Page): { count: number } {
  const sent = { count: 0 };
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().endsWith('/cart/v2/checkout/order')) sent.count += 1;
  });
  return sent;
}

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

  test('a device that the bank knows gets no challenge', async ({ page }) => {
    await openCheckout(page);
    await toPayment(page);
    await giveCard(page, cards.unseen);
    await placeButton(page).click();
    await expectConfirmation(page);
  });

  test("who closes the bank's page is asked first, has paid nothing, and can try again", async ({ page }) => {
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

  test('a request that the browser repeats by itself with a used token is answered with the order', async ({
    page,
  }) => {
    await openCheckout(page);
    await toPayment(page);
    await giveCard(page, cards.challenged);
    await page.route(placing, async (route) => {
      await route.fetch();
      await route.continue();
    });
    await placeButton(page).click();
    await bank(page).getByLabel('One-time code').fill('123456');
    await bank(page).getByRole('button', { name: 'Approve' }).click();
    await expectConfirmation(page);
  });

  test('a lost request is told, and may be sent again', async ({ page }) => {
    await openCheckout(page);
    await toPayment(page);
    await giveCard(page, cards.approved);
    await page.route(placing, (route) => route.abort('connectionreset'));
    await placeButton(page).click();
    await expect(page.getByText('Your order did not reach us')).toBeVisible();
    await page.unroute(placing);
    await placeButton(page).click();
    await expectConfirmation(page);
  });

  test('without any answer the page only says that the order is looked up, and looks it up again', async ({ page }) => {
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
    await expect(page.getByRole('heading', { name: 'We cannot say yet whether your order was placed' })).toBeVisible();
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
