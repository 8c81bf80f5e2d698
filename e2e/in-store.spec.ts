import {
  cards,
  expectConfirmation,
  giveCard,
  openCheckout,
  placeButton,
  toPayment,
} from '#model-tests/checkout/checkout.world.ts';
import { signInAsAssociate, startSelling } from '#model-tests/in-store/in-store.world.ts';
import type { Page } from '@playwright/test';
import words from '#src/messages/compiled/en-US/in-store.gen.ts';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/test.ts';
import { expectUncovered, raiseToast } from './support/uncovered.ts';

// Serial: there is one associate with one cart, and a test that orders it would take it from the others.
test.describe.configure({ mode: 'default' });
test.use({ viewport: { width: 390, height: 844 } });

const login = '/en-us/associate-login';
const bar = (page: Page) => page.getByRole('region', { name: words.bar });

test('the page of associates is not indexed and not cached', async ({ page, request }) => {
  const answer = await page.goto(login);
  expect(answer?.headers()['cache-control']).toContain('no-store');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('associate-login');
});

test('no page for shoppers loads the code for stores', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (one) => asked.push(one.url()));
  await page.goto('/en-us/cart');
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  const isStoreCode = (url: string) => url.includes('InStoreBar');
  expect(asked.filter(isStoreCode)).toEqual([]);
  await startSelling(page);
  await expect.poll(() => asked.filter(isStoreCode)).not.toEqual([]);
});

test('an associate who sells has no wallets under a product: the customer pays on their own device', async ({
  page,
}) => {
  await startSelling(page);
  await page.goto('/en-us/p/womens-ridgeline-3-trail-running-shoe-WMTR1001MOS');
  await page
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .scrollIntoViewIfNeeded();
  await page.locator('#paypal').scrollIntoViewIfNeeded();
  await expect(page.locator('#paypal > [hidden]')).toBeAttached();
  await expect(page.locator('#apple-pay > [hidden]')).toBeAttached();
  await expect(page.getByRole('button', { name: /^Pay with/ })).toHaveCount(0);
});

test('an associate sells to a customer: the order says who and where, to the associate alone', async ({ page }) => {
  await startSelling(page);
  await expectAccessible(page);
  await page.reload();
  await expect(bar(page)).toContainText('Lena M.');
  await openCheckout(page);
  // The customer gets no associate discount and sees no yearly limit, although an associate is signed in.
  await expect(page.getByText(/Associate discount|Your year as an associate/)).toHaveCount(0);
  // The associate's own data is not offered to a customer, and the customer's is not saved to the associate's account.
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('');
  await expect(page.getByLabel('First name', { exact: true })).toHaveValue('');
  await expect(page.getByRole('checkbox', { name: /Save/ })).toHaveCount(0);
  await toPayment(page);
  await expect(page.getByRole('checkbox', { name: /Save/ })).toHaveCount(0);
  await giveCard(page, cards.approved);
  await placeButton(page).click();
  await expectConfirmation(page);
  await expectAccessible(page);
  await expect(page.getByText('Lena M., Waymark Boulder')).toBeVisible();
  const confirmation = page.url();
  await bar(page).getByRole('button').click();
  await expect(page).toHaveURL(new RegExp(`${login}$`));
  // The focus is on the heading of the page or of its first step, whichever rendered first.
  await expect(page.getByRole('main').getByRole('heading').and(page.locator(':focus'))).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('waymark.in-store'))).toBeNull();
  await page.goto(confirmation);
  await expectConfirmation(page);
  await expect(page.getByText('Lena M., Waymark Boulder')).toHaveCount(0);
});

test('its bar, the cookie banner, buttons and messages do not cover each other', async ({ page }) => {
  await startSelling(page);
  for (const path of ['en-gb/p/womens-ridgeline-3-trail-running-shoe-WMTR1001MOS', 'en-gb/cart', 'en-gb/checkout']) {
    await page.goto(`/${path}`);
    await expect(bar(page)).toBeVisible();
    await expect(page.locator('[data-consent-bar]')).toBeVisible();
    await raiseToast(page);
    await expectUncovered(page);
  }
});

test('a sale that ends during the checkout requests no order', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (one) => one.url().endsWith('/order') && asked.push(one.url()));
  await startSelling(page);
  await openCheckout(page);
  await toPayment(page);
  // While the next page loads, the checkout stays visible and must show nothing of the sale.
  const next = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', (route) => next.promise.then(() => route.continue()));
  await bar(page).getByRole('button').click();
  await expect(page.getByText('There is nothing to check out')).toBeVisible();
  next.resolve();
  await expect(page).toHaveURL(new RegExp(`${login}$`));
  await expect(page.getByRole('heading', { name: words.signIn })).toBeVisible();
  expect(asked).toEqual([]);
});

test("a customer's address is not shown in the next sale", async ({ page }) => {
  await startSelling(page);
  await openCheckout(page);
  await toPayment(page);
  await bar(page).getByRole('button').click();
  await expect(page.getByRole('heading', { name: words.signIn })).toBeVisible();
  await startSelling(page);
  await page.goto('/en-us/checkout');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('');
  await expect(page.getByLabel('First name', { exact: true })).toHaveValue('');
});

test('two tabs of a device have the same sale', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/en-us/cart');
  await startSelling(page);
  await expect(bar(other)).toContainText('Lena M.');
  await bar(other).getByRole('button').click();
  await expect(other).toHaveURL(new RegExp(`${login}$`));
  await expect(bar(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: words.signIn })).toBeVisible();
});

test('signing out in the account dialog ends the sale, too', async ({ page }) => {
  await startSelling(page);
  await page.goto('/en-us/cart');
  await expect(bar(page)).toContainText('Lena M.');
  await page.getByRole('banner').getByRole('button', { name: 'Your account' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Sign out/ })
    .click();
  await expect(page).toHaveURL(new RegExp(`${login}$`));
  await expect(page.getByRole('heading', { name: words.signIn })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('waymark.in-store'))).toBeNull();
});

test.describe('a customer', () => {
  test.use({ forgives: /status of 401/ });

  test('cannot sign in on the page of associates', async ({ page }) => {
    await page.goto(login);
    await expectAccessible(page);
    await signInAsAssociate(page, 'maya.reed@example.com');
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Your email or password is not right', {
      timeout: 20_000,
    });
  });
});
