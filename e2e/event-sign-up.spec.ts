import { openWithSession } from '#model-tests/cart/cart.world.ts';
import { signInAs } from '#model-tests/order/order.world.ts';
import { makeAccount, newEmail, newPassword } from '#model-tests/sign-up-form/sign-up-form.world.ts';
import { setOwnAddress } from '#model-tests/support/client-address.ts';
import words from '#src/messages/compiled/en-US/event-sign-up.gen.ts';
import { expectAccessible } from './support/accessible.ts';
import { expect, hydrated, test } from './support/test.ts';

/** A shopper joins the event of a page: as a guest who signs in, without a day, and refused by the service. */

const registration = '**/consumers-v3/consumer/event-registration';

// The service that refuses in the test is reported in the console.
test.use({ forgives: /status of 422/ });

test('a guest signs in, chooses days, and joins', async ({ page }) => {
  await setOwnAddress(page.context());
  const email = newEmail();
  await openWithSession(page);
  await makeAccount(page, { email, password: newPassword });
  await page.goto('/en-us/basecamp');
  await hydrated(page, 'storefront');
  await page.getByRole('link', { name: 'Come along' }).click();
  const dialog = page.getByRole('dialog', { name: 'The spring weekend' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: words.signIn }).click();
  await signInAs(page, email, newPassword);

  await expect(dialog.getByLabel(words.email)).toHaveValue(email);
  // The button that opened the sign-in is gone.
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await dialog.getByLabel(words.terms).check();
  await dialog.getByRole('button', { name: words.join }).click();
  await expect(dialog.getByText(words.daysMissing)).toBeVisible();
  await dialog.getByText('May 21').click();
  await dialog.getByText('May 22').click();
  await expect(dialog.getByRole('group')).toContainText('2 chosen');
  await dialog.getByLabel(words.plusOne).fill('R2D2');
  await dialog.getByRole('button', { name: words.join }).click();
  await expect(dialog.getByText(words.plusOneInvalid)).toBeVisible();
  await dialog.getByLabel(words.plusOne).fill('Wren Ashby');
  await expectAccessible(page);

  await page.route(registration, (route) =>
    route.fulfill({ status: 422, json: { errorId: 'API422', message: 'The list is full.' } }),
  );
  await dialog.getByRole('button', { name: words.join }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByRole('button', { name: 'Dismiss' }).click();
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await page.unroute(registration);

  const sent = page.waitForRequest(registration);
  await dialog.getByRole('button', { name: words.join }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    email,
    attendingDays: '2027-05-21,2027-05-22',
    eventId: 'basecamp-weekend',
    eventTermsAccepted: true,
    plusOne: 'Wren Ashby',
  });
  const joined = page.getByRole('dialog', { name: 'See you in the hills' });
  await expect(joined.getByRole('status')).toHaveText('Your name is on the list. Bring a cup for the soup.');
  await joined.getByRole('button', { name: words.close }).last().click();
  await expect(joined).toBeHidden();
});
