import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Cart, ItemInput, Order, StoreSearchResult } from '#openapi/generated/waymark.gen.ts';
import { address, cartWith, openTestShop, place, type Shopper, type TestShop } from './support/shop.ts';
import { goods } from './support/seed.ts';
import { mayasContact } from '#tests/people.ts';

/** Collecting in a store, from the store search to the order, and delivery changes on the way (core 1, 4 and 8). */

let shop: TestShop;
let maya: Shopper;

beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  maya = await shop.shopper();
});
afterAll(() => shop.close());

const shoe = { productId: goods.shoe.productId, upc: goods.shoe.upcs[0] };
const boots = { productId: goods.boots.productId, upc: goods.boots.upcs[0] };
const socks = { productId: goods.socks.productId, upc: goods.socks.upcs[0] };
const going = { productId: goods.vanishing.productId, upc: goods.vanishing.upcs[0] };
const contact = mayasContact;

const find = async (body: object, locale = 'en-us') =>
  (await maya.call<StoreSearchResult>('POST', `/stores/v1/search?locale=${locale}`, body)).body;
const put = (cart: Cart, item: object, query = '') =>
  maya.call('PUT', `/cart/v1/cart/${cart.basketId}/item${query}`, item);
const send = (cart: Cart, given: object, more: object = {}) =>
  maya.call('POST', `/cart/v2/cart/${cart.basketId}/shippingAddress`, { addresses: [given], ...more });
const bill = (cart: Cart) => maya.call('POST', `/cart/v1/cart/${cart.basketId}/billingAddress`, { address });
const read = (cart: Cart, query = 'inventorySupplyCheck=true') =>
  maya.call('GET', `/cart/v1/cart/${cart.basketId}?${query}`);
const storeStockOf = async (storeId: string, upc: string) =>
  (
    await shop.database.raw<{ quantity: number; reserved: number }>(
      'SELECT quantity, reserved FROM store_stock WHERE store_id = $1 AND upc = $2',
      [storeId, upc],
    )
  )[0];
const codes = ({ flash }: Cart) => flash.map(({ code }) => code);
const selected = ({ items }: Cart) =>
  items.map(({ shippingOptions }) => shippingOptions.find((one) => one.selected)?.shippingMethod.kind);

