import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AuthSession, SavedForLater } from '#openapi/generated/waymark.gen.ts';
import { people } from '#src/demo/people/people.ts';
import { signedIn } from './support/people.ts';
import { caller, cartWith, openTestShop, type Shopper, type TestShop } from './support/shop.ts';
import { goods, smallSeed } from './support/seed.ts';

let shop: TestShop;
let maya: Shopper;
beforeAll(async () => {
  shop = await openTestShop({ seed: { ...smallSeed, people } });
});
afterAll(() => shop.close());

const one = (of: keyof typeof goods) => ({ productId: goods[of].productId, upc: goods[of].upcs[0] });
const list = '/wishlists/v2/saveForLater';
const read = async (by: Shopper, query = '') => (await by.call<SavedForLater>('GET', list + query)).body;
const save = (by: Shopper, basketId: string, itemId: string) =>
  by.call('POST', `/cart/v2/cart/${basketId}/saveForLater`, { itemId });

test('an item moves from the cart to the list; removing it is a separate call', async () => {
  maya = await shop.shopper();
  const cart = await cartWith(maya, one('shoe'));
  const { body } = await save(maya, cart.basketId, 'item-1');
  expect(body).toMatchObject({
    totalItems: 0,
    saveForLater: { total: 1, items: [{ itemId: 'saved-1', available: true, price: { current: 12900 } }] },
  });
  expect(await read(maya)).toEqual(body.saveForLater);
  const path = `/cart/v2/saveForLater/${body.saveForLater?.saveForLaterId}/items/saved-1`;
  expect((await (await shop.shopper()).call('DELETE', path)).errorId).toBe('AUT498');
  expect((await maya.call('DELETE', path)).body).toMatchObject({ total: 0 });
  expect((await maya.call('DELETE', path)).errorId).toBe('ORD404');
});

test('a shopper who has saved nothing gets an empty list with its id; reading creates none', async () => {
  const noah = await shop.shopper();
  const before = await shop.database.raw<{ count: string }>('SELECT count(*) FROM lists', []);
  const first = await read(noah);
  expect(first).toMatchObject({ total: 0, items: [] });
  expect(await shop.database.raw('SELECT count(*) FROM lists', [])).toEqual(before);
  const cart = await cartWith(noah, one('shoe'));
  const named = { itemId: 'item-1', saveForLaterId: first.saveForLaterId };
  const { body } = await noah.call('POST', `/cart/v2/cart/${cart.basketId}/saveForLater`, named);
  expect(body.saveForLater?.saveForLaterId).toBe(first.saveForLaterId);
});

test('two items that are saved at the same moment are both there', async () => {
  const noah = await shop.shopper();
  const cart = await cartWith(noah, one('shoe'), one('socks'));
  await Promise.all([save(noah, cart.basketId, 'item-1'), save(noah, cart.basketId, 'item-2')]);
  expect((await read(noah)).items.map(({ productId }) => productId).toSorted()).toEqual(
    [goods.shoe.productId, goods.socks.productId].toSorted(),
  );
  expect((await read(noah, '?start=1&count=1')).items).toHaveLength(1);
  expect(await read(noah, '?start=2')).toMatchObject({ total: 2, items: [] });
});

test('a guest’s list is merged once into the customer’s at sign-in; an employee has no list', async () => {
  const sign = signedIn(shop.commerce);
  const theo = 'theo.lambert@example.com';
  for (const goodsOfGuest of ['shoe', 'socks'] as const) {
    const guest = (await caller(shop.commerce, '', 'POST', '/token/v2/auth/token', {})).body as Required<AuthSession>;
    const by = sign.as(guest.accessToken);
    const cart = await cartWith(by, one(goodsOfGuest));
    const { body } = await save(by, cart.basketId, 'item-1');
    const guestObjects = { saveForLaterId: body.saveForLater?.saveForLaterId };
    const session = await sign.enter(theo, { refreshToken: guest.refreshToken, guestObjects });
    expect(session.saveForLaterId).toBe((await read(sign.as(session.accessToken))).saveForLaterId);
    expect(session.saveForLaterId).not.toBe(guestObjects.saveForLaterId);
  }
  const { accessToken } = await sign.enter(theo);
  expect((await read(sign.as(accessToken))).items.map(({ productId }) => productId)).toEqual([
    goods.socks.productId,
    goods.shoe.productId,
  ]);

  const employee = await sign.enter('june.hayashi@waymark.example');
  expect(await sign.as(employee.accessToken).call('GET', list)).toMatchObject({ status: 403, errorId: 'AUT498' });
});

test('the id of a list is no way to take it, and who has none is told of none', async () => {
  const sign = signedIn(shop.commerce);
  const victim = await shop.shopper();
  const { body } = await save(victim, (await cartWith(victim, one('shoe'))).basketId, 'item-1');
  const thief = (await caller(shop.commerce, '', 'POST', '/token/v2/auth/token', {})).body as Required<AuthSession>;
  const guestObjects = { saveForLaterId: body.saveForLater?.saveForLaterId };
  const session = await sign.enter('isla.kerr@example.com', { refreshToken: thief.refreshToken, guestObjects });
  expect(session).not.toHaveProperty('saveForLaterId');
  expect(await read(sign.as(session.accessToken))).toMatchObject({ total: 0 });
  expect(await read(victim)).toEqual(body.saveForLater);
  const employee = await sign.enter('june.hayashi@waymark.example');
  expect(employee).not.toHaveProperty('saveForLaterId');
});

test('no call caused a defect', () => expect(shop.defects).toEqual([]));
