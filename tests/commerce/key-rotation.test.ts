import { decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AuthSession, Order } from '#openapi/generated/waymark.gen.ts';
import type { Commerce } from '#src/commerce/app.ts';
import type { Key, Keys } from '#src/commerce/keys.ts';
import { goods } from './support/seed.ts';
import { caller, keys, openTestShop, place, readyCart, type TestShop } from './support/shop.ts';

const [k1] = keys.sessions;
const [l1] = keys.orderLinks;
const k2: Key = { id: 'k2', secret: 'a new secret for sessions, long enough' };
const l2: Key = { id: 'l2', secret: 'a new secret for order links, long enough' };

let shop: TestShop;
let order: Required<Order>;
/** Processes before, during and after the rotation; they share the database, as when they are restarted one by one. */
let steps: Record<'old' | 'known' | 'both' | 'new', Commerce>;
beforeAll(async () => {
  shop = await openTestShop();
  const withKeys = (sessions: Keys['sessions'], orderLinks: Keys['orderLinks']) =>
    shop.start({ ...keys, sessions, orderLinks });
  steps = {
    old: shop.commerce,
    known: await withKeys([k1, k2], [l1, l2]),
    both: await withKeys([k2, k1], [l2, l1]),
    new: await withKeys([k2], [l2]),
  };
  const maya = await shop.shopper();
  order = (
    await place(maya, await readyCart(maya, { productId: goods.shoe.productId, upc: goods.shoe.upcs[0], qty: 1 }))
  ).body as Required<Order>;
});
afterAll(async () => {
  for (const commerce of [steps.known, steps.both, steps.new]) await commerce.close();
  await shop.close();
});

const token = async (at: Commerce, body: object = {}) =>
  (await caller(at, '', 'POST', '/token/v2/auth/token', body)).body as Required<AuthSession>;
const use = async (at: Commerce, { accessToken }: Required<AuthSession>) =>
  (await caller(at, accessToken, 'POST', '/cart/v1/cart', {})).errorId ?? 'works';
const open = async (at: Commerce, st: string) =>
  (
    await caller(
      at,
      (await token(at)).accessToken,
      'GET',
      `/consumers-v3/consumer/purchase/${order.orderNumber}?st=${st}`,
    )
  ).errorId ?? 'works';

test('the first key signs, and the token names the key', async () => {
  expect(decodeProtectedHeader((await token(steps.old)).accessToken)).toEqual({ alg: 'HS256', kid: 'k1' });
  expect(decodeProtectedHeader((await token(steps.both)).accessToken)).toEqual({ alg: 'HS256', kid: 'k2' });
  expect(order.st).toMatch(/^l1_/);
  const path = `/consumers-v3/consumer/purchase/${order.orderNumber}?st=${order.st}`;
  const { body } = await caller(steps.both, (await token(steps.both)).accessToken, 'GET', path);
  expect((body as { order: Order }).order.st).toMatch(/^l2_/);
});

test('a session continues through the steps while both keys are known', async () => {
  const session = await token(steps.old);
  for (const at of [steps.old, steps.known, steps.both]) expect(await use(at, session)).toBe('works');
  const fresh = await token(steps.both);
  for (const at of [steps.known, steps.both, steps.new]) expect(await use(at, fresh)).toBe('works');
});

test('an access token of a removed key is refused like an expired one, and the session can be renewed', async () => {
  const session = await token(steps.old);
  expect(await use(steps.new, session)).toBe('AUT432');
  const renewed = await token(steps.new, { grant: 'refresh', refreshToken: session.refreshToken });
  expect(renewed.consumerId).toBe(session.consumerId);
  expect(await use(steps.new, renewed)).toBe('works');
});

test('a link to an order works while its key is known, and is refused afterwards', async () => {
  for (const at of [steps.old, steps.known, steps.both]) expect(await open(at, order.st)).toBe('works');
  expect(await open(steps.new, order.st)).toBe('ORD409');
});

test('a key is refused for the other purpose, and under the id of another key', async () => {
  const swapped = await shop.start({ ...keys, sessions: [l1], orderLinks: [k1] });
  expect(await use(swapped, await token(steps.old))).toBe('AUT432');
  expect(await open(swapped, order.st)).toBe('ORD409');
  await swapped.close();
  const renamed = await shop.start({ ...keys, sessions: [{ ...k2, id: 'k1' }], orderLinks: [{ ...l2, id: 'l1' }] });
  expect(await use(renamed, await token(steps.old))).toBe('AUT432');
  expect(await open(renamed, order.st)).toBe('ORD409');
  expect(await open(steps.both, order.st.replace('l1_', 'l2_'))).toBe('ORD409');
  await renamed.close();
});
