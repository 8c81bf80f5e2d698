import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Cart, Order, Purchase } from '#openapi/generated/waymark.gen.ts';
import type { OrderDoc } from '#src/commerce/model/order.ts';
import { createCommerce } from '#src/commerce/app.ts';
import { createOrderBook } from '#src/commerce/orders/order-book.ts';
import { storyOf } from '#src/commerce/orders/story.ts';
import type { PaymentEvent } from '#src/commerce/payments/payment-provider.ts';
import { signedEvent } from './support/payments.ts';
import { goods } from './support/seed.ts';
import { caller, keys, openTestShop, placing, readyCart, type Shopper, type TestShop } from './support/shop.ts';

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

/** What pays each order, at the provider. */
const authorisations = new Map<string, string>();

/** How a cart is paid: a wallet or a card. */
const ways = ['DW_APPLE_PAY', 'CREDIT_CARD'] as const;
const placed = async (way: (typeof ways)[number]): Promise<Order> => {
  const cart = await readyCart(maya, shoe);
  const { body } = await maya.call<Order>('PUT', '/cart/v2/checkout/order', bodyOf(cart, way));
  expect(body.status).toBe('placed');
  authorisations.set(body.orderNumber, (await docOf(body))?.doc.authorisation?.id ?? '');
  return body;
};
const bodyOf = (cart: Cart, way: (typeof ways)[number]) => ({
  ...placing(cart),
  paymentMethod:
    way === 'CREDIT_CARD'
      ? { code: way, additionalData: { cardToken: 'tok_approved' } }
      : {
          code: way,
          additionalData: {
            token: 'tok_wallet',
            agreed: { amount: cart.totals.remainingToPay, currency: cart.currency, country: 'US' },
          },
        },
});
const eventOf = ({ orderNumber, totals }: Order, change: Partial<PaymentEvent> = {}): PaymentEvent => ({
  id: `evt_${crypto.randomUUID()}`,
  kind: 'captured',
  authorisationId: authorisations.get(orderNumber) ?? 'auth-of-nobody',
  orderReference: orderNumber,
  amount: totals.total,
  currency: totals.currency,
  at: new Date(shop.now()).toISOString(),
  ...change,
});
/** As the provider sends it: without a session. */
const send = async (event: PaymentEvent, ...signing: [secret?: string, typ?: string]) =>
  caller(shop.commerce, '', 'POST', '/cart/v1/paymentEvents', { signedEvent: await signedEvent(event, ...signing) });
const docOf = async ({ orderNumber }: Order) => {
  const [row] = await shop.database.raw<{ status: string; doc: OrderDoc }>(
    'SELECT status, doc FROM orders WHERE number = $1',
    [orderNumber],
  );
  return row;
};

