import { expect, type Page } from '@playwright/test';
import { demoPassword } from '#src/demo/people/people.ts';

const dialog = (page: Page) => page.getByRole('dialog');

/** Opens the dialog with the form, by the button in the header. */
export async function openSignIn(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog(page).getByLabel('Email')).toBeVisible();
}

/** Fills in the form and sends it, with data that causes the refusal if one is given. */
export async function submitSignIn(page: Page, refusal: string | undefined, isChallenged = false): Promise<void> {
  const isWrong = refusal !== undefined && ['AUT401', 'AUT426', 'AUT423'].includes(refusal);
  const stranger = `walker-${crypto.randomUUID()}@example.com`;
  const robot = isChallenged ? 'maybe.robot@example.com' : 'robot@example.com';
  const customer =
    refusal === 'AUT441' ? 'locked.out@example.com' : refusal === 'AUT403' ? robot : 'maya.reed@example.com';
  await dialog(page)
    .getByLabel('Email')
    .fill(isWrong ? stranger : customer);
  await dialog(page).getByLabel('Password', { exact: true }).fill(demoPassword);
  await dialog(page)
    .getByRole('button', { name: /^Sign in/ })
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
