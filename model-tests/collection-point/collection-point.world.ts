import { expect, type Page } from '@playwright/test';
import type { Cart } from '#openapi/generated/waymark.gen.ts';
import en from '#src/messages/compiled/en-US/collection-point.gen.ts';
import british from '#src/messages/compiled/en-GB.gen.ts';

/** With the British texts: collection points are offered in that shop. */
export const words = { ...en, ...british['collection-point'] };

export const search = (page: Page) => page.getByRole('dialog', { name: words.title });

export const alice = {
  Email: 'alice.whitlock@example.com',
  'First name': 'Alice',
  'Last name': 'Whitlock',
  Phone: '7400123456',
} as const;
const home = { 'Street address': '14 Lake Road', 'Town or city': 'Keswick', Postcode: 'CA12 5DQ' } as const;

/** Puts a pair of shoes into a new cart of the British shop, and opens its checkout. */
export async function openBritishCheckout(page: Page): Promise<void> {
  await page.goto('/en-gb/cart');
  await page.waitForFunction(() => localStorage.getItem('waymark.session') !== null);
  await page.evaluate(async () => {
    const productId = 'WMTN1104FJD';
    const headers = { 'content-type': 'application/json', 'x-locale': 'en-gb' };
    const details = await (await fetch(`/products/v2/products/${productId}/details?locale=en-gb`)).json();
    const body = JSON.stringify({ items: [{ productId, upc: details.variants.at(-1).upc, qty: 1 }] });
    const { basketId } = (await (
      await fetch('/cart/v1/cartWithItem', { method: 'POST', headers, body })
    ).json()) as Cart;
    const session = JSON.parse(localStorage.getItem('waymark.session') ?? '{}');
    localStorage.setItem('waymark.session', JSON.stringify({ ...session, basketId }));
  });
  await page.goto('/en-gb/checkout');
  await expect(page.getByRole('heading', { name: 'Where is it going?' })).toBeVisible();
}

export async function openSearch(page: Page): Promise<void> {
  await page.getByRole('button', { name: words.offer }).click();
  await expect(search(page)).toBeVisible();
}

export async function lookIn(page: Page, place: string): Promise<void> {
  await search(page).getByLabel(words.place).fill(place);
  await search(page).getByRole('button', { name: words.search }).click();
}

/** Fills in who collects the parcel, after a point was chosen. */
export async function nameCollector(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(alice)) await search(page).getByLabel(label, { exact: true }).fill(text);
  await search(page).getByRole('button', { name: words.save }).click();
}

/** Fills in a home address in the visible form, which is for the delivery or for the bill. */
export async function giveBritishHome(page: Page, submit: string): Promise<void> {
  for (const [label, text] of Object.entries({ ...alice, ...home })) {
    const field = page.getByLabel(label, { exact: true });
    if (label !== 'Email' || (await field.count()) > 0) await field.fill(text);
  }
  await page.getByRole('button', { name: submit }).click();
}

/** Lets the browser give its position, in Soho, forbids it, or does not know it (`isLost`). */
export async function letLocate(page: Page, isAllowed: boolean, isLost = false): Promise<void> {
  if (!isAllowed && !isLost) return page.context().clearPermissions();
  await page.context().grantPermissions(['geolocation']);
  if (isLost) return page.context().setGeolocation(null);
  await page.context().setGeolocation({ latitude: 51.512, longitude: -0.1352 });
}
