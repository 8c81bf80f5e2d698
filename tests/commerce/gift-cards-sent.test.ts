import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { ItemInput, Order, Purchase } from '#openapi/generated/waymark.gen.ts';
import type { Mail } from '#src/commerce/mail/mailer.ts';
import type { OrderRow } from '#src/commerce/model/order.ts';
import { goods } from './support/seed.ts';
import { openTestShop, place, readyCart, type Shopper, type TestShop } from './support/shop.ts';

/** An order of gift cards alone is delivered when the last of them was sent. No warehouse hears of it. */

let shop: TestShop;
const sent: Mail[] = [];
/** What the mailer waits for before it sends a gift card. */
let post: (mail: Mail) => Promise<void>;
const open = async () => undefined;
beforeAll(async () => {
  shop = await openTestShop({
    mailer: {
      send: async (mail) => {
        if (mail.id.startsWith('gift-card:')) await post(mail);
        sent.push(mail);
      },
    },
  });
});
afterEach(() => void (post = open));
afterAll(() => shop.close());
post = open;

const base = '/consumers-v3/consumer';
const cardTo = (email: string): ItemInput => ({
  productId: goods.giftCard.productId,
  upc: goods.giftCard.upcs[0],
  customAmount: 5000,
  giftOption: { email, to: 'Wren', message: '' },
});
const shoe: ItemInput = { productId: goods.shoe.productId, upc: goods.shoe.upcs[0] };

async function bought(first: ItemInput, ...others: ItemInput[]): Promise<{ order: Order; shopper: Shopper }> {
  const shopper = await shop.shopper();
  const cart = await readyCart(shopper, first);
  for (const item of others)
    await shopper.call('POST', '/cart/v1/item', { items: [{ cartId: cart.basketId, ...item }] });
  const read = (await shopper.call('GET', `/cart/v1/cart/${cart.basketId}`)).body as typeof cart;
  const { status, body } = await place(shopper, read);
  expect(status).toBe(200);
  return { order: body, shopper };
}
const twoCards = () => bought(cardTo('wren@example.com'), cardTo('robin@example.com'));

const rowOf = async ({ orderNumber }: Order) => {
  const [row] = await shop.database.raw<Pick<OrderRow, 'status' | 'doc'>>(
    'SELECT status, doc FROM orders WHERE number = $1',
    [orderNumber],
  );
  return row && { status: row.status, events: row.doc.events ?? [] };
};
const undone = ({ orderNumber }: Order) =>
  shop.database.raw<{ id: string }>('SELECT id FROM outbox WHERE about = $1 AND done_at IS NULL', [orderNumber]);
const settled = (order: Order) => expect.poll(() => undone(order)).toEqual([]);
const cardsOf = ({ orderNumber }: Order) => sent.filter(({ id }) => id.startsWith(`gift-card:${orderNumber}:`));

test('an order of gift cards alone is delivered once its last card was sent', async () => {
  const { order, shopper } = await twoCards();
  await settled(order);
  const row = await rowOf(order);
  expect(row).toEqual({ status: 'delivered', events: [{ code: 'sent', at: expect.any(String) as string }] });
  const [last] = await shop.database.raw<{ at: string }>(
    `SELECT to_char(max(done_at) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS') AS at FROM outbox
     WHERE about = $1 AND kind = 'gift-card'`,
    [order.orderNumber],
  );
  expect(row?.events[0]?.at.slice(0, 19)).toBe(last?.at);
  const { body } = await shopper.call<Purchase>('GET', `${base}/purchase/${order.orderNumber}?st=${order.st}`);
  expect(body.order.status).toBe('delivered');
  expect(body.tracking.flatMap(({ steps }) => steps).filter(({ at }) => !at)).toEqual([]);
  expect(body.actions).toEqual(['invoice', 'resendGiftCardEmail']);
});

test('it stays placed while one of its emails cannot be sent, also if the other is sent again', async () => {
  post = async ({ to }) => {
    if (to === 'robin@example.com') throw new Error('the mail server is down');
  };
  const { order, shopper } = await twoCards();
  await expect.poll(() => cardsOf(order).length).toBe(1);
  const again = await shopper.call('POST', `${base}/resendGiftCardEmail`, {
    orderNumber: order.orderNumber,
    st: order.st,
    itemId: order.items.find(({ giftOption }) => giftOption?.email === 'wren@example.com')?.itemId,
  });
  expect(again.status).toBe(204);
  await expect.poll(() => cardsOf(order).length).toBe(2);
  expect(await undone(order)).toHaveLength(1);
  expect(await rowOf(order)).toEqual({ status: 'placed', events: [] });
  post = open;
  shop.pass(2 * 3_600_000);
  const next = await shop.start();
  await expect.poll(() => rowOf(order)).toMatchObject({ status: 'delivered', events: [{ code: 'sent' }] });
  await next.close();
});

test('two last cards that two processes send at the same time deliver the order once', async () => {
  const both = Promise.withResolvers<void>();
  const waiting = new Set<string>();
  post = async ({ id }) => {
    waiting.add(id);
    if (waiting.size === 2) both.resolve();
    await both.promise;
  };
  const other = await shop.start();
  const { order } = await twoCards();
  // The first process is at one card; the other takes the other one.
  await expect.poll(() => waiting.size).toBeGreaterThan(0);
  const third = await shop.start();
  await both.promise;
  await settled(order);
  expect(waiting.size).toBe(2);
  expect(await rowOf(order)).toEqual({
    status: 'delivered',
    events: [{ code: 'sent', at: expect.any(String) as string }],
  });
  await other.close();
  await third.close();
});

test('a gift card beside a parcel leaves the order placed', async () => {
  const { order } = await bought(cardTo('wren@example.com'), shoe);
  await settled(order);
  expect(await rowOf(order)).toEqual({ status: 'placed', events: [] });
});

test('a start delivers an order whose cards were sent before the shop noted it, and no other', async () => {
  const { order } = await twoCards();
  const { order: parcel } = await bought(shoe);
  await settled(order);
  const done = await rowOf(order);
  const stuck = () =>
    shop.database.raw(`UPDATE orders SET status = 'placed', doc = doc - 'events' WHERE number = $1`, [
      order.orderNumber,
    ]);
  await stuck();
  await (await shop.start()).close();
  expect((await rowOf(order))?.status).toBe('delivered');
  expect(Date.parse((await rowOf(order))?.events[0]?.at ?? '')).toBe(Date.parse(done?.events[0]?.at ?? '-'));
  expect((await rowOf(parcel))?.status).toBe('placed');

  await stuck();
  await shop.database.raw(`UPDATE outbox SET done_at = NULL, due_at = now() + interval '1 day' WHERE id LIKE $1`, [
    `gift-card:${order.orderNumber}:%`,
  ]);
  await (await shop.start()).close();
  expect((await rowOf(order))?.status).toBe('placed');
});
