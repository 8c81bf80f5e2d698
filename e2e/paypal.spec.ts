import type { Page } from '@playwright/test';
import type { Cart } from '#openapi/generated/waymark.gen.ts';
import { basketOf, service } from '#model-tests/cart/cart.world.ts';
import { cards, expectConfirmation, giveCard, placeButton, tabTo } from '#model-tests/checkout/checkout.world.ts';
import { choosePayPal, openAtPayment } from '#model-tests/pay-later/pay-later.world.ts';
import { expectAccessible } from './support/accessible.ts';
import { openCartWith } from './support/cart-with-wallets.ts';
import { expect, hydrated, test } from './support/test.ts';

// Some of these tests cause a refusal, which the browser reports in the console.
test.use({ forgives: /^Failed to load resource/ });

// The way without PayPal's script; e2e/paypal-window.spec.ts has the other.
test.beforeEach(async ({ context }) => {
  await context.route('**/cart/v1/payPalScript', (route) => route.fulfill({ json: {} }));
});

const payment = (page: Page) => page.getByRole('heading', { name: 'How would you like to pay?' });
const approved = (page: Page) => page.getByText('PayPal, approved');
const agree = (page: Page) => page.getByRole('button', { name: 'Agree and continue' });

async function goToPayPal(page: Page): Promise<void> {
  await openAtPayment(page);
  await choosePayPal(page);
  await expect(page.getByRole('heading', { name: 'Pay Waymark with PayPal' })).toBeVisible();
}

for (const [device, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a desk', { width: 1440, height: 900 }],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test('an order is agreed to at PayPal, placed with a press, and says how it is paid', async ({ page }) => {
      await openAtPayment(page);
      await page.getByLabel('PayPal').check();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Continue to PayPal' }).click();
      await expect(agree(page)).toBeVisible();
      await expectAccessible(page);
      await tabTo(page, agree(page));
      await page.keyboard.press('Enter');
      await expect(approved(page)).toBeVisible();
      await expect(page).toHaveURL(/\/en-us\/checkout(\?step=\w+)?$/);
      await expectAccessible(page);
      await placeButton(page).click();
      await expectConfirmation(page);
      await expect(page.getByText('PayPal', { exact: true })).toBeVisible();
    });
  });
}

test('without agreeing the shopper is back at the payment, which says so, and pays by card', async ({ page }) => {
  await goToPayPal(page);
  await page.getByRole('button', { name: 'Back to Waymark without deciding' }).click();
  await expect(page.getByText('You came back before you agreed at PayPal')).toBeVisible();
  await giveCard(page, cards.approved);
  await placeButton(page).click();
  await expectConfirmation(page);
});

test('the Back button of the browser leads to the payment, which names PayPal', async ({ page }) => {
  await goToPayPal(page);
  await page.goBack();
  await expect(page.getByText('You came back before you agreed at PayPal')).toBeVisible();
});

test('a reload at the review keeps the approval, and nothing is ordered before the press', async ({ page }) => {
  await goToPayPal(page);
  await agree(page).click();
  await expect(approved(page)).toBeVisible();
  await page.reload();
  await expect(approved(page)).toBeVisible();
  await expect(service(page).call('GET', `/cart/v1/cart/${await basketOf(page)}/order`)).rejects.toThrow('ORD409');
});

test('a total that changed meanwhile is not paid: the shopper is asked again', async ({ page, context }) => {
  await goToPayPal(page);
  const other = await context.newPage();
  await other.goto('/en-us/cart');
  await other.getByRole('button', { name: 'One more' }).first().click();
  const path = `/cart/v1/cart/${await basketOf(other)}`;
  await expect.poll(async () => (await service(other).call<Cart>('GET', path)).totalItems).toBe(2);
  await agree(page).click();
  await expect(page.getByText('Your total has changed')).toBeVisible();
  await expect(payment(page)).toBeVisible();
});

