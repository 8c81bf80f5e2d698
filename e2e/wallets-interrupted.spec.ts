import type { Page } from '@playwright/test';
import type { Cart } from '#openapi/generated/waymark.gen.ts';
import { basketOf, service } from '#model-tests/cart/cart.world.ts';
import { fillCart } from './support/fill-cart.ts';
import { expect, test } from './support/test.ts';

// A shopper in Germany with a phone, to whom something happens while a wallet is open. Some tests are without network.
test.use({
  viewport: { width: 390, height: 844 },
  forgives: /^Failed to load resource/,
});

const wallets = {
  'Apple Pay': {
    press: (page: Page) => page.getByRole('button', { name: 'Mit Apple Pay bezahlen' }),
    sheet: (page: Page) => page.getByRole('dialog', { name: 'Apple Pay' }),
    agree: 'Mit der Test-Wallet bezahlen',
  },
  PayPal: {
    press: (page: Page) => page.getByRole('button', { name: 'PayPal', exact: true }),
    sheet: (page: Page) => page.getByRole('dialog', { name: 'PayPal' }),
    agree: 'Zustimmen und weiter',
  },
};

const cartOf = async (page: Page): Promise<Cart> =>
  service(page).call<Cart>('GET', `/cart/v1/cart/${await basketOf(page)}`);

for (const [name, { press, sheet, agree }] of Object.entries(wallets)) {
  test.describe(name, () => {
    const agreeing = (page: Page) => sheet(page).getByRole('button', { name: agree });

    /** Opens the wallet beside a cart, from a page before it, until it can be agreed to. */
    async function openWallet(page: Page): Promise<Cart> {
      await page.goto('/de-de/cart');
      await page.waitForFunction(() => localStorage.getItem('waymark.session') !== null);
      await page.getByRole('button', { name: 'Nur notwendige' }).click();
      await fillCart(page, 'de-de', 'WMTT1003SIG');
      await page.goto('/de-de');
      await page.goto('/de-de/cart');
      await expect(press(page)).toBeVisible();
      const cart = await cartOf(page);
      await press(page).click();
      await expect(agreeing(page)).toBeEnabled();
      return cart;
    }

    test('a reload closes it: the cart has what it had, and it opens again', async ({ page }) => {
      const { items } = await openWallet(page);
      await page.reload();
      await expect(sheet(page)).toHaveCount(0);
      expect((await cartOf(page)).items.map(({ itemId, qty }) => [itemId, qty])).toEqual(
        items.map(({ itemId, qty }) => [itemId, qty]),
      );
      await press(page).click();
      await expect(agreeing(page)).toBeEnabled();
    });

    test('Back leaves the page, and nothing was ordered', async ({ page }) => {
      await openWallet(page);
      const basketId = await basketOf(page);
      await page.goBack();
      await expect(page).toHaveURL(/\/de-de\/?$/);
      await expect(sheet(page)).toHaveCount(0);
      await page.goForward();
      await expect(press(page)).toBeVisible();
      expect(await basketOf(page)).toBe(basketId);
      await press(page).click();
      await expect(agreeing(page)).toBeEnabled();
    });

    test('without network nothing is paid, and with it the same cart is', async ({ page, context }) => {
      const { items } = await openWallet(page);
      const basketId = await basketOf(page);
      await context.setOffline(true);
      await agreeing(page).click();
      await expect(agreeing(page)).toBeHidden({ timeout: 45_000 });
      await context.setOffline(false);
      expect((await cartOf(page)).items.map(({ itemId }) => itemId)).toEqual(items.map(({ itemId }) => itemId));
      expect(await basketOf(page)).toBe(basketId);
      await page.goto('/de-de/cart');
      await press(page).click();
      await expect(agreeing(page)).toBeEnabled();
      await agreeing(page).click();
      await expect(page).toHaveURL(/\/de-de\/(checkout|order-confirmation)/);
    });
  });
}
