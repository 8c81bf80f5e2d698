import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AuthSession, Favorites, SharedFavorites } from '#openapi/generated/waymark.gen.ts';
import { people } from '#src/demo/people/people.ts';
import { signedIn } from './support/people.ts';
import { caller, openTestShop, type Shopper, type TestShop } from './support/shop.ts';
import { goods, smallSeed } from './support/seed.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ seed: { ...smallSeed, people } });
});
afterAll(() => shop.close());

const list = '/wishlists/v2/favorites';
const shoe = goods.shoe.productId;
const socks = goods.socks.productId;
const theo = 'theo.lambert@example.com';

const read = async (by: Shopper, query = '') => (await by.call<Favorites>('GET', list + query)).body;
const add = (by: Shopper, id: string, more: object = {}) => by.call<Favorites>('POST', list, { id, ...more });
const idsOf = ({ items }: Pick<Favorites, 'items'>) => items.map(({ id }) => id);
const shareOf = async (by: Shopper, body: object) => {
  const { favoriteId } = await read(by);
  return by.call<Favorites>('POST', `${list}/${favoriteId}/share`, body);
};
const shown = (shareId: string | undefined) => caller(shop.commerce, '', 'GET', `${list}/${shareId}/share`);
const newGuest = async () => {
  const { body } = await caller(shop.commerce, '', 'POST', '/token/v2/auth/token', {});
  const { accessToken, refreshToken } = body as Required<AuthSession>;
  return { by: signedIn(shop.commerce).as(accessToken), refreshToken };
};
const rows = async () =>
  (await shop.database.raw<{ rows: number }>('SELECT count(*)::int AS rows FROM favorite_lists', []))[0]?.rows;

test('a product is added and removed; adding it again changes nothing', async () => {
  const maya = await shop.shopper();
  const { body } = await add(maya, shoe);
  expect(body).toMatchObject({ total: 1, items: [{ id: shoe, itemType: 'product', qty: 1 }] });
  expect((await add(maya, shoe, { qty: 3 })).body).toEqual(body);
  shop.pass(1000);
  expect(idsOf((await add(maya, socks)).body)).toEqual([socks, shoe]);
  expect(await read(maya, '?start=1&count=1')).toMatchObject({ total: 2, items: body.items });
  const path = `${list}/${body.favoriteId}/items/${body.items[0]?.itemId}`;
  expect(idsOf((await maya.call<Favorites>('DELETE', path)).body)).toEqual([socks]);
  expect(await maya.call('DELETE', path)).toMatchObject({ status: 404, errorId: 'ORD404' });
});

test('reading makes no list, and the empty one has the id that it keeps', async () => {
  const noah = await shop.shopper();
  const before = await rows();
  const empty = await read(noah);
  expect(empty).toMatchObject({ total: 0, items: [] });
  expect(await rows()).toBe(before);
  expect((await add(noah, shoe, { favoriteId: empty.favoriteId })).body.favoriteId).toBe(empty.favoriteId);
});

test('an unknown product and an unknown list are refused', async () => {
  const noah = await shop.shopper();
  expect(await add(noah, 'WMZZ9999XXX')).toMatchObject({ status: 404, errorId: 'PLP400' });
  expect(await add(noah, shoe, { favoriteId: 'nobodys' })).toMatchObject({ status: 404, errorId: 'API404' });
  expect((await read(noah)).total).toBe(0);
});

test('nobody changes or shares the list of somebody else', async () => {
  const [maya, mallory] = [await shop.shopper(), await shop.shopper()];
  const { body } = await add(maya, shoe);
  const refused = { status: 403, errorId: 'AUT498' };
  expect(await add(mallory, socks, { favoriteId: body.favoriteId })).toMatchObject(refused);
  const path = `${list}/${body.favoriteId}`;
  expect(await mallory.call('DELETE', `${path}/items/${body.items[0]?.itemId}`)).toMatchObject(refused);
  expect(await mallory.call('POST', `${path}/share`, { isShared: true })).toMatchObject(refused);
  // An item of another list is not found in one's own either.
  const own = await read(mallory);
  expect(await mallory.call('DELETE', `${list}/${own.favoriteId}/items/${body.items[0]?.itemId}`)).toMatchObject({
    status: 404,
    errorId: 'ORD404',
  });
  expect(await read(maya)).toEqual(body);
  expect(await caller(shop.commerce, '', 'GET', list)).toMatchObject({ status: 401 });
});

