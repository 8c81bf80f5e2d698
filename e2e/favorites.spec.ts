import type { Page } from '@playwright/test';
import { signInAs } from '#model-tests/order/order.world.ts';
import { openSignIn } from '#model-tests/sign-in-form/sign-in-form.world.ts';
import { makeAccount, newEmail, newPassword } from '#model-tests/sign-up-form/sign-up-form.world.ts';
import words from '#src/messages/compiled/en-US/favorites.gen.ts';
import header from '#src/messages/compiled/en-US/header.gen.ts';
import profile from '#src/messages/compiled/en-US/profile.gen.ts';
import offer from '#src/messages/compiled/en-US/complete-profile.gen.ts';
import signIn from '#src/messages/compiled/en-US/sign-in.gen.ts';
import { expectAccessible } from './support/accessible.ts';
import { expect, hydrated, test } from './support/test.ts';

// Serial: several sign in as the same customer.
test.describe.configure({ mode: 'default' });
test.use({ forgives: /status of 4(01|04)|ERR_INTERNET_DISCONNECTED/ });

const listing = '/en-us/c/women-footwear-2100';
const hearts = (page: Page) => page.getByRole('button', { name: /^Favorite: / });
const marked = (page: Page) => page.getByRole('main').locator('button[aria-pressed="true"]');
const saved = (page: Page) => page.waitForResponse((one) => one.url().includes('/wishlists/v2/favorites') && one.ok());
const cards = (page: Page) => page.getByRole('list', { name: words.title }).locator('> li');

async function press(page: Page, at: number): Promise<string> {
  const heart = hearts(page).nth(at);
  const answer = page.waitForResponse(
    (one) => one.request().method() === 'POST' && one.url().endsWith('/wishlists/v2/favorites'),
  );
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect((await answer).status()).toBe(200);
  return ((await heart.getAttribute('aria-label')) ?? '').replace('Favorite: ', '');
}

test('a guest marks two products, signs in, moves one to the cart, shares the rest and ends it', async ({
  page,
  browser,
}) => {
  await page.goto(listing);
  await hydrated(page, 'listing');
  const first = await press(page, 0);
  const second = await press(page, 1);
  await expectAccessible(page);

  await page.reload();
  await expect(marked(page)).toHaveCount(2);
  await openSignIn(page);
  const merged = saved(page);
  await signInAs(page, 'noa.lindqvist@example.com');
  await merged;
  await page.goto('/en-us/favorites');
  for (const name of [first, second]) await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  await expectAccessible(page);

  const before = await cards(page).count();
  await page.getByRole('button', { name: `Move to cart: ${first}` }).click();
  const size = page.getByRole('combobox', { name: words.size });
  await expect(size).toBeFocused();
  await expectAccessible(page);
  await size.selectOption({ index: (await size.locator('option:not([disabled])').count()) > 1 ? 1 : 0 });
  const chosen = await size.locator('option:not([disabled]):not([value=""])').first().getAttribute('value');
  await size.selectOption(chosen ?? '');
  await page.getByRole('main').getByRole('form').getByRole('button', { name: words.move }).click();
  await expect(cards(page)).toHaveCount(before - 1);
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart, \d/ })).toBeVisible();

  await page.getByRole('button', { name: words.share }).press('Enter');
  await expect(page.getByRole('button', { name: words.endShare })).toBeFocused();
  const link = await page.getByRole('textbox', { name: words.link }).inputValue();
  await expectAccessible(page);
  const friend = await (await browser.newContext()).newPage();
  await friend.goto(link);
  await expect(friend.getByRole('heading', { level: 1, name: words.sharedTitle })).toBeVisible();
  await expect(friend.getByRole('link', { name: second, exact: true })).toBeVisible();
  await expect(friend.getByRole('link', { name: first, exact: true })).toHaveCount(0);
  await expect(friend.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expectAccessible(friend);

  const named = saved(page);
  await page.getByRole('checkbox', { name: words.showName }).check();
  await named;
  await friend.reload();
  await expect(friend.getByRole('heading', { level: 1, name: 'Favorites of Noa' })).toBeVisible();

  await page.getByRole('button', { name: words.endShare }).press('Enter');
  await expect(page.getByRole('button', { name: words.share })).toBeFocused();
  const ended = await friend.reload();
  expect(ended?.status()).toBe(404);
  expect(ended?.headers()['cache-control']).toContain('no-store');
  await expect(friend.getByRole('heading', { level: 1, name: words.endedTitle })).toBeVisible();
  await friend.context().close();

  for (let left = await cards(page).count(); left > 0; left -= 1) {
    await page
      .getByRole('button', { name: /from your favorites$/ })
      .first()
      .click();
    await expect(cards(page)).toHaveCount(left - 1);
  }
  await expect(page.getByRole('heading', { level: 1, name: words.emptyTitle })).toBeVisible();
  await expectAccessible(page);
});

test('the heart of a product page is the same, and works with the keyboard', async ({ page }) => {
  await page.goto(listing);
  await hydrated(page, 'listing');
  const name = await press(page, 2);
  await page.getByRole('link', { name, exact: true }).first().click();
  // The address changes before the page does: until then the heart of that name is the listing's, which goes with it.
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/p\//);
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: `Favorite: ${name}` })
    .first();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.focus();
  const removed = saved(page);
  await page.keyboard.press('Enter');
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await removed;
});

