import type { Locator, Page } from '@playwright/test';
import type { Cart } from '#openapi/generated/waymark.gen.ts';
import { basketOf, openWithSession, service, visitBefore } from '#model-tests/cart/cart.world.ts';
import { placeButton, tabTo } from '#model-tests/checkout/checkout.world.ts';
import { expectAccessible } from './support/accessible.ts';
import { openCartWith } from './support/cart-with-wallets.ts';
import { expect, test } from './support/test.ts';

// Some of these tests cause a refusal, which the browser reports in the console.
test.use({ forgives: /^Failed to load resource/ });

const payPal = (page: Page) => page.getByRole('button', { name: 'PayPal', exact: true });
const shopsButton = (page: Page) => page.getByRole('button', { name: 'Pay with PayPal' });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'PayPal' });
const agree = (page: Page) => sheet(page).getByRole('button', { name: 'Agree and continue' });
const amount = (page: Page) => sheet(page).locator('p', { hasText: /^Amount/ });
const review = (page: Page) => page.getByRole('heading', { name: 'Does everything look right?' });
const cartOf = async (page: Page) => service(page).call<Cart>('GET', `/cart/v1/cart/${await basketOf(page)}`);
const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;

/** Of all wallets and the message below them, by the button of PayPal. */
const heightOfWallets = (button: Locator) =>
  button.evaluate((one) => one.closest('div:has(+ div[id])')?.parentElement?.clientHeight ?? 0);

/** With the window open, and its first address taken. */
async function openWindow(page: Page): Promise<void> {
  await openCartWith(payPal(page));
  await payPal(page).click();
  await expect(agree(page)).toBeEnabled();
}

for (const [device, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a desk', { width: 1440, height: 900 }],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test('from the cart to the order: the window shows the total that is charged', async ({ page }) => {
      await openCartWith(payPal(page));
      await expectAccessible(page);
      await tabTo(page, payPal(page));
      await page.keyboard.press('Enter');
      await expect(agree(page)).toBeEnabled();
      await expectAccessible(page);
      const { totals } = await cartOf(page);
      expect(totals.tax).toBeGreaterThan(0);
      await expect(amount(page)).toContainText(dollars(totals.remainingToPay));
      await agree(page).click();
      await expect(review(page)).toBeVisible();
      await expect(page.getByText('PayPal, approved')).toBeVisible();
      await expect(page.getByText('1035 Pearl Street').first()).toBeVisible();
      await expectAccessible(page);
      await placeButton(page).click();
      await expect(page.getByRole('heading', { name: 'Thank you, Riley' })).toBeVisible();
      await expect(page.getByText(dollars(totals.total)).first()).toBeVisible();
    });
  });
}

test.describe('under the policy of the page', () => {
  test.use({ forgives: /Content Security Policy|^Failed to load resource/ });

  test("what PayPal's script writes into a style element is applied: the policy of the page names its nonce", async ({
    page,
  }) => {
    const refused: string[] = [];
    await page.exposeFunction('refused', (directive: string) => refused.push(directive));
    await page.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
        (window as unknown as { refused: (directive: string) => void }).refused(effectiveDirective),
      ),
    );
    await openCartWith(payPal(page));
    await expect(payPal(page)).toHaveCSS('background-color', 'rgb(255, 196, 57)');
    expect(refused).toEqual([]);
    // Without the nonce, and for a script with it, the policy holds.
    await page.evaluate(() => {
      const nonce = document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.nonce ?? '';
      const sheet = document.createElement('style');
      sheet.textContent = 'body { outline: 9px solid red }';
      const script = document.createElement('script');
      script.nonce = nonce;
      script.textContent = 'document.body.dataset.ran = "true"';
      document.head.append(sheet, script);
    });
    await expect.poll(() => refused.toSorted()).toEqual(['script-src-elem', 'style-src-elem']);
    expect(await page.evaluate(() => document.body.dataset['ran'])).toBeUndefined();
  });
});

test('another delivery changes the total, which the service alone sets', async ({ page }) => {
  await openWindow(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/cart/v1/paymentSession')) sent.push(request.postData() ?? '');
  });
  const { totals: before } = await cartOf(page);
  // Not check(): the radio that is chosen is not one that is unchecked any more.
  await sheet(page).getByRole('group', { name: 'Delivery' }).getByRole('radio', { checked: false }).first().click();
  await expect(amount(page)).not.toContainText(dollars(before.remainingToPay));
  await expect(agree(page)).toBeEnabled();
  const { totals } = await cartOf(page);
  await expect(amount(page)).toContainText(dollars(totals.remainingToPay));
  expect(sent.map((body) => Object.keys(JSON.parse(body)).toSorted())).toEqual([['basketId', 'orderId']]);
});

