import type { Page } from '@playwright/test';
import profile from '#src/messages/compiled/en-US/complete-profile.gen.ts';
import fields from '#src/messages/compiled/en-US/fields.gen.ts';
import footer from '#src/messages/compiled/en-US/footer.gen.ts';
import words from '#src/messages/compiled/en-US/newsletter.gen.ts';
import sms from '#src/messages/compiled/en-US/sms-opt-in.gen.ts';
import account from '#src/messages/compiled/en-US/subscriptions.gen.ts';
import { openWithSession } from '#model-tests/cart/cart.world.ts';
import { goToCheckout } from '#model-tests/checkout/checkout.world.ts';
import { signInAs } from '#model-tests/order/order.world.ts';
import { openSignIn } from '#model-tests/sign-in-form/sign-in-form.world.ts';
import { makeAccount, newEmail, newPassword } from '#model-tests/sign-up-form/sign-up-form.world.ts';
import { setOwnAddress } from '#model-tests/support/client-address.ts';
import { expectAccessible } from './support/accessible.ts';
import { expect, hydrated, test } from './support/test.ts';

test.beforeEach(({ context }) => setOwnAddress(context));

/** Waits for the newest email to an address whose text matches, and returns the match. */
async function inMail(page: Page, to: string, pattern: RegExp): Promise<string> {
  const newest = async () => {
    const list = await (await page.request.get('/sandbox/mail')).text();
    const [, href = ''] = new RegExp(`href="([^"]+)"><strong>[^<]*</strong><span>To ${to}<`).exec(list) ?? [];
    return href === '' ? '' : (pattern.exec(await (await page.request.get(`${href}?as=text`)).text())?.[1] ?? '');
  };
  await expect.poll(newest).not.toBe('');
  return newest();
}

test('a guest subscribes in the footer, confirms the link of the email, and ends it with one click', async ({
  page,
}) => {
  const email = `wren-${Date.now()}@example.com`;
  await page.goto('/en-us/stories');
  await hydrated(page, 'header');
  const form = page.getByRole('contentinfo');
  await form.getByLabel(footer.newsletterEmail).fill(email);
  await form.getByLabel(footer.newsletterPolicy).check();
  await form.getByRole('button', { name: footer.newsletterSubmit }).click();
  await expect(page.getByRole('dialog').getByText(words.sentTitle)).toBeVisible();
  await page.goto(await inMail(page, email, /(\/en-us\/newsletter\?code=[\w-]+)/));
  await expectAccessible(page);
  await page.getByRole('button', { name: words.confirmSubmit }).click();
  await expect(page.getByText(words.confirmed)).toBeVisible();
  const id = await inMail(page, email, /newsletter\?stop=([\w-]+)/);
  const answer = await page.request.post(`/unsubscribe/newsletter/${id}`, {
    form: { 'List-Unsubscribe': 'One-Click' },
  });
  expect(answer.status()).toBe(204);
});

test('a press below a field that is wrong counts, though the message moves what was pressed', async ({ page }) => {
  await page.goto('/en-us/newsletter');
  await hydrated(page, 'newsletter');
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: words.email }).fill('a@b');
  const policy = main.getByRole('checkbox', { name: words.policy });
  await policy.click();
  await expect(main.getByText(fields.emailInvalid)).toBeVisible();
  await expect(policy).toBeChecked();
});

test('a field that was left wrong says so after the press of a button, not before it', async ({ page }) => {
  await page.goto('/en-us/newsletter');
  await hydrated(page, 'newsletter');
  const main = page.getByRole('main');
  const email = main.getByRole('textbox', { name: words.email });
  await email.fill('a@b');
  await page.evaluate(() => {
    let order = '';
    const note = (what: string) => {
      if (!order.includes(what)) document.body.dataset['order'] = order += `${what} `;
    };
    new MutationObserver(() => {
      if (document.querySelector('[data-pressed]')) note('pressed');
      else if (order !== '') note('released');
      if (document.querySelector('main [aria-invalid="true"]')) note('said');
    }).observe(document.body, { subtree: true, attributes: true });
  });
  await main.getByRole('button', { name: words.submit }).click();
  await expect(main.getByText(fields.emailInvalid)).toBeVisible();
  await expect(email).toBeFocused();
  await expect(page.locator('body')).toHaveAttribute('data-order', 'pressed released said ');
});

