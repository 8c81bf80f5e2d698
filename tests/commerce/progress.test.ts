import words from '#src/messages/compiled/en-US/mail.gen.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ItemInput, Order, Purchase } from '#openapi/generated/waymark.gen.ts';
import { writePastOrders } from '#src/demo/orders/past-orders.ts';
import { seed } from '#src/demo/seed.ts';
import { createOrderBook } from '#src/commerce/orders/order-book.ts';
import { advanceOrders } from '#src/demo/orders/warehouse.ts';
import { address, openTestShop, place, readyCart, type Shopper, type TestShop } from './support/shop.ts';
import { mayasContact } from '#tests/people.ts';

/** Orders of the demo progress by themselves. The test has its own clock, in which a day takes ten minutes. */

const MINUTE = 60_000;
const DAY = 10 * MINUTE;
let shop: TestShop;
let shopper: Shopper;
beforeAll(async () => {
  shop = await openTestShop({ seed, warehouseDay: DAY });
  shopper = await shop.shopper();
});
afterAll(() => shop.close());

const upcOf = (productId: string) => seed.products.find(({ id }) => id === productId)?.variants[2]?.upc ?? '';
const shoe: ItemInput = { productId: 'WMTR1001MOS', upc: upcOf('WMTR1001MOS') };
const base = '/consumers-v3/consumer';
/** The order as its shopper sees it after this time. Starts a process, which runs one round of the progress. */
const after = async (minutes: number, { orderNumber, st }: Order): Promise<Purchase> => {
  shop.pass(minutes * MINUTE);
  const other = await shop.start();
  await other.close();
  return (await (await shop.shopper()).call<Purchase>('GET', `${base}/purchase/${orderNumber}?st=${st}`)).body;
};
const emailsAbout = ({ orderNumber }: Order) => shop.emails.filter(({ id }) => id === `order-shipped:${orderNumber}`);
/**
 * Waits until the outbox has no open task for the order. The process that added a task may have ended before running
 * it, so another one is started.
 */
const settled = async ({ orderNumber }: Order) => {
  const next = await shop.start();
  const open = () => shop.database.raw('SELECT id FROM outbox WHERE about = $1 AND done_at IS NULL', [orderNumber]);
  await expect.poll(open).toEqual([]);
  await next.close();
};
const done = ({ tracking }: Purchase) =>
  tracking.map(({ steps }) => steps.filter(({ at }) => at).map(({ code }) => code));

test('an order is placed, packed when it cannot be cancelled any more, sent and delivered; then it can be returned', async () => {
  const { body: order } = await place(shopper, await readyCart(shopper, shoe));
  expect((await after(29, order)).order.status).toBe('placed');
  const packed = await after(2, order);
  expect([packed.order.status, packed.actions]).toEqual(['processing', ['invoice']]);
  // Delivery takes 3-6 days.
  const sent = await after(15, order);
  expect([sent.order.status, done(sent)]).toEqual(['shipped', [['placed', 'packed', 'shipped']]]);
  expect(sent.tracking[0]).toMatchObject({ carrier: 'Demo carrier', trackingNumber: `DEMO-${order.orderNumber}` });
  expect((await after(20, order)).order.status).toBe('shipped');
  const there = await after(25, order);
  expect([there.order.status, done(there)]).toEqual(['delivered', [['placed', 'packed', 'shipped', 'delivered']]]);
  expect(there.actions).toContain('return');
  const times = there.tracking[0]?.steps.map(({ at = '' }) => at) ?? [];
  expect(times).toEqual(times.toSorted());
  expect((await after(10_000, order)).order.status).toBe('delivered');
});

test('a dispatched parcel causes one email, with its items and tracking', async () => {
  shopper = await shop.shopper();
  const { body: order } = await place(shopper, await readyCart(shopper, shoe));
  await after(31, order);
  await settled(order);
  expect(emailsAbout(order)).toEqual([]);
  await after(15, order);
  await settled(order);
  const [email] = emailsAbout(order);
  expect(email).toMatchObject({
    to: 'maya@example.com',
    subject: `Your package of order ${order.orderNumber} is on its way`,
  });
  for (const body of [email?.html, email?.text]) {
    expect(body).toContain(order.items[0]?.name);
    expect(body).toContain(`Demo carrier, DEMO-${order.orderNumber}`);
    expect(body).toContain(`http://shop.test/en-us/order-lookup/${order.orderNumber}?st=${order.st}`);
  }
  expect(email?.html).toMatch(/<img src="http:\/\/shop\.test\/images\/product\/[^"]+fmt=jpeg" alt=""/);
  await after(60, order);
  await settled(order);
  expect(emailsAbout(order)).toHaveLength(1);
});