test('an address where the shop does not ship is asked for again in the window, and nowhere else', async ({ page }) => {
  await openWindow(page);
  await sheet(page).getByLabel(/Oslo/).check();
  await expect(sheet(page).getByRole('alert')).toContainText('Choose another address');
  await expect(agree(page)).toBeDisabled();
  await sheet(page)
    .getByLabel(/Boulder/)
    .first()
    .check();
  await expect(agree(page)).toBeEnabled();
  await sheet(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
});

test('an account without a phone leads to the address, with what is known filled in', async ({ page }) => {
  await openWindow(page);
  await sheet(page)
    .getByLabel(/no phone number/)
    .check();
  await expect(agree(page)).toBeEnabled();
  await agree(page).click();
  await expect(page.getByLabel('First name')).toHaveValue('Riley');
  await expect(page.getByLabel('Phone')).toHaveValue('');
});

for (const [how, leave] of [
  ['cancelled', (page: Page) => sheet(page).getByRole('button', { name: 'Cancel' }).click()],
  ['closed', (page: Page) => sheet(page).getByRole('button', { name: 'Close' }).click()],
  ['closed with Escape', (page: Page) => page.keyboard.press('Escape')],
] as const)
  test(`a window that is ${how} leaves the cart as it was, and opens again`, async ({ page }) => {
    await openCartWith(payPal(page));
    const before = await cartOf(page);
    await payPal(page).click();
    await expect(agree(page)).toBeEnabled();
    expect((await cartOf(page)).shippingAddress).toBeDefined();
    await leave(page);
    await expect(sheet(page)).toBeHidden();
    await expect.poll(async () => (await cartOf(page)).shippingAddress).toEqual(before.shippingAddress);
    expect((await cartOf(page)).totals).toEqual(before.totals);
    await payPal(page).click();
    await expect(agree(page)).toBeEnabled();
  });

test('a script that does not load leaves the button that leads to the page of PayPal', async ({ page, context }) => {
  await context.route('**/paypal.js*', (route) => route.abort());
  await openWithSession(page);
  await visitBefore(page);
  await page.reload();
  await shopsButton(page).click();
  await expect(page.getByRole('heading', { name: 'Pay Waymark with PayPal' })).toBeVisible();
});

test('a window that breaks says so, and the page of PayPal is still there', async ({ page, context }) => {
  await openCartWith(payPal(page));
  await context.route('**/paypal-orders/*', (route) => route.abort());
  await payPal(page).click();
  await expect(page.getByText('We cannot reach PayPal')).toBeVisible();
  await shopsButton(page).click();
  await expect(page.getByRole('heading', { name: 'Pay Waymark with PayPal' })).toBeVisible();
});

test('two lost answers are said below the button', async ({ page }) => {
  await openCartWith(payPal(page));
  await page.route('**/cart/v1/paymentSession?*', (route) => route.abort('connectionfailed'), { times: 2 });
  await payPal(page).click();
  await expect(page.getByText('We cannot reach PayPal')).toBeVisible({ timeout: 10_000 });
  await expect(sheet(page)).toBeHidden();
});

test('a double press opens one window for one order', async ({ page }) => {
  await openCartWith(payPal(page));
  const sessions: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/cart/v1/paymentSession?')) sessions.push(request.url());
  });
  await payPal(page).dblclick({ force: true });
  await expect(agree(page)).toBeEnabled();
  await expect(sheet(page)).toHaveCount(1);
  expect(sessions).toHaveLength(1);
});

test('two windows of one cart in two tabs: it is paid once', async ({ page, context }) => {
  await openWindow(page);
  const other = await context.newPage();
  await other.goto('/en-us/cart');
  await payPal(other).click();
  await expect(agree(other)).toBeEnabled();
  await agree(page).click();
  await expect(review(page)).toBeVisible();
  await placeButton(page).dblclick({ force: true });
  await expect(page.getByRole('heading', { name: 'Thank you, Riley' })).toBeVisible();
  // The cart of the other tab is gone, and its window with it.
  await expect(sheet(other)).toBeHidden();
  await expect(payPal(other)).toBeHidden();
  await other.goto('/en-us/checkout');
  await expect(other.getByRole('heading', { name: 'There is nothing to check out' })).toBeVisible();
});

