import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from './support/shop.ts';

const path = '/products/v1/notifications';
const body = { productId: 'WMTR1001MOS', upc: '884501001085', email: 'maya@example.com' };

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const saved = async () =>
  (await shop.database.raw<{ rows: number }>('SELECT count(*)::int AS rows FROM stock_alerts', []))[0]?.rows;

test('saves the same request once', async () => {
  const guest = await shop.shopper();
  for (const turn of [1, 2]) expect(await guest.call('PUT', path, body), `call ${turn}`).toMatchObject({ status: 204 });
  expect(await saved()).toBe(1);
});

test('refuses a request without productId, and saves nothing', async () => {
  const guest = await shop.shopper();
  const before = await saved();
  const { productId: _, ...rest } = body;
  const { status, errorId } = await guest.call('PUT', path, rest);
  expect({ status, errorId }).toEqual({ status: 400, errorId: 'API422' });
  expect(await saved()).toBe(before);
});

test('sends one email about it', async () => {
  const guest = await shop.shopper();
  const asked = { ...body, email: 'wren@example.com' };
  for (const turn of [1, 2])
    expect(await guest.call('PUT', path, asked), `call ${turn}`).toMatchObject({ status: 204 });
  await expect.poll(() => shop.emails.filter(({ to }) => to === asked.email).length).toBe(1);
  expect(shop.emails.find(({ to }) => to === asked.email)?.id).toMatch(/^back-in-stock:/);
});
