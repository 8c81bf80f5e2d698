import { expect, test } from './support/test.ts';
import { signInAs } from '#model-tests/order/order.world.ts';
import { placeElsewhere } from '#model-tests/checkout/checkout.world.ts';
import { openWithSession, service } from '#model-tests/cart/cart.world.ts';
import { expectAccessible } from './support/accessible.ts';
import { orderText } from '#src/messages/order.ts';

const { en } = orderText;

// The first visit has no token yet, a guest has no history, and the cart that was ordered elsewhere does not exist.
test.use({ forgives: /status of (401|403|404)/ });

test('a customer signs in on the history, opens an order, and signing out on it leads home', async ({ page }) => {
  await page.goto('/en-us/account/orders');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await signInAs(page, 'maya.reed@example.com');
  await page.getByRole('link', { name: 'See the order W100220804' }).click();
  await expect(page.getByText('UPS, tracking number 1Z80302W100220804')).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/en-us\/?$/);
  await expect(page.getByText('1Z80302W100220804')).toHaveCount(0);
});

for (const width of [390, 1440]) {
  test(`an order that was sent back tells what went back to the wallet, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/en-us/order-lookup');
    await page.getByLabel('Order number').fill('W100205190');
    await page.getByLabel('Email', { exact: true }).fill('maya.reed@example.com');
    await page.getByRole('button', { name: 'Find the order' }).click();
    const returns = page.locator('section', { has: page.getByRole('heading', { name: en.returns }) });
    await expect(returns).toContainText(/Arrived with us on .+\. Money back: Apple Pay: \$[\d.]+/);
    await expect(returns.getByRole('button', { name: en.labelAgain })).toHaveCount(0);
    await expectAccessible(page);
  });
}

test('a gift card is sent again, and its email lies in the mailbox', async ({ page }) => {
  await page.goto('/en-us/order-lookup');
  await page.getByLabel('Order number').fill('W100216655');
  await page.getByLabel('Email', { exact: true }).fill('maya.reed@example.com');
  await page.getByRole('button', { name: 'Find the order' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Order W100216655' })).toBeFocused();
  await page.getByRole('button', { name: /gift card email to rowan@example.com again/ }).click();
  await expect(page.getByText(en.resentBody)).toBeVisible();
  const mailbox = async () => (await page.request.get('/sandbox/mail')).text();
  await expect.poll(mailbox).toContain('rowan@example.com');
});

test('the confirmation comes with an email that leads back to the order; a cancelled one can be cancelled no more', async ({
  page,
}) => {
  await openWithSession(page);
  const { orderNumber, st } = await placeElsewhere(page);
  const email = async () =>
    (await page.request.get(`/sandbox/mail/${encodeURIComponent(`order-confirmation:${orderNumber}`)}?as=text`)).text();
  await expect.poll(email).toContain(`/en-us/order-lookup/${orderNumber}?st=${st}`);
  await page.goto(`/en-us/order-confirmation?order=${orderNumber}&st=${st}`);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Thank you, Maya' })).toBeVisible();
  await expect(page.getByText(/^Members earn \d+ points with this order\.$/)).toBeVisible();
  await page.getByRole('button', { name: en.cancel }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: en.cancelConfirm }).click();
  await expect(page.getByText(en.cancelled)).toBeVisible();
  // The pressed button is gone: the focus moves to the heading, so that keyboard users do not lose their place.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('button', { name: en.cancel })).toHaveCount(0);
  await expect(page.getByText(/^Members earn/)).toHaveCount(0);
});

test('hydration does not scroll a reloaded order to its heading', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openWithSession(page);
  const { orderNumber, st } = await placeElsewhere(page);
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.js$/, (route) => released.then(() => route.continue()));
  await page.goto(`/en-us/order-confirmation?order=${orderNumber}&st=${st}`, { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: en.cancel })).toBeAttached();
  await page.keyboard.press('PageDown');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  release();
  await page.waitForFunction(() => window.__waymark?.state('order') !== undefined);
  await expect(page.getByRole('heading', { level: 1 })).not.toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

test('GETs change nothing: the pages of an order leave it as it was', async ({ page }) => {
  await openWithSession(page);
  const { orderNumber, st } = await placeElsewhere(page);
  const read = () => service(page).call('GET', `/consumers-v3/consumer/purchase/${orderNumber}?st=${st}`);
  const before = await read();
  for (const path of [
    `order-lookup/${orderNumber}?st=${st}`,
    `order-confirmation?order=${orderNumber}&st=${st}`,
    `checkout?redirectResult=paid&order=${orderNumber}`,
  ]) {
    await page.goto(`/en-us/${path}`);
  }
  expect(await read()).toEqual(before);
});
