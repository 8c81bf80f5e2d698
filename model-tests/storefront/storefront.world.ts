import { expect, type Page, type Route } from '@playwright/test';
import { goElsewhere } from '#model-tests/header/header.world.ts';
import { becomeAnother } from '#model-tests/cart/cart.world.ts';

const product = '/en-us/p/womens-ridgeline-3-trail-running-shoe-WMTR1001MOS?size=8';
const adds = /\/cart\/v1\/(item|cartWithItem)$/;

export const bag = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart, /, includeHidden: true });
export const panel = (page: Page) => page.getByRole('dialog');

export const stateOf = (page: Page, chart: string) => page.evaluate((id) => window.__waymark?.state(id), chart);
export const reaches = (page: Page, chart: string, value: unknown) =>
  expect.poll(() => stateOf(page, chart), { message: chart, intervals: [50] }).toEqual(value);

const held = new WeakMap<Page, Route[]>();

/** A product page for somebody who was never here, on a line so slow that nobody knows yet who shops. */
export async function openForNobody(page: Page): Promise<void> {
  held.set(page, []);
  await page.route('**/token/v2/auth/token', (route) => {
    // Only a new shopper is waited for: that a token is renewed is the session's own matter.
    if (route.request().postDataJSON().grant === 'guest') held.get(page)?.push(route);
    else void route.continue();
  });
  await page.goto(product);
  await reaches(page, 'session', { guest: 'fetchingToken' });
}

/** The service answers who shops, or cannot be reached. */
export async function answerWhoShops(page: Page, isThere: boolean): Promise<void> {
  await expect.poll(() => held.get(page)?.length).toBeGreaterThan(0);
  for (const route of held.get(page)?.splice(0) ?? [])
    await (isThere ? route.continue() : route.abort('connectionfailed'));
  await reaches(page, 'session', { guest: isThere ? 'ready' : 'unavailable' });
}

export async function closePanel(page: Page): Promise<void> {
  if ((await panel(page).count()) === 0) return;
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await reaches(page, 'dialogs', 'closed');
}

export async function openPanel(page: Page): Promise<void> {
  if ((await panel(page).count()) === 0) await bag(page).press('Enter');
  await expect(panel(page)).toBeVisible();
}

const press = async (page: Page) => {
  await closePanel(page);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add(ed)? to cart/ })
    .press('Enter');
};

/** Puts the shoe into the cart of somebody who is known. */
export async function add(page: Page): Promise<void> {
  await know(page);
  await press(page);
}

/** The same while the connection is broken. */
export async function failToAdd(page: Page): Promise<void> {
  await know(page);
  await page.route(adds, (route) => route.abort('connectionfailed'));
  await press(page);
  await reaches(page, 'cart', { resting: 'unavailable' });
  await page.unroute(adds);
}

/** Who shops, as far as the page has found out. */
const guestOf = async (page: Page) => ((await stateOf(page, 'session')) as { guest: string }).guest;

/** It is known who shops. */
export async function know(page: Page): Promise<void> {
  if ((await guestOf(page)) === 'ready') return;
  await wonder(page);
  await answerWhoShops(page, true);
  await expect.poll(() => stateOf(page, 'cart')).toHaveProperty('resting');
}

/** It is being found out who shops. */
export async function wonder(page: Page): Promise<void> {
  const guest = await guestOf(page);
  if (guest === 'ready') await endSession(page);
  if (guest === 'unavailable') await askAgain(page);
}

/** What proved who shops is gone when the next thing is added: somebody new begins. */
export async function endSession(page: Page): Promise<void> {
  await know(page);
  await page.context().clearCookies();
  await press(page);
  await reaches(page, 'session', { guest: 'fetchingToken' });
}

/** Nobody could say who shops, and the shopper tries again to see the cart. */
export async function askAgain(page: Page): Promise<void> {
  if ((await guestOf(page)) !== 'unavailable') {
    await wonder(page);
    await answerWhoShops(page, false);
  }
  await openPanel(page);
  await panel(page).getByRole('button', { name: 'Try again' }).press('Enter');
  await reaches(page, 'session', { guest: 'fetchingToken' });
}

/** The shoe goes into a cart that turns out to be somebody else's. */
export async function addToTheCartOfAnother(page: Page): Promise<void> {
  await add(page);
  await expect(panel(page)).toBeVisible();
  await becomeAnother(page);
  await press(page);
  await reaches(page, 'cart', { invalidCustomer: 'waiting' });
}

/** To another page and back. */
export async function goAndReturn(page: Page): Promise<void> {
  await goElsewhere(page);
  await expect(panel(page)).toHaveCount(0);
  await page.goBack();
  await expect.poll(() => stateOf(page, 'product')).toBeDefined();
}
