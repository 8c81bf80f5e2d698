import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type {
  Cart,
  ItemInput,
  Order,
  Purchase,
  WarehouseOrders,
  WarehouseProgress,
} from '#openapi/generated/waymark.gen.ts';
import { allRoutes } from '#src/commerce/contract/routes.ts';
import type { OrderDoc } from '#src/commerce/model/order.ts';
import { people } from '#src/demo/people/people.ts';
import { mayasContact } from '#tests/people.ts';
import { signedIn } from './support/people.ts';
import { goods, smallSeed } from './support/seed.ts';
import {
  address,
  type Answer,
  caller,
  openTestShop,
  place,
  readyCart,
  type Shopper,
  type TestShop,
  warehouseKey,
} from './support/shop.ts';

/** A real warehouse calls the shop. Nothing simulates one here. */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const shoe: ItemInput = { productId: goods.shoe.productId, upc: goods.shoe.upcs[0] };
const giftCard: ItemInput = {
  productId: goods.giftCard.productId,
  upc: goods.giftCard.upcs[0],
  giftOption: { email: 'wren@example.com', to: 'Wren', message: 'For you' },
};

let shop: TestShop;
let maya: Shopper;
beforeAll(async () => {
  shop = await openTestShop({ seed: { ...smallSeed, people } });
});
beforeEach(async () => {
  maya = await shop.shopper();
  await shop.database.script(
    `UPDATE stock SET quantity = 50 WHERE upc IN ('${goods.shoe.upcs[0]}', '${goods.giftCard.upcs[0]}')`,
  );
});
afterAll(async () => {
  expect(shop.defects).toEqual([]);
  await shop.close();
});

const root = '/warehouse/v1/orders';
const keyed = { 'x-warehouse-key': warehouseKey };
const call = async <Body = WarehouseProgress>(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = keyed,
  token = '',
) => (await caller(shop.commerce, token, method, `${root}${path}`, body, headers)) as Answer<Body>;
const report = (number: string, body: unknown) => call('PUT', `/${number}/progress`, body);
const reportArrival = (number: string, returnId: string, arrivedAt: string) =>
  call('PUT', `/${number}/returns/${returnId}`, { arrivedAt });

/** A moment of the shop's clock, a number of minutes from now. */
const inMinutes = (minutes: number): string => new Date(shop.now() + minutes * MINUTE).toISOString();
const parcel = { carrier: 'Parcel Post', trackingNumber: '1Z999AA10123456784' };

/** Places an order that nobody can cancel any more. A session does not last as long as these tests' days. */
async function placed(...items: ItemInput[]): Promise<Order> {
  maya = await shop.shopper();
  const { body } = await place(maya, await readyCart(maya, ...(items.length > 0 ? items : [shoe])));
  expect(body.status).toBe('placed');
  shop.pass(HOUR);
  return body;
}
async function placedToCollect(delivery: 'sts' | 'pickup'): Promise<Order> {
  maya = await shop.shopper();
  const { body } = await maya.call('POST', '/cart/v1/cartWithItem', {
    items: [{ ...shoe, storeId: '1001', delivery }],
  });
  await maya.call('POST', `/cart/v2/cart/${body.basketId}/shippingAddress`, {
    addresses: [mayasContact],
    context: 'COLLECTION',
  });
  const cart = (await maya.call('POST', `/cart/v1/cart/${body.basketId}/billingAddress`, { address })).body;
  const order = (await place(maya, cart)).body;
  shop.pass(HOUR);
  return order;
}
const shown = async ({ orderNumber, st }: Order): Promise<Purchase> =>
  (await (await shop.shopper()).call<Purchase>('GET', `/consumers-v3/consumer/purchase/${orderNumber}?st=${st}`)).body;
const docOf = async ({ orderNumber }: Order) =>
  (await shop.database.raw<{ doc: OrderDoc }>('SELECT doc FROM orders WHERE number = $1', [orderNumber]))[0]?.doc;
/** Everything that a report can change. */
const books = async () =>
  shop.database.raw(
    `SELECT (SELECT string_agg(o::text, ',' ORDER BY number) FROM orders o) AS orders,
       (SELECT string_agg(id, ',' ORDER BY id) FROM outbox) AS tasks,
       (SELECT string_agg(p::text, ',' ORDER BY p::text) FROM point_entries p) AS points,
       (SELECT string_agg(g::text, ',' ORDER BY number) FROM gift_cards g) AS cards`,
    [],
  );
