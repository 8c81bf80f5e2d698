import { expect, type Page } from '@playwright/test';
import { service } from '#model-tests/cart/cart.world.ts';
import words from '#src/messages/compiled/en-US/stores.gen.ts';
import product from '#src/messages/compiled/en-US/product.gen.ts';

export const finder = (page: Page) => page.getByRole('dialog', { name: words.title });

/** Makes the browser one of a returning guest, with this item in the cart if one is given. */
export async function visitWith(page: Page, item: object | null): Promise<void> {
  await page.goto('/robots.txt');
  const { call } = service(page);
  const stored = await page.evaluate(() => localStorage.getItem('waymark.session'));
  const known = stored ? (JSON.parse(stored) as object) : null;
  const { consumerNo, consumerType } = {
    ...(known ?? (await call<object>('POST', '/token/v2/auth/token', { grant: 'guest' }))),
  } as Record<string, string>;
  const basketId =
    item && (await call<{ basketId: string }>('POST', '/cart/v1/cartWithItem', { items: [item] })).basketId;
  await page.evaluate(
    (session) => localStorage.setItem('waymark.session', session),
    JSON.stringify({ consumerNo, consumerType, basketId }),
  );
}

/** Stores a favourite store, as if the shopper had chosen it on an earlier visit. */
export const preferStore = (page: Page, store: object): Promise<void> =>
  page.evaluate((chosen) => {
    const { consumerNo } = JSON.parse(localStorage.getItem('waymark.session') ?? '{}');
    localStorage.setItem('waymark.store', JSON.stringify({ consumerNo, store: chosen }));
  }, store);

/** Opens the page of a shoe that Boulder has in stock in this size. */
export async function openShoe(page: Page): Promise<void> {
  await page.goto('/en-us/p/ridgeline-3-WMTR1101INK?size=10.5');
  await page.waitForFunction(
    () => window.__waymark?.state('cart') !== undefined && localStorage.getItem('waymark.session') !== null,
  );
  await page
    .locator('label')
    .filter({ hasText: /^10\.5$/ })
    .click();
}

/** Opens the dialog that asks where to look for a store. */
export async function openFinder(page: Page): Promise<void> {
  await page.getByRole('button', { name: product.pickupHow }).click();
  await expect(finder(page)).toBeVisible();
}

/** Lets the browser give its position, near Boulder, forbids it, or does not know it (`isLost`). */
export async function letLocate(page: Page, isAllowed: boolean, isLost = false): Promise<void> {
  if (!isAllowed && !isLost) return page.context().clearPermissions();
  await page.context().grantPermissions(['geolocation']);
  if (isLost) return page.context().setGeolocation(null);
  await page.context().setGeolocation({ latitude: 40.0187, longitude: -105.2767 });
}
