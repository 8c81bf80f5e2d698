import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AuthSession, Cart, Order } from '#openapi/generated/waymark.gen.ts';
import { demoPassword, people } from '#src/demo/people/people.ts';
import {
  address,
  caller,
  cartWith,
  openTestShop,
  place,
  readyCart,
  type Shopper,
  type TestShop,
} from './support/shop.ts';
import { smallSeed } from './support/seed.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ seed: { ...smallSeed, people } });
});
afterAll(() => shop.close());

const maya = 'maya.reed@example.com';
const [first, second] = smallSeed.products.map(({ id, variants }) => ({ productId: id, upc: variants[0]?.upc ?? '' }));
const ask = (path: string, body: object) => caller(shop.commerce, '', 'POST', path, body);

const signIn = async (username: string, password: string, verifier = randomBytes(32).toString('base64url')) => {
  const codeChallenge = createHash('sha256').update(verifier).digest('base64url');
  const answer = await ask('/consumers-v3/auth/signin', { type: 'Registered', username, password, codeChallenge });
  return { ...answer, verifier, code: (answer.body as { authorizationCode: string }).authorizationCode };
};

const exchange = async (asked: { code: string; verifier: string }, more: object = {}) => {
  const body = { grant: 'registered', authorizationCode: asked.code, codeVerifier: asked.verifier, ...more };
  const answer = await ask('/token/v2/auth/token', body);
  return { ...answer, session: answer.body as Required<AuthSession> };
};

const guest = async () => (await ask('/token/v2/auth/token', {})).body as Required<AuthSession>;

const as = (token: string): Shopper => ({
  token,
  call: async (method, path, body, headers) =>
    (await caller(shop.commerce, token, method, path, body, headers)) as never,
});

const enter = async (username: string, more: object = {}) => exchange(await signIn(username, demoPassword), more);

test.each(people.filter(({ isLocked }) => !isLocked).map(({ email, role, consumerNo }) => [role, email, consumerNo]))(
  'a %s signs in as %s',
  async (_, email, consumerNo) => {
    const person = people.find((one) => one.email === email);
    const { status, session } = await enter(email.toUpperCase());
    expect(status).toBe(200);
    expect(session).toMatchObject({ consumerNo, consumerType: person?.consumerType });
    expect(session.memberId).toBe(person?.loyalty?.memberId);
    expect(session.isEmployeeDiscountTCAccepted).toBe(person?.employee?.isTermsAccepted ?? false);
  },
);

test('a renewed session is still the same customer’s', async () => {
  const { session } = await enter(maya);
  const renewed = await ask('/token/v2/auth/token', { grant: 'refresh', refreshToken: session.refreshToken });
  expect(renewed.body).toMatchObject({
    consumerId: session.consumerId,
    consumerNo: 'C1000001',
    consumerType: 'REGISTERED',
  });
});

test('a code that two requests exchange at once makes one session; the other may try once more', async () => {
  const shown = await signIn(maya, demoPassword);
  const answers = await Promise.all([exchange(shown), exchange(shown)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ errorDetails: [{ errorId: 'AUT409' }] });
  // By then it is used.
  shop.pass(2000);
  expect((await exchange(shown)).status).toBe(401);
});

test('a request that comes when the other has just used the code was at once with it, too', async () => {
  const shown = await signIn(maya, demoPassword);
  expect((await exchange(shown)).status).toBe(200);
  shop.pass(700);
  expect(await exchange(shown)).toMatchObject({ status: 409, errorId: 'AUT409' });
  // The client's one retry comes two seconds later.
  shop.pass(2000);
  expect(await exchange(shown)).toMatchObject({ status: 401, errorId: 'AUT404' });
});

test('a code works once, for its verifier, for a minute', async () => {
  const used = await signIn(maya, demoPassword);
  expect((await exchange(used)).status).toBe(200);
  shop.pass(1000);
  expect(await exchange(used)).toMatchObject({ status: 401, errorId: 'AUT404' });

  const stolen = await signIn(maya, demoPassword);
  expect(await exchange({ ...stolen, verifier: 'v'.repeat(43) })).toMatchObject({ errorId: 'AUT404' });
  shop.pass(1000);
  expect(await exchange(stolen)).toMatchObject({ errorId: 'AUT404' });

  const late = await signIn(maya, demoPassword);
  shop.pass(61_000);
  expect(await exchange(late)).toMatchObject({ errorId: 'AUT404' });
});

