import { expect, hydrated, test } from './support/test.ts';

test('a design comes back from the customiser, is shown on the line, and is changed from there', async ({ page }) => {
  await page.goto('/en-us/p/WMTN1101CHK');
  await hydrated(page, 'product');
  await page.getByRole('link', { name: 'Design your own' }).click();
  await page.getByRole('radio', { name: 'Wet slate' }).check();
  await page.getByRole('button', { name: 'Use this design' }).click();
  await expect(page).toHaveURL(/recipe=RCP3F8Q1/);
  await hydrated(page, 'product');
  await page.getByRole('radio', { name: /^9(,|$)/ }).check({ force: true });
  await page.getByRole('button', { name: /^Add to cart/ }).click();
  await expect(page.getByRole('dialog', { name: 'Added to your cart' })).toBeVisible();
  await page.goto('/en-us/cart');
  await expect(page.getByText('Wet slate')).toBeVisible();
  await page.getByRole('button', { name: /^Edit/ }).first().click();
  await page.getByRole('dialog').getByRole('link', { name: 'Change the design' }).click();
  await expect(page.getByRole('radio', { name: 'Wet slate' })).toBeChecked();
  await page.getByRole('radio', { name: 'Bracken' }).check();
  await page.getByRole('button', { name: 'Use this design' }).click();
  await hydrated(page, 'product');
  await page.getByRole('radio', { name: /^9(,|$)/ }).check({ force: true });
  await page.getByRole('button', { name: 'Update in cart' }).click();
  await expect(page).toHaveURL(/\/en-us\/cart$/);
  await expect(page.getByText('Bracken')).toBeVisible();
  await expect(page.getByText('Wet slate')).toHaveCount(0);
});
