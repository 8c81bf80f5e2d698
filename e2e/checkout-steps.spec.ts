import type { Page } from '@playwright/test';
import {
  bank,
  cardFields,
  cards,
  expectConfirmation,
  giveAddress,
  giveCard,
  openCheckout,
  placeButton,
  toPayment,
} from '#model-tests/checkout/checkout.world.ts';
import words from '#src/messages/compiled/en-US/checkout.gen.ts';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/test.ts';

/** Each step is an entry of the browser's history (docs/decisions/030). */

const titles = {
  address: words.addressTitle,
  delivery: words.methodTitle,
  payment: words.billingTitle,
  review: words.summaryTitle,
} as const;

async function expectStep(page: Page, step: keyof typeof titles): Promise<void> {
  await expect(page.getByRole('heading', { name: titles[step] })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/en-us/checkout\\?step=${step}$`));
}

test('back and forward move between the steps, and back from the first leaves the checkout', async ({ page }) => {
  await openCheckout(page);
  await page.goto('/en-us/cart');
  await page.getByRole('link', { name: 'Check out' }).first().click();
  await expectStep(page, 'address');
  await giveAddress(page);
  await expectStep(page, 'delivery');
  await page.getByRole('button', { name: words.continueToPayment }).click();
  await expectStep(page, 'payment');
  await giveCard(page, cards.approved);
  await expectStep(page, 'review');

  for (const step of ['payment', 'delivery', 'address'] as const) {
    await page.goBack();
    await expectStep(page, step);
  }
  for (const step of ['delivery', 'payment', 'review'] as const) {
    await page.goForward();
    await expectStep(page, step);
  }
  await expect(page.getByText('Visa ending in 1111')).toBeVisible();

  for (const step of ['payment', 'delivery', 'address'] as const) {
    await page.goBack();
    await expectStep(page, step);
  }
  await page.goBack();
  await expect(page).toHaveURL(/\/en-us\/cart$/);
  await page.goForward();
  await expectStep(page, 'address');
});

test('the second press of a double click does not hit what the first press brought there', async ({ page }) => {
  await openCheckout(page);
  await toPayment(page);
  const later = page.getByRole('radio', { name: /^Pay later/ });
  const tile = page.locator('label', { has: later });
  await tile.dispatchEvent('click', { detail: 2, bubbles: true, cancelable: true });
  await expect(page.getByRole('radio', { name: 'Pay by card' })).toBeChecked();
  await giveCard(page, cards.approved);
  await placeButton(page).dispatchEvent('click', { detail: 2, bubbles: true, cancelable: true });
  await expectStep(page, 'review');
  await page.goBack();
  await expectStep(page, 'payment');
});

test('a reload stays at the step', async ({ page }) => {
  await openCheckout(page);
  await giveAddress(page);
  await expectStep(page, 'delivery');
  await page.reload();
  await expectStep(page, 'delivery');
  await page
    .getByRole('button', { name: /Change (delivery address|contact)/ })
    .first()
    .click();
  await expectStep(page, 'address');
  await page.reload();
  await expectStep(page, 'address');
  await page.goBack();
  await expectStep(page, 'delivery');
  await page.getByRole('button', { name: words.continueToPayment }).click();
  await expect(cardFields(page).getByLabel('Card number')).toBeVisible();
  await page.reload();
  await expectStep(page, 'payment');
});

test('a step that is not open leads to the one that is', async ({ page }) => {
  await openCheckout(page);
  await expectStep(page, 'address');
  for (const step of ['review', 'payment', 'delivery']) {
    await page.goto(`/en-us/checkout?step=${step}`);
    await expectStep(page, 'address');
  }
  await page.goto('/en-us/checkout?step=nothing');
  await expectStep(page, 'address');
});

test('back while the bank asks changes nothing, and a frame of the bank adds no entry', async ({ page }) => {
  await openCheckout(page);
  await toPayment(page);
  await giveCard(page, cards.challenged);
  await placeButton(page).click();
  const code = bank(page).getByLabel('One-time code');
  await expect(code).toBeVisible();
  await code.fill('123456');
  await bank(page).getByRole('button', { name: 'Approve' }).press('Enter');
  await expectConfirmation(page);
  await page.goBack();
  await expect(placeButton(page)).toHaveCount(0);
  await expect(page).not.toHaveURL(/sandbox/);
});

test('the checkout only links to help and to the legally required pages', async ({ page }) => {
  await page.goto('/en-us/checkout');
  const foot = page.getByRole('contentinfo');
  await expect(foot.getByRole('link', { name: 'Help center' })).toBeVisible();
  expect(await foot.getByRole('link').count()).toBeLessThan(8);
  await expectAccessible(page);
  await page.goto('/en-us/cart');
  await expect(foot.getByRole('link', { name: 'Stores' })).toBeVisible();
});

for (const width of [390, 1440])
  test(`the head of the checkout leads home and to the cart, and nowhere else, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openCheckout(page);
    const expectQuiet = async () => {
      const head = page.getByRole('banner');
      const exits = head.locator('a[href], button, input, summary, [tabindex="0"]').filter({ visible: true });
      await expect(exits).toHaveCount(2);
      await expect(head.getByRole('link', { name: 'Waymark, home' })).toBeVisible();
      await expect(head.getByRole('link', { name: /^Cart, \d+ item/ })).toBeVisible();
      // No bar above the header and no panel beside the page: only the skip link for keyboards and the demo guide.
      const beside = page
        .locator(':is(a[href], button):not(header *, main *, footer *)')
        .filter({ hasNotText: 'Demo guide' });
      await expect(beside).toHaveText(['Skip to content']);
    };
    await expectStep(page, 'address');
    await expectQuiet();
    await giveAddress(page);
    await expectStep(page, 'delivery');
    await expectQuiet();
    await page.getByRole('button', { name: words.continueToPayment }).click();
    await expectStep(page, 'payment');
    await expectQuiet();
    await giveCard(page, cards.approved);
    await expectStep(page, 'review');
    await expectQuiet();
  });
