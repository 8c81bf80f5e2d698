import { expect, type Page, type Route } from '@playwright/test';
import { visitBefore } from '#model-tests/cart/cart.world.ts';
import { makeCart } from './checkout.elsewhere.ts';
import { addressedCart } from './checkout.fixtures.ts';
import { cardFields, placeButton, sendCard } from './checkout.world.ts';

/** What happened before the page is opened. These requests are not held, whatever a path holds later. */

export const placing = '**/cart/v2/checkout/order';

/** Makes the browser one of a guest with something in the cart. The page has no chart yet. */
export async function arrive(page: Page): Promise<void> {
  await page.goto('/robots.txt');
  await visitBefore(page);
}

/** Leaves the page at the payment step, as a reload does. */
export const leaveAtPayment = (page: Page): Promise<void> => unheld(page, () => comeToPayment(page));

/** Leaves the page while the order is sent. `isTaken` is true if the service got the order. */
export const leaveWhilePlacing = (
  page: Page,
  { number, isTaken }: { number: string; isTaken: boolean },
): Promise<void> =>
  unheld(page, async () => {
    await comeToPayment(page);
    await sendCard(page, number);
    const { promise: sent, resolve } = Promise.withResolvers<void>();
    const take = async (route: Route) => {
      if (isTaken) await route.fetch();
      resolve();
    };
    await page.route(placing, take);
    await placeButton(page).click();
    await sent;
    await page.unroute(placing, take);
  });

async function comeToPayment(page: Page): Promise<void> {
  await makeCart(page, addressedCart);
  await page.goto('/en-us/checkout');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(cardFields(page).getByLabel('Card number')).toBeVisible();
}

async function unheld(page: Page, visit: () => Promise<void>): Promise<void> {
  const pass = (route: Route) => route.continue();
  await page.route('**/*', pass);
  await visit();
  await page.unroute('**/*', pass);
}