describe('finding a store', () => {
  test.each([
    ['a city', 'boulder', '1001'],
    ['a city and its state', 'Boulder, CO', '1001'],
    ['a postal code', '80302', '1001'],
    ['a place without a store', 'Fort Collins', '1001'],
    ['the name of a store', 'union station', '1002'],
  ])('by %s', async (_, place, storeId) => {
    expect((await find({ place })).stores[0]?.store.storeId).toBe(storeId);
  });

  test.each(['Düsseldorf', 'Duesseldorf', 'dusseldorf', 'DUESSELDORF'])('%s is the same city', async (place) => {
    expect((await find({ place }, 'de-de')).place?.name).toBe('Düsseldorf');
  });

  test('in the region, a place of another country; in the country, only its own', async () => {
    expect((await find({ place: 'Keswick' }, 'fr-fr')).stores).toEqual([]);
    const { stores } = await find({ place: 'Keswick', area: 'region', items: [{ upc: shoe.upc, qty: 1 }] }, 'fr-fr');
    expect(stores[0]).toMatchObject({ store: { name: 'Waymark Keswick' }, pickup: false, shipToStore: false });
    expect((await find({ place: 'Keswick', area: 'region' })).stores).toEqual([]);
    expect((await maya.call('POST', '/stores/v1/search?locale=fr-fr', { place: 'Paris', area: 'world' })).status).toBe(
      400,
    );
  });

  test('by a position, the nearest first', async () => {
    const { stores } = await find({ position: { latitude: 39.75, longitude: -105 } });
    expect(stores.map(({ store }) => store.storeId)).toEqual(['1002', '1001']);
    expect(stores[0]?.distance).toBeLessThan(2000);
  });

  test.each(['Atlantis', 'Anchorage', '??'])('none near %s', async (place) => {
    expect((await find({ place })).stores).toEqual([]);
  });

  test('only in the country of the shop', async () => {
    expect((await find({ place: 'Boulder' }, 'en-gb')).stores).toEqual([]);
  });

  test('each lists its stock, and how items can be collected', async () => {
    const { stores } = await find({ place: 'Boulder', items: [{ upc: shoe.upc, qty: 3 }] });
    expect(stores[0]).toMatchObject({ inventory: [{ upc: shoe.upc, quantity: 3 }], pickup: true, shipToStore: true });
    expect((await find({ place: 'Boulder', items: [{ upc: shoe.upc, qty: 4 }] })).stores[0]).toMatchObject({
      pickup: false,
    });
    expect(stores[1]).toMatchObject({ store: { storeId: '1002' }, shipToStore: false });
  });

  test('units in the cart are not offered again', async () => {
    const search = (otherLines: object[]) => find({ place: 'Boulder', items: [{ upc: shoe.upc, qty: 2 }], otherLines });
    const inStore = { upc: shoe.upc, qty: 2, storeId: '1001' };
    expect((await search([inStore])).stores[0]).toMatchObject({
      inventory: [{ quantity: 3 }],
      pickup: false,
      shipToStore: true,
    });
    expect(
      (
        await search([
          { ...inStore, storeId: '1002' },
          { upc: shoe.upc, qty: 1 },
        ])
      ).stores[0],
    ).toMatchObject({ pickup: true });
  });

  test('the stock of a product in one store', async () => {
    const path = `/stores/v1/1001/inventory/${shoe.productId}?locale=en-us`;
    expect((await maya.call<object>('GET', path)).body).toMatchObject({
      inventory: [{ upc: shoe.upc, quantity: 3 }, { quantity: 0 }],
    });
    expect(await maya.call('GET', path.replace('1001', '9999'))).toMatchObject({ status: 404, errorId: 'STR404' });
  });
});