test('two simultaneous rounds that send the same order write one email', async () => {
  shopper = await shop.shopper();
  const { body: order } = await place(shopper, await readyCart(shopper, shoe));
  await after(31, order);
  shop.pass(15 * MINUTE);
  const round = () => advanceOrders({ orders: createOrderBook(shop.database), clock: shop.now }, DAY);
  await Promise.all([round(), round()]);
  const tasks = await shop.database.raw(`SELECT id FROM outbox WHERE about = $1 AND kind = 'order-shipped'`, [
    order.orderNumber,
  ]);
  expect(tasks).toEqual([{ id: `order-shipped:${order.orderNumber}` }]);
  await settled(order);
  expect(emailsAbout(order)).toHaveLength(1);
});

test('a night without a process is caught up at the next start', async () => {
  shopper = await shop.shopper();
  const { body: order } = await place(shopper, await readyCart(shopper, shoe));
  const there = await after(24 * 60, order);
  expect([there.order.status, done(there)]).toEqual(['delivered', [['placed', 'packed', 'shipped', 'delivered']]]);
  await settled(order);
  expect(emailsAbout(order)).toEqual([]);
});

test('an order to collect waits in its store', async () => {
  shopper = await shop.shopper();
  const { body } = await shopper.call('POST', '/cart/v1/cartWithItem', {
    items: [{ ...shoe, storeId: '1001', delivery: 'sts' }],
  });
  await shopper.call('POST', `/cart/v2/cart/${body.basketId}/shippingAddress`, {
    addresses: [mayasContact],
    context: 'COLLECTION',
  });
  const cart = (await shopper.call('POST', `/cart/v1/cart/${body.basketId}/billingAddress`, { address })).body;
  const { body: order } = await place(shopper, cart);
  // Delivery takes 4-7 days.
  expect((await after(30 + 71, order)).order.status).toBe('ready-for-pickup');
  // A parcel to a store causes no dispatch email, neither earlier nor now.
  await settled(order);
  expect(emailsAbout(order)).toEqual([]);
  expect(done(await after(21, order))).toEqual([['placed', 'packed', 'shipped', 'ready-for-pickup', 'delivered']]);
});

test('an email about parcels to different places names each place, and no common address', async () => {
  shopper = await shop.shopper();
  const { basketId } = await readyCart(shopper, shoe);
  await shopper.call('POST', '/cart/v1/item', {
    items: [{ cartId: basketId, ...shoe, storeId: '1001', delivery: 'sts' }],
  });
  const { body: cart } = await shopper.call('POST', `/cart/v2/cart/${basketId}/shippingAddress`, {
    addresses: [mayasContact],
    context: 'COLLECTION',
  });
  const { body: order } = await place(shopper, cart);
  await after(31, order);
  await after(15, order);
  await settled(order);
  const [email] = emailsAbout(order);
  expect(email?.text).toContain(words.shippedIntro.split('.')[0]);
  expect(email?.text).toContain('Waymark Boulder');
  expect(email?.text).not.toContain('Goes to');
});

test('a cancelled order stays cancelled, and without simulation no order progresses', async () => {
  shopper = await shop.shopper();
  const { body: order } = await place(shopper, await readyCart(shopper, shoe));
  await shopper.call('POST', `${base}/CancelOrder`, { orderNumber: order.orderNumber });
  expect((await after(5_000, order)).order.status).toBe('cancelled');

  const real = await openTestShop();
  const by = await real.shopper();
  const { body: placed } = await place(by, await readyCart(by, { productId: 'WMTR1001MOS', upc: '884501001085' }));
  real.pass(10 * 1440 * MINUTE);
  await (await real.start()).close();
  const later = await real.shopper();
  expect(
    (await later.call<Purchase>('GET', `${base}/purchase/${placed.orderNumber}?st=${placed.st}`)).body.order.status,
  ).toBe('placed');
  await real.close();
});

test('the past orders of the demo keep their status', async () => {
  await writePastOrders(shop.database, seed.people, Date.now());
  const states = () =>
    shop.database.raw(
      `SELECT number, status FROM orders WHERE jsonb_array_length(doc->'held') = 0 ORDER BY number`,
      [],
    );
  const before = await states();
  expect(before.length).toBeGreaterThan(5);
  shop.pass(30 * 1440 * MINUTE);
  await (await shop.start()).close();
  expect(await states()).toEqual(before);
});