test.each([
  ['a customer', 'theo.lambert@example.com'],
  ['nobody', 'nobody.at.all@example.com'],
])('five wrong passwords lock the address of %s for 15 minutes, with the same answers for all', async (_, email) => {
  const told = [];
  for (let tries = 0; tries < 6; tries += 1) told.push(await signIn(email, 'wrong'));
  expect(told.map(({ status, errorId }) => `${status} ${errorId}`)).toEqual([
    '401 AUT401',
    '401 AUT401',
    '401 AUT401',
    '401 AUT426',
    '423 AUT423',
    '423 AUT423',
  ]);
  expect(await signIn(email, demoPassword)).toMatchObject({ status: 423, errorId: 'AUT423' });
  shop.pass(15 * 60_000 + 1000);
  expect((await signIn(email, demoPassword)).errorId).toBe(email.startsWith('theo') ? undefined : 'AUT401');
  const rows = await shop.database.raw('SELECT * FROM rate_limits', []);
  expect(JSON.stringify(rows)).not.toContain(email);
});

test('only a caller with the right password learns that the shop locked the account', async () => {
  expect(await signIn('locked.out@example.com', 'wrong')).toMatchObject({ errorId: 'AUT401' });
  expect(await signIn('locked.out@example.com', demoPassword)).toMatchObject({ status: 423, errorId: 'AUT441' });
});

test('the right password resets the count', async () => {
  const email = 'isla.kerr@example.com';
  for (let tries = 0; tries < 4; tries += 1) await signIn(email, 'wrong');
  expect((await signIn(email, demoPassword)).status).toBe(200);
  expect(await signIn(email, 'wrong')).toMatchObject({ errorId: 'AUT401' });
});

test('a guest’s cart becomes the customer’s, and the next one is merged into it', async () => {
  const email = 'camille.faure@example.com';
  const before = await guest();
  const filled = await cartWith(as(before.accessToken), { ...first!, qty: 2 });
  const { session } = await enter(email, {
    refreshToken: before.refreshToken,
    guestObjects: { basketId: filled.basketId },
  });
  expect(session.basketId).toBe(filled.basketId);
  const read = async (id: string) => (await as(session.accessToken).call<Cart>('GET', `/cart/v1/cart/${id}`)).body;
  expect((await read(session.basketId)).items).toMatchObject([{ upc: first?.upc, qty: 2 }]);
  // The guest's session has ended, so their token opens the cart no longer.
  expect((await as(before.accessToken).call('GET', `/cart/v1/cart/${filled.basketId}`)).status).toBe(401);

  const again = await guest();
  const more = await cartWith(as(again.accessToken), { ...first!, qty: 1 }, { ...second!, qty: 1 });
  const later = (await enter(email, { refreshToken: again.refreshToken, guestObjects: { basketId: more.basketId } }))
    .session;
  expect(later.basketId).toBe(filled.basketId);
  expect((await read(later.basketId)).items.map(({ upc, qty }) => [upc, qty])).toEqual([
    [first?.upc, 3],
    [second?.upc, 1],
  ]);
  const rows = await shop.database.raw('SELECT 1 FROM carts WHERE id = $1', [more.basketId]);
  expect(rows).toEqual([]);
});

test('a cart of a product page is for one purchase: no sign-in finds it, takes it over or merges it', async () => {
  const email = 'june.hayashi@waymark.example';
  const own = (by: Shopper, item = first!) =>
    by.call<Cart>('POST', '/cart/v1/cartWithItem?storeContext=product', { items: [{ ...item, qty: 1 }] });
  const before = await guest();
  const asGuest = as(before.accessToken);
  const { body: bought } = await own(asGuest);
  expect(bought.items).toMatchObject([{ upc: first?.upc, qty: 1 }]);

  const { session } = await enter(email, {
    refreshToken: before.refreshToken,
    guestObjects: { basketId: bought.basketId },
  });
  expect(session.basketId).toBeUndefined();
  const signedIn = as(session.accessToken);
  expect((await signedIn.call('GET', `/cart/v1/cart/${bought.basketId}`)).status).toBe(403);

  const cart = await cartWith(signedIn, { ...second!, qty: 1 });
  const { body: later } = await own(signedIn);
  expect(later.basketId).not.toBe(cart.basketId);
  const { session: again } = await enter(email);
  expect(again.basketId).toBe(cart.basketId);
  const { body } = await signedIn.call<Cart>('GET', `/cart/v1/cart/${cart.basketId}`);
  expect(body.items.map(({ upc }) => upc)).toEqual([second?.upc]);
});

test('a cart takes no context that is not a plain name', async () => {
  const { accessToken } = await guest();
  const answer = await as(accessToken).call('POST', '/cart/v1/cartWithItem?storeContext=a%20b', {
    items: [{ ...first!, qty: 1 }],
  });
  expect(answer).toMatchObject({ status: 400 });
});

