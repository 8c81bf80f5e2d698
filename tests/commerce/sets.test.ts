import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Cart } from '#openapi/generated/waymark.gen.ts';
import { goods, smallSeed } from './support/seed.ts';
import { cartWith, openTestShop, type TestShop } from './support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ seed: smallSeed });
});
afterAll(() => shop.close());

const item = ({ productId, upcs: [upc] }: { productId: string; upcs: readonly [string, ...string[]] }) => ({
  productId,
  upc,
  qty: 1,
});

test('a set of which one product is sold out leaves the cart as it was, however often it is tried at once', async () => {
  const shopper = await shop.shopper();
  const { basketId: cartId } = await cartWith(shopper, item(goods.socks));
  const items = [goods.shoe, goods.none, goods.boots].map((one) => ({ ...item(one), cartId }));
  const tries = await Promise.all(Array.from({ length: 5 }, () => shopper.call('POST', '/cart/v1/item', { items })));
  expect(tries.map(({ errorId }) => errorId)).toEqual(Array(5).fill('INV700'));
  const { body: cart } = await shopper.call<Cart>('POST', '/cart/v1/item', {
    items: [{ ...item(goods.boots), cartId }],
  });
  expect(cart.items.map(({ productId }) => productId)).toEqual([goods.socks.productId, goods.boots.productId]);
});

test('a set is added in one change, and once under one key', async () => {
  const shopper = await shop.shopper();
  const { basketId: cartId, version } = await cartWith(shopper, item(goods.socks));
  const items = [goods.shoe, goods.boots].map((one) => ({ ...item(one), cartId }));
  const key = crypto.randomUUID();
  const add = () => shopper.call<Cart>('POST', '/cart/v1/item', { items }, { 'idempotency-key': key });
  const answers = await Promise.all([add(), add(), add()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(answers[0]?.body).toMatchObject({ totalItems: 3, version: version + 1 });
});
