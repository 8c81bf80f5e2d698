import { finder } from '#model-tests/store-finder/store-finder.world.ts';
import { passEmail } from '#model-tests/sign-in-form/sign-in-form.world.ts';
import stores from '#src/messages/compiled/en-US/stores.gen.ts';
import { demoPassword } from '#src/demo/people/people.ts';
import { expectAccessible } from './support/accessible.ts';
import { expect, hydrated, test } from './support/test.ts';

test('a presale leads to the sign-in and back to the same size, which a member buys', async ({ page }) => {
  await page.goto('/en-us/p/mens-fellside-elite-trail-running-shoe-WMTR1108CHK');
  await hydrated(page, 'product');
  const size = page.getByRole('radio', { name: /^9(,|$)/ });
  await size.check({ force: true });
  await page.getByRole('button', { name: 'Sign in to buy' }).click();
  const dialog = page.getByRole('dialog');
  await passEmail(dialog, 'theo.lambert@example.com');
  await dialog.getByLabel('Password', { exact: true }).fill(demoPassword);
  await dialog.getByRole('button', { name: /^Sign in(?! with)/ }).click();
  await expect(dialog).toBeHidden();
  await expect(size).toBeChecked();
  await page.getByRole('button', { name: /^Add to cart/ }).click();
  await expect(page.getByRole('dialog', { name: 'Added to your cart' })).toContainText('Size: US 9');
});

test('a size that is gone leads to a form that names it and says what the email is for', async ({ page }) => {
  await page.goto('/en-us/p/WMTR1101BRI');
  await hydrated(page, 'product');
  // Sold out in the demo's data. The button is rendered after the paint that shows the choice, so it is waited for.
  const size = page.getByRole('radio', { name: /^10(,|$)/ });
  await size.check({ force: true });
  await page.getByRole('button', { name: 'Notify me' }).click();
  const dialog = page.getByRole('dialog', { name: 'Notify me' });
  await expect(dialog).toContainText(', Size 10');
  await expect(dialog).toContainText('once, as soon as it is back');
  await expectAccessible(page, '[role="dialog"]');
  await dialog.getByLabel('Email').fill('maya@example.com');
  await dialog.getByRole('button', { name: 'Notify me' }).click();
  await expect(dialog.getByRole('status')).toContainText('Thank you');
});

test('what only stores sell is reserved in one', async ({ page }) => {
  await page.goto('/en-us/p/WMWB1106CML');
  await hydrated(page, 'product');
  await expect(page.getByText(/^Delivery: /)).toHaveCount(0);
  const reserve = page.getByRole('main').getByRole('button', { name: 'Reserve in a store' });
  await reserve.click();
  const size = page.locator('input[name="size"]:not([aria-label*="unavailable"])').first();
  await expect(page.locator('input[name="size"]:focus')).toHaveCount(1);
  await size.check({ force: true });
  await reserve.click();
  await finder(page).getByLabel(stores.place).fill('Boulder');
  await finder(page).getByRole('button', { name: stores.search }).click();
  await finder(page)
    .getByRole('button', { name: /^(Pick up here today|Ship to this store): Waymark Boulder/ })
    .first()
    .click();
  await expect(finder(page)).toBeHidden();
  await page.goto('/en-us/cart');
  await expect(page.getByRole('main')).toContainText(/(Pick up today at|Ship to) Waymark Boulder/);
  await page.getByRole('button', { name: /^Change delivery of/ }).click();
  const delivery = page.getByRole('dialog', { name: stores.methodTitle });
  await expect(delivery.getByRole('button', { name: 'Ship to Waymark Boulder' })).toBeVisible();
  await expect(delivery.getByRole('button', { name: stores.home })).toHaveCount(0);
});

test('a picture is enlarged by mouse and by keyboard, and closing leads back to it', async ({ page }) => {
  await page.goto('/en-us/p/WMTR1101BRI');
  await hydrated(page, 'product');
  const picture = page.getByRole('list', { name: 'Pictures' }).getByRole('button').first();
  await picture.click();
  const dialog = page.getByRole('dialog', { name: /^Pictures: / });
  const position = dialog.getByRole('status');
  await expect(position).toHaveText(/^Picture 1 of \d+, 100%$/);
  await expectAccessible(page, '[role="dialog"]');
  await expect(dialog.getByRole('group', { name: /^Picture to zoom/ })).toBeFocused();
  await page.keyboard.press('+');
  await expect(position).toContainText(', 200%');
  await dialog.getByRole('button', { name: 'Zoom out' }).click();
  await expect(position).toContainText(', 100%');
  await dialog.getByRole('button', { name: 'Zoom in' }).click();
  await expect(position).not.toContainText(', 100%');
  await dialog.getByRole('button', { name: 'Next picture' }).click();
  await expect(position).toHaveText(/^Picture 2 of \d+, 100%$/);
  await page.keyboard.press('+');
  await expect(position).not.toContainText(', 100%');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(picture).toBeFocused();
});

test.describe('the link that ends alerts', () => {
  test.use({ forgives: /status of 400/ });

  test('a mail program ends the alerts by one press, and a person is asked on a page', async ({ page, request }) => {
    const link = '/unsubscribe/stock-alerts/0b9d7c3e-4a51-4e7a-9a64-2f7d0c1f8e11';
    const pressed = await request.post(link, { form: { 'List-Unsubscribe': 'One-Click' } });
    expect(pressed.status()).toBe(204);
    await page.goto(link);
    const dialog = page.getByRole('dialog', { name: 'Stop stock alerts' });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    // A link that is cut, followed in the same tab, is refused in its dialog.
    await page.evaluate(() => void (location.hash = '#stop-notifications=0b9d7c3e-4a51'));
    await dialog.getByRole('button', { name: 'Stop all alerts' }).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
  });
});
