import type { Page } from '@playwright/test';
import { addressElsewhere, goToCheckout, openCheckout, placeButton } from '#model-tests/checkout/checkout.world.ts';
import { signInBefore } from '#model-tests/session/session.world.ts';
import fr from '#src/messages/compiled/fr.gen.ts';
import { fillCart } from './support/fill-cart.ts';
import { mayasAddress } from '#tests/people.ts';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/test.ts';

// One of these tests causes a refusal, which the browser reports in the console.
test.use({ forgives: /^Failed to load resource/ });

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/en-us/cart');
  await page.waitForFunction(() => localStorage.getItem('waymark.session') !== null);
  await signInBefore(page, email);
}

for (const [device, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a desk', { width: 1440, height: 900 }],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test('points become a voucher, a saved card pays the rest, and a cancelled order gives the points back', async ({
      page,
    }) => {
      await signIn(page, 'theo.lambert@example.com');
      await goToCheckout(page);
      await page.getByRole('button', { name: 'Change payment' }).click();
      const points = page.getByRole('region', { name: 'Your points' });
      await expect(points.getByText(/^You have [\d,]+ points\.$/)).toBeVisible();
      await expect(points.getByLabel('Voucher')).not.toHaveValue('4000');
      await points.getByLabel('Voucher').selectOption('500');
      await expectAccessible(page);
      await points.getByRole('button', { name: 'Use points' }).click();
      await expect(points.getByText('Voucher for 500 points')).toBeVisible();
      await expect(page.getByText(/^Left to pay: \$/)).toBeVisible();
      await points.getByRole('button', { name: 'Remove the voucher' }).click();
      await expect(page.getByText(/^Left to pay: \$/)).toHaveCount(0);
      await points.getByLabel('Voucher').selectOption('500');
      await points.getByRole('button', { name: 'Use points' }).click();
      await expect(points.getByText('Voucher for 500 points')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Review order' }).click();
      await expect(page.getByText('Voucher for 500 points: $5.00')).toBeVisible();
      await placeButton(page).click();
      await expect(page.getByRole('heading', { name: 'Thank you, Theo' })).toBeVisible();
      await expect(page.getByText('Voucher for 500 points: $5.00')).toBeVisible();
      await page.getByRole('button', { name: 'Cancel the order' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the order' }).click();
      await expect(page.getByRole('button', { name: 'Cancel the order' })).toHaveCount(0);
    });
  });
}

const home = {
  ...mayasAddress,
  addressLine1: '8 rue Mercière',
  city: 'Lyon',
  province: '',
  postalCode: '69001',
  country: 'FR',
  phone: '612345678',
  phoneCode: '33',
};

test.describe('in French on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'fr-FR' });

  test('a member reads what an order earns, pays a part of it with points, and gets them back', async ({ page }) => {
    const { rewards: words, checkout, order } = fr;
    await page.goto('/fr-fr/cart');
    await page.waitForFunction(() => localStorage.getItem('waymark.session') !== null);
    await signInBefore(page, 'theo.lambert@example.com');
    await fillCart(page, 'fr-fr', 'WMTN1104FJD');
    await addressElsewhere(page, 'fr-fr', home);
    await page.goto('/fr-fr/cart');
    await expect(page.getByText(/^Les membres gagnent \d+ points avec cette commande\.$/)).toBeVisible();
    await page.goto('/fr-fr/checkout');
    await page.getByRole('button', { name: checkout.changePayment }).click();
    const points = page.getByRole('region', { name: words.title });
    await points.getByLabel(words.voucher).selectOption('500');
    await points.getByRole('button', { name: words.use }).click();
    await expect(points.getByText('Bon de 500 points')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: checkout.continueToSummary }).click();
    await expect(page.getByText(/^Bon de 500 points\u00A0: 5,00\s€$/)).toBeVisible();
    await page.getByRole('button', { name: /^Commander et payer/ }).click();
    await expect(page.getByRole('heading', { name: 'Merci, Maya' })).toBeVisible();
    await expect(page.getByText(/^Bon de 500 points\u00A0: 5,00\s€$/)).toBeVisible();
    await page.getByRole('button', { name: order.cancel }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: order.cancelConfirm }).click();
    await expect(page.getByRole('button', { name: order.cancel })).toHaveCount(0);
  });
});

test('a membership that is not confirmed is told so', async ({ page }) => {
  await signIn(page, 'new.walker@example.com');
  await openCheckout(page, addressElsewhere);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('button', { name: 'Use points' }).click();
  await expect(page.getByText('Confirm your membership to use rewards.')).toBeVisible();
});

const rewards = (page: Page) => page.getByRole('region', { name: 'Reward codes and cards' });

async function typeReward(page: Page, code: string): Promise<void> {
  const field = rewards(page).getByLabel('Reward code or card number');
  if (!(await field.isVisible())) await rewards(page).getByText('Enter a code or a card number').click();
  await field.fill(code);
  await field.press('Enter');
}

for (const [device, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a desk', { width: 1440, height: 900 }],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test('a reward card that was chosen and a code that was typed pay an order, and get back what a cancelled one took', async ({
      page,
    }) => {
      await signIn(page, 'theo.lambert@example.com');
      await goToCheckout(page);
      await page.getByRole('button', { name: 'Change payment' }).click();
      await rewards(page).getByLabel('Your codes and cards').selectOption('C1000002-R4');
      await expectAccessible(page);
      await rewards(page).getByRole('button', { name: 'Use it' }).click();
      await expect(rewards(page).getByText('Reward card ending in 0035')).toBeVisible();
      await expect(page.getByText(/^Left to pay: \$/)).toBeVisible();
      await typeReward(page, 'summit-9000');
      await expect(page.getByText('Nothing is left to pay: you need no card.').first()).toBeVisible();
      await expect(rewards(page).getByRole('heading')).toBeFocused();
      await expectAccessible(page);
      await rewards(page).getByRole('button', { name: 'Remove Reward card ending in 0035' }).click();
      await expect(rewards(page).getByText('Reward card ending in 0035')).toHaveCount(0);
      await page.getByRole('button', { name: 'Review order' }).click();
      await expect(page.getByText(/^Reward code ending in 9000: \$/)).toBeVisible();
      await placeButton(page).click();
      await expect(page.getByRole('heading', { name: 'Thank you, Theo' })).toBeVisible();
      await expect(page.getByText('Reward code ending in 9000').first()).toBeVisible();
      await page.getByRole('button', { name: 'Cancel the order' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the order' }).click();
      await expect(page.getByRole('button', { name: 'Cancel the order' })).toHaveCount(0);
    });
  });
}

for (const [who, email, code, said] of [
  ['who never joined the program', 'maya.reed@example.com', 'WELCOME-1001', 'Join the loyalty program to use rewards.'],
  [
    'whose membership is not confirmed',
    'new.walker@example.com',
    'TILL-0600',
    'Confirm your membership to use rewards.',
  ],
  [
    'whose code is used up',
    'theo.lambert@example.com',
    'RIDGE-4711',
    'You do not have enough points, or nothing is left of this reward.',
  ],
  ['who mistypes a code', 'theo.lambert@example.com', 'TRIAL-2060', 'We could not find this card or code.'],
] as const) {
  test(`a customer ${who} is told so`, async ({ page }) => {
    await signIn(page, email);
    await goToCheckout(page, addressElsewhere);
    await page
      .getByRole('button', { name: /^(Change payment|Continue to payment)$/ })
      .first()
      .click();
    await typeReward(page, code);
    await expect(rewards(page).getByText(said)).toBeVisible();
  });
}
