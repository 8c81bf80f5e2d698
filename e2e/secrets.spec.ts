import type { BrowserContext, Page } from '@playwright/test';
import { signInAs } from '#model-tests/order/order.world.ts';
import { openSignIn, passEmail } from '#model-tests/sign-in-form/sign-in-form.world.ts';
import { fillIn, newEmail, newPassword, submitButton } from '#model-tests/sign-up-form/sign-up-form.world.ts';
import { setOwnAddress } from '#model-tests/support/client-address.ts';
import change from '#src/messages/compiled/en-US/change-password.gen.ts';
import errorMessages from '#src/messages/compiled/en-US/errors.gen.ts';
import giftCard from '#src/messages/compiled/en-US/gift-card.gen.ts';
import notices from '#src/messages/compiled/en-US/notices.gen.ts';
import passwords from '#src/messages/compiled/en-US/passwords.gen.ts';
import privacy from '#src/messages/compiled/en-US/privacy.gen.ts';
import account from '#src/messages/compiled/en-US/profile.gen.ts';
import reset from '#src/messages/compiled/en-US/reset-password.gen.ts';
import savedCards from '#src/messages/compiled/en-US/saved-cards.gen.ts';
import { expect, hydrated, test } from './support/test.ts';

/** Passwords, codes and tokens of a customer, in what a page tells, keeps or sends to be counted. */

test.use({ forgives: /status of 4(01|03|04|10|22)/ });
test.beforeEach(({ context }) => setOwnAddress(context));

/** What is told, by where: each entry is one frame, snapshot, line or address. */
type Told = Map<string, string[]>;

/** Listens to the inspector's channel, snapshots, console, storage, addresses and beacons of every page. */
async function listenTo(context: BrowserContext): Promise<Told> {
  const told: Told = new Map();
  const hear = (where: string, text: string) => told.set(where, [...(told.get(where) ?? []), text]);
  await context.exposeBinding('hearing', (_, where: string, text: string) => void hear(where, text));
  await context.addInitScript(() => {
    const { hearing } = window as unknown as { hearing: (where: string, text: string) => void };
    const post = BroadcastChannel.prototype.postMessage;
    BroadcastChannel.prototype.postMessage = function (message: unknown) {
      hearing('channel', JSON.stringify(message));
      Reflect.apply(post, this, [message]);
    };
    // The contexts of the charts as they are, before the inspector masks them.
    const snapshots = () =>
      JSON.stringify((window.__waymark?.charts() ?? []).map((chart) => chart.getSnapshot() as unknown));
    setInterval(() => {
      hearing('snapshots', snapshots());
      hearing('storage', JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]));
    }, 100);
  });
  context.on('console', (message) => hear('console', message.text()));
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    hear('addresses', request.url());
    if (/ingest|counts|performance/.test(pathname)) hear('beacons', request.postData() ?? '');
  });
  return told;
}

async function inLastMail(page: Page, to: string, pattern: RegExp): Promise<string> {
  let found = '';
  await expect
    .poll(async () => {
      const list = await (await page.request.get('/sandbox/mail')).text();
      const links = [...list.matchAll(/href="([^"]+)"><strong>[^<]*<\/strong><span>To ([^<]+)</g)];
      for (const [, href = ''] of links.filter(([, , one]) => one === to)) {
        found ||= pattern.exec(await (await page.request.get(`${href}?as=text`)).text())?.[1] ?? '';
      }
      return found;
    })
    .not.toBe('');
  return found;
}