test.describe('in the account', () => {
  // A guest's page, and a wrong code.
  test.use({ forgives: /status of 40[013]/ });

  test('a customer turns news by SMS on with the code, and off again', async ({ page }) => {
    await page.goto('/en-us/account/subscriptions');
    await openSignIn(page);
    await signInAs(page, 'maya.reed@example.com');
    const main = page.getByRole('main');
    const phone = `1503555${String(Date.now()).slice(-4)}`;
    await main.getByLabel(account.phone).fill(`+${phone}`);
    await main.getByRole('checkbox', { name: sms.box }).check();
    await main.getByRole('button', { name: sms.accept }).click();
    const field = main.getByLabel(sms.code, { exact: true });
    await expect(field).toBeVisible();
    await expectAccessible(page);
    await field.pressSequentially('12345');
    await main.getByRole('button', { name: sms.confirm }).click();
    await expect(field).toHaveAccessibleDescription(fields.wrongLength.replace('{count}', '6'));
    await field.fill('000000');
    await main.getByRole('button', { name: sms.confirm }).click();
    await expect(main.getByText(sms.wrongCode)).toBeVisible();
    // As it comes from the clipboard.
    const code = await inMail(page, `\\+?${phone}`, /\b(\d{6})\b/);
    await field.fill('');
    await field.focus();
    await page.keyboard.insertText(` ${code.slice(0, 3)} ${code.slice(3)}`);
    await main.getByRole('button', { name: sms.confirm }).click();
    const shown = `(503) 555 - ${phone.slice(-4)}`;
    await expect(main.getByText(`On: we send news to ${shown}.`)).toBeVisible();
    await main.getByRole('button', { name: `${account.turnOff}: ${account.smsTitle}` }).click();
    await expect(main.getByLabel(account.phone)).toBeVisible();
    await expect(main.getByText(`Off: we send no news to ${shown}.`).locator('..')).toBeFocused();
    const texts = (name: string) => main.getByRole('button', { name: `${name}: ${account.ordersTitle}` });
    await texts(account.turnOn).click();
    await expect(main.getByText(account.ordersOn)).toBeVisible();
    await page.reload();
    await texts(account.turnOff).click();
    await expect(main.getByText(account.ordersOff)).toBeVisible();
  });

  test('who answers STOP to a text message gets no more of them, and reads so in the account', async ({ page }) => {
    const email = newEmail();
    await openWithSession(page);
    await makeAccount(page, { email, password: newPassword });
    await page.goto('/en-us/account/subscriptions');
    await openSignIn(page);
    await signInAs(page, email, newPassword);
    // The offer to a new customer, not the dialog of the sign-in before it.
    await page.getByRole('dialog', { name: profile.nonLoyaltyTitle }).getByRole('button', { name: 'Close' }).click();
    const main = page.getByRole('main');
    const phone = `1503555${String(Date.now()).slice(-4)}`;
    const shown = `(503) 555 - ${phone.slice(-4)}`;
    await main.getByLabel(account.phone).fill(`+${phone}`);
    await main.getByRole('checkbox', { name: sms.box }).check();
    await main.getByRole('button', { name: sms.accept }).click();
    await main.getByLabel(sms.code, { exact: true }).fill(await inMail(page, `\\+?${phone}`, /\b(\d{6})\b/));
    await main.getByRole('button', { name: sms.confirm }).click();
    await expect(main.getByText(`On: we send news to ${shown}.`)).toBeVisible();

    await page.goto('/sandbox/mail');
    await page
      .getByRole('link', { name: `To +${phone}` })
      .first()
      .click();
    await expect(page.getByLabel('Text')).toHaveValue('STOP');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page).toHaveURL(/\/sandbox\/mail$/);
    await inMail(page, `\\+?${phone}`, /(you get no more news by SMS)/);

    await page.goto('/en-us/account/subscriptions');
    await expect(main.getByText(`Off: we send no news to ${shown}.`)).toBeVisible();
    await expect(main.getByRole('checkbox', { name: sms.box })).not.toBeChecked();
  });

  test('a customer agrees to news by SMS beside the phone of the delivery address', async ({ page }) => {
    const email = newEmail();
    await openWithSession(page);
    await makeAccount(page, { email, password: newPassword });
    await openSignIn(page);
    await signInAs(page, email, newPassword);
    await goToCheckout(page);
    const main = page.getByRole('main');
    const box = main.getByRole('checkbox', { name: sms.box });
    const phone = `1503555${String(Date.now()).slice(-4)}`;
    await main.getByLabel('Phone', { exact: true }).fill(`+${phone}`);
    await box.check();
    await expect(main.getByText(sms.terms)).toBeVisible();
    await main.getByLabel('Phone', { exact: true }).fill('+1503');
    await expect(box).not.toBeChecked();
    await expect(box).toBeDisabled();
    await main.getByLabel('Phone', { exact: true }).fill(`+${phone}`);
    await box.check();
    await main.getByRole('button', { name: sms.accept }).click();
    const field = main.getByLabel(sms.code, { exact: true });
    await expect(field).toBeVisible();
    await expectAccessible(page);
    await field.fill(await inMail(page, `\\+?${phone}`, /\b(\d{6})\b/));
    await main.getByRole('button', { name: sms.confirm }).click();
    await expect(main.getByText(sms.on)).toBeVisible();
    // The address that was typed beside it is still there, and its button submits it.
    await expect(main.getByLabel('Phone', { exact: true })).toHaveValue(/503/);
    await page.reload();
    await expect(main.getByLabel('Phone', { exact: true })).toHaveValue(/503/);
    await expect(box).toHaveCount(0);
  });
});
