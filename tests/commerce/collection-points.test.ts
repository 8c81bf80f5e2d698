import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Cart, CollectionPointResult, Order } from '#openapi/generated/waymark.gen.ts';
import { goods } from './support/seed.ts';
import { openTestShop, place, type Shopper, type TestShop } from './support/shop.ts';

/** Parcels to a collection point (core 3, pudo; core 7, collectionPoints; catalogue 145, COLLECTION). */

let shop: TestShop;
let alice: Shopper;

beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  alice = await shop.shopper();
});
afterAll(() => shop.close());

const london = { latitude: 51.512, longitude: -0.1352 };
const shoe = { productId: goods.shoe.productId, upc: goods.shoe.upcs[0] };
const who = {
  firstName: 'Alice',
  lastName: 'Whitlock',
  email: 'alice@example.com',
  phone: '7400123456',
  country: 'GB',
};
const home = { ...who, addressLine1: '14 Lake Road', city: 'Keswick', postalCode: 'CA12 5DQ' };
const inLondon = { ...who, storeId: 'GB-0782' };

const find = async (body: object, locale = 'en-gb') =>
  (await alice.call<CollectionPointResult>('POST', `/stores/v1/collectionPoints?locale=${locale}`, body)).body;
const cartIn = async (locale: string, ...items: object[]): Promise<Cart> =>
  (await alice.call('POST', '/cart/v1/cartWithItem', { items }, { 'x-locale': locale })).body;
const send = ({ basketId }: Cart, given: object, more: object = { context: 'COLLECTION' }) =>
  alice.call('POST', `/cart/v2/cart/${basketId}/shippingAddress`, { addresses: [given], ...more });
const choose = ({ basketId }: Cart, code: string) =>
  alice.call('POST', '/cart/v1/shippingMethod', { cartId: basketId, shippingId: 'me', code });
const methods = ({ shippingMethods }: Cart) => shippingMethods.map(({ code }) => code);

