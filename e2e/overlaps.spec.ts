import { cards, giveCard, openCheckout, placeButton, toPayment } from '#model-tests/checkout/checkout.world.ts';
import { fillCart } from './support/fill-cart.ts';
import { hydrated, expect, test } from './support/test.ts';
import { expectUncovered, raiseToast } from './support/uncovered.ts';

/** Nothing that is fixed or sticky covers a control of another part of the page. */

const product = 'p/womens-ridgeline-3-trail-running-shoe-WMTR1001MOS';
const pages = {
  home: '',
  listing: 'c/women-footwear-2100',
  product,
  search: 'search?q=shoe',
  cart: 'cart',
  checkout: 'checkout',
  lookup: 'order-lookup',
  orders: 'account/orders',
  associate: 'associate-login',
  'sign-up': 'sign-up',
  forgot: 'forgot-password',
  reset: 'reset-password?code=kX3v0W8mQ2h7yT5dR9sLfA1cE6nJbU4gPzKxHqVtYwo',
  article: 'privacy',
  missing: 'nowhere/at/all',
} as const;

test.use({ forgives: /status of 40[134]/, hasTouch: true });
// Every control of thirteen pages, twice.
test.setTimeout(180_000);

/** Widths of a phone, a tablet and a desktop, and of a desktop window at 200% and 400% zoom. */
const windows = [
  [390, 844],
  [820, 1180],
  [1440, 900],
  [720, 450],
  [320, 256],
] as const;

/** German has the longest words: it is tested where there is least room. */
const visits = [
  ...windows.map((size) => ['en-gb', ...size] as const),
  ['de-de', 390, 844],
  ['de-de', 320, 256],
] as const;

for (const [locale, width, height] of visits)
  test(`nothing is covered on a first visit: ${locale}, ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    // The cart page starts a session.
    await page.goto(`/${locale}/cart`);
    await expect.poll(() => page.evaluate(() => window.__waymark?.state('session'))).toMatchObject({ guest: 'ready' });
    await fillCart(page, locale, 'WMTR1001MOS');
    for (const [name, path] of Object.entries(pages))
      await test.step(name, async () => {
        await page.goto(`/${locale}/${path}`);
        await expect(page.locator('[data-consent-bar]')).toBeVisible();
        await hydrated(page, 'toasts');
        if (name === 'cart')
          await expect(
            page
              .getByRole('link', { name: /^(Check out|Zur Kasse)/ })
              .filter({ visible: true })
              .first(),
          ).toBeVisible();
        await expectUncovered(page);
        await raiseToast(page);
        await expectUncovered(page);
      });
  });

for (const [width, height] of windows)
  test(`a tap on a first visit adds to the cart, and mini cart and messages leave each other room: ${width} x ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(`/en-gb/${product}`);
    await hydrated(page, 'product');
    await expect(page.locator('[data-consent-bar]')).toBeVisible();
    await page
      .getByRole('radiogroup', { name: /^Size/ })
      .getByRole('radio', { disabled: false })
      .first()
      .locator('xpath=ancestor::label[1]')
      .tap();
    await page.getByRole('button', { name: /^Add to cart/ }).tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectUncovered(page);
    await raiseToast(page);
    await expectUncovered(page);
  });

test('every step of the checkout keeps its controls free', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const expectStepUncovered = async () => {
    await expectUncovered(page);
    await raiseToast(page);
    await expectUncovered(page);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Dismiss' }).click();
  };
  await openCheckout(page);
  await expectStepUncovered();
  await toPayment(page);
  await expectStepUncovered();
  await giveCard(page, cards.approved);
  await expect(placeButton(page)).toBeVisible();
  await expectStepUncovered();
});
