import { expect, type Page } from '@playwright/test';
import { article, basketOf, service } from '#model-tests/cart/cart.world.ts';
import type { Cart } from '#openapi/generated/waymark.gen.ts';

/** Opens a new cart of the signed-in shopper with two pairs of socks at 24.00: too little for free delivery. */
export async function openCart(page: Page, before?: (page: Page) => Promise<unknown>): Promise<void> {
  const { basketId } = await service(page).call<Cart>('POST', '/cart/v1/cartWithItem', {
    items: [{ ...article, qty: 2 }],
  });
  await page.evaluate((id) => {
    const session = JSON.parse(localStorage.getItem('waymark.session') ?? '{}') as object;
    localStorage.setItem('waymark.session', JSON.stringify({ ...session, basketId: id }));
  }, basketId);
  await before?.(page);
  await page.goto('/en-us/cart');
  await expect(page.getByRole('list', { name: 'Items in your cart' })).toBeVisible();
}

const path = async (page: Page) => `/cart/v1/cart/${await basketOf(page)}`;

/** Takes four dollars off each pair, as another device of the associate would. */
export async function adjustElsewhere(page: Page): Promise<void> {
  const { items } = await service(page).call<Cart>('GET', await path(page));
  const rule = { type: 'amount', value: 400, reasonCode: 'SERVICE' };
  await service(page).call('POST', `${await path(page)}/price_adjustments`, {
    level: 'PRODUCT',
    itemId: items[0]?.itemId,
    ...rule,
  });
}

export async function putBackElsewhere(page: Page): Promise<void> {
  const { call } = service(page);
  const { priceAdjustments } = await call<Cart>('GET', await path(page));
  for (const { adjustmentId } of priceAdjustments)
    await call('DELETE', `${await path(page)}/price_adjustments/${adjustmentId}`);
}

export async function removeLineElsewhere(page: Page): Promise<void> {
  const { call } = service(page);
  const { items } = await call<Cart>('GET', await path(page));
  for (const { itemId } of items) await call('DELETE', '/cart/v1/item', { cartId: await basketOf(page), itemId });
}