describe('in the cart', () => {
  test('an item is picked up in a store: a shipment of its own, free, and taxed there', async () => {
    const cart = await cartWith(maya, { ...shoe, storeId: '1001' }, socks);
    expect(cart.shippingMethods).toMatchObject([
      { shippingId: 'me', code: 'US_STANDARD' },
      {
        shippingId: 'me',
        shipmentId: 'shipment-pickup-1001',
        code: 'US_PICKUP',
        storeId: '1001',
        storeName: 'Waymark Boulder',
      },
    ]);
    expect(selected(cart)).toEqual(['pickup', 'home']);
    const alone = await cartWith(maya, { ...shoe, storeId: '1001' });
    expect(alone.totals).toMatchObject({ shipping: 0 });
    expect(alone.totals.tax).toBeGreaterThan(0);
  });

  test('the same shoe to the home and to a store are two lines', async () => {
    const cart = await cartWith(
      maya,
      shoe,
      { ...shoe, storeId: '1001' },
      { ...shoe, storeId: '1001', delivery: 'sts' },
    );
    expect(selected(cart)).toEqual(['home', 'pickup', 'sts']);
  });

  test('one line changes from home to pickup to ship to store, and back', async () => {
    const cart = await cartWith(maya, shoe);
    const [{ itemId } = { itemId: '' }] = cart.items;
    expect(selected((await put(cart, { itemId, storeId: '1001' }, '?action=pickup')).body)).toEqual(['pickup']);
    expect(selected((await put(cart, { itemId, storeId: '1001' }, '?action=sts')).body)).toEqual(['sts']);
    expect(selected((await put(cart, { itemId }, '?action=home')).body)).toEqual(['home']);
  });

  test('changing the quantity keeps the store, up to its stock', async () => {
    const cart = await cartWith(maya, { ...shoe, storeId: '1001' });
    const [{ itemId } = { itemId: '' }] = cart.items;
    expect(selected((await put(cart, { itemId, qty: 3 })).body)).toEqual(['pickup']);
    expect(await put(cart, { itemId, qty: 4 })).toMatchObject({ errorId: 'INV408' });
  });

  test('a favourite store is offered on every line', async () => {
    const { body } = await read(await cartWith(maya, shoe), 'favStoreId=1001');
    const options = body.items[0]?.shippingOptions.filter(({ storeInfo }) => storeInfo);
    expect(options).toMatchObject([
      { selected: false, available: true, storeInfo: { id: '1001', storeInventory: 3 } },
      { selected: false, available: true, shippingMethod: { kind: 'sts' } },
    ]);
  });

  test.each([
    ['a store that is not there', { storeId: '9999' }, 404, 'STR404'],
    ['a store of another country', { storeId: '3001' }, 404, 'STR404'],
    ['a store that takes no parcels', { storeId: '1002', delivery: 'sts' }, 409, 'ORD517'],
    ['a store that has none', { ...shoe, upc: goods.shoe.upcs[1], storeId: '1001' }, 409, 'INV701'],
    [
      'a gift card',
      { productId: goods.giftCard.productId, upc: goods.giftCard.upcs[0], storeId: '1001' },
      409,
      'ORD516',
    ],
  ])('%s is refused', async (_, wanted, status, errorId) => {
    expect(await maya.call('POST', '/cart/v1/cartWithItem', { items: [{ ...shoe, ...wanted }] })).toMatchObject({
      status,
      errorId,
    });
  });

  test('the whole cart goes to a store, and home again', async () => {
    const cart = await cartWith(maya, shoe, socks);
    const choose = (code: string, more: object = {}) =>
      maya.call('POST', '/cart/v1/shippingMethod', { cartId: cart.basketId, shippingId: 'me', code, ...more });
    expect(await choose('US_PICKUP')).toMatchObject({ errorId: 'ORD516' });
    expect(selected((await choose('US_SHIP_TO_STORE', { storeId: '1001' })).body)).toEqual(['sts', 'sts']);
    expect(selected((await choose('US_EXPRESS')).body)).toEqual(['home', 'home']);
    expect(await choose('US_SHIP_TO_STORE', { storeId: '1002' })).toMatchObject({ errorId: 'ORD517' });
    expect(await choose('US_PUDO')).toMatchObject({ errorId: 'SHP404' });
  });
});

test('an item that only the store has cannot be sent home (ORD518), and stays collected', async () => {
  const sold = { productId: goods.none.productId, upc: goods.none.upcs[0] };
  const cart = await cartWith(maya, { ...sold, storeId: '1001' });
  expect(selected(cart)).toEqual(['pickup']);
  const home = await maya.call('POST', '/cart/v1/shippingMethod', {
    cartId: cart.basketId,
    shippingId: 'me',
    code: 'US_STANDARD',
  });
  expect(home).toMatchObject({ status: 409, errorId: 'ORD518' });
  expect(await put(cart, { itemId: cart.items[0]?.itemId }, '?action=home')).toMatchObject({
    status: 409,
    errorId: 'ORD518',
  });
  expect(selected((await read(cart)).body)).toEqual(['pickup']);
});