const tasksOf = async ({ orderNumber }: Order, kind: string) =>
  (
    await shop.database.raw<{ id: string }>('SELECT id FROM outbox WHERE about = $1 AND kind = $2', [orderNumber, kind])
  ).map(({ id }) => id);
const refundsOf = async (order: Order) => {
  const id = (await docOf(order))?.authorisation?.id;
  return shop.refunds.filter(({ authorisationId }) => authorisationId === id);
};
async function delivered(order: Order): Promise<Order> {
  const events = [
    { code: 'shipped', at: inMinutes(-10) },
    { code: 'delivered', at: inMinutes(-5) },
  ];
  expect((await report(order.orderNumber, { events, parcel })).status).toBe(200);
  return order;
}
async function announced(order: Order, qty = 1): Promise<string> {
  const path = `/consumers-v3/consumer/return/${order.orderNumber}/returnLabel`;
  const body = { st: order.st, items: [{ itemId: order.items[0]?.itemId, qty }] };
  expect((await (await shop.shopper()).call('POST', path, body)).status).toBe(200);
  return (await docOf(order))?.returns?.at(-1)?.returnId ?? '';
}

describe('the operations of the warehouse', () => {
  const operations = allRoutes.filter(({ security }) => security === 'warehouse');
  const path = ({ path: template }: (typeof operations)[number], number: string) =>
    template.replace(root, '').replace('{orderNo}', number).replace('{returnId}', 'RT0123456789');
  const body = {
    getWarehouseOrders: undefined,
    reportProgress: { events: [{ code: 'packed', at: '2026-01-01T00:00:00Z' }] },
  };
  const bodyOf = ({ id }: (typeof operations)[number]) =>
    id === 'reportReturn' ? { arrivedAt: '2026-01-01T00:00:00Z' } : body[id as keyof typeof body];

  test('are three', () => {
    expect(operations.map(({ id }) => id).toSorted()).toEqual(['getWarehouseOrders', 'reportProgress', 'reportReturn']);
  });

  test.each([
    ['no key', {}],
    ['an empty key', { 'x-warehouse-key': '' }],
    ['another key', { 'x-warehouse-key': 'x'.repeat(warehouseKey.length) }],
    ['the beginning of the key', { 'x-warehouse-key': warehouseKey.slice(0, -1) }],
    ['more than the key', { 'x-warehouse-key': `${warehouseKey}x` }],
    ['the key as an access key', { 'x-api-key': warehouseKey }],
    ['the key as a token', { authorization: `Bearer ${warehouseKey}` }],
  ])('is shut to %s, and nothing changes', async (_, headers) => {
    const { orderNumber } = await placed();
    const before = await books();
    for (const route of operations) {
      const answer = await call(route.method.toUpperCase(), path(route, orderNumber), bodyOf(route), headers);
      expect([route.id, answer.status, answer.errorId]).toEqual([route.id, 403, 'AUT404']);
      expect(JSON.stringify(answer.body)).not.toContain(orderNumber);
    }
    expect(await books()).toEqual(before);
  });

  test('refuse a call without the key before they read its body', async () => {
    expect(await call('PUT', '/WM10004217/progress', { events: 'none' }, {})).toMatchObject({ errorId: 'AUT404' });
  });

  test('refuse a store associate and the owner of the order', async () => {
    const { orderNumber } = await placed();
    const { enterStore } = signedIn(shop.commerce);
    const { accessToken } = await enterStore('rory.okafor@waymark.example');
    for (const token of [accessToken, maya.token])
      for (const route of operations)
        expect(
          await call(route.method.toUpperCase(), path(route, orderNumber), bodyOf(route), {}, token),
        ).toMatchObject({ status: 403, errorId: 'AUT404' });
  });

  test('accept a key that no other operation accepts', async () => {
    const { orderNumber } = await placed();
    const ask = (method: string, at: string, given?: unknown) => caller(shop.commerce, '', method, at, given, keyed);
    expect((await ask('GET', `/cart/v2/checkout/order/${orderNumber}`)).status).toBeGreaterThanOrEqual(401);
    expect((await ask('POST', '/consumers-v3/consumer/CancelOrder', { orderNumber })).status).toBe(401);
    expect((await ask('GET', '/consumers-v3/consumer/purchase')).status).toBeGreaterThanOrEqual(401);
  });

  test('answer 404 in a shop without a key', async () => {
    const other = await openTestShop({ warehouseKey: null });
    for (const route of operations)
      for (const headers of [keyed, {}, { 'x-warehouse-key': '' }]) {
        const at = `${root}${path(route, 'WM10004217')}`;
        const answer = await caller(other.commerce, '', route.method.toUpperCase(), at, bodyOf(route), headers);
        expect([route.id, answer.status, answer.errorId]).toEqual([route.id, 404, 'API404']);
      }
    await other.close();
  });
});