test('a heart that is pressed moments before the page is left is kept, and so is one that is taken back', async ({
  page,
}) => {
  await page.goto(listing);
  await hydrated(page, 'listing');
  // The first press of a visit: neither the chart nor the list is there yet.
  await hearts(page).nth(0).click();
  await page.reload();
  await expect(marked(page)).toHaveCount(1);

  // No answer comes before the page is left.
  const calls = /\/wishlists\/v2\/favorites(\/.+\/items\/.+)?$/;
  const allSaved = () => expect.poll(() => page.evaluate(() => sessionStorage.getItem('waymark.hearts'))).toBeNull();
  const leave = async (at: number) => {
    // A call that is under way when calls begin to be held may never be answered.
    await allSaved();
    await page.route(calls, (route) => (route.request().method() === 'GET' ? route.fallback() : undefined));
    const asked = page.waitForRequest((one) => calls.test(one.url()) && one.method() !== 'GET');
    await hearts(page).nth(at).click();
    await asked;
    await page.unroute(calls);
    await page.reload();
  };
  await leave(1);
  await expect(marked(page)).toHaveCount(2);
  await leave(0);
  await expect(hearts(page).nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(hearts(page).nth(0)).toHaveAttribute('aria-pressed', 'false');
  await allSaved();
  await page.reload();
  await expect(marked(page)).toHaveCount(1);
});

test('without a connection a heart stays pressed, which is told, and is saved later', async ({ page, context }) => {
  await page.goto(listing);
  await hydrated(page, 'listing');
  await press(page, 0);
  await context.setOffline(true);
  const heart = hearts(page).nth(1);
  await heart.click();
  await expect(page.getByText(/You are offline\. We save your favorites/)).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  const kept = saved(page);
  await context.setOffline(false);
  await kept;
  await page.reload();
  await expect(marked(page)).toHaveCount(2);
});

test('a heart that the service refuses is taken back, and the reason told', async ({ page }) => {
  await page.goto(listing);
  await hydrated(page, 'listing');
  await press(page, 0);
  await page.route('**/wishlists/v2/favorites', (route) => route.fulfill({ status: 404, json: {} }));
  await hearts(page).nth(1).click();
  await expect(page.getByText('We could not save this favorite.')).toBeVisible();
  await expect(hearts(page).nth(1)).toHaveAttribute('aria-pressed', 'false');
});

test('an employee sees no hearts and no way to a list, on a guest’s pages too, until the sign-out', async ({
  page,
}) => {
  const links = page.getByRole('link', { name: /favorite/i });
  await page.goto(listing);
  await hydrated(page, 'listing');
  await press(page, 0);
  await openSignIn(page);
  await signInAs(page, 'june.hayashi@waymark.example');
  await expect(hearts(page)).toHaveCount(0);
  await expect(links).toHaveCount(0);
  await page.goto('/en-us/p/WMTR1001MOS');
  await hydrated(page, 'product');
  await expect(hearts(page)).toHaveCount(0);
  await expect(links).toHaveCount(0);
  await page.goto('/en-us/favorites');
  await expect(page.getByRole('heading', { level: 1, name: words.offTitle })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/en-us/account');
  await expect(page.getByRole('link', { name: profile.toOrders })).toBeVisible();
  await expect(links).toHaveCount(0);
  await page.getByRole('main').getByRole('button', { name: profile.signOut }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Favorites/ })).toBeVisible();
});

test('what a guest marked goes into the account at the sign-in, and nothing is marked after the sign-out', async ({
  page,
}) => {
  const email = newEmail();
  await page.goto(listing);
  await hydrated(page, 'listing');
  const own = page.getByRole('banner').getByRole('link', { name: /^Favorites/ });
  await press(page, 0);
  await makeAccount(page, { email, password: newPassword });
  await openSignIn(page);
  await signInAs(page, email, newPassword);
  await expect(marked(page)).toHaveCount(1);
  // The offer to a new customer, not the dialog of the sign-in before it.
  await page.getByRole('dialog', { name: offer.nonLoyaltyTitle }).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('banner').getByRole('button', { name: header.account }).click();
  await page.getByRole('dialog').getByRole('button', { name: signIn.signOut }).click();
  await expect(marked(page)).toHaveCount(0);
  await expect(own).toHaveAccessibleName('Favorites');
  await page.reload();
  await hydrated(page, 'listing');
  await expect(marked(page)).toHaveCount(0);
  await openSignIn(page);
  await signInAs(page, email, newPassword);
  await expect(marked(page)).toHaveCount(1);
  await expect(own).toHaveAccessibleName('Favorites, 1 item');
});

test('a shopper without favourites is led on', async ({ page }) => {
  await page.goto('/en-us/favorites');
  await expect(page.getByRole('heading', { level: 1, name: words.emptyTitle })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: words.toShop }).click();
  await expect(page).toHaveURL(/\/en-us\/?$/);
});

test('a long list is shown in parts, here and where it is shared', async ({ page }) => {
  await page.goto('/en-us/favorites');
  await expect(page.getByRole('heading', { level: 1, name: words.emptyTitle })).toBeVisible();
  const shareId = await page.evaluate(async () => {
    const call = async (method: string, path: string, body?: object) =>
      (
        await fetch(path, {
          method,
          headers: { 'content-type': 'application/json', 'x-locale': 'en-us' },
          ...(body ? { body: JSON.stringify(body) } : {}),
        })
      ).json();
    const { products } = await call('GET', '/products/v2/catalog?locale=en-us&count=30');
    for (const { id } of products) await call('POST', '/wishlists/v2/favorites', { id });
    const { favoriteId } = await call('GET', '/wishlists/v2/favorites');
    return (await call('POST', `/wishlists/v2/favorites/${favoriteId}/share`, { isShared: true })).share.shareId;
  });
  await page.reload();
  await expect(cards(page)).toHaveCount(24);
  await page.getByRole('button', { name: words.more }).click();
  await expect(cards(page)).toHaveCount(30);
  await page.goto(`/en-us/shared/${shareId}`);
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page.getByRole('list', { name: words.sharedTitle }).locator('> li')).toHaveCount(6);
});
