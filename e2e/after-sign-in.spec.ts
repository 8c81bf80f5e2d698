import type { Page } from '@playwright/test';
import { openWithSession } from '#model-tests/cart/cart.world.ts';
import { placeElsewhere } from '#model-tests/checkout/checkout.world.ts';
import { signInAs } from '#model-tests/order/order.world.ts';
import { passEmail } from '#model-tests/sign-in-form/sign-in-form.world.ts';
import { demoPassword } from '#src/demo/people/people.ts';
import { fillCart } from './support/fill-cart.ts';
import { expect, test } from './support/test.ts';

const maya = 'maya.reed@example.com';

// The first visit has no token yet, and parts of the page are made to fail.
test.use({ forgives: /^Failed to load resource/ });

/** The account, where this leads, has the words of the message twice: it waits for none. */
async function enterAs(page: Page, email: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await passEmail(dialog, email);
  await dialog.getByLabel('Password', { exact: true }).fill(demoPassword);
  await dialog
    .locator('button[type=submit]')
    .filter({ hasText: /^Sign in(?! with)/ })
    .click();
}

test('a guest who signs in beside the confirmation of an order takes it along to the account', async ({ page }) => {
  await openWithSession(page);
  const { orderNumber, st } = await placeElsewhere(page);
  await page.goto(`/en-us/order-confirmation?order=${orderNumber}&st=${st}`);
  await expect(page.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible();
  const exchanged = page.waitForRequest(
    (request) => request.url().endsWith('/token/v2/auth/token') && /registered/.test(request.postData() ?? ''),
  );
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await enterAs(page, maya);
  expect((await exchanged).postDataJSON()).toMatchObject({ orderNo: orderNumber, st, action: 'postLogin' });
  await expect(page).toHaveURL(/\/en-us\/account$/);
  await page.goto('/en-us/account/orders');
  await expect(page.getByRole('link', { name: `See the order ${orderNumber}` })).toBeVisible();
});

test('what belongs to the customer loads side by side, and each part may fail alone', async ({ page }) => {
  await openWithSession(page);
  await fillCart(page, 'en-us', 'WMTR1001MOS');
  await page.goto('/en-us/cart');
  const lines = page.getByRole('list', { name: 'Items in your cart' });
  await expect(lines).toBeVisible();
  const parts = ['**/wishlists/v2/favorites*', '**/wishlists/v2/saveForLater*', '**/stores/v1/favourite'];
  const asked: string[] = [];
  for (const part of [...parts, '**/consumers-v3/consumer/payment_instruments*'])
    await page.route(part, (route) => {
      asked.push(part);
      return route.fulfill({ status: 503, body: '' });
    });
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await signInAs(page, maya);
  await expect(lines).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Your account' })).toBeVisible();
  await expect
    .poll(() => [...new Set(asked)].toSorted())
    .toEqual([
      '**/consumers-v3/consumer/payment_instruments*',
      '**/stores/v1/favourite',
      '**/wishlists/v2/favorites*',
      '**/wishlists/v2/saveForLater*',
    ]);
  await expect.poll(() => page.evaluate(() => window.__waymark?.state('session'))).toEqual({ registered: 'ready' });
  await page.unrouteAll();
  await page.reload();
  await expect(lines).toBeVisible();
});

test('pages take what the log-in has read, and guests read nothing of it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET' && /favourite$|saveForLater|payment_instruments/.test(request.url()))
      asked.push(new URL(request.url()).pathname);
  });
  // The cart would ask for the saved items of a guest, who may have some.
  await page.goto('/en-us/stores');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked).toEqual([]);
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await signInAs(page, maya);
  await expect.poll(() => page.evaluate(() => window.__waymark?.state('session'))).toEqual({ registered: 'ready' });
  expect(asked.toSorted()).toEqual([
    '/consumers-v3/consumer/payment_instruments',
    '/stores/v1/favourite',
    '/wishlists/v2/saveForLater',
  ]);
});

test('the email of a guest’s order leads to a sign-up that is filled in', async ({ page }) => {
  await openWithSession(page);
  const { orderNumber, email = '' } = await placeElsewhere(page);
  const mail = `/sandbox/mail/${encodeURIComponent(`order-confirmation:${orderNumber}`)}?as=text`;
  const link = async () => /\/en-us\/sign-up\?\S+/.exec(await (await page.request.get(mail)).text())?.[0] ?? '';
  await expect.poll(link).not.toBe('');
  await page.goto(`${await link()}&enrollment=loyalty`);
  const main = page.getByRole('main');
  await expect(main.getByLabel('First name')).toHaveValue('Maya');
  await expect(main.getByLabel('Last name')).toHaveValue('Chen');
  await expect(main.getByRole('textbox', { name: 'Email', exact: true })).toHaveValue(email);
  await expect(main.getByLabel('Phone')).not.toHaveValue('');
  await expect(main.getByLabel('ZIP code')).not.toHaveValue('');
  // Another email with the same id fills in nothing.
  await page.goto((await link()).replace(/email=[^&]+/, 'email=somebody%40example.com'));
  await expect(main.getByRole('textbox', { name: 'Email', exact: true })).toHaveValue('somebody@example.com');
  await expect(main.getByLabel('First name')).toHaveValue('');
});