describe('a report of progress', () => {
  test('moves an order step by step, and the shopper gets one email when the parcel leaves', async () => {
    const order = await placed();
    const { orderNumber: number } = order;
    const packed = { code: 'packed', at: inMinutes(-40) };
    expect((await report(number, { events: [packed] })).body).toEqual({
      orderNumber: number,
      status: 'processing',
      events: [packed],
      returns: [],
    });
    expect((await shown(order)).actions).toEqual(['invoice']);

    const left = { code: 'shipped', at: inMinutes(-20) };
    expect((await report(number, { events: [left], parcel })).body).toEqual({
      orderNumber: number,
      status: 'shipped',
      events: [packed, left],
      parcel,
      returns: [],
    });
    const { tracking } = await shown(order);
    expect(tracking).toMatchObject([{ ...parcel, steps: [{ code: 'placed' }, packed, left, { code: 'delivered' }] }]);
    const mails = () => shop.emails.filter(({ id }) => id === `order-shipped:${number}`);
    await expect.poll(mails).toHaveLength(1);
    expect(mails()[0]?.text).toContain('Parcel Post, 1Z999AA10123456784');

    const there = { code: 'delivered', at: inMinutes(-1) };
    expect((await report(number, { events: [there] })).body.status).toBe('delivered');
    expect((await shown(order)).actions).toContain('return');
    expect(await tasksOf(order, 'order-shipped')).toHaveLength(1);
  });

  test('may name all steps at once, in any order', async () => {
    const order = await placed();
    const events = [
      { code: 'delivered', at: inMinutes(-1) },
      { code: 'packed', at: inMinutes(-30) },
      { code: 'shipped', at: inMinutes(-20) },
    ];
    const { body } = await report(order.orderNumber, { events, parcel });
    expect([body.status, body.events.map(({ code }) => code)]).toEqual([
      'delivered',
      ['packed', 'shipped', 'delivered'],
    ]);
    // What has arrived is not announced any more.
    expect(await tasksOf(order, 'order-shipped')).toEqual([]);
  });

  test('may add the number of a parcel after it was shipped', async () => {
    const { orderNumber } = await placed();
    const events = [{ code: 'shipped', at: inMinutes(-5) }];
    expect((await report(orderNumber, { events })).body.parcel).toBeUndefined();
    expect((await report(orderNumber, { events, parcel })).body).toMatchObject({ status: 'shipped', parcel });
  });

  test('that is repeated changes nothing and has the same answer', async () => {
    const order = await placed();
    const first = { events: [{ code: 'packed', at: inMinutes(-30) }] };
    const second = { events: [...first.events, { code: 'shipped', at: inMinutes(-20) }], parcel };
    await report(order.orderNumber, first);
    const answer = await report(order.orderNumber, second);
    const before = await books();
    for (const body of [second, first, second]) {
      const again = await report(order.orderNumber, body);
      expect([again.status, again.body]).toEqual([200, answer.body]);
    }
    expect(await books()).toEqual(before);
    await delivered(await placed());
    const last = { events: [{ code: 'delivered', at: inMinutes(-1) }] };
    expect((await report(order.orderNumber, last)).body.status).toBe('delivered');
    expect((await report(order.orderNumber, last)).body.status).toBe('delivered');
    expect((await report(order.orderNumber, first)).body.status).toBe('delivered');
  });

  test('that several calls send at the same time moves the order once', async () => {
    const order = await placed();
    const shipped = { events: [{ code: 'shipped', at: inMinutes(-20) }], parcel };
    const there = { events: [...shipped.events, { code: 'delivered', at: inMinutes(-1) }], parcel };
    const answers = await Promise.all(Array.from({ length: 6 }, () => report(order.orderNumber, shipped)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
    expect((await docOf(order))?.events).toHaveLength(1);
    expect(await tasksOf(order, 'order-shipped')).toHaveLength(1);
    await Promise.all(Array.from({ length: 6 }, () => report(order.orderNumber, there)));
    expect((await docOf(order))?.events).toHaveLength(2);
  });

  test('is taken from one of two calls that contradict each other at the same time', async () => {
    const order = await placed();
    const others = ['A1', 'B2', 'C3'].map((trackingNumber) => ({
      events: [{ code: 'shipped', at: inMinutes(-20) }],
      parcel: { carrier: 'Parcel Post', trackingNumber },
    }));
    const answers = await Promise.all(others.map((body) => report(order.orderNumber, body)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const won = answers.find(({ status }) => status === 200);
    expect((await docOf(order))?.parcel).toEqual(won?.body.parcel);
  });

  test('of a delivery gives a member the points of the order once', async () => {
    const { as, enter } = signedIn(shop.commerce);
    const member = as((await enter('maya.reed@example.com')).accessToken);
    await member.call('POST', '/consumers-v3/consumer/loyalty/token', { usid: 'a-visit' });
    const { body: order } = await place(member, await readyCart(member, shoe));
    shop.pass(HOUR);
    const body = {
      events: [
        { code: 'shipped', at: inMinutes(-9) },
        { code: 'delivered', at: inMinutes(-1) },
      ],
    };
    await Promise.all([1, 2, 3].map(() => report(order.orderNumber, body)));
    const earned = await shop.database.raw(
      `SELECT points FROM point_entries WHERE reference = $1 AND kind = 'earned'`,
      [order.orderNumber],
    );
    expect(earned).toHaveLength(1);
  });

  test('ends the time to cancel, and a cancelled order takes none', async () => {
    const cart = await readyCart(maya, shoe);
    const { body: order } = await place(maya, cart);
    shop.pass(MINUTE);
    const packed = { events: [{ code: 'packed', at: inMinutes(0) }] };
    const cancel = (number: string) => maya.call('POST', '/consumers-v3/consumer/CancelOrder', { orderNumber: number });
    expect((await report(order.orderNumber, packed)).status).toBe(200);
    expect((await cancel(order.orderNumber)).errorId).toBe('API409');

    const { body: other } = await place(maya, await readyCart(maya, shoe));
    expect((await cancel(other.orderNumber)).status).toBe(200);
    shop.pass(MINUTE);
    const late = await report(other.orderNumber, { events: [{ code: 'packed', at: inMinutes(0) }] });
    expect([late.status, late.errorId]).toEqual([409, 'API409']);
    expect((await shown(other)).order.status).toBe('cancelled');
  });
});

describe('a report of progress that is wrong', () => {
  const cases: Record<string, [number, string, (number: string) => object]> = {
    'a step that the delivery does not take': [
      400,
      'API422',
      () => ({ events: [{ code: 'ready-for-pickup', at: inMinutes(-1) }] }),
    ],
    'a step twice': [
      400,
      'API422',
      () => ({
        events: [
          { code: 'shipped', at: inMinutes(-2) },
          { code: 'shipped', at: inMinutes(-1) },
        ],
      }),
    ],
    'a moment in the future': [400, 'API422', () => ({ events: [{ code: 'shipped', at: inMinutes(6) }] })],
    'a moment before the order': [400, 'API422', () => ({ events: [{ code: 'shipped', at: inMinutes(-600) }] })],
    'a moment that no clock shows': [
      400,
      'API422',
      () => ({ events: [{ code: 'shipped', at: '2026-06-30T23:59:60Z' }] }),
    ],
    'a moment that is no moment': [400, 'API422', () => ({ events: [{ code: 'shipped', at: 'yesterday' }] })],
    'a step of the shop': [400, 'API422', () => ({ events: [{ code: 'cancelled', at: inMinutes(-1) }] })],
    'a parcel that was not shipped': [
      400,
      'API422',
      () => ({ events: [{ code: 'packed', at: inMinutes(-30) }], parcel }),
    ],
    'no step': [400, 'API422', () => ({ events: [] })],
    'something that is not in the contract': [
      400,
      'API422',
      () => ({ events: [{ code: 'shipped', at: inMinutes(-1) }], status: 'delivered' }),
    ],
    'a known step at another moment': [409, 'API409', () => ({ events: [{ code: 'packed', at: inMinutes(-29) }] })],
    'a step before one that is known': [409, 'API409', () => ({ events: [{ code: 'shipped', at: inMinutes(-31) }] })],
    'steps out of turn': [
      409,
      'API409',
      () => ({
        events: [
          { code: 'delivered', at: inMinutes(-2) },
          { code: 'shipped', at: inMinutes(-1) },
        ],
      }),
    ],
  };
  let known: Order;
  beforeAll(async () => {
    maya = await shop.shopper();
    known = await placed();
    await report(known.orderNumber, { events: [{ code: 'packed', at: inMinutes(-30) }] });
  });

  test.each(Object.entries(cases))('is refused for %s, and changes nothing', async (_, [status, errorId, bodyOf]) => {
    const before = await books();
    // The clock of the shop goes on: moments that are known stay as they were told.
    const [packed] = (await docOf(known))?.events ?? [];
    shop.pass(Date.parse(packed?.at ?? '') + 30 * MINUTE - shop.now());
    const answer = await report(known.orderNumber, bodyOf(known.orderNumber));
    expect([answer.status, answer.errorId]).toEqual([status, errorId]);
    expect(await books()).toEqual(before);
  });

  test.each([
    ['another parcel', { parcel: { ...parcel, trackingNumber: 'OTHER-1' } }],
    ['another carrier', { parcel: { ...parcel, carrier: 'Another' } }],
  ])('is refused for %s', async (_, change) => {
    const { orderNumber } = await placed();
    const events = [{ code: 'shipped', at: inMinutes(-1) }];
    await report(orderNumber, { events, parcel });
    const before = await books();
    expect(await report(orderNumber, { events, ...change })).toMatchObject({ status: 409, errorId: 'API409' });
    expect(await books()).toEqual(before);
  });

  test('is refused if it adds a step to an order that has arrived', async () => {
    const { orderNumber } = await delivered(await placed());
    const before = await books();
    const late = await report(orderNumber, { events: [{ code: 'packed', at: inMinutes(-1) }] });
    expect([late.status, late.errorId]).toEqual([409, 'API409']);
    expect(await books()).toEqual(before);
  });

  test('is refused for an unknown, unpaid or refused order', async () => {
    const body = () => ({ events: [{ code: 'packed', at: inMinutes(0) }] });
    expect(await report('WM99999999', body())).toMatchObject({ status: 404, errorId: 'ORD409' });
    const { body: waiting } = await place(maya, await readyCart(maya, shoe), 'tok_challenge');
    expect(waiting.status).toBe('pending-authentication');
    expect(await report(waiting.orderNumber, body())).toMatchObject({ status: 404, errorId: 'ORD409' });
    await place(maya, await readyCart(maya, shoe), 'tok_declined');
    const [refused] = await shop.database.raw<{ number: string }>(
      `SELECT number FROM orders WHERE status = 'refused' LIMIT 1`,
      [],
    );
    expect(await report(refused?.number ?? '', body())).toMatchObject({ status: 404, errorId: 'ORD409' });
  });
});

test('an order to collect becomes ready, then delivered, and is shipped only if it goes to a store first', async () => {
  const there = await placedToCollect('sts');
  const events = [
    { code: 'packed', at: inMinutes(-30) },
    { code: 'shipped', at: inMinutes(-20) },
    { code: 'ready-for-pickup', at: inMinutes(-10) },
  ];
  expect((await report(there.orderNumber, { events })).body.status).toBe('ready-for-pickup');
  expect(await tasksOf(there, 'order-ready')).toHaveLength(1);
  expect((await report(there.orderNumber, { events: [{ code: 'delivered', at: inMinutes(0) }] })).body.status).toBe(
    'delivered',
  );
  const here = await placedToCollect('pickup');
  expect(await report(here.orderNumber, { events: [{ code: 'shipped', at: inMinutes(-20) }] })).toMatchObject({
    status: 400,
    errorId: 'API422',
  });
  expect(
    (await report(here.orderNumber, { events: [{ code: 'ready-for-pickup', at: inMinutes(-20) }] })).body.status,
  ).toBe('ready-for-pickup');
});

test('a gift card beside a parcel stays sent while the parcel moves', async () => {
  const order = await placed(shoe, giftCard);
  const before = (await shown(order)).tracking.map(({ steps }) => steps.find(({ code }) => code === 'sent'));
  expect(before.filter(Boolean)).toHaveLength(1);
  await report(order.orderNumber, { events: [{ code: 'packed', at: inMinutes(-20) }] });
  await report(order.orderNumber, { events: [{ code: 'shipped', at: inMinutes(-10) }] });
  const after = (await shown(order)).tracking.map(({ steps }) => steps.find(({ code }) => code === 'sent'));
  expect(after).toEqual(before);
  expect((await docOf(order))?.events?.map(({ code }) => code)).toEqual(['sent', 'packed', 'shipped']);
});

describe('the list of a warehouse', () => {
  const list = async (query = '') => (await call<WarehouseOrders>('GET', query)).body.orders;
  const numbers = async (query = '') => (await list(query)).map(({ progress }) => progress.orderNumber);

  test('has the items to pack and their destination, and no price', async () => {
    const order = await placed({ ...shoe, qty: 2 }, giftCard);
    const entry = (await list()).find(({ progress }) => progress.orderNumber === order.orderNumber);
    expect(entry?.items).toEqual([
      { itemId: order.items[0]?.itemId, productId: shoe.productId, upc: shoe.upc, name: 'Ridgeline', qty: 2 },
    ]);
    expect(entry?.shipments).toMatchObject([{ kind: 'home', address: { addressLine1: address.addressLine1 } }]);
    expect(entry?.shipments).toHaveLength(1);
    expect(JSON.stringify(entry)).not.toMatch(/price|total|lastFour|payment|"st"/i);
  });

  test('names who collects', async () => {
    const order = await placedToCollect('sts');
    const entry = (await list()).find(({ progress }) => progress.orderNumber === order.orderNumber);
    expect(entry).toMatchObject({
      collector: { lastName: mayasContact.lastName },
      shipments: [{ kind: 'sts', storeId: '1001' }],
    });
  });

  test('leaves out orders that can still be cancelled, have gift cards alone, or have arrived', async () => {
    const mail = await placed(giftCard);
    const gone = await delivered(await placed());
    const first = await placed();
    const second = await placed();
    maya = await shop.shopper();
    const { body: recent } = await place(maya, await readyCart(maya, shoe));
    const listed = await numbers();
    expect(listed).toEqual(expect.arrayContaining([first.orderNumber, second.orderNumber]));
    expect(listed.indexOf(first.orderNumber)).toBeLessThan(listed.indexOf(second.orderNumber));
    for (const { orderNumber } of [mail, gone, recent]) expect(listed).not.toContain(orderNumber);
    expect(await numbers(`?placedBefore=${inMinutes(1)}`)).toContain(recent.orderNumber);
    expect(await numbers(`?placedBefore=${first.placedAt}`)).not.toContain(second.orderNumber);
  });

  test('of placed orders no longer has an order that was reported as packed', async () => {
    const { orderNumber } = await placed();
    expect(await numbers('?status=placed')).toContain(orderNumber);
    await report(orderNumber, { events: [{ code: 'packed', at: inMinutes(-1) }] });
    expect(await numbers('?status=placed')).not.toContain(orderNumber);
    expect(await numbers('?status=processing')).toContain(orderNumber);
    expect(await list('?limit=1')).toHaveLength(1);
    expect((await call('GET', '?status=cancelled')).errorId).toBe('API422');
    expect((await call('GET', '?limit=201')).errorId).toBe('API422');
  });
});

describe('a report of a return', () => {
  const three = { ...shoe, qty: 3 };

  test('refunds it once, however often it is sent', async () => {
    const order = await delivered(await placed(three));
    const returnId = await announced(order);
    shop.pass(24 * HOUR);
    const at = inMinutes(-3);
    const answers = await Promise.all(Array.from({ length: 5 }, () => reportArrival(order.orderNumber, returnId, at)));
    answers.push(await reportArrival(order.orderNumber, returnId, at));
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(body.returns).toMatchObject([{ returnId, arrivedAt: at }]);
    }
    const [item] = order.items;
    const cost = Math.round(((item?.price.priceAfterOrderDiscount ?? 0) + (item?.taxTotal ?? 0)) / 3);
    await expect.poll(() => refundsOf(order)).toMatchObject([{ amount: cost, currency: 'USD' }]);
    expect((await shown(order)).returns).toMatchObject([{ refund: { amount: cost, at } }]);
    expect(await tasksOf(order, 'return-refund')).toHaveLength(1);
  });

  test('sets the order to returned if everything came back', async () => {
    const order = await delivered(await placed(shoe));
    const returnId = await announced(order);
    shop.pass(HOUR);
    const { body } = await reportArrival(order.orderNumber, returnId, inMinutes(-1));
    expect([body.status, body.events.at(-1)?.code]).toEqual(['returned', 'returned']);
    await expect.poll(() => refundsOf(order)).toHaveLength(1);
  });

  test('is refused for another moment, an unknown number, the future, and a moment before its label', async () => {
    const order = await delivered(await placed(three));
    const returnId = await announced(order);
    shop.pass(HOUR);
    const { orderNumber: number } = order;
    const other = await delivered(await placed(shoe));
    const before = await books();
    expect(await reportArrival(number, 'RT0000000000', inMinutes(-1))).toMatchObject({
      status: 404,
      errorId: 'API404',
    });
    expect(await reportArrival('WM99999999', returnId, inMinutes(-1))).toMatchObject({
      status: 404,
      errorId: 'ORD409',
    });
    expect(await reportArrival(number, returnId, inMinutes(6))).toMatchObject({ status: 400, errorId: 'API422' });
    expect(await reportArrival(number, returnId, inMinutes(-130))).toMatchObject({ status: 400, errorId: 'API422' });
    expect(await reportArrival(number, returnId, 'now')).toMatchObject({ status: 400, errorId: 'API422' });
    expect(await reportArrival(other.orderNumber, returnId, inMinutes(-1))).toMatchObject({ errorId: 'API404' });
    expect(await books()).toEqual(before);
    expect(await refundsOf(order)).toEqual([]);

    const at = inMinutes(-1);
    expect((await reportArrival(number, returnId, at)).status).toBe(200);
    const after = await books();
    expect(await reportArrival(number, returnId, inMinutes(0))).toMatchObject({ status: 409, errorId: 'API409' });
    expect(await books()).toEqual(after);
  });

  test('takes the moment of one of two calls that name different ones at the same time', async () => {
    const order = await delivered(await placed(three));
    const returnId = await announced(order);
    shop.pass(HOUR);
    const moments = [inMinutes(-3), inMinutes(-2), inMinutes(-1)];
    const answers = await Promise.all(moments.map((at) => reportArrival(order.orderNumber, returnId, at)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    await expect.poll(() => refundsOf(order)).toHaveLength(1);
  });
});

test('a shopper pays, receives, returns and is refunded with calls of shopper and warehouse alone', async () => {
  const cart: Cart = await readyCart(maya, shoe);
  const { body: order } = await place(maya, cart);
  shop.pass(HOUR);
  const { body } = await call<WarehouseOrders>('GET', '?status=placed');
  const mine = body.orders.find(({ progress }) => progress.orderNumber === order.orderNumber);
  expect(mine?.items).toMatchObject([{ upc: shoe.upc, qty: 1 }]);
  await delivered(order);
  const returnId = await announced(order);
  shop.pass(48 * HOUR);
  await reportArrival(order.orderNumber, returnId, inMinutes(-1));
  await expect.poll(() => refundsOf(order)).toHaveLength(1);
  const after = await shown(order);
  expect(after.order.status).toBe('returned');
  expect(after.returns[0]?.refund?.payments).toMatchObject([{ payment_method_id: 'CREDIT_CARD' }]);
});