test('parallel adds of one product make one item, and of several products all', async () => {
  const maya = await shop.shopper();
  const answers = await Promise.all([shoe, shoe, shoe, socks, shoe, socks].map((id) => add(maya, id)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  expect(idsOf(await read(maya)).toSorted()).toEqual([shoe, socks].toSorted());
});

test('a list holds 200 items, also when the last place is asked for twice at once', async () => {
  const maya = await shop.shopper();
  const { favoriteId } = (await add(maya, shoe)).body;
  await shop.database.raw(
    `INSERT INTO favorite_items (id, list_id, product_id, qty, added_at)
     SELECT gen_random_uuid(), $1::uuid, 'GONE' || 1000 + n, 1, now() FROM generate_series(1, 198) n`,
    [favoriteId],
  );
  const answers = await Promise.all([add(maya, socks), add(maya, goods.giftCard.productId)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)).toMatchObject({ errorId: 'INV408' });
  expect((await read(maya)).total).toBe(200);
});

test('a guest’s favourites are merged at sign-in, once, and the session tells of them', async () => {
  const sign = signedIn(shop.commerce);
  const before = idsOf(await read(sign.as((await sign.enter(theo)).accessToken)));
  const guest = await newGuest();
  await add(guest.by, shoe);
  const { body: left } = await add(guest.by, socks);
  const more = { refreshToken: guest.refreshToken, guestObjects: { favoriteId: left.favoriteId } };
  const [first, second] = await Promise.all([sign.enter(theo, more), sign.enter(theo, more)]);
  const mine = await read(sign.as(first.accessToken));
  expect(idsOf(mine).toSorted()).toEqual([shoe, socks, ...before].toSorted());
  expect(mine.favoriteId).not.toBe(left.favoriteId);
  expect((await sign.enter(theo)).favorites).toMatchObject({ favoriteId: mine.favoriteId, total: mine.total });
  expect(await read(sign.as(second.accessToken))).toEqual(mine);
  expect(await shop.database.raw('SELECT 1 FROM favorite_lists WHERE id = $1::uuid', [left.favoriteId])).toEqual([]);
});

test('two guests merge into one account in parallel', async () => {
  const sign = signedIn(shop.commerce);
  const guests = await Promise.all([newGuest(), newGuest()]);
  await Promise.all(guests.map(({ by }, at) => add(by, at === 0 ? shoe : socks)));
  const email = 'isla.kerr@example.com';
  await Promise.all(guests.map(({ refreshToken }) => sign.enter(email, { refreshToken })));
  const { accessToken } = await sign.enter(email);
  expect(idsOf(await read(sign.as(accessToken))).toSorted()).toEqual([shoe, socks].toSorted());
});

test('the id of a list is no way to take it: the guest’s own token is', async () => {
  const sign = signedIn(shop.commerce);
  const victim = await newGuest();
  const { body } = await add(victim.by, shoe);
  const thief = await newGuest();
  await sign.enter(theo, { refreshToken: thief.refreshToken, guestObjects: { favoriteId: body.favoriteId } });
  expect(await read(victim.by)).toEqual(body);
});

test('an employee has no favourites, and signing in as one takes a guest’s away', async () => {
  const sign = signedIn(shop.commerce);
  const guest = await newGuest();
  const { favoriteId } = (await add(guest.by, shoe)).body;
  const june = sign.as(
    (await sign.enter('june.hayashi@waymark.example', { refreshToken: guest.refreshToken })).accessToken,
  );
  const refused = { status: 403, errorId: 'AUT498' };
  expect(await june.call('GET', list)).toMatchObject(refused);
  expect(await add(june, shoe)).toMatchObject(refused);
  expect(await shop.database.raw('SELECT 1 FROM favorite_lists WHERE id = $1::uuid', [favoriteId])).toEqual([]);
});

test('a shared list is seen by its link alone, without a name, until it ends', async () => {
  const maya = await shop.shopper();
  const { body } = await add(maya, shoe);
  expect(await shown(body.favoriteId)).toMatchObject({ status: 400 });
  const { share } = (await shareOf(maya, { isShared: true, showsName: true })).body;
  // A guest has no name.
  expect(share).toEqual({ shareId: expect.stringMatching(/^[\w-]{32}$/), showsName: false });
  expect(await shown(share?.shareId)).toMatchObject({ status: 200, body: { total: 1, items: [{ id: shoe }] } });
  expect(JSON.stringify((await shown(share?.shareId)).body)).not.toContain(body.favoriteId);
  expect((await shareOf(maya, { isShared: true })).body.share).toEqual(share);
  expect((await shareOf(maya, { isShared: false })).body.share).toBeUndefined();
  expect(await shown(share?.shareId)).toMatchObject({ status: 404, errorId: 'API404' });
  expect((await shareOf(maya, { isShared: true })).body.share?.shareId).not.toBe(share?.shareId);
});

test('the first name of a customer is shown only if they say so', async () => {
  const sign = signedIn(shop.commerce);
  const by = sign.as((await sign.enter(theo)).accessToken);
  const named = (await shareOf(by, { isShared: true, showsName: true })).body.share;
  expect(((await shown(named?.shareId)).body as SharedFavorites).ownerName).toBe('Theo');
  await shareOf(by, { isShared: true, showsName: false });
  expect((await shown(named?.shareId)).body).not.toHaveProperty('ownerName');
});

test('the shared page of a guest ends when they sign in: it would show what the customer has marked', async () => {
  const sign = signedIn(shop.commerce);
  const guest = await newGuest();
  await add(guest.by, socks);
  const { share } = (await shareOf(guest.by, { isShared: true })).body;
  await sign.enter('isla.kerr@example.com', { refreshToken: guest.refreshToken });
  expect(await shown(share?.shareId)).toMatchObject({ status: 404 });
});

test('without the feature every operation says that there is none', async () => {
  const off = await openTestShop({ seed: smallSeed, hasFavorites: false });
  const maya = await off.shopper();
  const refused = { status: 404, errorId: 'API404' };
  expect(await maya.call('GET', list)).toMatchObject(refused);
  expect(await add(maya, shoe)).toMatchObject(refused);
  expect(await caller(off.commerce, '', 'GET', `${list}/${'x'.repeat(32)}/share`)).toMatchObject(refused);
  await off.close();
});

test('no call caused a defect', () => expect(shop.defects).toEqual([]));
