import { randomInt } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import passwords from '#src/messages/compiled/en-US/passwords.gen.ts';
import person from '#src/messages/compiled/en-US/person.gen.ts';
import words from '#src/messages/compiled/en-US/sign-up-form.gen.ts';

export const newPassword = 'Ridgeline24';
export const newEmail = (): string => `newcomer-${crypto.randomUUID()}@example.com`;

/** A phone that no account has. */
export const newPhone = (): string => `303${randomInt(200, 1000)}${String(randomInt(10_000)).padStart(4, '0')}`;

/** Fills in the American standard form on a page or in a dialog. */
export async function fillIn(form: Page | Locator, { email, phone }: { email: string; phone?: string }): Promise<void> {
  await form.getByLabel(person.firstName).fill('Ada');
  await form.getByLabel(person.lastName).fill('Winters');
  await form.getByLabel(person.phone).fill(phone ?? '');
  await fillInFew(form, email);
}

/** Fills in the American simplified form. */
export async function fillInFew(form: Page | Locator, email: string): Promise<void> {
  await form.getByLabel(person.birthDate).fill('1994-03-08');
  await form.getByLabel(words.email, { exact: true }).fill(email);
  await form.getByLabel(words.password, { exact: true }).fill(newPassword);
  await form.getByRole('checkbox', { name: words.allTerms }).check();
}

export const submitButton = (form: Page | Locator) =>
  form.getByRole('button', { name: new RegExp(`^${words.submit}`) });

/** The mark of a rule of the password. */
export const rule = (form: Page | Locator, label: keyof typeof passwords) =>
  form.getByRole('listitem').filter({ hasText: String(passwords[label]) });

/** Makes an account, as somebody else would. */
export async function makeAccount(
  page: Page,
  told: { email: string; phone?: string; password?: string },
): Promise<void> {
  const { origin } = new URL(page.url());
  await page.request.post(`${origin}/consumers-v3/auth/signup`, {
    headers: { origin },
    data: {
      password: 'Another one 1',
      ...told,
      firstName: 'Ada',
      lastName: 'Stone',
      birthDate: '1990-01-01',
      isTermsConfirmed: true,
      termsConditionsAndPolicy: true,
    },
  });
}
