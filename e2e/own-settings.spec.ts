import { orderElsewhere } from '#model-tests/cart/cart.world.ts';
import { signInAs } from '#model-tests/order/order.world.ts';
import { openSignIn } from '#model-tests/sign-in-form/sign-in-form.world.ts';
import compare from '#src/messages/compiled/en-US/compare.gen.ts';
import favorites from '#src/messages/compiled/en-US/favorites.gen.ts';
import loyalty from '#src/messages/compiled/en-US/loyalty.gen.ts';
import notices from '#src/messages/compiled/en-US/notices.gen.ts';
import order from '#src/messages/compiled/en-US/order.gen.ts';
import profile from '#src/messages/compiled/en-US/profile.gen.ts';
import signIn from '#src/messages/compiled/en-US/sign-in.gen.ts';
import { fillCart } from './support/fill-cart.ts';
import { test } from './support/own-shop.ts';
import { expect, hydrated } from './support/test.ts';

/** What the shop of all other tests does not do: without favourites, and with the demo's warehouse at work. */

test.use({ forgives: /status of 40[134]/ });

test('a shop without favorites shows nothing of them, and its messages stay as long as it says', async ({
  page,
  openShop,
}) => {
  test.setTimeout(120_000);
  const { url } = await openShop({ FAVORITES: 'false', TOAST_SECONDS: '1' });
  const hearts = page.getByRole('button', { name: /^Favorite: / });
  const links = page.getByRole('link', { name: /favorite/i });
  await page.goto(`${url}/en-us/c/women-footwear-2100`);
  await hydrated(page, 'listing');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await expect(hearts).toHaveCount(0);
  await expect(links).toHaveCount(0);
  await openSignIn(page);
  await signInAs(page, 'maya.reed@example.com');
  await expect(page.getByText(notices.signedIn)).toBeVisible();
  // A message of the shop's own setting stays for 6 seconds.
  await expect(page.getByText(notices.signedIn)).toBeHidden({ timeout: 4000 });
  await page.goto(`${url}/en-us/p/WMTR1001MOS`);
  await hydrated(page, 'product');
  await expect(hearts).toHaveCount(0);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /account/i })
    .click();
  await expect(page.getByRole('dialog').getByRole('link', { name: signIn.orders })).toBeVisible();
  await expect(links).toHaveCount(0);
  await page.goto(`${url}/en-us/account`);
  await expect(page.getByRole('link', { name: profile.toOrders })).toBeVisible();
  await expect(links).toHaveCount(0);
  await page.goto(`${url}/en-us/compare`);
  await expect(page.getByRole('heading', { level: 1, name: compare.emptyTitle })).toBeVisible();
  await expect(links).toHaveCount(0);
  await page.goto(`${url}/en-us/favorites`);
  await expect(page.getByRole('heading', { level: 1, name: favorites.offTitle })).toBeVisible();
  await expect(page.getByText(favorites.offBodyShop)).toBeVisible();
});

test('points come when an order arrives, and go once with what is sent back, also when the warehouse has it', async ({
  page,
  openShop,
}) => {
  test.setTimeout(180_000);
  const HOUR = 3_600_000;
  const shop = await openShop({ DEMO_DAY_MINUTES: '1' });
  const main = page.getByRole('main');
  const balance = async () => Number.parseInt((await main.getByText(/^[\d,]+ points$/).innerText()).replace(',', ''));
  const openPoints = () => page.goto(`${shop.url}/en-us/account/loyalty`);
  const entry = (kind: string) => main.getByRole('listitem').filter({ hasText: kind });
  await openPoints();
  await openSignIn(page);
  await signInAs(page, 'theo.lambert@example.com');
  const before = await balance();
  // Two pairs of socks, of 24 dollars each.
  await fillCart(page, 'en-us', 'WMSK1001MOS', 'WMSK1001OAT');
  await orderElsewhere(page);

  await shop.restartLater(HOUR);
  await openPoints();
  await expect(entry(loyalty.earned)).toContainText('+48');
  expect(await balance()).toBe(before + 48);

  await entry(loyalty.earned).getByRole('link').click();
  await main.getByRole('button', { name: order.sendBack }).click();
  await main.getByRole('combobox').first().selectOption('1');
  const download = page.waitForEvent('download');
  await main.getByRole('button', { name: order.returnSubmit, exact: true }).click();
  await download;
  await expect(main.getByText(/^Arrived with us/)).toHaveCount(0);
  const address = page.url();
  await openPoints();
  await expect(entry(loyalty.returned)).toContainText('-24');
  expect(await balance()).toBe(before + 24);

  await shop.restartLater(2 * HOUR);
  await page.goto(address);
  await expect(main.getByText(/^Arrived with us on .* Money back: /)).toBeVisible();
  await openPoints();
  await expect(entry(loyalty.returned)).toHaveCount(1);
  expect(await balance()).toBe(before + 24);
});