test('nobody gets another shopper’s cart by its id', async () => {
  const owner = await guest();
  const filled = await cartWith(as(owner.accessToken), first!);
  const thief = await guest();
  const { session } = await enter('marco.rinaldi@example.com', {
    refreshToken: thief.refreshToken,
    guestObjects: { basketId: filled.basketId },
  });
  expect(session.basketId).toBeUndefined();
  const unproved = await enter('marco.rinaldi@example.com', { guestObjects: { basketId: filled.basketId } });
  expect(unproved.session.basketId).toBeUndefined();
  expect((await as(owner.accessToken).call('GET', `/cart/v1/cart/${filled.basketId}`)).status).toBe(200);
});

test('the order that a guest has just placed becomes the customer’s, with its secret', async () => {
  const before = await guest();
  const cart = await readyCart(as(before.accessToken), first!);
  const { orderNumber, st } = (await place(as(before.accessToken), cart)).body as Order;
  const read = async (token: string) =>
    (await as(token).call<Order>('GET', `/cart/v2/checkout/order/${orderNumber}`)).status;
  const other = (await enter(maya, { action: 'postLogin', orderNo: orderNumber, st: 'x'.repeat(43) })).session;
  expect(await read(other.accessToken)).toBe(404);
  const mine = (await enter(maya, { action: 'postLogin', orderNo: orderNumber, st, refreshToken: before.refreshToken }))
    .session;
  expect(await read(mine.accessToken)).toBe(200);
});

test('a customer’s favourite store is stored with the account, offered in every cart, and can be changed', async () => {
  const { session } = await enter(maya);
  const shopper = as(session.accessToken);
  const favourite = async () =>
    (await shopper.call<{ store?: { storeId: string } }>('GET', '/stores/v1/favourite')).body.store?.storeId;
  expect(await favourite()).toBe(people.find(({ email }) => email === maya)?.favouriteStoreId ?? undefined);
  expect((await shopper.call('PUT', '/stores/v1/favourite', { storeId: '1009' })).status).toBe(200);
  expect(await favourite()).toBe('1009');
  expect((await enter(maya)).session.favorites).toMatchObject({ favoriteStoreId: '1009' });
  expect(await shopper.call('PUT', '/stores/v1/favourite', { storeId: '9999' })).toMatchObject({ errorId: 'STR404' });
  const { basketId } = await cartWith(shopper, { ...(first ?? { productId: '', upc: '' }) });
  const { body } = await shopper.call('GET', `/cart/v1/cart/${basketId}`);
  expect(body.items[0]?.shippingOptions.map(({ storeInfo }) => storeInfo?.id)).toContain('1009');
  for (const _ of ['once', 'twice']) expect((await shopper.call('DELETE', '/stores/v1/favourite')).status).toBe(200);
  expect(await favourite()).toBeUndefined();
});

test('a billing address can be a saved one of one’s own profile, not of another (PYT405)', async () => {
  const [own, other] = [maya, 'theo.lambert@example.com'].map(
    (email) => people.find((one) => one.email === email)?.addresses[0]?.id,
  );
  const { session } = await enter(maya);
  const shopper = as(session.accessToken);
  const { basketId } = await cartWith(shopper, { ...(first ?? { productId: '', upc: '' }) });
  const bill = (by: Shopper, addressId: string | undefined, to = basketId) =>
    by.call('POST', `/cart/v1/cart/${to}/billingAddress`, { address: { ...address, addressId } });
  expect((await bill(shopper, own)).status).toBe(200);
  expect(await bill(shopper, other)).toMatchObject({ status: 404, errorId: 'PYT405' });
  const stranger = as((await guest()).accessToken);
  const theirs = await cartWith(stranger, { ...(first ?? { productId: '', upc: '' }) });
  expect(await bill(stranger, own, theirs.basketId)).toMatchObject({ status: 404, errorId: 'PYT405' });
});

test('an employee accepts the terms of the discount once, and every later token says so', async () => {
  const { session } = await enter('peter.voss@waymark.example');
  expect(session.isEmployeeDiscountTCAccepted).toBe(false);
  const accept = () => as(session.accessToken).call('PUT', '/consumers-v3/consumer/employee/terms');
  expect([(await accept()).status, (await accept()).status]).toEqual([204, 204]);
  expect((await enter('peter.voss@waymark.example')).session.isEmployeeDiscountTCAccepted).toBe(true);
  const renewed = await ask('/token/v2/auth/token', { grant: 'refresh', refreshToken: session.refreshToken });
  expect((renewed.body as AuthSession).isEmployeeDiscountTCAccepted).toBe(true);
});

test('nobody else has terms to accept', async () => {
  for (const { accessToken } of [(await enter(maya)).session, await guest()]) {
    expect(await as(accessToken).call('PUT', '/consumers-v3/consumer/employee/terms')).toMatchObject({
      status: 403,
      errorId: 'AUT404',
    });
  }
});
