import type { Page } from '@playwright/test';
import { cards, expectConfirmation, giveCard, placeButton, toPayment } from '#model-tests/checkout/checkout.world.ts';
import { openWithSession } from '#model-tests/cart/cart.world.ts';
import { people, sells, startSelling } from '#model-tests/in-store/in-store.world.ts';
import { openCart, removeLineElsewhere } from '#model-tests/price-adjustment/price-adjustment.world.ts';
import { demoPassword } from '#src/demo/people/people.ts';
import words from '#src/messages/compiled/en-US/price-adjustment.gen.ts';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/test.ts';

// Serial: there is one associate, whose parallel sales would disturb each other.
test.describe.configure({ mode: 'default' });
test.use({ viewport: { width: 390, height: 844 } });

const dialog = (page: Page) => page.getByRole('dialog');
const press = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name }).click();
const apply = (page: Page) => dialog(page).getByRole('button', { name: words.apply });

/** The amount beside a term in the page's totals. */
const beside = (page: Page, term: string) =>
  page
    .getByRole('main')
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: new RegExp(`^${term}`) }) })
    .locator('dd');

async function adjust(page: Page, way: string, value: string, reason: string): Promise<void> {
  await dialog(page).getByRole('radio', { name: way }).check();
  await dialog(page).getByRole('textbox').fill(value);
  await dialog(page).getByLabel(words.reason).selectOption(reason);
  await apply(page).click();
  await expect(dialog(page)).toHaveCount(0);
}

test('an associate takes something off a line, the order and the delivery, changes one, puts one back, and the order is as the cart was', async ({
  page,
}) => {
  await startSelling(page, people.colleague);
  await openCart(page);
  await expect(page.getByRole('button', { name: words.adjustDelivery })).toBeVisible();
  await expectAccessible(page);

  await press(page, /^Adjust price: /);
  await expect(dialog(page).getByText('2 at $24.00').first()).toBeVisible();
  await dialog(page).getByRole('textbox').fill('10');
  await expect(dialog(page).getByRole('status')).toContainText('$43.20');
  await expectAccessible(page, '[role=dialog]');
  await adjust(page, words.percentage, '10', 'DAMAGED');
  await expect(page.getByText('Price adjustment: $4.80 off')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Change adjustment: / })).toBeFocused();

  await press(page, words.adjustOrder);
  await adjust(page, words.fixed, '40', 'PRICE_MATCH');
  await expect(beside(page, words.off)).toHaveText('-$8.00');

  await press(page, words.adjustDelivery);
  await adjust(page, words.amount, '1.50', 'SERVICE');
  await expect(page.getByText(/Price adjustment -\$1\.50/)).toBeVisible();

  // Changed to two dollars off each pair, which brings the total back to the expected one.
  await press(page, /^Change adjustment: /);
  await expect(dialog(page).getByLabel(words.reason)).toHaveValue('DAMAGED');
  await adjust(page, words.amountEach, '2', 'DAMAGED');
  await expect(page.getByText('Price adjustment: $4.00 off')).toBeVisible();
  await expect(beside(page, words.off)).toHaveText('-$8.00');

  await press(page, words.changeDelivery);
  await dialog(page).getByRole('button', { name: words.remove }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText(/Price adjustment -\$1\.50/)).toHaveCount(0);

  await page.getByRole('main').getByRole('link', { name: 'Check out' }).filter({ visible: true }).click();
  await toPayment(page);
  await giveCard(page, cards.approved);
  await placeButton(page).click();
  await expectConfirmation(page);
  await expect(beside(page, 'Subtotal')).toHaveText('$48.00');
  await expect(beside(page, words.off)).toHaveText('-$8.00');
});

test.describe('above what one may take off alone', () => {
  test.use({ forgives: /status of 403/ });

  test('a second associate must agree, and an associate cannot agree to their own adjustment', async ({ page }) => {
    await startSelling(page, people.colleague);
    await openCart(page);
    await press(page, /^Adjust price: /);
    await dialog(page).getByRole('textbox').fill('40');
    await dialog(page).getByLabel(words.reason).selectOption('DAMAGED');
    await apply(page).click();
    await expect(dialog(page).getByRole('heading', { name: words.agreeTitle })).toBeFocused();
    await expect(dialog(page).getByText('up to 20% on your own')).toBeVisible();
    await expect(dialog(page).getByRole('status')).toContainText('$28.80');
    await expectAccessible(page, '[role=dialog]');

    const agree = async (email: string) => {
      await dialog(page).getByLabel(words.agreeEmail).fill(email);
      await dialog(page).getByLabel(words.agreePassword).fill(demoPassword);
      await dialog(page).getByRole('button', { name: words.agree }).click();
    };
    await agree(people.colleague);
    await expect(dialog(page).getByRole('alert')).toContainText(words.notAgreed);

    // Going back keeps what was typed, and the same adjustment can be asked for again.
    await dialog(page).getByRole('button', { name: words.agreeBack }).click();
    await expect(dialog(page).getByRole('textbox')).toHaveValue('40');
    await expect(dialog(page).getByLabel(words.reason)).toHaveValue('DAMAGED');
    await apply(page).click();
    await agree(people.associate);
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByText('Price adjustment: $19.20 off')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Change adjustment: / })).toBeFocused();
  });
});

test('an adjustment that is not possible is reported at its value, also with the keyboard', async ({ page }) => {
  await startSelling(page, people.colleague);
  await openCart(page);
  await press(page, /^Adjust price: /);
  const value = dialog(page).getByRole('textbox');
  await value.fill('101');
  await value.press('Enter');
  await expect(value).toBeFocused();
  await expect(value).toHaveAccessibleDescription(words.notPercent);
  await dialog(page).getByRole('radio', { name: words.percentage }).press('ArrowDown');
  await expect(dialog(page).getByRole('radio', { name: words.amountEach })).toBeFocused();
  await apply(page).press('Enter');
  await expect(value).toHaveAccessibleDescription('It costs $24.00: no more than that can come off.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Adjust price: / })).toBeFocused();
});

test('other shoppers are not offered it and do not load its code', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (one) => asked.push(one.url()));
  await openWithSession(page);
  await openCart(page);
  await expect(page.getByRole('button', { name: /^Remove/ })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: /djust/ })).toHaveCount(0);
  expect(asked.filter((url) => /Adjust/.test(url))).toEqual([]);
});

test('a sale that ends in another tab removes the buttons for adjustments', async ({ page }) => {
  await startSelling(page, people.colleague);
  await openCart(page);
  await expect(page.getByRole('button', { name: words.adjustOrder })).toBeVisible();
  await sells(page, false);
  await expect(page.getByRole('button', { name: words.adjustOrder })).toHaveCount(0);
});

test.describe('a line that is gone', () => {
  test.use({ forgives: /status of 404/ });

  test('is reported in the dialog, which can be closed', async ({ page }) => {
    await startSelling(page, people.colleague);
    await openCart(page);
    await press(page, /^Adjust price: /);
    await removeLineElsewhere(page);
    await dialog(page).getByRole('textbox').fill('10');
    await dialog(page).getByLabel(words.reason).selectOption('OTHER');
    await apply(page).click();
    await expect(dialog(page).getByRole('alert')).toContainText(words.gone);
    await page.keyboard.press('Escape');
    await expect(page.getByText('Your cart is empty')).toBeVisible();
  });
});
