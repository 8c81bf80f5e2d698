import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from './support/shop.ts';

const path = '/products/v1/notifications/0b9d7c3e-4a51-4e7a-9a64-2f7d0c1f8e11';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test('answers as the contract says', async () => {
  const guest = await shop.shopper();
  expect(await guest.call('DELETE', path)).toMatchObject({ status: 204 });
});
