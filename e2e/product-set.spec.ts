import { expectAccessible } from './support/accessible.ts';
import { expect, hydrated, test } from './support/test.ts';

test('a look is bought in one press, once every size is chosen', async ({ page }) => {
  await page.goto('/en-us/p/WMSH1001PET');
  await hydrated(page, 'product');
  const products = page.getByRole('list', { name: 'Products of the look' });
  // Its part of the page is rendered when a reader comes near.
  await expect(async () => {
    await page.mouse.wheel(0, 700);
    await expect(products).toBeVisible({ timeout: 500 });
  }).toPass();
  await expectAccessible(page, 'main');
  const add = page.getByRole('button', { name: /^Add all 3 to cart/ });
  await add.click();
  await expect(products.getByText('Choose an option').first()).toBeVisible();
  for (const select of await products.getByRole('combobox').all()) {
    const option = select.locator('option:not(:disabled):not([value=""])').first();
    await select.selectOption(await option.getAttribute('value'));
  }
  await add.click();
  const added = page.getByRole('dialog', { name: 'Added to your cart' });
  for (const name of ['Tideline 3L', 'Downpour Overtrouser', 'Squall Rain Hat'])
    await expect(added.getByRole('link', { name }).first()).toBeVisible();
});