test('what only stores sell is added with a store alone (ORD518), is not sent home, and can be sent to a store', async () => {
  const boot = { productId: goods.storeOnly.productId, upc: goods.storeOnly.upcs[0] };
  const cart = await cartWith(maya, socks);
  const add = (item: object) => maya.call('POST', '/cart/v1/item', { items: [{ cartId: cart.basketId, ...item }] });
  expect(await add(boot)).toMatchObject({ status: 409, errorId: 'ORD518' });
  expect((await read(cart)).body.items).toHaveLength(1);
  expect(await add({ ...boot, storeId: '1001' })).toMatchObject({ status: 200 });
  const { body } = await read(cart);
  const [other, line] = body.items;
  expect([other?.isRobisOnly, line?.isRobisOnly]).toEqual([undefined, true]);
  expect(line?.shippingOptions.find(({ selected: isChosen }) => isChosen)?.storeInfo?.id).toBe('1001');
  expect(line?.shippingOptions.filter(({ storeInfo, available }) => !storeInfo && available)).toEqual([]);
  expect(await put(cart, { itemId: line?.itemId }, '?action=home')).toMatchObject({ status: 409, errorId: 'ORD518' });
  expect(selected((await read(cart)).body)).toEqual(['home', 'pickup']);
});

describe('ordering', () => {
  test('a pickup needs a contact and a billing address, and reduces the store’s stock', async () => {
    const before = await storeStockOf('1001', shoe.upc);
    const cart = await cartWith(maya, { ...shoe, storeId: '1001' });
    await bill(cart);
    expect(await place(maya, (await read(cart)).body)).toMatchObject({ errorId: 'PYT406' });
    const { body } = await send(cart, contact, { context: 'COLLECTION' });
    expect(body.shippingAddress).toBeUndefined();
    expect(body.shippingMethods[0]?.address).toMatchObject({ firstName: 'Maya', phone: '14155550134' });
    const { body: order } = (await place(maya, body)) as { body: Order };
    expect(order.shipments).toMatchObject([
      { storeId: '1001', storeName: 'Waymark Boulder', shippingMethod: { kind: 'pickup' } },
    ]);
    expect(order.shipments[0]?.address).toBeUndefined();
    expect(await storeStockOf('1001', shoe.upc)).toEqual({ quantity: (before?.quantity ?? 0) - 1, reserved: 0 });
  });

  test('a declined card gives the store its stock back', async () => {
    const before = await storeStockOf('1001', shoe.upc);
    const cart = await cartWith(maya, { ...shoe, storeId: '1001' });
    await bill(cart);
    const { body } = await send(cart, contact, { context: 'COLLECTION' });
    expect(await place(maya, body, 'tok_declined')).toMatchObject({ errorId: 'PAY400' });
    expect(await storeStockOf('1001', shoe.upc)).toEqual(before);
  });

  test('a collection contact needs a phone: SHP410', async () => {
    const cart = await cartWith(maya, { ...shoe, storeId: '1001' });
    const { phone: _phone, ...silent } = contact;
    expect(await send(cart, silent, { context: 'COLLECTION' })).toMatchObject({ status: 422, errorId: 'SHP410' });
  });
});