test('two tabs: what is placed in one is not placed again by the other', async ({ page, context }) => {
  await goToPayPal(page);
  await agree(page).click();
  await expect(approved(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await placeButton(page).click();
  await expectConfirmation(page);
  // It may have followed to the confirmation by itself.
  await other.goto('/en-us/checkout');
  await expect(other.getByRole('heading', { name: 'There is nothing to check out' })).toBeVisible();
});

test.describe('express', () => {
  const button = (page: Page) => page.getByRole('button', { name: 'Pay with PayPal' });
  const review = (page: Page) => page.getByRole('heading', { name: 'Does everything look right?' });

  for (const [device, viewport] of [
    ['a phone', { width: 390, height: 844 }],
    ['a desk', { width: 1440, height: 900 }],
  ] as const) {
    test.describe(`on ${device}`, () => {
      test.use({ viewport });

      test('from the cart to the order without typing: the address is the one chosen at PayPal', async ({ page }) => {
        await openCartWith(button(page));
        await expectAccessible(page);
        await tabTo(page, button(page));
        await page.keyboard.press('Enter');
        await expect(page.getByRole('group', { name: 'Ship to' })).toBeVisible();
        await expectAccessible(page);
        await agree(page).click();
        await expect(review(page)).toBeVisible();
        await expect(approved(page)).toBeVisible();
        await expect(page.getByText('1035 Pearl Street').first()).toBeVisible();
        await expectAccessible(page);
        const path = `/cart/v1/cart/${await basketOf(page)}`;
        const { totals } = await service(page).call<Cart>('GET', path);
        await placeButton(page).click();
        await expect(page.getByRole('heading', { name: 'Thank you, Riley' })).toBeVisible();
        await expect(page.getByText('PayPal', { exact: true })).toBeVisible();
        expect(totals.tax).toBeGreaterThan(0);
        await expect(page.getByText(`$${(totals.total / 100).toFixed(2)}`).first()).toBeVisible();
      });
    });
  }

  test('from the mini cart', async ({ page }) => {
    await openCartWith(button(page));
    await page.goto('/en-us');
    // Before that the link leads to the cart's page.
    await hydrated(page, 'dialogs');
    await page.getByRole('link', { name: /^Cart/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Pay with PayPal' }).click();
    await agree(page).click();
    await expect(review(page)).toBeVisible();
  });

  test('from the quick shop: the product goes into the cart, once', async ({ page }) => {
    await page.goto('/en-us/c/women-footwear-2100');
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Quick shop: / })
      .first()
      .click();
    const dialog = page.getByRole('dialog').first();
    await dialog.locator('input[name="size"]:not([aria-label*="unavailable"])').first().check({ force: true });
    await dialog.getByRole('button', { name: 'Pay with PayPal' }).dblclick({ force: true });
    await agree(page).click();
    await expect(review(page)).toBeVisible();
    const { totalItems } = await service(page).call<Cart>('GET', `/cart/v1/cart/${await basketOf(page)}`);
    expect(totalItems).toBe(1);
  });

  test('from the checkout, before anything is typed', async ({ page }) => {
    await openCartWith(button(page));
    await page.goto('/en-us/checkout');
    await button(page).click();
    await agree(page).click();
    await expect(review(page)).toBeVisible();
  });

  test('an address without a phone is completed in the checkout, which shows the rest', async ({ page }) => {
    await openCartWith(button(page));
    await button(page).click();
    await page.getByLabel(/no phone number/).check();
    await agree(page).click();
    await expect(page.getByLabel('First name')).toHaveValue('Riley');
    await expect(page.getByLabel('Phone')).toHaveValue('');
    await page.getByLabel('Phone').fill('3035550147');
    await page.getByRole('button', { name: 'Continue to delivery' }).click();
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(review(page)).toBeVisible();
    await expect(approved(page)).toBeVisible();
    await placeButton(page).click();
    await expect(page.getByRole('heading', { name: 'Thank you, Riley' })).toBeVisible();
  });

  test('where the shop does not ship, the address is asked for', async ({ page }) => {
    await openCartWith(button(page));
    await button(page).click();
    await page.getByLabel(/Oslo/).check();
    await agree(page).click();
    await expect(page.getByLabel('First name')).toHaveValue('');
  });

  test('without agreeing the shopper is back at the cart, which is as it was', async ({ page }) => {
    await openCartWith(button(page));
    await button(page).click();
    await page.getByRole('button', { name: 'Back to Waymark without deciding' }).click();
    await expect(page).toHaveURL(/\/en-us\/cart$/);
    await expect(button(page)).toBeVisible();
  });

  test('the Back button leads back to the cart, whose button works again', async ({ page }) => {
    await openCartWith(button(page));
    await button(page).click();
    await expect(agree(page)).toBeVisible();
    await page.goBack();
    await button(page).click();
    await expect(agree(page)).toBeVisible();
  });

  test('two lost answers are said below the button, and a press asks again', async ({ page }) => {
    await openCartWith(button(page));
    await page.route('**/cart/v1/paymentSession?*', (route) => route.abort('connectionfailed'), { times: 2 });
    await button(page).click();
    await expect(page.getByText('We cannot reach PayPal')).toBeVisible({ timeout: 10_000 });
    await button(page).click();
    await expect(agree(page)).toBeVisible();
  });

  test.describe('on a product page', () => {
    const shoe = '/en-us/p/womens-ridgeline-3-trail-running-shoe-WMTR1001MOS';

    test('the product goes into the cart, once, and is paid', async ({ page }) => {
      await page.goto(shoe);
      await page.locator('main input[name="size"]:not([aria-label*="unavailable"])').first().check({ force: true });
      await page.locator('#paypal').scrollIntoViewIfNeeded();
      await button(page).dblclick({ force: true });
      await agree(page).click();
      await expect(review(page)).toBeVisible();
      const { totalItems } = await service(page).call<Cart>('GET', `/cart/v1/cart/${await basketOf(page)}`);
      expect(totalItems).toBe(1);
    });

    test('nothing of PayPal is loaded before its place is seen, and nobody is asked before the press', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 400 });
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.goto(shoe);
      await page.waitForLoadState('networkidle');
      expect(asked.filter((url) => /paypal|payment/i.test(url))).toEqual([]);
      await page.locator('#paypal').scrollIntoViewIfNeeded();
      await expect(button(page)).toBeVisible();
      const { origin } = new URL(page.url());
      expect(asked.filter((url) => !url.startsWith(origin) || url.includes('paymentSession'))).toEqual([]);
    });
  });
});