test('no password, code or token is in a frame, a snapshot, the console, the storage, a beacon or an address', async ({
  page,
  context,
}) => {
  test.slow();
  const told = await listenTo(context);
  const secrets = new Set<string>();
  const secret = (text: string) => void secrets.add(text);
  context.on('response', async (response) => {
    const { pathname } = new URL(response.url());
    if (!/\/auth\/(signin|token)$/.test(pathname)) return;
    const given = (response.request().postDataJSON() ?? {}) as Record<string, string>;
    for (const key of ['codeVerifier', 'authorizationCode', 'refreshToken']) if (given[key]) secret(given[key]);
  });
  const email = newEmail();
  const [wrong, changed, last] = ['Notmypassword77', 'Summitline25', 'Cairnfield83'];
  for (const one of [newPassword, wrong, changed, last, '1936']) secret(one);
  const main = page.getByRole('main');
  const submit = page.getByRole('dialog').getByRole('button', { name: /^Sign in(?! with)/ });

  await page.goto('/en-us/sign-up?inspect');
  await hydrated(page, 'sign-up-form');
  await fillIn(main, { email });
  await submitButton(main).click();
  await expect(page).toHaveURL(/complete-profile/);

  await page.goto('/en-us/account/payment');
  await page.getByRole('button', { name: savedCards.addGiftCard }).click();
  await page.getByLabel(giftCard.number).fill('6006490010000028');
  await page.getByLabel(giftCard.pin).fill('1936');
  await page.getByRole('button', { name: savedCards.saveGiftCard }).click();
  await expect(page.getByText('Gift card ending in 0028')).toBeVisible();

  await page.goto('/en-us/account');
  await main.getByRole('button', { name: account.changePassword }).click();
  const dialog = page.getByRole('dialog', { name: change.title });
  await dialog.getByLabel(change.current).fill(newPassword);
  await dialog.getByLabel(passwords.new, { exact: true }).fill(changed);
  await dialog.getByLabel(passwords.confirm).fill(changed);
  await dialog.getByRole('button', { name: new RegExp(`^${change.submit}`) }).click();
  await expect(page.getByText(change.done).first()).toBeVisible();

  await page.goto('/en-us/account/privacy');
  await hydrated(page, 'data-download');
  await page.getByLabel(privacy.password).first().fill(wrong);
  await page.getByRole('button', { name: privacy.download }).click();
  await expect(page.getByText(errorMessages.AUT450).first()).toBeVisible();

  await page.goto('/en-us/account');
  await hydrated(page, 'profile');
  await main.getByRole('button', { name: account.signOut }).click();
  await expect(page).toHaveURL(/\/en-us\/?$/);
  // Home is there: a dialog that opens before it closes with the page that is left.
  await expect(page.getByText(notices.signedOut)).toBeVisible();
  await openSignIn(page);
  await passEmail(page.getByRole('dialog'), email);
  await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(wrong);
  await submit.click();
  await expect(page.getByText(errorMessages.AUT401)).toBeVisible();
  await page.keyboard.press('Escape');

  await page.goto('/en-us/forgot-password');
  await hydrated(page, 'reset-password');
  await main.getByLabel(reset.email).fill(email);
  await main.getByRole('button', { name: reset.ask }).click();
  const code = await inLastMail(page, email, /reset-password[^\s]*code=([\w-]{20,})/);
  // The address of the page has the code until the page has read it: no request of the page repeats it.
  await page.goto(`/en-us/reset-password?code=${code}`);
  await hydrated(page, 'reset-password');
  await main.getByLabel(passwords.new, { exact: true }).fill(last);
  await main.getByLabel(passwords.confirm).fill(last);
  await main.getByRole('button', { name: reset.choose }).click();
  await expect(page.getByRole('heading', { level: 1, name: reset.changedTitle })).toBeVisible();
  await main.getByRole('button', { name: reset.signIn }).click();
  await signInAs(page, email, last);
  await expect(page.getByText(notices.signedIn)).toBeVisible();
  for (const { name, value } of await context.cookies())
    if (/^wm_(access|refresh)$/.test(name)) secret(decodeURIComponent(value));

  for (const where of ['channel', 'snapshots', 'storage', 'addresses'])
    expect(told.get(where)?.length, where).toBeGreaterThan(3);
  expect(secrets.size).toBeGreaterThan(8);
  for (const [where, texts] of told)
    for (const text of texts)
      for (const one of secrets) expect(text.includes(one), `${one} is in ${where}: ${text.slice(0, 300)}`).toBe(false);
  // The link of the email is the one address that has the code.
  const withCode = [...told].flatMap(([where, texts]) => texts.filter((text) => text.includes(code)).map(() => where));
  expect(withCode).toEqual(['addresses']);
});
