import { expect, type Locator, type Page } from '@playwright/test';
import { demoPassword } from '#src/demo/people/people.ts';

const dialog = (page: Page) => page.getByRole('dialog');

/** Opens the dialog with its first step, by the button in the header. */
export async function openSignIn(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog(page).getByLabel('Email')).toBeVisible();
}

/** Types an email that has an account, in the first step if it is shown: then the form with the password is there. */
export async function passEmail(form: Locator, email = 'maya.reed@example.com'): Promise<void> {
  const next = form.getByRole('button', { name: 'Continue' });
  const password = form.getByLabel('Password', { exact: true });
  await expect(next.or(password)).toBeVisible();
  await form.getByLabel('Email').fill(email);
  if (await next.isVisible()) await next.click();
  await expect(password).toBeVisible();
}

/** Fills in the form and sends it, with data that causes the refusal if one is given. */
export async function submitSignIn(page: Page, refusal: string | undefined, isChallenged = false): Promise<void> {
  const isWrong = refusal !== undefined && ['AUT401', 'AUT426', 'AUT423'].includes(refusal);
  const stranger = `walker-${crypto.randomUUID()}@example.com`;
  const robot = isChallenged ? 'maybe.robot@example.com' : 'robot@example.com';
  const customer =
    refusal === 'AUT441' ? 'locked.out@example.com' : refusal === 'AUT403' ? robot : 'maya.reed@example.com';
  await passEmail(dialog(page));
  await dialog(page)
    .getByLabel('Email')
    .fill(isWrong ? stranger : customer);
  await dialog(page).getByLabel('Password', { exact: true }).fill(demoPassword);
  await dialog(page)
    .getByRole('button', { name: /^Sign in(?! with)/ })
    .click();
}

/** Makes failed attempts with the email in the form. */
export async function tryBefore(page: Page, times: number): Promise<void> {
  const username = await dialog(page).getByLabel('Email').inputValue();
  for (let tried = 0; tried < times; tried += 1) {
    await page.request.post('/consumers-v3/auth/signin', {
      headers: { origin: new URL(page.url()).origin },
      data: { type: 'Registered', username, password: 'not this one', codeChallenge: 'c'.repeat(43) },
    });
  }
}