describe.each(ways)('an event about a payment by %s', (way) => {
  test('is taken once, and is part of the story of its order', async () => {
    const order = await placed(way);
    const event = eventOf(order);
    const answers = await Promise.all([send(event), send(event), send(event)]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect((await docOf(order))?.doc.paymentEvents).toMatchObject([{ id: event.id, kind: 'captured' }]);
    const story = await storyOf(shop.database.raw, order.orderNumber);
    expect(story?.lines.map(({ text }) => text).join('\n')).toContain('The payment provider captured: $');
    expect((await docOf(order))?.status).toBe('placed');
  });

  test.each(['voided', 'refunded'] as const)('%s as a whole cancels an order that nobody packs, once', async (kind) => {
    const before = await shop.stock(shoe.upc);
    const order = await placed(way);
    const event = eventOf(order, { kind });
    await Promise.all([send(event), send(event)]);
    expect(await docOf(order)).toMatchObject({
      status: 'cancelled',
      doc: { refusal: { by: 'provider', reason: 'cancelled' } },
    });
    expect(await shop.stock(shoe.upc)).toEqual(before);
    await expect
      .poll(() => shop.emails.filter(({ id }) => id === `order-cancellation:${order.orderNumber}`).length)
      .toBe(1);
  });

  test('of a part of the money, and a dispute, change no order; a person is called', async () => {
    const order = await placed(way);
    await send(eventOf(order, { kind: 'refunded', amount: 100 }));
    await send(eventOf(order, { kind: 'disputed' }));
    expect((await docOf(order))?.status).toBe('placed');
    const messages = shop.logged
      .filter(({ facts }) => facts['order'] === order.orderNumber)
      .map((line) => line.message);
    expect(messages).toEqual(['the provider gave back money of an order under way', 'a payment is disputed']);
  });

  test('that the provider gave the money back, once the parcel is packed, cancels nothing and calls a person', async () => {
    const order = await placed(way);
    await shop.database.raw(`UPDATE orders SET status = 'processing' WHERE number = $1`, [order.orderNumber]);
    await send(eventOf(order, { kind: 'refunded' }));
    expect((await docOf(order))?.status).toBe('processing');
    expect(shop.logged.at(-1)).toMatchObject({ level: 'error', facts: { order: order.orderNumber } });
  });

  test('that another payment of it was given back leaves a paid order alone and calls a person', async () => {
    const order = await placed(way);
    await send(eventOf(order, { kind: 'voided', authorisationId: 'made twice by the provider' }));
    expect((await docOf(order))?.status).toBe('placed');
    expect(shop.logged.at(-1)).toMatchObject({ level: 'error', message: 'another payment of an order was given back' });
  });

  test('of a refund that the shop asked for itself is only noted', async () => {
    const order = await placed(way);
    const paid = shop.charged();
    await maya.call<Purchase>('POST', '/consumers-v3/consumer/CancelOrder', { orderNumber: order.orderNumber });
    await expect.poll(() => shop.charged()).toBe(paid - 1);
    const logged = shop.logged.length;
    expect((await send(eventOf(order, { kind: 'refunded' }))).status).toBe(204);
    expect((await docOf(order))?.doc.refusal).toMatchObject({ by: 'shopper' });
    expect(shop.logged).toHaveLength(logged);
  });
});

test('an event that the provider did not sign is refused and changes nothing', async () => {
  const order = await placed('DW_APPLE_PAY');
  const event = eventOf(order, { kind: 'voided' });
  const forged = { status: 403, errorId: 'AUT404' };
  expect(await send(event, 'a secret that somebody guessed, wrongly')).toMatchObject(forged);
  expect(await send(event, undefined, 'JWT')).toMatchObject(forged);
  const [head, , signature] = (await signedEvent(event)).split('.');
  const other = Buffer.from(JSON.stringify({ ...event, kind: 'refunded' })).toString('base64url');
  const unsigned = `${Buffer.from('{"alg":"none","typ":"payment-event"}').toString('base64url')}.${other}.x`;
  for (const given of [`${head}.${other}.${signature}`, unsigned])
    expect(await caller(shop.commerce, '', 'POST', '/cart/v1/paymentEvents', { signedEvent: given })).toMatchObject(
      forged,
    );
  expect(await docOf(order)).toMatchObject({ status: 'placed' });
  expect((await docOf(order))?.doc.paymentEvents).toBeUndefined();
});

test.each(['voided', 'refunded'] as const)(
  'that money was %s while the order is still being placed is taken once the order is decided',
  async (kind) => {
    const order = await placed('DW_APPLE_PAY');
    const setStatus = (status: string) =>
      shop.database.raw('UPDATE orders SET status = $2 WHERE number = $1', [order.orderNumber, status]);
    await setStatus('placing');
    const event = eventOf(order, { kind });
    const early = await send(event);
    expect(early).toMatchObject({ status: 409, errorId: 'API409' });
    expect(early.headers.get('retry-after')).toBe('5');
    expect((await docOf(order))?.doc.paymentEvents).toBeUndefined();
    await setStatus('placed');
    expect((await send(event)).status).toBe(204);
    expect((await docOf(order))?.status).toBe('cancelled');
  },
);

test('an event about an order that the shop does not know is taken, so that it is not repeated for ever', async () => {
  const order = await placed('DW_APPLE_PAY');
  expect((await send(eventOf(order, { orderReference: 'WM0000000000' }))).status).toBe(204);
  expect(shop.logged.at(-1)).toMatchObject({ level: 'warn' });
});

test('a wallet payment whose answer was lost is found by the recovery, and its order is finished, once', async () => {
  // The refunds of the orders above are done by then.
  const waiting = () => shop.database.raw(`SELECT id FROM outbox WHERE kind = 'refund' AND done_at IS NULL`, []);
  await expect.poll(waiting).toEqual([]);
  const before = await shop.stock(shoe.upc);
  const paid = shop.charged();
  const cart = await readyCart(maya, shoe);
  Object.assign(shop.lost, { authorise: true, conclude: true });
  const doubt = await maya.call('PUT', '/cart/v2/checkout/order', bodyOf(cart, 'DW_APPLE_PAY'));
  expect(doubt).toMatchObject({ status: 503, errorId: 'API503' });
  Object.assign(shop.lost, { authorise: false, conclude: false });
  expect(shop.charged()).toBe(paid + 1);
  shop.pass(2 * 60_000);
  await (await shop.start()).close();
  const found = await maya.call<Order>('GET', `/cart/v1/cart/${cart.basketId}/order`);
  expect(found).toMatchObject({ status: 200, body: { status: 'placed', paymentMethod: { code: 'DW_APPLE_PAY' } } });
  expect(shop.charged()).toBe(paid + 1);
  await maya.call('POST', '/consumers-v3/consumer/CancelOrder', { orderNumber: found.body.orderNumber });
  await expect.poll(() => shop.charged()).toBe(paid);
  expect(await shop.stock(shoe.upc)).toEqual(before);
});

test('a wallet payment that was authorised for an order that was given up meanwhile is voided', async () => {
  const { payments } = shop;
  const other = await createCommerce({
    database: shop.database,
    payments: {
      ...payments,
      // Another process gives the order up while the provider is asked.
      authorise: async (request) => {
        const answer = await payments.authorise(request);
        await createOrderBook(shop.database).release(request.orderReference, {
          at: new Date(shop.now()).toISOString(),
          errorId: null,
          by: 'shop',
          reason: 'not-charged',
        });
        return answer;
      },
    },
    mailer: shop.mailer,
    publicUrl: 'http://shop.test',
    keys,
    clock: () => new Date(shop.now()),
  });
  const before = await shop.stock(shoe.upc);
  const paid = shop.charged();
  const cart = await readyCart(maya, shoe);
  const answer = await caller(other, maya.token, 'PUT', '/cart/v2/checkout/order', bodyOf(cart, 'DW_APPLE_PAY'));
  expect(answer).toMatchObject({ status: 402, errorId: 'PAY400' });
  await other.close();
  expect(shop.charged()).toBe(paid);
  expect(await shop.stock(shoe.upc)).toEqual(before);
});
