import { addressElsewhere, giveAddress, openCheckout } from '#model-tests/checkout/checkout.world.ts';
import { expect, test } from './support/test.ts';

/** A typed but unsent address is kept for the tab (docs/decisions/031). */

test('typed fields are restored after a reload and after coming back from the cart', async ({ page }) => {
  await openCheckout(page);
  const email = page.getByLabel('Email', { exact: true });
  const first = page.getByLabel('First name', { exact: true });
  const state = page.getByLabel('State', { exact: true });
  await email.fill('maya@exam');
  await first.fill('Maya');
  await state.selectOption('CO');
  await page.reload();
  await expect(first).toHaveValue('Maya');
  await expect(email).toHaveValue('maya@exam');
  await expect(state).toHaveValue('CO');

  await page.getByLabel('City').pressSequentially('Boul');
  await page.getByRole('link', { name: 'Edit cart' }).first().click();
  await expect(page).toHaveURL(/\/cart$/);
  await page.goBack();
  await expect(page.getByLabel('City')).toHaveValue('Boul');
  await expect(first).toHaveValue('Maya');

  await giveAddress(page);
  await expect(page.getByRole('button', { name: 'Continue to payment' })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('waymark.drafts'))).toBeNull();
});

test("a billing address in another country follows that country's rules", async ({ page }) => {
  await openCheckout(page, addressElsewhere);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByText('Use a different address').click();
  await page.getByLabel('Country', { exact: true }).selectOption('FR');
  await expect(page.getByLabel('State', { exact: true })).toHaveCount(0);
  await page.getByLabel('First name', { exact: true }).fill('Maya');
  await page.reload();
  await page.getByText('Use a different address').click();
  await expect(page.getByLabel('First name', { exact: true })).toHaveValue('Maya');
  await expect(page.getByLabel('Country', { exact: true })).toHaveValue('FR');
});
