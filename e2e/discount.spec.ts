import type { Page } from '@playwright/test';
import { openWithSession } from '#model-tests/cart/cart.world.ts';
import { cards, giveCard, placeButton, toPayment } from '#model-tests/checkout/checkout.world.ts';
import { signInBefore } from '#model-tests/session/session.world.ts';
import { expectAccessible } from './support/accessible.ts';
import { fillCart } from './support/fill-cart.ts';
import { expect, test } from './support/test.ts';

/** $115 and $140. */
const goods = ['WMTN1104FJD', 'WMTR1001MOS'];

const associate = 'Associate discount (40%)';

/** The amount beside a name in a list of totals. */
const beside = (page: Page, name: string) =>
  page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd[1]').first();

async function comeBack(page: Page, email: string): Promise<void> {
  await openWithSession(page);
  await signInBefore(page, email);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('an employee has the discount until the year is spent, and a cancelled order gives its part back', async ({
    page,
  }) => {
    // Lena may spend another $150 this year, which buys goods worth $250 at 40% off.
    await comeBack(page, 'lena.marsh@waymark.example');
    await fillCart(page, 'en-us', ...goods);
    await page.goto('/en-us/cart');
    await expect(beside(page, associate)).toHaveText('-$100.00');
    await expectAccessible(page);
    await page.goto('/en-us/checkout');
    await toPayment(page);
    await giveCard(page, cards.approved);
    await placeButton(page).click();
    await expect(page.getByRole('heading', { name: 'Thank you, Maya' })).toBeVisible();
    await expect(beside(page, associate)).toHaveText('-$100.00');
    await expectAccessible(page);
    const confirmation = page.url();

    await fillCart(page, 'en-us', ...goods);
    await page.goto('/en-us/cart');
    await expect(page.getByText('Nothing is left. It begins again on January 1.')).toBeVisible();
    await expect(page.getByText(associate)).toHaveCount(0);
    await page.goto(confirmation);
    await page.getByRole('button', { name: 'Cancel the order' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the order' }).click();
    await expect(page.getByRole('button', { name: 'Cancel the order' })).toHaveCount(0);
    await page.goto('/en-us/cart');
    await expect(beside(page, associate)).toHaveText('-$100.00');
    await expect(page.getByRole('meter', { name: 'You have spent $0.00 of your $150.00 this year' })).toBeVisible();
  });
});

test('a promo code beside the discount says why it does not apply', async ({ page }) => {
  await comeBack(page, 'rory.okafor@waymark.example');
  await fillCart(page, 'en-us', 'WMTR1001MOS');
  await page.goto('/en-us/cart');
  await expect(beside(page, associate)).toHaveText('-$56.00');
  await page.getByLabel('Promo code', { exact: true }).fill('FIRSTSTEPS');
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(page.getByText('Your own discount takes more off; the two do not add up.')).toBeVisible();
  await expect(beside(page, associate)).toHaveText('-$56.00');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remove promo code FIRSTSTEPS' }).click();
  await expect(page.getByText(/^FIRSTSTEPS/)).toHaveCount(0);
});

test('a professional orders with theirs, in their language, and the year says what the order came to', async ({
  page,
}) => {
  const name = 'Sconto WRANX (25%)';
  await comeBack(page, 'marco.rinaldi@example.com');
  await fillCart(page, 'it-it', ...goods);
  await page.goto('/it-it/cart');
  const year = page.getByRole('meter', { name: /^Quest’anno/ });
  const before = Number(await year.getAttribute('value'));
  await expect(beside(page, name)).toHaveText(/^-63,75\s€$/);
  await page.getByRole('button', { name: 'Solo necessari' }).click();
  await page.goto('/it-it/checkout');
  await page.getByRole('button', { name: /^Consegna qui/ }).click();
  await page.getByRole('button', { name: 'Continua con il pagamento' }).click();
  const fields = page.frameLocator('iframe[title="Dati della carta"]');
  await fields.getByLabel('Numero della carta').fill(cards.approved);
  await fields.getByLabel('Scadenza').fill('12 / 30');
  await fields.getByLabel('Codice di sicurezza').fill('737');
  await fields.getByLabel('Nome sulla carta').fill('Marco Rinaldi');
  await page.getByRole('button', { name: 'Verifica l’ordine' }).press('Enter');
  await expect(beside(page, name)).toHaveText(/^-63,75\s€$/);
  await page.getByRole('button', { name: /^Ordina/ }).click();
  await expect(page).toHaveURL(/\/it-it\/order-confirmation/);
  await expect(beside(page, name)).toHaveText(/^-63,75\s€$/);
  await page.goto('/it-it/account/orders');
  await expect(year).toHaveAttribute('value', String(before + 19_125));
});