for (const [name, path] of [
  ['the cart', '/en-us/cart'],
  ['the checkout', '/en-us/checkout'],
  ['a product', '/en-us/p/womens-ridgeline-3-trail-running-shoe-WMTR1001MOS'],
] as const)
  for (const width of [390, 820, 1440])
    test(`PayPal's button takes the place of the shop's, and nothing moves: ${name}, ${width} pixels`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await openWithSession(page);
      await visitBefore(page);
      const { promise: held, resolve: release } = Promise.withResolvers<void>();
      await page.route('**/cart/v1/payPalScript', async (route) => {
        await held;
        await route.continue();
      });
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.goto(path);
      if (path.includes('/p/')) await page.locator('#paypal').scrollIntoViewIfNeeded();
      await shopsButton(page).scrollIntoViewIfNeeded();
      await page.evaluate(() => document.fonts.ready);
      const place = await shopsButton(page).boundingBox();
      const height = await heightOfWallets(shopsButton(page));
      expect(height).toBeGreaterThan(80);
      release();
      await expect(page.getByText('Pay in parts with PayPal')).toBeVisible();
      await expect(payPal(page)).toBeVisible();
      expect(await payPal(page).boundingBox()).toEqual(place);
      expect(await heightOfWallets(payPal(page))).toBe(height);
      await expectAccessible(page, 'main');
    });

test('from the mini cart', async ({ page }) => {
  await openCartWith(payPal(page));
  await page.goto('/en-us');
  await page.getByRole('link', { name: /^Cart/ }).click();
  await payPal(page).click();
  await expect(agree(page)).toBeEnabled();
  await agree(page).click();
  await expect(review(page)).toBeVisible();
});

test.describe('on a product page', () => {
  const shoe = '/en-us/p/womens-ridgeline-3-trail-running-shoe-WMTR1001MOS';

  test('the product goes into the cart, once, and is paid', async ({ page }) => {
    await page.goto(shoe);
    await page.locator('main input[name="size"]:not([aria-label*="unavailable"])').first().check({ force: true });
    await page.locator('#paypal').scrollIntoViewIfNeeded();
    await payPal(page).click();
    await expect(agree(page)).toBeEnabled();
    await sheet(page).getByRole('button', { name: 'Cancel' }).click();
    await payPal(page).click();
    await expect(agree(page)).toBeEnabled();
    await agree(page).click();
    await expect(review(page)).toBeVisible();
    expect((await cartOf(page)).totalItems).toBe(1);
  });

  test('without a size the window does not open, and the size is asked for', async ({ page }) => {
    await page.goto(shoe);
    await page.locator('#paypal').scrollIntoViewIfNeeded();
    await payPal(page).click();
    await expect(page.getByText('Choose a size')).toBeVisible();
    await expect(sheet(page)).toBeHidden();
  });

  test('the script is loaded once the place of the button is seen', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 400 });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(shoe);
    await page.waitForLoadState('networkidle');
    expect(asked.filter((path) => /paypal/i.test(path))).toEqual([]);
    await page.locator('#paypal').scrollIntoViewIfNeeded();
    await expect(payPal(page)).toBeVisible();
    expect(asked).toContain('/sandbox/payments/v1/paypal.js');
    expect(asked).not.toContain('/cart/v1/paymentSession');
  });
});

test('nothing of a third party is loaded before a shopper in Europe agreed', async ({ page, context }) => {
  const asked: string[] = [];
  const scriptUrl = 'https://www.paypal.com/sdk/js?client-id=shop';
  await context.route('**/cart/v1/payPalScript', (route) => route.fulfill({ json: { scriptUrl } }));
  await context.route('https://www.paypal.com/**', (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await page.goto('/de-de/p/womens-ridgeline-3-trail-running-shoe-WMTR1001MOS');
  await page.locator('#paypal').scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Mit PayPal bezahlen' })).toBeVisible();
  // The row of PayPal's message has the shop's sentence meanwhile, in its two lines.
  const sentence = page.getByText('Die Adresse wählen Sie bei PayPal.');
  await expect(sentence).toBeVisible();
  expect(await sentence.evaluate(({ parentElement }) => parentElement?.clientHeight)).toBeLessThanOrEqual(44);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
});
