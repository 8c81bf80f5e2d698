import { createHash, randomBytes } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { service } from '#model-tests/cart/cart.world.ts';
import words from '#src/messages/compiled/en-US/in-store.gen.ts';
import { demoPassword } from '#src/demo/people/people.ts';
import { sale } from './in-store.model.ts';

export type Who = keyof typeof people | 'nobody';

export const people = {
  associate: 'rory.okafor@waymark.example',
  colleague: 'lena.marsh@waymark.example',
  customer: 'maya.reed@example.com',
};

/** Starts a session, whose cookies the page has from now on. Returns what the browser stores of it. */
async function enter(page: Page, who: Who): Promise<string> {
  const { call } = service(page);
  const codeVerifier = randomBytes(32).toString('base64url');
  const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url');
  const shown =
    who === 'nobody' ? null : { type: 'Registered', username: people[who], password: demoPassword, codeChallenge };
  const code = shown && (await call<{ authorizationCode: string }>('POST', '/consumers-v3/auth/signin', shown));
  const body = code ? { grant: 'registered', ...code, codeVerifier } : { grant: 'guest' };
  const { consumerNo, consumerType } = await call<{ consumerNo: string; consumerType: string }>(
    'POST',
    '/token/v2/auth/token',
    body,
  );
  return JSON.stringify({ consumerNo, consumerType, basketId: null });
}

const put = (page: Page, key: string, value: string | null) =>
  page.evaluate(
    ({ name, newValue }) => {
      if (newValue) localStorage.setItem(name, newValue);
      else localStorage.removeItem(name);
    },
    { name: key, newValue: value },
  );

/** Somebody had a session in this browser before: the next page of the shop finds it. */
export const wasHere = async (page: Page, who: Who): Promise<void> =>
  put(page, 'waymark.session', await enter(page, who));

export const wasSold = (page: Page): Promise<void> => put(page, 'waymark.in-store', JSON.stringify(sale));

/** Changes the browser's storage as another tab does, and sends the page the event. */
async function elsewhere(page: Page, key: string, value: string | null): Promise<void> {
  await put(page, key, value);
  await page.evaluate((change) => dispatchEvent(new StorageEvent('storage', change)), { key, newValue: value });
}

/** An associate already sells in Boulder, also according to the service, when the next page of the shop is opened. */
export async function wasSelling(page: Page, who: Who): Promise<void> {
  await wasHere(page, who);
  const { storeId, storeEmployeeId } = sale;
  const { origin } = new URL(page.url());
  const answer = await page.context().request.put(`${origin}/consumers-v3/consumer/agent/sale`, {
    headers: { origin },
    data: { storeId, storeEmployeeId },
  });
  expect(answer.ok()).toBe(true);
  await wasSold(page);
}

/** Another tab has started a session for somebody else. */
export const becomes = async (page: Page, who: Who): Promise<void> =>
  elsewhere(page, 'waymark.session', await enter(page, who));

/** Another tab begins or ends a sale. */
export const sells = (page: Page, isSelling: boolean): Promise<void> =>
  elsewhere(page, 'waymark.in-store', isSelling ? JSON.stringify(sale) : null);

/** Signs in with the form on the sign-in page of associates. */
export async function signInAsAssociate(page: Page, email = people.associate): Promise<void> {
  const form = page.getByRole('main');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(demoPassword);
  await form.getByRole('button', { name: /^Sign in/ }).click();
}

/** Signs in and begins a sale in Boulder. */
export async function startSelling(page: Page, email = people.associate): Promise<void> {
  await page.goto('/en-us/associate-login');
  await signInAsAssociate(page, email);
  await page.getByLabel(words.storeLabel, { exact: true }).selectOption('1001');
  await page.getByRole('button', { name: words.storeSubmit }).click();
  await page.getByRole('radio', { name: 'Lena M.' }).check();
  await page.getByRole('button', { name: words.sellerSubmit }).click();
  await expect(page.getByRole('region', { name: words.bar })).toContainText('Waymark Boulder');
}
