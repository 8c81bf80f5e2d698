import { openWithSession } from '#model-tests/cart/cart.world.ts';
import { signInAs } from '#model-tests/order/order.world.ts';
import { openSignIn } from '#model-tests/sign-in-form/sign-in-form.world.ts';
import { fillIn, newEmail, submitButton } from '#model-tests/sign-up-form/sign-up-form.world.ts';
import { setOwnAddress } from '#model-tests/support/client-address.ts';
import points from '#src/messages/compiled/en-US/order-points.gen.ts';
import words from '#src/messages/compiled/en-US/loyalty.gen.ts';
import notices from '#src/messages/compiled/en-US/notices.gen.ts';
import profile from '#src/messages/compiled/en-US/complete-profile.gen.ts';
import signUp from '#src/messages/compiled/en-US/sign-up-form.gen.ts';
import { fillCart } from './support/fill-cart.ts';
import { expectAccessible } from './support/accessible.ts';
import { expect, hydrated, test } from './support/test.ts';

/** The membership of the loyalty programme: joined in the account or by a sign-up, with points and why they came. */

test.use({ forgives: /status of 40[13]/ });
test.beforeEach(({ context }) => setOwnAddress(context));

test('a customer joins in the account', async ({ page }) => {
  await page.goto('/en-us/sign-up');
  await hydrated(page, 'sign-up-form');
  await fillIn(page.getByRole('main'), { email: newEmail() });
  await submitButton(page.getByRole('main')).click();
  await expect(page).toHaveURL(/\/account\/complete-profile/);
  await page.goto('/en-us/account');
  await page.getByRole('main').getByRole('link', { name: 'See your points' }).click();
  const main = page.getByRole('main');
  await expect(main.getByText('Welcome: 100 points when you join.')).toBeVisible();
  await main.getByRole('button', { name: words.join }).click();
  await expect(main.getByRole('checkbox', { name: words.terms })).toBeFocused();
  await expectAccessible(page);
  await main.getByText(words.terms).click();
  await main.getByRole('button', { name: words.join }).click();
  // The account has a name and a date of birth: what is missing is asked for, and nothing else.
  const step = (name: string) => page.getByRole('dialog', { name });
  await step(profile.welcomeTitle).getByRole('button', { name: profile.continue }).click();
  await step(profile.mobileTitle).getByRole('button', { name: profile.later }).click();
  await expect(step(profile.detailsTitle).getByLabel('ZIP code')).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(main.getByText(/Member number WL\d{8}, since/)).toBeVisible();
  await expect(main.getByText(words.welcome, { exact: true })).toBeVisible();
  await expect(main.getByText('+100', { exact: true })).toBeVisible();
  await page.reload();
  await expect(main.getByText(/Member number WL\d{8}/)).toBeVisible();
});