describe('finding a collection point', () => {
  test.each([
    ['a city', 'London', 'GB-0782'],
    ['a postal code', 'M1 2AB', 'GB-0913'],
    ['the name of a shop', 'clifton cycles', 'GB-1120'],
  ])('by %s', async (_, typed, id) => {
    expect((await find({ place: typed })).collectionPoints[0]?.id).toBe(id);
  });

  test('by a position, with distance and opening hours', async () => {
    const [first] = (await find({ position: london })).collectionPoints;
    expect(first).toMatchObject({ id: 'GB-0782', carrier: 'Parcelway', distance: 0, timeZone: 'Europe/London' });
    expect(first?.openingHours.map(({ day }) => day)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  test('a day on which it is closed has no hours', async () => {
    const [first] = (await find({ place: 'Lyon' }, 'fr-fr')).collectionPoints;
    expect(first?.openingHours.map(({ day }) => day)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('only within a short distance', async () => {
    expect((await find({ place: 'London' })).collectionPoints.map(({ id }) => id)).toEqual(['GB-0782']);
  });

  test('none in countries without a method for them', async () => {
    expect((await find({ place: 'Boulder' }, 'en-us')).collectionPoints).toEqual([]);
  });
});

describe('sending a cart there', () => {
  test('it goes to the point, with the points’ method and price, for the named person', async () => {
    const cart = await cartIn('en-gb', shoe);
    expect(cart.shippingMethods[0]?.collectionPointMethod).toMatchObject({ code: 'GB_PUDO', kind: 'pudo' });
    const { status, body } = await send(cart, inLondon);
    expect(status).toBe(200);
    expect(body.shippingAddress).toMatchObject({
      firstName: 'Alice',
      phone: '447400123456',
      storeId: 'GB-0782',
      storeName: 'Brewer Street Post & Print',
      addressLine1: '63 Brewer Street',
      city: 'London',
      postalCode: 'W1F 9UL',
    });
    expect(body.email).toBe('alice@example.com');
    expect(methods(body)).toEqual(['GB_PUDO']);
    expect(body.shippingMethods[0]?.collectionPointMethod).toBeUndefined();
    expect(body.shippingMethods[0]?.storeId).toBeUndefined();
    expect(await choose(body, 'GB_NEXT_DAY')).toMatchObject({ errorId: 'SHP404' });
  });

  test('the place’s address cannot be overridden by the shopper’s input', async () => {
    const { body } = await send(await cartIn('en-gb', shoe), {
      ...inLondon,
      addressLine1: '1 Elsewhere',
      city: 'Nowhere',
      storeName: 'Mine',
    });
    expect(body.shippingAddress).toMatchObject({
      addressLine1: '63 Brewer Street',
      city: 'London',
      storeName: 'Brewer Street Post & Print',
    });
  });

  test('a cart that is sent home again has its home delivery methods back, and no notice', async () => {
    const cart = await cartIn('en-gb', shoe);
    await send(cart, home, {});
    await choose(cart, 'GB_NEXT_DAY');
    const there = (await send(cart, inLondon)).body;
    expect([methods(there), there.flash]).toEqual([['GB_PUDO'], []]);
    await choose(there, 'GB_PUDO');
    const { body } = await send(cart, { ...home, storeId: 'GB-0782', storeName: 'Not a home' }, {});
    expect([methods(body), body.flash]).toEqual([['GB_STANDARD'], []]);
    expect(body.shippingAddress).toMatchObject({ addressLine1: '14 Lake Road' });
    expect(body.shippingAddress).not.toHaveProperty('storeId');
    expect(body.shippingAddress).not.toHaveProperty('storeName');
  });

  test('a billing address is never a collection point', async () => {
    const cart = await cartIn('en-gb', shoe);
    const address = { ...home, storeId: 'GB-0782', storeName: 'Brewer Street Post & Print' };
    const { body } = await alice.call('POST', `/cart/v1/cart/${cart.basketId}/billingAddress`, { address });
    expect(body.billingAddress).not.toHaveProperty('storeId');
    expect(body.billingAddress).not.toHaveProperty('storeName');
  });

  test.each([
    ['a point that is not there', { ...inLondon, storeId: 'GB-9999' }, 'STR404'],
    ['a point of another country', { ...inLondon, storeId: 'FR-0264' }, 'STR404'],
    ['nobody to collect it', { ...inLondon, firstName: '' }, 'PYT406'],
    ['no phone to write to', { ...inLondon, phone: '' }, 'SHP410'],
    ['a country that is not served', { ...inLondon, country: 'US' }, 'PAY401'],
  ])('%s is refused', async (_, given, errorId) => {
    const cart = await cartIn('en-gb', shoe);
    expect(await send(cart, given)).toMatchObject({ errorId });
    expect((await alice.call('GET', `/cart/v1/cart/${cart.basketId}`)).body.shippingAddress).toBeUndefined();
  });

  test('points are not offered in countries without them', async () => {
    const cart = await cartIn('en-us', shoe);
    expect(cart.shippingMethods[0]?.collectionPointMethod).toBeUndefined();
    expect(await send(cart, { ...who, country: 'US', phone: '4155550134', storeId: 'GB-0782' })).toMatchObject({
      errorId: 'STR404',
    });
  });
});

test('the order and its email name the point', async () => {
  const cart = await cartIn('en-gb', shoe);
  await send(cart, inLondon);
  const { body } = await alice.call('POST', `/cart/v1/cart/${cart.basketId}/billingAddress`, { address: home });
  const order = (await place(alice, body)).body as Order;
  expect(order.shipments).toMatchObject([
    {
      shippingMethod: { code: 'GB_PUDO', kind: 'pudo' },
      address: { firstName: 'Alice', storeName: 'Brewer Street Post & Print', addressLine1: '63 Brewer Street' },
    },
  ]);
  expect(order.billingAddress).toMatchObject({ addressLine1: '14 Lake Road' });
  const email = () => shop.emails.find(({ id }) => id === `order-confirmation:${order.orderNumber}`);
  await expect.poll(email).toBeDefined();
  expect(email()?.text).toContain('Alice Whitlock\nBrewer Street Post & Print\n63 Brewer Street');
});