describe('delivery changes (core 4)', () => {
  /** Places a cart that the shop refuses, and reads the cart again. */
  const afterPlacing = async (items: ItemInput[], query = '') => {
    const cart = await cartWith(maya, ...items);
    await send(cart, address);
    await bill(cart);
    const { body: ready } = await read(cart);
    const refused = await place(maya, ready);
    return { errorId: refused.errorId, cart: (await read(cart, `inventorySupplyCheck=true${query}`)).body };
  };

  test('PickupToSts: the store sold its last unit, and can be sent others', async () => {
    const { errorId, cart } = await afterPlacing([{ ...boots, storeId: '1001' }]);
    expect([errorId, codes(cart), selected(cart)]).toEqual(['INV406', ['PickupToStsTransition'], ['sts']]);
  });

  test('PickupToSth: the store sold its last unit, and takes no parcels', async () => {
    const { errorId, cart } = await afterPlacing([{ ...boots, storeId: '1002' }]);
    expect([errorId, codes(cart), selected(cart)]).toEqual(['INV406', ['PickupToSthTransition'], ['home']]);
  });

  test('StsToSth: the store takes no parcels any more', async () => {
    const { errorId, cart } = await afterPlacing([{ ...socks, storeId: '1004', delivery: 'sts' }]);
    expect([errorId, codes(cart), selected(cart)]).toEqual(['ORD517', ['StsToSthTransition'], ['home']]);
  });

  test('StsToPickup and STHToPickup: the web has no more, the store has some', async () => {
    const { errorId, cart } = await afterPlacing([{ ...going, storeId: '1001', delivery: 'sts' }]);
    expect([errorId, codes(cart), selected(cart)]).toEqual(['INV406', ['StsToPickupTransition'], ['pickup']]);
    await shop.database.raw('UPDATE stock SET quantity = 4 WHERE upc = $1', [going.upc]);
    await shop.database.raw(`INSERT INTO demo_stock_at_order (store_id, upc, quantity) VALUES ('web', $1, 0)`, [
      going.upc,
    ]);
    await new Promise((resolve) => setTimeout(resolve, 5_100));
    const other = await afterPlacing([going], '&favStoreId=1001');
    expect([other.errorId, codes(other.cart), selected(other.cart)]).toEqual([
      'INV406',
      ['STHToPickupTransition'],
      ['pickup'],
    ]);
  }, 20_000);

  test('the store no longer hands out its stock (ORD516), but takes parcels', async () => {
    const { errorId, cart } = await afterPlacing([{ ...boots, storeId: '1005' }]);
    expect([errorId, codes(cart), selected(cart)]).toEqual(['ORD516', ['PickupToStsTransition'], ['sts']]);
  });

  test('OrderShippingMethodDowngraded: the next day does not reach Alaska', async () => {
    const cart = await cartWith(maya, shoe);
    await maya.call('POST', '/cart/v1/shippingMethod', {
      cartId: cart.basketId,
      shippingId: 'me',
      code: 'US_NEXT_DAY',
    });
    const { body } = await send(cart, { ...address, city: 'Anchorage', province: 'AK', postalCode: '99501' });
    expect([codes(body), body.shippingMethods[0]?.code]).toEqual([['OrderShippingMethodDowngraded'], 'US_STANDARD']);
  });

  test.each([
    ['SHP500', { addressLine1: 'PO Box 1204' }, 'addressLine1'],
    ['PAY401', { province: 'HI', postalCode: '96701' }, 'postalCode'],
    ['CHK380', { addressLine1: '1 Nowhere Lane' }, 'addressLine1'],
    ['CHK320', { postalCode: '00000' }, 'postalCode'],
    ['TAX309', { province: 'NY', postalCode: '09180' }, 'postalCode'],
    ['SHP410', { phone: '' }, 'phone'],
    ['PYT406', { city: '' }, 'city'],
  ])('%s names the field that it is about', async (errorId, wrong, field) => {
    const cart = await cartWith(maya, shoe);
    const refused = await send(cart, { ...address, ...wrong });
    expect(refused).toMatchObject({
      status: errorId === 'TAX309' ? 409 : 422,
      errorId,
      body: { errorDetails: [{ field: `/addresses/0/${field}` }] },
    });
  });

  test('SHP404: nothing reaches a place at the moment', async () => {
    const cart = await cartWith(maya, shoe);
    const { body } = await send(cart, { ...address, city: 'Cantwell', province: 'AK', postalCode: '99729' });
    expect(body.shippingMethods[0]).toMatchObject({ applicableShippingMethods: [] });
    await bill(cart);
    expect(await maya.call('POST', '/cart/v1/cart/prepareOrder', { basketId: cart.basketId })).toMatchObject({
      errorId: 'SHP404',
    });
  });
});

test('a guest has no favourite store here, and cannot choose one or give one up', async () => {
  expect(await maya.call('DELETE', '/stores/v1/favourite')).toMatchObject({ status: 403, errorId: 'AUT404' });
  expect((await maya.call<object>('GET', '/stores/v1/favourite')).body).toEqual({});
  expect(await maya.call('PUT', '/stores/v1/favourite', { storeId: '1001' })).toMatchObject({
    status: 403,
    errorId: 'AUT404',
  });
});
