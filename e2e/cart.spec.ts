import type { Page } from '@playwright/test';
import { basketOf, openWithSession, service } from '#model-tests/cart/cart.world.ts';
import { passEmail } from '#model-tests/sign-in-form/sign-in-form.world.ts';
import { demoPassword } from '#src/demo/people/people.ts';
import errorMessages from '#src/messages/compiled/en-US/errors.gen.ts';
import type { Cart } from '#openapi/generated/waymark.gen.ts';
import { fillCart } from './support/fill-cart.ts';
import { hydrated, expect, test } from './support/test.ts';
import { mayasAddress } from '#tests/people.ts';

const shoe = '/en-us/p/womens-ridgeline-3-trail-running-shoe-WMTR1001MOS?size=8';
const sock = { productId: 'WMSK1001MOS', upc: '843110010084', qty: 1 };
const cap = { productId: 'WMHT1001MOS', upc: '843010010009', qty: 1 };

const lines = (page: Page) => page.getByRole('list', { name: 'Items in your cart' }).locator('> li');
const line = (page: Page, name: string) => lines(page).filter({ hasText: name });
const field = (page: Page) => page.getByRole('textbox', { name: 'Promo code' });

/** Opens the cart page as a guest with these items in the cart. */
async function openCart(page: Page, ...items: { productId: string; upc: string; qty: number }[]): Promise<void> {
  await openWithSession(page);
  const { basketId } = await service(page).call<Cart>('POST', '/cart/v1/cartWithItem', { items });
  await page.evaluate((id) => {
    const session = JSON.parse(localStorage.getItem('waymark.session') ?? '{}') as object;
    localStorage.setItem('waymark.session', JSON.stringify({ ...session, basketId: id }));
  }, basketId);
  await page.reload();
  await expect(lines(page)).toHaveCount(items.length);
}

async function apply(page: Page, code: string): Promise<void> {
  await field(page).fill(code);
  await page.getByRole('button', { name: 'Apply' }).click();
}

async function signIn(page: Page, email: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await passEmail(dialog, email);
  await dialog.getByLabel('Password', { exact: true }).fill(demoPassword);
  await dialog.getByRole('button', { name: /^Sign in(?! with)/ }).click();
  await expect(dialog).toHaveCount(0);
}

async function signOut(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await page.getByRole('banner').getByRole('button', { name: 'Your account' }).click();
  await dialog.getByRole('button', { name: /^Sign out/ }).click();
}

test.describe('a promo code', () => {
  test.use({ forgives: /status of (409|422)/ });

  test('that cannot be used says why under its field', async ({ page }) => {
    await openCart(page, sock);
    const refusals = {
      NOTACODE: 'PRM130',
      OLDTRAIL: 'PRM160',
      FIRSTSNOW: 'PRM135',
      FIRST100: 'PRM140',
      SUMMER24: 'PRM155',
      STORMY: 'PRM175',
      BECKBOTTLE: 'GWP403',
    } as const;
    for (const [code, errorId] of Object.entries(refusals)) {
      await apply(page, code);
      await expect(field(page)).toHaveAccessibleDescription(errorMessages[errorId]);
    }
    await apply(page, 'firststeps');
    await expect(page.getByText('15% off your order').first()).toBeVisible();
    await expect(page.getByText('You save $3.60 (15%)')).toBeVisible();
    await apply(page, 'FIRSTSTEPS');
    await expect(field(page)).toHaveAccessibleDescription(errorMessages.PRM416);
    await page.getByRole('button', { name: 'Remove promo code FIRSTSTEPS' }).click();
    await expect(page.getByText(/^You save/)).toHaveCount(0);
  });

  test('that each shopper may use once is refused who used it, and counts no more once their email is known', async ({
    page,
  }) => {
    await openCart(page, sock);
    await apply(page, 'THANKYOU10');
    await expect(page.getByText('$10 off, with thanks').first()).toBeVisible();
    const address = { ...mayasAddress, shippingId: 'me', email: 'guest@example.com' };
    await page.evaluate(async (address) => {
      const { basketId } = JSON.parse(localStorage.getItem('waymark.session') ?? '{}');
      const headers = { 'content-type': 'application/json', 'x-locale': 'en-us' };
      await fetch(`/cart/v2/cart/${basketId}/shippingAddress`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ addresses: [address] }),
      });
    }, address);
    await page.reload();
    await expect(page.getByRole('listitem').filter({ hasText: 'THANKYOU10' })).toContainText(errorMessages.PRM150);
    await expect(page.getByText(/^You save/)).toHaveCount(0);
    await page.getByRole('button', { name: 'Remove promo code THANKYOU10' }).click();
    await expect(page.getByText('THANKYOU10', { exact: true })).toHaveCount(0);
    await apply(page, 'THANKYOU10');
    await expect(field(page)).toHaveAccessibleDescription(errorMessages.PRM150);
  });
});

