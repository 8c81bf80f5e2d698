import type { Page } from '@playwright/test';
import {
  cards,
  expectConfirmation,
  giveAddress,
  giveCard,
  openCheckout,
  placeButton,
  toPayment,
  typeCard,
} from '#model-tests/checkout/checkout.world.ts';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/test.ts';

// Every failure here is caused on purpose, and the browser reports each in the console.
test.use({ forgives: /^Failed to load resource|net::ERR_/ });

const alert = (page: Page, title: string) => page.getByRole('alert').filter({ hasText: title });

/** Makes the service answer every request to this address with status 500. */
const breakDown = (page: Page, address: string) =>
  page.route(address, (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-waymark-simulate': 'status=500' } }),
  );

test.describe('"Place order" names the cause', () => {
  test.beforeEach(async ({ page }) => {
    await openCheckout(page);
    await toPayment(page);
  });

  test('offline: nothing is said about persons, and the same press works once there is a connection', async ({
    page,
    context,
  }) => {
    await giveCard(page, cards.approved);
    await context.setOffline(true);
    await placeButton(page).click();
    await expect(alert(page, 'That did not reach us')).toContainText('You are not connected');
    await expect(page.getByText('We could not confirm that you are a person')).toHaveCount(0);
    await expectAccessible(page);
    await context.setOffline(false);
    await placeButton(page).click();
    await expectConfirmation(page);
  });

  test('a failure of the shop', async ({ page }) => {
    await giveCard(page, cards.approved);
    await breakDown(page, '**/cart/v2/checkout/order');
    await placeButton(page).click();
    await expect(alert(page, 'Something went wrong on our side')).toContainText('safe to try again');
  });

  test('the payment provider is down', async ({ page }) => {
    await giveCard(page, '6011111111111117');
    await placeButton(page).click();
    await expect(alert(page, 'The payment provider does not answer')).toContainText('pay in another way');
    await expect(page.getByText('The connection was lost')).toHaveCount(0);
  });

  test('the bot defence is down', async ({ page }) => {
    await giveCard(page, cards.approved);
    await page.route('**/sandbox/bot-defence/v1/tokens', (route) => route.abort('connectionfailed'));
    await placeButton(page).click();
    await expect(alert(page, 'A service that we rely on does not answer')).toContainText(
      'neither you nor your connection',
    );
  });

  test('a refusal', async ({ page }) => {
    await giveCard(page, cards.declined);
    await placeButton(page).click();
    await expect(alert(page, 'Your payment did not go through')).toBeVisible();
  });
});

test.describe('"Continue to delivery" names the cause', () => {
  test.beforeEach(async ({ page }) => openCheckout(page));

  test('offline: the address is not blamed, and the same press works once there is a connection', async ({
    page,
    context,
  }) => {
    await page.getByLabel('Email', { exact: true }).waitFor();
    await context.setOffline(true);
    await giveAddress(page);
    await expect(alert(page, 'You are not connected')).toContainText('Check your internet connection');
    await expect(page.getByText('We cannot use this address yet')).toHaveCount(0);
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Continue to delivery' }).click();
    await expect(page.getByRole('heading', { name: 'How should it get there?' })).toBeVisible();
  });

  test('a failure of the shop', async ({ page }) => {
    await breakDown(page, '**/shippingAddress/validation');
    await giveAddress(page);
    await expect(alert(page, 'The problem is on our side')).toContainText('Try again in a minute');
  });

  test('a refusal', async ({ page }) => {
    await giveAddress(page, { 'Street address': 'PO Box 12' });
    await expect(page.getByText('We cannot ship to a PO box').first()).toBeVisible();
  });
});

test('a card form that cannot be shown says who can solve the problem', async ({ page }) => {
  await openCheckout(page);
  await breakDown(page, '**/cart/v1/paymentSession*');
  await toPayment(page);
  const notice = page.getByRole('alert').filter({ hasText: 'The card form cannot be shown' });
  await expect(notice).toContainText('We cannot answer at the moment');
  await expect(notice).not.toContainText('connection');
  await page.unroute('**/cart/v1/paymentSession*');
  await notice.getByRole('button', { name: 'Try again' }).click();
  await typeCard(page, cards.approved);
});

test('a cart without a session names the lost connection, and works once it is back', async ({ page }) => {
  await page.route('**/token/v2/auth/token', (route) => route.abort('internetdisconnected'));
  await page.goto('/en-us/cart');
  await expect(page.getByText('Check your internet connection and try again.')).toBeVisible();
  await expect(page.getByText('We cannot answer at the moment')).toHaveCount(0);
  await page.unroute('**/token/v2/auth/token');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
});
