import { openCheckout } from '#model-tests/checkout/checkout.world.ts';
import { signInAs } from '#model-tests/order/order.world.ts';
import { setOwnAddress } from '#model-tests/support/client-address.ts';
import { demoPassword } from '#src/demo/people/people.ts';
import errorMessages from '#src/messages/compiled/en-US/errors.gen.ts';
import signIn from '#src/messages/compiled/en-US/sign-in.gen.ts';
import { expectAccessible } from './support/accessible.ts';
import { expect, hydrated, test } from './support/test.ts';

/** The page /sign-in, and a sign-in beside a form that it fills in. */

const maya = 'maya.reed@example.com';

test.beforeEach(({ context }) => setOwnAddress(context));

test('the page signs in and leads to where the shopper came from', async ({ page }) => {
  await page.goto('/en-us/sign-in?returnTo=/account/orders');
  await hydrated(page, 'sign-in-form');
  await expectAccessible(page);
  const main = page.getByRole('main');
  await main.getByLabel(signIn.email).fill(maya);
  await main.getByLabel(signIn.password, { exact: true }).fill(demoPassword);
  await main.getByRole('button', { name: signIn.submit }).click();
  await expect(page).toHaveURL(/\/en-us\/account\/orders$/);
  await page.goto('/en-us/sign-in');
  await expect(main.getByRole('heading', { level: 1, name: signIn.accountTitle })).toBeVisible();
});

test('a guest who signs in beside the address form finds it filled in, and keeps what was typed', async ({ page }) => {
  await openCheckout(page);
  const first = page.getByLabel('First name', { exact: true });
  const email = page.getByRole('main').getByLabel('Email', { exact: true });
  await first.fill('Mai');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).first().click();
  await signInAs(page, maya);
  await expect(email).toHaveValue(maya);
  await expect(first).toHaveValue('Mai');
  await expect(page.getByLabel('Last name', { exact: true })).toHaveValue('Reed');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a customer signs in from the header, and a wrong password is refused', async ({ page }) => {
    await page.goto('/en-us/cart');
    await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/en-us\/sign-in/);
    const main = page.getByRole('main');
    const send = async (password: string) => {
      await main.getByLabel(signIn.email).fill(maya);
      await main.getByLabel(signIn.password, { exact: true }).fill(password);
      await main.getByRole('button', { name: signIn.submit }).click();
    };
    await send('not this one');
    await expect(main.getByText(errorMessages.AUT401)).toBeVisible();
    await send(demoPassword);
    await expect(page).toHaveURL(/\/en-us\/account$/);
    await expect(main.getByText(maya)).toBeVisible();
  });
});

test('scripts take over a session that a form without script has begun', async ({ browser, context, baseURL }) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  await setOwnAddress(plain);
  const form = await plain.newPage();
  await form.goto('/en-us/sign-in');
  await form.getByLabel(signIn.email).fill(maya);
  await form.getByLabel(signIn.password, { exact: true }).fill(demoPassword);
  await form.getByRole('main').getByRole('button', { name: signIn.submit }).click();
  await expect(form).toHaveURL(/\/en-us\/account$/);
  await context.addCookies(await plain.cookies());
  await plain.close();
  const page = await context.newPage();
  await page.goto('/en-us/cart');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Your account' })).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('wm_posted_session');
});