test('the notes under the total read well if the tax is an abbreviation', async ({ page }) => {
  await page.goto('/de-de/cart');
  await expect.poll(() => page.evaluate(() => window.__waymark?.state('session'))).toMatchObject({ guest: 'ready' });
  await fillCart(page, 'de-de', 'WMTT1003SIG');
  await page.goto('/de-de/cart');
  await expect(page.getByText(/MwSt\. · Sie sparen/)).toBeVisible();
});

test('a dismissed offer stays hidden', async ({ page }) => {
  await openCart(page, { ...sock, qty: 2 });
  const offer = page.getByText('Free standard delivery is close');
  await page.getByRole('button', { name: 'Hide this offer' }).click();
  await expect(offer).toHaveCount(0);
  await page.reload();
  await expect(lines(page)).toHaveCount(1);
  await expect(offer).toHaveCount(0);
});

test('quick adds on a slow line make one cart and keep every line', async ({ page }) => {
  let carts = 0;
  await page.route(/\/cart\/v1\/(cartWithItem|item)$/, async (route) => {
    carts += Number(route.request().url().endsWith('cartWithItem'));
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  await page.goto(shoe);
  await hydrated(page, 'product');
  await page.getByRole('button', { name: /^Add to cart/ }).click();
  // Sends two more adds before the first is answered, which clicks are too slow for.
  await page.evaluate(
    (items) => {
      const cart = window.__waymark
        ?.charts()
        .find((chart) => (chart as { logic?: { id?: string } }).logic?.id === 'cart');
      for (const item of items)
        cart?.send({
          type: 'change.requested',
          id: crypto.randomUUID(),
          change: { operation: 'addItems', items: [item] },
        });
    },
    [sock, cap],
  );
  await expect(page.getByRole('link', { name: 'Cart, 3 items', includeHidden: true })).toBeAttached({
    timeout: 15_000,
  });
  expect(carts).toBe(1);
  await page.goto('/en-us/cart');
  await expect(lines(page)).toHaveCount(3);
});

test('an add that a reload interrupts is made, and made once', async ({ page }) => {
  await page.route(/\/cart\/v1\/cartWithItem$/, (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-waymark-simulate': 'delay=1500' } }),
  );
  await page.goto(shoe);
  await hydrated(page, 'product');
  const sent = page.waitForRequest(/\/cart\/v1\/cartWithItem$/);
  await page.getByRole('button', { name: /^Add to cart/ }).click();
  await sent;
  await page.reload();
  await expect(page.getByRole('link', { name: 'Cart, 1 item', includeHidden: true })).toBeAttached({ timeout: 15_000 });
  await page.goto('/en-us/cart');
  await expect(lines(page)).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Cart, 1 item', includeHidden: true })).toBeAttached();
});

test('quick presses of "+" and "-" end at the last quantity; a line that is removed meanwhile never comes back', async ({
  page,
}) => {
  await openCart(page, sock, cap);
  await page.route(/\/cart\/v1\/cart\/[^/]+\/item$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  const quantity = line(page, 'Drove Crew').getByRole('textbox');
  for (let pressed = 0; pressed < 4; pressed += 1)
    await line(page, 'Drove Crew').getByRole('button', { name: 'One more' }).click();
  await line(page, 'Drove Crew').getByRole('button', { name: 'One fewer' }).click();
  await expect(quantity).toHaveValue('4');
  await page.getByRole('button', { name: 'Remove Skyline Cap', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Put Skyline Cap back into your cart' })).toBeVisible();
  await expect(line(page, 'Skyline Cap').getByRole('link')).toHaveCount(0);
  await expect(page.getByText('4 items', { exact: true })).toBeVisible();
  await expect(quantity).toHaveValue('4');
  const { items } = await service(page).call<Cart>('GET', `/cart/v1/cart/${await basketOf(page)}`);
  expect(items.map(({ qty }) => qty)).toEqual([4]);
});

test.describe('a token that ends in the middle of a change', () => {
  test.use({ forgives: /status of 401/ });

  test('is renewed once, and the change made again', async ({ page }) => {
    await openCart(page, sock);
    let renewals = 0;
    page.on('request', (request) => void (renewals += Number(request.url().endsWith('/token/v2/auth/token'))));
    await page.context().clearCookies({ name: 'wm_access' });
    await page.getByRole('button', { name: 'One more' }).click();
    await expect.poll(() => renewals).toBe(1);
    await expect(line(page, 'Drove Crew').getByText('$48.00').first()).toBeVisible();
    expect(renewals).toBe(1);
  });
});

test('a sign-out leaves nothing of the last shopper', async ({ page }) => {
  await openCart(page, sock);
  await signIn(page, 'camille.faure@example.com');
  await expect(lines(page)).toHaveCount(1);
  await signOut(page);
  await expect(page).toHaveURL(/\/en-us\/?$/);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain('C10000');
  await page.goto('/en-us/cart');
  await expect(page.getByText('Your cart is empty')).toBeVisible();
});

test('an employee saves nothing for later', async ({ page }) => {
  await openCart(page, sock);
  await expect(page.getByRole('button', { name: 'Save for later: Drove Crew' })).toBeVisible();
  await signIn(page, 'june.hayashi@waymark.example');
  await expect(lines(page)).toHaveCount(1);
  await expect(page.getByRole('button', { name: /for later$/ })).toHaveCount(0);
});

test('a cart that changed while its shopper was away says what became of each line', async ({ page }) => {
  await page.goto('/en-us/cart');
  await signIn(page, 'new.walker@example.com');
  await expect(page.getByText('An item is not available any more. We took it out of your cart.')).toBeVisible();
  await expect(page.getByText('An item has sold out. We took it out of your cart.')).toBeVisible();
  await expect(page.getByText('We have fewer of an item than you asked for.', { exact: false })).toBeVisible();
  await expect(lines(page)).toHaveCount(2);
  await expect(line(page, 'Ridgeline 3').getByText('There are fewer of this left than you asked for')).toBeVisible();
});

test.describe('without a connection', () => {
  test.use({ forgives: /^Failed to load resource|net::ERR_/ });

  test('"Try again" sets the quantity that was asked; the line tells the same as the message above the cart', async ({
    page,
    context,
  }) => {
    await openCart(page, { ...sock, qty: 5 });
    await context.setOffline(true);
    await page.getByRole('button', { name: 'One fewer' }).first().click();
    const told = page.getByRole('main').getByText('Check your internet connection');
    await expect(told).toHaveCount(2);
    await expect(lines(page).first().filter({ hasText: 'Check your internet connection' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(1);
    await expect(page.getByRole('main').getByText('You are not connected')).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await expect(told).toHaveCount(0);
    await expect(page.getByRole('main').getByText('4 items', { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('main').getByText('4 items', { exact: true })).toBeVisible();
  });
});
