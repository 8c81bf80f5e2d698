import type { Page } from '@playwright/test';
import type { Cart } from '#openapi/generated/waymark.gen.ts';
import { basketOf, openWithSession, service, visitBefore } from '#model-tests/cart/cart.world.ts';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/test.ts';

// Some of these tests cause a refusal, which the browser reports in the console.
test.use({ forgives: /^Failed to load resource/ });

const button = (page: Page) => page.getByRole('button', { name: 'Pay with Apple Pay' });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Apple Pay' });
const pay = (page: Page) => sheet(page).getByRole('button', { name: 'Pay with the test wallet' });
const cartOf = async (page: Page): Promise<Cart> =>
  service(page).call<Cart>('GET', `/cart/v1/cart/${await basketOf(page)}`);
const thanks = (page: Page) => page.getByRole('heading', { name: 'Thank you, Riley' });

/** A guest with a pair of socks who has typed nothing, on the cart page, with the sheet open. */
async function openSheet(page: Page): Promise<void> {
  await openWithSession(page);
  await visitBefore(page);
  await page.reload();
  await button(page).click();
  await expect(pay(page)).toBeEnabled();
}

for (const [device, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a desk', { width: 1440, height: 900 }],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test('from the cart to the order in the sheet: it shows the total that is charged', async ({ page }) => {
      await openSheet(page);
      await expectAccessible(page);
      await sheet(page)
        .getByLabel(/Express/)
        .check();
      await expect(pay(page)).toBeEnabled();
      const { totals } = await cartOf(page);
      const total = (totals.total / 100).toFixed(2);
      await expect(sheet(page).getByText(`${total} USD`)).toBeVisible();
      await pay(page).click();
      await expect(thanks(page)).toBeVisible();
      await expect(page.getByText('Apple Pay', { exact: true })).toBeVisible();
      await expect(page.getByText(`$${total}`).first()).toBeVisible();
    });
  });
}

test('a sheet that is closed leaves the cart as it was', async ({ page }) => {
  await openSheet(page);
  expect((await cartOf(page)).shippingAddress?.postalCode).toBe('80302');
  await sheet(page).getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(async () => (await cartOf(page)).shippingAddress).toBeUndefined();
  await expect(button(page)).not.toHaveAttribute('aria-busy', 'true');
});

test('where the shop does not ship, the sheet says so; a city that is too long is refused in it', async ({ page }) => {
  await openSheet(page);
  await sheet(page).getByLabel(/Oslo/).check();
  await expect(sheet(page).getByText('We do not deliver there.')).toBeVisible();
  await sheet(page)
    .getByLabel(/Boulder xxx/)
    .check();
  await expect(pay(page)).toBeEnabled();
  await pay(page).click();
  await expect(sheet(page).getByText('The city may have 50 characters at most.')).toBeVisible();
  await sheet(page).getByLabel('1035 Pearl Street, Boulder, US').check();
  await expect(pay(page)).toBeEnabled();
  await pay(page).click();
  await expect(thanks(page)).toBeVisible();
});

test('a lost answer is asked about: the order that was placed is confirmed', async ({ page }) => {
  await openSheet(page);
  await page.route(
    '**/cart/v2/checkout/order',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await pay(page).click();
  await expect(thanks(page)).toBeVisible();
});

test('a total that changed in another tab is not charged', async ({ page }) => {
  await openSheet(page);
  const { basketId, items } = await cartOf(page);
  await service(page).call('PUT', `/cart/v1/cart/${basketId}/item`, { itemId: items[0]?.itemId, qty: 2 });
  await pay(page).click();
  await expect(page.getByText('The payment did not go through.')).toBeVisible();
  await expect(service(page).call('GET', `/cart/v1/cart/${basketId}/order`)).rejects.toThrow('ORD409');
});
