import type { Page } from '@playwright/test';
import {
  addressElsewhere,
  cards,
  expectConfirmation,
  giveAddress,
  giveBillingAddress,
  giveCard,
  giveContact,
  placeButton,
  toPayment,
} from '#model-tests/checkout/checkout.world.ts';
import { boulder } from '#model-tests/store-finder/store-finder.fixtures.ts';
import { preferStore, visitWith } from '#model-tests/store-finder/store-finder.world.ts';
import checkout from '#src/messages/compiled/en-US/checkout.gen.ts';
import errorMessages from '#src/messages/compiled/en-US/errors.gen.ts';
import notices from '#src/messages/compiled/en-US/notices.gen.ts';
import stores from '#src/messages/compiled/en-US/stores.gen.ts';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/test.ts';

// These tests cause refusals, which the browser reports in the console; the first visit has no token yet (401).
test.use({ forgives: /status of (401|403|404|409)|robots.txt came without/ });

/** Ridgeline 3 for men in Ink, by size: docs/demo.md lists the scenario of each size. */
const shoe = (upc: string, more: object = {}) => ({ productId: 'WMTR1101INK', upc, qty: 1, ...more });
const sizes = {
  8: '841011010158',
  8.5: '841011010165',
  9: '841011010172',
  9.5: '841011010189',
  10: '841011010196',
  11.5: '841011010226',
} as const;

/** Orders a collected item, from the contact step up to and including "Place order". */
async function orderCollected(page: Page): Promise<void> {
  await page.goto('/en-us/checkout');
  await expect(page.getByRole('heading', { name: checkout.contactTitle })).toBeVisible();
  await giveContact(page);
  await page.getByRole('button', { name: checkout.continueToPayment }).click();
  await giveBillingAddress(page);
  await giveCard(page, cards.approved);
  await placeButton(page).click();
}

/** Expects the message in a toast, and the reason above the step that the shopper is sent back to. */
async function expectTold(page: Page, notice: keyof typeof notices, reason: keyof typeof checkout): Promise<void> {
  await expect(page.getByText(String(notices[notice]), { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByText(checkout[reason], { exact: true })).toBeVisible();
  await expectAccessible(page);
}

/** Continues from the delivery step and places the order. A collected order asks for a billing address of its own. */
async function goOn(page: Page, isCollected: boolean): Promise<void> {
  await page.getByRole('button', { name: checkout.continueToPayment }).click();
  if (isCollected) await page.getByRole('button', { name: checkout.useBillingAddress }).click();
  await giveCard(page, cards.approved);
  await placeButton(page).click();
  await expectConfirmation(page);
}

test.describe('while an order is placed', () => {
  const collected = [
    {
      name: 'PickupToStsTransition: the store sold its last, and is sent others',
      size: 8.5,
      storeId: '1001',
      notice: 'PickupToStsTransition',
    },
    {
      name: 'ORD516: the store hands out nothing any more, and is sent parcels',
      size: 8,
      storeId: '1005',
      notice: 'PickupToStsTransition',
    },
    {
      name: 'StsToPickupTransition: the web has no more, the store has some',
      size: 10,
      storeId: '1001',
      delivery: 'sts',
      notice: 'StsToPickupTransition',
    },
  ] as const;
  for (const { name, size, notice, ...way } of collected) {
    test(name, async ({ page }) => {
      await visitWith(page, shoe(sizes[size], way));
      await orderCollected(page);
      await expectTold(page, notice, 'delivery-changed');
      await goOn(page, true);
    });
  }

  const sentHome = [
    {
      name: 'PickupToSthTransition: the store sold its last, and takes no parcels',
      size: 11.5,
      storeId: '1002',
      notice: 'PickupToSthTransition',
    },
    {
      name: 'StsToSthTransition and ORD517: the store takes no parcels any more',
      size: 9,
      storeId: '1004',
      delivery: 'sts',
      notice: 'StsToSthTransition',
    },
  ] as const;
  for (const { name, size, notice, ...way } of sentHome) {
    test(name, async ({ page }) => {
      await visitWith(page, shoe(sizes[size], way));
      await orderCollected(page);
      await expectTold(page, notice, 'address-invalid');
      await giveAddress(page);
      await goOn(page, false);
    });
  }

  test('STHToPickupTransition: the web has no more, the favourite store has some', async ({ page }) => {
    await visitWith(page, shoe(sizes[9.5]));
    await preferStore(page, boulder);
    await page.goto('/en-us/checkout');
    await toPayment(page);
    await giveCard(page, cards.approved);
    await placeButton(page).click();
    await expectTold(page, 'STHToPickupTransition', 'delivery-changed');
    await goOn(page, true);
  });
});

test('OrderShippingMethodDowngraded: the next day does not reach Alaska', async ({ page }) => {
  await visitWith(page, shoe('841011010141'));
  await addressElsewhere(page);
  await page.goto('/en-us/checkout');
  await page.getByRole('main').getByText('Next day').click();
  await expect(page.getByRole('radio', { name: /Next day/ })).toBeChecked();
  await page.getByRole('button', { name: checkout.changeAddress }).click();
  await page.getByLabel('City', { exact: true }).fill('Anchorage');
  await page.getByLabel('State', { exact: true }).selectOption('AK');
  await page.getByLabel('ZIP code', { exact: true }).fill('99501');
  await page.getByRole('button', { name: checkout.continueToMethod }).click();
  await expect(page.getByText(notices.OrderShippingMethodDowngraded)).toBeVisible();
  await expect(page.getByRole('radio', { name: /Standard/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: /Next day/ })).toHaveCount(0);
});

test('ORD518: what only the store has cannot be sent home', async ({ page }) => {
  await visitWith(page, { productId: 'WMHK1001SLT', upc: '841110010325', qty: 1, storeId: '1001' });
  await page.goto('/en-us/cart');
  await page.getByRole('button', { name: /^Change delivery of/ }).click();
  const dialog = page.getByRole('dialog', { name: stores.methodTitle });
  await dialog.getByRole('button', { name: stores.home }).click();
  await expect(dialog.getByText(errorMessages.ORD518)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Pick up today at Waymark Boulder' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expectAccessible(page);
});
