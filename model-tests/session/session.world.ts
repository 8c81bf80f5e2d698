import { expect, type Page } from '@playwright/test';
import { createHash, randomBytes } from 'node:crypto';
import { visitBefore } from '#model-tests/cart/cart.world.ts';
import { demoPassword } from '#src/demo/people/people.ts';

const storageKey = 'waymark.session';

/** Prepares what the browser remembers of an earlier visit, before the shop's first page is opened. */
export async function remember(
  page: Page,
  what: 'nothing' | 'a guest' | 'a customer' | 'a broken note',
): Promise<void> {
  if (what === 'nothing') return;
  await page.goto('/robots.txt');
  if (what === 'a guest') await visitBefore(page);
  else if (what === 'a customer') await signInBefore(page);
  else await page.evaluate((key) => localStorage.setItem(key, '{'), storageKey);
}

/** The access token expires, and a message of another tab about the cart makes the page call the service. */
export async function askWithoutToken(page: Page): Promise<void> {
  await page.context().clearCookies({ name: 'wm_access' });
  const basketId = await page.evaluate((key) => {
    const session = JSON.parse(localStorage.getItem(key) ?? '{}') as { basketId?: string };
    return session.basketId ?? crypto.randomUUID();
  }, storageKey);
  const tab = await page.context().newPage();
  await tab.goto('/robots.txt');
  await tab.evaluate(
    (id) => localStorage.setItem('waymark.cart', JSON.stringify({ basketId: id, change: crypto.randomUUID() })),
    basketId,
  );
  await tab.close();
}

/** Makes the browser one in which a customer has signed in before. */
export async function signInBefore(page: Page, username = 'theo.lambert@example.com'): Promise<void> {
  const headers = { origin: new URL(page.url()).origin, 'x-locale': 'en-us' };
  const codeVerifier = randomBytes(32).toString('base64url');
  const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url');
  const asked = { type: 'Registered', username, password: demoPassword, codeChallenge };
  const { authorizationCode } = await (
    await page.request.post('/consumers-v3/auth/signin', { headers, data: asked })
  ).json();
  const exchanged = { grant: 'registered', authorizationCode, codeVerifier };
  const { consumerNo, consumerType } = await (
    await page.request.post('/token/v2/auth/token', { headers, data: exchanged })
  ).json();
  await page.evaluate(([key, session]) => localStorage.setItem(key, session), [
    storageKey,
    JSON.stringify({ consumerNo, consumerType, basketId: null }),
  ] as const);
}

const dialog = (page: Page) => page.getByRole('dialog');

/**
 * The page's clock is paused, but loading, opening and closing a dialog take time: runs the clock in short steps until
 * then.
 */
async function untilShown(page: Page, isThere: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(20);
    await isThere();
  }).toPass({ timeout: 10_000, intervals: [50] });
}

export async function closeDialog(page: Page): Promise<void> {
  if ((await dialog(page).count()) === 0) return;
  await page.keyboard.press('Escape');
  await letDialogGo(page);
}

/** Waits until the closing dialog is gone. */
export const letDialogGo = (page: Page) =>
  untilShown(page, () => expect(dialog(page)).toHaveCount(0, { timeout: 100 }));

/** Opens the dialog of the header's button, unless it is open. */
async function openBehind(page: Page, button: string, control: RegExp): Promise<void> {
  const wanted = dialog(page).getByRole('button', { name: control });
  // A dialog that has done its work is closing, and may disappear between two checks.
  const isThere = (await dialog(page).count()) > 0;
  if (isThere && (await wanted.and(page.locator(':not([aria-busy="true"])')).count()) === 0) await letDialogGo(page);
  // Pressed by key: the focus brings a hidden header back, but a click would hit it while it moves.
  if ((await dialog(page).count()) === 0)
    await page.getByRole('banner').getByRole('button', { name: button, includeHidden: true }).press('Enter');
  await untilShown(page, () => expect(wanted).toBeVisible({ timeout: 100 }));
}

export const comeToSignIn = (page: Page): Promise<void> => openBehind(page, 'Sign in', /^(Continue|Sign in(?! with))/);

export async function signOut(page: Page): Promise<void> {
  await openBehind(page, 'Your account', /^Sign out/);
  await dialog(page)
    .getByRole('button', { name: /^Sign out/ })
    .click();
}
