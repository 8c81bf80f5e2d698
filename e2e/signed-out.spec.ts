import { passEmail } from '#model-tests/sign-in-form/sign-in-form.world.ts';
import notices from '#src/messages/compiled/en-US/notices.gen.ts';
import { demoPassword } from '#src/demo/people/people.ts';
import { openCheckout } from '#model-tests/checkout/checkout.world.ts';
import { setOwnAddress } from '#model-tests/support/client-address.ts';
import type { Page } from '@playwright/test';
import { watchCalls } from './support/calls.ts';
import { expectAccessible } from './support/accessible.ts';
import { expect, hydrated, test } from './support/test.ts';

/** After the service has ended a session, the shop asks to sign in instead of showing an empty cart. */
// A call about the customer that is sent with the next guest's cookies is refused with 403.
test.use({ forgives: /status of 40[13]/ });
// The tests of a whole run would ask for too many emails from one address.
test.beforeEach(({ context }) => setOwnAddress(context));

for (const path of ['/en-us/checkout', '/en-us/cart'])
  test(`a customer whose cookies are gone is told so at ${path}, and finds the cart again`, async ({
    page,
    context,
  }) => {
    await openCheckout(page);
    await page.goto('/en-us/cart');
    const callsDone = watchCalls(page);
    const dialog = page.getByRole('dialog');
    const signIn = async () => {
      await passEmail(dialog, 'maya.reed@example.com');
      await dialog.getByLabel('Password', { exact: true }).fill(demoPassword);
      await dialog.getByRole('button', { name: /^Sign in(?! with)/ }).click();
      await expect(dialog).toHaveCount(0);
    };
    await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
    await signIn();
    // An answer to what the sign-in still asks for would bring cookies back.
    await callsDone();
    await context.clearCookies();
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'You were signed out' })).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await signIn();
    await expect(page.getByRole('heading', { name: 'You were signed out' })).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(path));
    await expect(page.getByRole('heading', { name: /Your cart is empty|There is nothing to check out/ })).toHaveCount(
      0,
    );
  });

test('a customer is told so after leaving the page that asked for a new session', async ({ page, context }) => {
  await openCheckout(page);
  await page.goto('/en-us/cart');
  const callsDone = watchCalls(page);
  const dialog = page.getByRole('dialog');
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await passEmail(dialog, 'maya.reed@example.com');
  await dialog.getByLabel('Password', { exact: true }).fill(demoPassword);
  await dialog.getByRole('button', { name: /^Sign in(?! with)/ }).click();
  await expect(dialog).toHaveCount(0);
  // As above: an answer that comes late would bring cookies back.
  await callsDone();
  await context.clearCookies();
  const isAnswered = Promise.withResolvers<void>();
  await page.route('**/token/v2/auth/token', async (route) => {
    if (route.request().postDataJSON().grant !== 'guest') return route.continue();
    // The browser has the cookies of the answer, the page never gets it.
    await route.fetch();
    isAnswered.resolve();
  });
  const more = page.getByRole('list', { name: 'Items in your cart' }).getByRole('button', { name: /^One more/ });
  // The press asks for a session, unless a late request of the sign-in did so before: then the button is gone.
  await Promise.race([more.click(), isAnswered.promise]);
  await isAnswered.promise;
  await page.unrouteAll();
  await page.goto('/en-us/cart');
  await expect(page.getByRole('heading', { name: 'You were signed out' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'You were signed out' })).toBeVisible();
});

test('a customer whose session ends in the account reads so on the home page', async ({ page, context }) => {
  await page.goto('/en-us/sign-in');
  await hydrated(page, 'sign-in');
  const main = page.getByRole('main');
  await passEmail(main, 'maya.reed@example.com');
  await main.getByLabel('Password', { exact: true }).fill(demoPassword);
  await main.getByRole('button', { name: /^Sign in(?! with)/ }).click();
  const edit = main.getByRole('button', { name: 'Edit' });
  await expect(edit).toBeVisible();
  await context.clearCookies();
  // The press ends the session, or what the sign-in still asks for ended it before.
  await expect(async () => {
    if (await edit.isVisible()) await edit.click({ timeout: 2000 });
    await expect(page).toHaveURL(/\/en-us$/, { timeout: 2000 });
  }).toPass();
  await expect(page.getByRole('region', { name: 'Messages' }).getByText(notices.sessionEndedMore)).toBeVisible();
});

const lines = (page: Page) => page.getByRole('list', { name: 'Items in your cart' }).locator('> li');
const lost = (page: Page) => page.getByRole('heading', { name: 'Your cart could not be found' });

test('a guest whose cookies are gone reads so on every page and in every tab, until they begin a new cart', async ({
  page,
  context,
}) => {
  await openCheckout(page);
  const other = await context.newPage();
  await other.goto('/en-us/cart');
  await expect(lines(other)).toHaveCount(1);
  await context.clearCookies();
  await page.goto('/en-us/cart');
  await expect(lost(page)).toBeVisible();
  await page.reload();
  await expect(lost(page)).toBeVisible();
  await expect(lost(other)).toBeVisible();
  await page.goto('/en-us/checkout');
  await expect(lost(page)).toBeVisible();
  await page.goto('/en-us');
  // Before it is hydrated, the cart is a link to its page.
  await hydrated(page, 'dialogs');
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
  const mini = page.getByRole('dialog');
  await expect(mini.getByRole('heading', { name: 'Your cart could not be found' })).toBeVisible();
  await expectAccessible(page);
  await mini.getByRole('button', { name: 'Start a new cart' }).click();
  await expect(mini.getByText('Your cart is empty')).toBeVisible();
  await expect(other.getByText('Your cart is empty')).toBeVisible();
  await page.reload();
  await page.goto('/en-us/cart');
  await expect(page.getByText('Your cart is empty')).toBeVisible();
});

test('a guest who took everything out of the cart lost nothing with the cookies', async ({ page, context }) => {
  await openCheckout(page);
  await page.goto('/en-us/cart');
  await lines(page)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await context.clearCookies();
  await page.reload();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await expect(lost(page)).toHaveCount(0);
});

test('a guest who keeps one of the two cookies keeps the cart', async ({ page, context }) => {
  await openCheckout(page);
  await context.clearCookies({ name: 'wm_access' });
  await page.goto('/en-us/cart');
  await expect(lines(page)).toHaveCount(1);
});
