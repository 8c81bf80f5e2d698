import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

/** Customers whose passwords are replaced: by these walks, and by e2e/reset-password.spec.ts at the same time. */
export const [wren, sol] = ['wren.castillo@example.com', 'sol.amundsen@example.com'];

/** A password that she has not had before. */
export const newPassword = (): string => `Ridgeline ${randomInt(1e9)}`;

/** Asks the service for a link, as another page would. */
export async function askForLink(page: Page, email: string): Promise<void> {
  const { origin } = new URL(page.url());
  await page.context().request.post(`${origin}/consumers-v3/consumer/resetpassword`, {
    headers: { origin, 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` },
    data: { email },
  });
}

const mailsTo = async (page: Page, email: string): Promise<string[]> => {
  const list = await (await page.context().request.get(`${new URL(page.url()).origin}/sandbox/mail`)).text();
  return list.split('<li>').flatMap((entry) => {
    const [, href] = /href="(\/sandbox\/mail\/password-reset[^"]+)"/.exec(entry) ?? [];
    return href !== undefined && entry.includes(`To ${email}<`) ? [href] : [];
  });
};

/** Asks for a link and returns its path, as the owner of the mailbox finds it. */
export async function linkFor(page: Page, email: string, ask: () => Promise<unknown>): Promise<string> {
  const { origin } = new URL(page.url());
  const before = new Set(await mailsTo(page, email));
  await ask();
  const arrived = async () => (await mailsTo(page, email)).filter((href) => !before.has(href));
  await expect.poll(async () => (await arrived()).length).toBe(1);
  const [href = ''] = await arrived();
  const text = await (await page.context().request.get(`${origin}${href}?as=text`)).text();
  return /https?:\/\/\S+?(\/en-us\/reset-password\?code=[\w-]+)/.exec(text)?.[1] ?? '';
}
