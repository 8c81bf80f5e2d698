import { openWithSession } from '#model-tests/cart/cart.world.ts';
import { signInAs } from '#model-tests/order/order.world.ts';
import { makeAccount, newEmail, newPassword } from '#model-tests/sign-up-form/sign-up-form.world.ts';
import { setOwnAddress } from '#model-tests/support/client-address.ts';
import dialogWords from '#src/messages/compiled/en-US/ask-question.gen.ts';
import votes from '#src/messages/compiled/en-US/helpful-vote.gen.ts';
import words from '#src/messages/compiled/en-US/questions.gen.ts';
import { expectAccessible } from './support/accessible.ts';
import { expect, hydrated, test } from './support/test.ts';

/** The questions below a product: a shopper reads them, votes on an answer, and asks one as a guest who signs in. */

// A guest cannot ask: the browser reports the refusal in the console.
test.use({ forgives: /status of 403/ });

test('a guest reads the answers, votes, signs in and asks', async ({ page }) => {
  await setOwnAddress(page.context());
  const email = newEmail();
  await openWithSession(page);
  await makeAccount(page, { email, password: newPassword });

  await page.goto('/en-us/p/WMTR1001MOS');
  await hydrated(page, 'product');
  await page.locator('#reviews').scrollIntoViewIfNeeded();
  const questions = page.getByRole('region', { name: words.title });
  const first = questions.getByRole('listitem').first();
  await expect(first).toContainText(words.shop);
  await first.getByRole('button', { name: /^Yes/ }).click();
  await expect(first.getByRole('status')).toHaveText(votes.thanks);

  await questions.getByRole('button', { name: words.ask }).click();
  const dialog = page.getByRole('dialog', { name: dialogWords.title });
  await dialog.getByLabel(dialogWords.text).fill('Is the <b>tongue</b> sewn in?');
  await dialog.getByLabel(dialogWords.nickname).fill('maya');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: dialogWords.submit }).click();
  await dialog.getByRole('button', { name: dialogWords.signIn }).click();
  await signInAs(page, email, newPassword);
  await expect(dialog.getByLabel(dialogWords.text)).toHaveValue('Is the <b>tongue</b> sewn in?');
  await dialog.getByRole('button', { name: dialogWords.submit }).click();
  const success = page.getByRole('dialog', { name: dialogWords.doneTitle });
  await expect(success.getByText(dialogWords.done)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expectAccessible(page);
  await success.getByRole('button', { name: dialogWords.ok }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(questions.getByRole('button', { name: words.ask })).toBeFocused();
});
