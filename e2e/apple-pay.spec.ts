import type { Page } from '@playwright/test';
import type { Cart } from '#openapi/generated/waymark.gen.ts';
import { basketOf, openWithSession, service, visitBefore } from '#model-tests/cart/cart.world.ts';
import { expectAccessible } from './support/accessible.ts';
import { openCartWith } from './support/cart-with-wallets.ts';
import { expect, hydrated, test } from './support/test.ts';

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
  await openCartWith(button(page));
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
      await expect(sheet(page).getByText(`$${total}`)).toBeVisible();
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

test('Escape closes the sheet, and the focus is on the button again', async ({ page }) => {
  await openSheet(page);
  await expect(pay(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();
});

test('a delivery that is chosen by keyboard keeps the focus while the total is found out', async ({ page }) => {
  await openSheet(page);
  const chosen = sheet(page).getByLabel(/Standard/);
  await chosen.focus();
  await page.keyboard.press('ArrowDown');
  await expect(pay(page)).toBeEnabled();
  await expect(sheet(page).getByLabel(/Express/)).toBeChecked();
  await expect(sheet(page).getByLabel(/Express/)).toBeFocused();
});

test('the sheet speaks the language of the page, with its money', async ({ page }) => {
  await page.goto('/de-de/p/womens-ridgeline-3-trail-running-shoe-WMTR1001MOS');
  await hydrated(page, 'product');
  await page.locator('main input[name="size"]:not([aria-label*="nicht"])').first().check({ force: true });
  await page.locator('#apple-pay').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Mit Apple Pay bezahlen' }).click();
  await expect(sheet(page).getByRole('button', { name: 'Mit der Test-Wallet bezahlen' })).toBeEnabled();
  await expect(
    sheet(page)
      .getByText(/\d,\d\d\s€/)
      .first(),
  ).toBeVisible();
  await sheet(page).getByRole('button', { name: 'Abbrechen' }).click();
  await expect(sheet(page)).toHaveCount(0);
});

test('where the shop does not ship, the sheet says so; a city that is too long is refused in it', async ({ page }) => {
  await openSheet(page);
  await sheet(page).getByLabel(/Oslo/).check();
  await expect(sheet(page).getByText('We do not deliver there.')).toBeVisible();
  await sheet(page)
    .getByLabel(/Llanfairpwll/)
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
  await expect(page.getByText('The total changed while you were paying.')).toBeVisible();
  await expect(service(page).call('GET', `/cart/v1/cart/${basketId}/order`)).rejects.toThrow('ORD409');
});

test('from the mini cart', async ({ page }) => {
  await openWithSession(page);
  await visitBefore(page);
  await page.goto('/en-us');
  // Before, the link leads to the page of the cart.
  await hydrated(page, 'dialogs');
  await page.getByRole('link', { name: /^Cart/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Pay with Apple Pay' }).click();
  await expect(pay(page)).toBeEnabled();
  await pay(page).click();
  await expect(thanks(page)).toBeVisible();
});

test('it is the first thing in the checkout, and pays from there', async ({ page }) => {
  await openWithSession(page);
  await visitBefore(page);
  await page.goto('/en-us/checkout');
  await expect(page.getByRole('heading', { name: 'Pay without typing' })).toBeVisible();
  await button(page).click();
  await expect(pay(page)).toBeEnabled();
  await pay(page).click();
  await expect(thanks(page)).toBeVisible();
});

test('a closed sheet leaves the checkout at the address', async ({ page }) => {
  await openWithSession(page);
  await visitBefore(page);
  await page.goto('/en-us/checkout');
  await button(page).click();
  await expect(pay(page)).toBeEnabled();
  await sheet(page).getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(async () => (await cartOf(page)).shippingAddress).toBeUndefined();
  await expect(page.getByLabel('First name')).toHaveValue('');
});

test('a double press opens one sheet', async ({ page }) => {
  await openCartWith(button(page));
  await button(page).dblclick({ force: true });
  await expect(pay(page)).toBeEnabled();
  await expect(sheet(page)).toHaveCount(1);
});

test('two tabs: once one has paid, the sheet of the other closes, and nothing is paid twice', async ({
  page,
  context,
}) => {
  await openSheet(page);
  const other = await context.newPage();
  await other.goto('/en-us/cart');
  await button(other).click();
  await expect(pay(other)).toBeEnabled();
  await pay(other).click();
  await expect(thanks(other)).toBeVisible();
  await expect(sheet(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
});

test.describe('on a product page', () => {
  const shoe = '/en-us/p/womens-ridgeline-3-trail-running-shoe-WMTR1001MOS';
  const size = (page: Page) => page.locator('main input[name="size"]:not([aria-label*="unavailable"])');
  /** Opens the sheet; the button's place has to be seen first. */
  const buy = async (page: Page) => {
    await size(page).first().check({ force: true });
    await page.locator('#apple-pay').scrollIntoViewIfNeeded();
    await button(page).click();
    await expect(pay(page)).toBeEnabled();
  };
  const basket = (page: Page) => page.evaluate(() => localStorage.getItem('waymark.session'));

  test('one thing is bought, and the cart of the shopper stays as it is', async ({ page }) => {
    await openWithSession(page);
    await visitBefore(page);
    await page.goto(shoe);
    const before = await basket(page);
    const held = await cartOf(page);
    await buy(page);
    await expectAccessible(page);
    await pay(page).click();
    await expect(thanks(page)).toBeVisible();
    await expect(page).toHaveURL(/order-confirmation\?.*storeContext=product/);
    expect(await basket(page)).toBe(before);
    expect((await cartOf(page)).items).toEqual(held.items);
  });

  test('a closed sheet leaves the cart as it was', async ({ page }) => {
    await openWithSession(page);
    await visitBefore(page);
    await page.goto(shoe);
    const { version, ...held } = await cartOf(page);
    await buy(page);
    const emptied = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
    await sheet(page).getByRole('button', { name: 'Cancel' }).click();
    expect((await emptied).ok()).toBe(true);
    expect(await cartOf(page)).toMatchObject({ version, items: held.items });
    await expect(page).toHaveURL(new RegExp(shoe));
  });

  test('a size that is missing is asked for', async ({ page }) => {
    await page.goto(shoe);
    await page.locator('#apple-pay').scrollIntoViewIfNeeded();
    await button(page).click();
    await expect(size(page).first()).toBeFocused();
    await expect(sheet(page)).toHaveCount(0);
  });

  test('a guest of a first visit pays without a cart', async ({ page }) => {
    await page.goto(shoe);
    await buy(page);
    await pay(page).click();
    await expect(thanks(page)).toBeVisible();
  });

  test('the promo code of the link is applied once, and cleared', async ({ page }) => {
    await page.goto(`${shoe}?promo=FIRSTSTEPS`);
    await buy(page);
    await expect(page).not.toHaveURL(/promo=/);
  });

  test('a device without the wallet has no button, and loads nothing of it', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.route('**/womens-ridgeline*', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: (await answer.text()).replace(/ data-apple-pay="[^"]*"/, '') });
    });
    await page.goto(shoe);
    await page.waitForLoadState('networkidle');
    await expect(button(page)).toHaveCount(0);
    expect(asked.filter((url) => /apple-?pay/i.test(url))).toEqual([]);
  });
});

test('from the quick shop', async ({ page }) => {
  await page.goto('/en-us/c/women-footwear-2100');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Quick shop: / })
    .first()
    .click();
  const dialog = page.getByRole('dialog').first();
  await dialog.locator('input[name="size"]:not([aria-label*="unavailable"])').first().check({ force: true });
  await dialog.getByRole('button', { name: 'Pay with Apple Pay' }).click();
  await expect(pay(page)).toBeEnabled();
  await pay(page).click();
  await expect(thanks(page)).toBeVisible();
});
