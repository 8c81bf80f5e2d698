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

/** Opens a product page on a first visit. The request for a session is held, so the shopper is not known yet. */
export async function openForNobody(page: Page): Promise<void> {
  held.set(page, []);
  await page.route('**/token/v2/auth/token', (route) => {
    // Only requests for a new guest are held: renewing a token is tested with the chart of the session.
    if (route.request().postDataJSON().grant === 'guest') held.get(page)?.push(route);
    else void route.continue();
  });
  await page.goto(product);
  await reaches(page, 'session', { guest: 'fetchingToken' });
}

/** Lets the held session requests through, or aborts them. */
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

/** Presses "Add to cart" once the shopper is known. */
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

/** How far the session of a guest has come. */
const guestOf = async (page: Page) => ((await stateOf(page, 'session')) as { guest: string }).guest;

/** Makes sure that the shopper is known. */
export async function know(page: Page): Promise<void> {
  if ((await guestOf(page)) === 'ready') return;
  await wonder(page);
  await answerWhoShops(page, true);
  await expect.poll(() => stateOf(page, 'cart')).toHaveProperty('resting');
}

/** Makes sure that the shopper is being identified: a session request is held. */
export async function wonder(page: Page): Promise<void> {
  const guest = await guestOf(page);
  if (guest === 'ready') await endSession(page);
  if (guest === 'unavailable') await askAgain(page);
}

/** Deletes the session's cookies and adds an item: the shop has to begin a new session. */
export async function endSession(page: Page): Promise<void> {
  await know(page);
  await page.context().clearCookies();
  await press(page);
  await reaches(page, 'session', { guest: 'fetchingToken' });
}

/** The shopper could not be identified, and presses "Try again" in the mini cart. */
export async function askAgain(page: Page): Promise<void> {
  if ((await guestOf(page)) !== 'unavailable') {
    await wonder(page);
    await answerWhoShops(page, false);
  }
  await openPanel(page);
  await panel(page).getByRole('button', { name: 'Try again' }).press('Enter');
  await reaches(page, 'session', { guest: 'fetchingToken' });
}

/** Adds the shoe to a cart that turns out to belong to somebody else. */
export async function addToTheCartOfAnother(page: Page): Promise<void> {
  await add(page);
  await expect(panel(page)).toBeVisible();
  await becomeAnother(page);
  await press(page);
  await reaches(page, 'cart', { invalidCustomer: 'waiting' });
}

export async function goAndReturn(page: Page): Promise<void> {
  await goElsewhere(page);
  await expect(panel(page)).toHaveCount(0);
  await page.goBack();
  await expect.poll(() => stateOf(page, 'product')).toBeDefined();
}
