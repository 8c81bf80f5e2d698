import type { Browser, Page } from '@playwright/test';
import { giveAddress } from '#model-tests/checkout/checkout.world.ts';
import { openWithSession } from '#model-tests/cart/cart.world.ts';
import { signInAs } from '#model-tests/order/order.world.ts';
import { openSignIn } from '#model-tests/sign-in-form/sign-in-form.world.ts';
import { fillIn, newEmail, newPassword, submitButton } from '#model-tests/sign-up-form/sign-up-form.world.ts';
import { setOwnAddress } from '#model-tests/support/client-address.ts';
import { dismissPopups } from '#model-tests/support/dismiss-popups.ts';
import cart from '#src/messages/compiled/en-US/cart.gen.ts';
import checkout from '#src/messages/compiled/en-US/checkout.gen.ts';
import signUp from '#src/messages/compiled/en-US/sign-up-form.gen.ts';
import { expectAccessible } from './support/accessible.ts';
import { fillCart } from './support/fill-cart.ts';
import { expect, hydrated, test } from './support/test.ts';

/** Members have standard delivery free, and nobody else has below the threshold (docs/promotions.md, step 8). */

// The first visit has no token yet.
test.use({ forgives: /^Failed to load resource/ });

/** Waterproof socks: near the threshold of free delivery, and below it. */
const socks = 'WMSK1007INK';
const MEMBERS = 'Free standard delivery for members';

const summary = (page: Page) => page.getByRole('complementary');
const offers = (page: Page) => page.getByRole('list', { name: cart.offers });

/** Makes a new member elsewhere, who has no cart that a guest's could be merged with. Returns the email. */
async function newMember(browser: Browser, baseURL: string): Promise<string> {
  const context = await browser.newContext({ baseURL });
  await dismissPopups(context);
  await setOwnAddress(context);
  const page = await context.newPage();
  const main = page.getByRole('main');
  const email = newEmail();
  await page.goto('/en-us/sign-up?enrollment=loyalty');
  await hydrated(page, 'sign-up-form');
  await fillIn(main, { email });
  await main.getByLabel('ZIP code').fill('80302');
  await main.getByText(signUp.loyaltyTerms).click();
  await submitButton(main).click();
  await expect(page).toHaveURL(/\/account\/complete-profile/);
  await context.close();
  return email;
}

async function expectPaid(page: Page): Promise<void> {
  await expect(summary(page).getByText(/^Standard: /)).toBeVisible();
  await expect(summary(page).getByText(cart.freeDelivery, { exact: true })).toHaveCount(0);
  await expect(summary(page).getByText(MEMBERS)).toHaveCount(0);
  await expect(offers(page).getByText(/^Spend \$[\d.]+ more for free standard delivery$/)).toBeVisible();
}

test('a guest pays for standard delivery, has it free once signed in as a member, and pays again as a guest', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = await newMember(browser, baseURL ?? '');
  await setOwnAddress(page.context());
  await openWithSession(page);
  await fillCart(page, 'en-us', socks);
  await page.goto('/en-us/cart');
  await expectPaid(page);
  await openSignIn(page);
  await signInAs(page, email, newPassword);

  await expect(summary(page).getByText(MEMBERS)).toBeVisible();
  await expect(summary(page).getByText(cart.freeDelivery, { exact: true })).toBeVisible();
  await expect(offers(page)).toHaveCount(0);
  await expectAccessible(page);

  await page.goto('/en-us/checkout');
  await giveAddress(page);
  await expect(summary(page).getByText(MEMBERS)).toBeVisible();
  const standard = page.getByRole('radio', { name: /^Standard/ });
  await expect(standard).toBeChecked();
  await expect(page.locator('label').filter({ has: standard }).getByText(checkout.free)).toBeVisible();
  await expect(
    page
      .locator('label')
      .filter({ hasText: /^Express/ })
      .getByText(/\$\d/),
  ).toBeVisible();

  // Signing out leaves the cart with its owner: a guest begins with an empty one.
  await page.goto('/en-us/cart');
  await page.getByRole('banner').getByRole('button', { name: 'Your account' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Sign out/ })
    .click();
  await expect(page).toHaveURL(/\/en-us$/);
  await openWithSession(page);
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await fillCart(page, 'en-us', socks);
  await page.reload();
  await expectPaid(page);
});