test('a member leaves, reads what is lost, and joins again without another welcome', async ({ page }) => {
  await page.goto('/en-us/sign-up?enrollment=loyalty');
  await hydrated(page, 'sign-up-form');
  const main = page.getByRole('main');
  await fillIn(main, { email: newEmail() });
  await main.getByLabel('ZIP code').fill('80302');
  await main.getByText(signUp.loyaltyTerms).click();
  await submitButton(main).click();
  await expect(page).toHaveURL(/\/account\/complete-profile/);
  await page.goto('/en-us/account/loyalty');
  await hydrated(page, 'loyalty');
  await main.getByRole('button', { name: words.leave }).press('Enter');
  await expect(main.getByRole('button', { name: words.stay })).toBeFocused();
  await expect(main.getByText(/^You lose 100 points\./)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(main.getByRole('button', { name: words.leave })).toBeFocused();
  await main.getByRole('button', { name: words.leave }).click();
  await main.getByRole('button', { name: words.leaveConfirm }).click();
  await expect(main.getByText(words.leftTitle)).toBeInViewport();
  await expect(main.getByText(/100 points are gone\./)).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(main.getByText(words.joinTitle)).toBeVisible();
  await expect(main.getByText(/^Welcome: /)).toHaveCount(0);
  await hydrated(page, 'loyalty');
  await main.getByText(words.terms).click();
  await main.getByRole('button', { name: words.join }).click();
  await expect(main.getByText('0 points', { exact: true })).toBeVisible();
  await expect(main.getByText(words.closed)).toBeVisible();
});

test('a shopper who agrees to the terms in the sign-up is a member at once', async ({ page }) => {
  await page.goto('/en-us/sign-up?enrollment=loyalty');
  await hydrated(page, 'sign-up-form');
  const main = page.getByRole('main');
  await fillIn(main, { email: newEmail() });
  await main.getByLabel('ZIP code').fill('80302');
  await main.getByText(signUp.loyaltyTerms).click();
  await submitButton(main).click();
  await expect(page).toHaveURL(/\/account\/complete-profile/);
  await page.goto('/en-us/account/loyalty');
  await expect(main.getByText(/Member number WL\d{8}, since/)).toBeVisible();
});

test('a member sees points, vouchers and why points came', async ({ page }) => {
  await page.goto('/en-us/account/loyalty');
  await openSignIn(page);
  await signInAs(page, 'theo.lambert@example.com');
  const main = page.getByRole('main');
  await expect(main.getByText(/^[\d,]+ points$/)).toBeVisible();
  await expect(main.getByText(words.ready).first()).toBeVisible();
  await expect(main.getByText(words.opening)).toBeVisible();
  await expectAccessible(page);
});

test('a guest reads in the cart what an order is worth, and joins there with a new account', async ({ page }) => {
  await openWithSession(page);
  await fillCart(page, 'en-us', 'WMTR1001MOS');
  await page.goto('/en-us/cart');
  const summary = page.getByRole('complementary');
  await expect(summary.getByText(/^Members earn \d+ points with this order\.$/)).toBeVisible();
  await summary.getByRole('button', { name: points.about }).click();
  const dialog = page.getByRole('dialog', { name: words.title });
  await expect(dialog.getByText(words.guestBody)).toBeVisible();
  await expect(dialog.getByText('Welcome: 100 points when you join.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: words.signUp }).click();
  const account = page.getByRole('dialog', { name: signUp.titleLoyalty });
  await fillIn(account, { email: newEmail() });
  await account.getByLabel('ZIP code').fill('80302');
  await account.getByText(signUp.loyaltyTerms).click();
  await expectAccessible(page);
  await submitButton(account).click();
  await expect(page.getByText(notices.accountCreated)).toBeVisible();
  await summary.getByRole('button', { name: points.about }).click();
  await expect(dialog.getByText(words.isMember)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/cart$/);
  await expect(summary.getByText(/^Members earn/)).toBeVisible();
});

// Members have the delivery free except where catalogue 9 says no.
for (const [shop, delivery, repairs, atHome] of [
  ['en-us', 'Free standard delivery', 'Repairs first', 'standard delivery on us'],
  ['en-gb', 'Free standard delivery', 'Repairs first', 'repairs first in the queue'],
  ['fr-fr', 'Livraison standard gratuite', 'Réparations prioritaires', 'priorité à l’atelier'],
  ['de-de', 'Kostenloser Standardversand', 'Reparatur zuerst', 'Vorrang in der Werkstatt'],
  ['it-it', 'Spedizione standard gratuita', 'Riparazioni prima', 'la precedenza in officina'],
] as const) {
  const count = shop === 'en-us' ? 1 : 0;
  test(`free delivery is ${count === 1 ? 'a benefit' : 'no benefit'} of members in ${shop}`, async ({ page }) => {
    const main = page.getByRole('main');
    await page.goto(`/${shop}/loyalty`);
    await expect(main.getByRole('heading', { name: repairs })).toBeVisible();
    await expect(main.getByRole('heading', { name: delivery })).toHaveCount(count);
    await page.goto(`/${shop}`);
    await expect(main.getByText(atHome)).toBeVisible();
  });
}
