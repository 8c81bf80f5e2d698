import type { Page } from '@playwright/test';
import type { Cart, Order } from '#openapi/generated/waymark.gen.ts';
import { basketOf, service } from '#model-tests/cart/cart.world.ts';
import { fillCart } from './support/fill-cart.ts';
import { expect, test } from './support/test.ts';

// Shoppers in Germany with a phone, and in France at a desk, to whom something happens while a wallet is open. Some
// tests are without network.
test.use({ forgives: /^Failed to load resource/ });

const shops = [
  {
    locale: 'de-de',
    viewport: { width: 390, height: 844 },
    refuseCookies: 'Nur notwendige',
    press: 'Mit Apple Pay bezahlen',
    agree: { 'Apple Pay': 'Mit der Test-Wallet bezahlen', PayPal: 'Zustimmen und weiter' },
  },
  {
    locale: 'fr-fr',
    viewport: { width: 1440, height: 900 },
    refuseCookies: 'Nécessaires seulement',
    press: 'Payer avec Apple Pay',
    agree: { 'Apple Pay': 'Payer avec le portefeuille de test', PayPal: 'Accepter et continuer' },
  },
] as const;
const names = ['Apple Pay', 'PayPal'] as const;

const cartOf = async (page: Page): Promise<Cart> =>
  service(page).call<Cart>('GET', `/cart/v1/cart/${await basketOf(page)}`);

for (const [name, shop] of names.flatMap((each) => shops.map((one) => [each, one] as const))) {
  const { locale, viewport } = shop;
  test.describe(`${name}, ${locale}`, () => {
    test.use({ viewport });
    const press = (page: Page) =>
      page.getByRole('button', { name: name === 'PayPal' ? name : shop.press, exact: true });
    const sheet = (page: Page) => page.getByRole('dialog', { name });
    const agreeing = (page: Page) => sheet(page).getByRole('button', { name: shop.agree[name] });

    /** Opens the wallet beside a cart, from a page before it, until it can be agreed to. */
    async function openWallet(page: Page): Promise<Cart> {
      await page.goto(`/${locale}/cart`);
      await page.waitForFunction(() => localStorage.getItem('waymark.session') !== null);
      await page.getByRole('button', { name: shop.refuseCookies }).click();
      await fillCart(page, locale, 'WMTT1003SIG');
      await page.goto(`/${locale}`);
      await page.goto(`/${locale}/cart`);
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
      await expect(page).toHaveURL(new RegExp(`/${locale}/?$`));
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
      await page.goto(`/${locale}/cart`);
      await press(page).click();
      await expect(agreeing(page)).toBeEnabled();
      await agreeing(page).click();
      await expect(page).toHaveURL(new RegExp(`/${locale}/(checkout|order-confirmation)`));
    });

    test('on a slow line a second press changes nothing, and what is shown is what is charged', async ({ page }) => {
      await page.route('**/cart/**', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 1_500));
        await route.continue();
      });
      const { basketId } = await openWallet(page);
      const shown = (await cartOf(page)).totals.remainingToPay;
      const total = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }).format(shown / 100);
      await expect(sheet(page).getByText(total, { exact: true }).last()).toBeVisible();
      let placed = 0;
      page.on('request', (request) => {
        if (request.url().endsWith('/checkout/order')) placed += 1;
      });
      await agreeing(page).dblclick();
      if (name === 'PayPal') {
        await expect(page).toHaveURL(new RegExp(`/${locale}/checkout`), { timeout: 45_000 });
        expect((await cartOf(page)).totals.remainingToPay).toBe(shown);
        expect(placed).toBe(0);
        return;
      }
      // Three calls, each of which waits, on a machine that may do other work.
      await expect(page).toHaveURL(new RegExp(`/${locale}/order-confirmation`), { timeout: 45_000 });
      expect(placed).toBe(1);
      const order = await service(page).call<Order>('GET', `/cart/v1/cart/${basketId}/order`);
      expect(order.payment_instruments.map(({ amount }) => amount)).toEqual([shown]);
    });
  });
}
