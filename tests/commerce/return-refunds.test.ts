import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Cart, Order, Purchase, PurchaseReturn } from '#openapi/generated/waymark.gen.ts';
import { createOrderBook } from '#src/commerce/orders/order-book.ts';
import { storyOf } from '#src/commerce/orders/story.ts';
import type { OrderDoc } from '#src/commerce/model/order.ts';
import { giftCards } from '#src/demo/gift-cards.ts';
import { advanceOrders } from '#src/demo/orders/warehouse.ts';
import { signedEvent } from './support/payments.ts';
import { goods } from './support/seed.ts';
import { caller, openTestShop, placing, readyCart, type Shopper, type TestShop } from './support/shop.ts';

const DAY = 10 * 60_000;

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
const advance = () => advanceOrders({ orders: createOrderBook(shop.database), clock: shop.now }, DAY);
const due = () =>
  shop.database.raw('SELECT id FROM outbox WHERE done_at IS NULL AND due_at <= $1::timestamptz', [
    new Date(shop.now()).toISOString(),
  ]);
/** The warehouse takes in what has arrived, and another process does what is in the outbox. */
const round = async () => {
  await advance();
  const other = await shop.start();
  await expect.poll(due).toEqual([]);
  await other.close();
};

const ways = {
  'Apple Pay': (cart: Cart) => ({
    code: 'DW_APPLE_PAY',
    additionalData: {
      token: 'tok_wallet',
      agreed: { amount: cart.totals.remainingToPay, currency: cart.currency, country: 'US' },
    },
  }),
  'a card': () => ({ code: 'CREDIT_CARD', additionalData: { cardToken: 'tok_approved' } }),
};
type Way = keyof typeof ways;

/** Places three pairs and lets them arrive. */
async function arrived(way: Way, change: (cart: Cart) => Promise<Cart> = async (cart) => cart): Promise<Order> {
  const cart = await change(await readyCart(maya, { ...shoe, qty: 3 }));
  const { body } = await maya.call<Order>('PUT', '/cart/v2/checkout/order', {
    ...placing(cart),
    paymentMethod: ways[way](cart),
  });
  expect(body.status).toBe('placed');
  await shop.database.raw(
    `UPDATE orders SET status = 'delivered', doc = doc || jsonb_build_object('events', $2::jsonb) WHERE number = $1`,
    [body.orderNumber, JSON.stringify([{ code: 'delivered', at: new Date(shop.now()).toISOString() }])],
  );
  return body;
}
const sendBack = async ({ orderNumber, st, items }: Order, qty: number) => {
  const path = `/consumers-v3/consumer/return/${orderNumber}/returnLabel`;
  const body = { st, items: [{ itemId: items[0]?.itemId, qty }] };
  // The order's secret is enough, and a session ends with the days that pass.
  expect((await (await shop.shopper()).call('POST', path, body)).status).toBe(200);
};
const shown = async ({ orderNumber, st }: Order): Promise<Purchase> =>
  (await (await shop.shopper()).call<Purchase>('GET', `/consumers-v3/consumer/purchase/${orderNumber}?st=${st}`)).body;
const docOf = async ({ orderNumber }: Order) =>
  (await shop.database.raw<{ doc: OrderDoc }>('SELECT doc FROM orders WHERE number = $1', [orderNumber]))[0]?.doc;
const refundsOf = async (order: Order) => {
  const id = (await docOf(order))?.authorisation?.id;
  return shop.refunds.filter(({ authorisationId }) => authorisationId === id);
};
const sums = (returns: readonly PurchaseReturn[]) => returns.map(({ refund }) => refund?.amount);

describe.each(Object.keys(ways) as Way[])('an order paid by %s', (way) => {
  test('gets back what a returned pair cost with its tax, once it has arrived, and once', async () => {
    const order = await arrived(way);
    await sendBack(order, 1);
    await round();
    expect(await refundsOf(order)).toEqual([]);
    shop.pass(3 * DAY);
    await Promise.all([advance(), advance(), advance()]);
    await round();
    const [item] = order.items;
    const cost = Math.round(((item?.price.priceAfterOrderDiscount ?? 0) + (item?.taxTotal ?? 0)) / 3);
    await expect.poll(() => refundsOf(order)).toMatchObject([{ amount: cost, currency: 'USD' }]);
    const { order: after, returns } = await shown(order);
    expect(after.status).toBe('delivered');
    expect(returns).toMatchObject([{ refund: { amount: cost, payments: [{ amount: cost }] } }]);
    expect(returns[0]?.refund?.payments[0]?.payment_method_id).toBe(ways[way]({ totals: {} } as Cart).code);
    const { lines = [] } = (await storyOf(shop.database.raw, order.orderNumber)) ?? {};
    expect(lines.map(({ text }) => text).join('\n')).toMatch(/Return RT\w+ arrived: \$[^]*Refund booked/);
  });

  test('that comes back in parts gets back what its goods cost, and no more', async () => {
    const order = await arrived(way);
    for (const qty of [1, 1, 1]) {
      await sendBack(order, qty);
      shop.pass(3 * DAY);
      await round();
      shop.pass(15 * 60_000);
    }
    const { order: after, returns } = await shown(order);
    expect(after.status).toBe('returned');
    const [item] = order.items;
    const cost = (item?.price.priceAfterOrderDiscount ?? 0) + (item?.taxTotal ?? 0);
    expect(sums(returns).reduce<number>((sum, one) => sum + (one ?? 0), 0)).toBe(cost);
    await expect.poll(() => refundsOf(order)).toHaveLength(3);
  });

  test("the provider's event of it is noted and calls nobody", async () => {
    const order = await arrived(way);
    await sendBack(order, 1);
    shop.pass(3 * DAY);
    await round();
    await expect.poll(() => refundsOf(order)).toHaveLength(1);
    const [refund] = await refundsOf(order);
    const logged = shop.logged.length;
    const event = {
      id: `evt_${crypto.randomUUID()}`,
      kind: 'refunded' as const,
      authorisationId: refund?.authorisationId ?? '',
      orderReference: order.orderNumber,
      amount: refund?.amount ?? 0,
      currency: 'USD',
      at: new Date(shop.now()).toISOString(),
      refundKey: refund?.idempotencyKey,
    };
    const send = async () =>
      caller(shop.commerce, '', 'POST', '/cart/v1/paymentEvents', { signedEvent: await signedEvent(event) });
    expect([(await send()).status, (await send()).status]).toEqual([204, 204]);
    expect((await docOf(order))?.paymentEvents).toMatchObject([{ id: event.id }]);
    expect(shop.logged).toHaveLength(logged);
    // The same part, given back in the provider's own pages.
    const { refundKey: _own, ...other } = { ...event, id: `evt_${crypto.randomUUID()}` };
    await caller(shop.commerce, '', 'POST', '/cart/v1/paymentEvents', { signedEvent: await signedEvent(other) });
    expect(shop.logged.at(-1)).toMatchObject({ level: 'error', facts: { event: other.id } });
  });
});

test('of two payments, the wallet gets back its part first, then the gift card', async () => {
  const card = giftCards.find(({ number }) => number === '6006490010000028');
  if (!card) throw new Error('the demo has no gift card with a part of its money');
  const balance = async () =>
    (await shop.database.raw<{ balance: number }>('SELECT balance FROM gift_cards WHERE number = $1', [card.number]))[0]
      ?.balance ?? 0;
  const before = await balance();
  const order = await arrived('Apple Pay', async (cart) => {
    const { body } = await maya.call<Cart>('POST', `/cart/v1/cart/${cart.basketId}/paymentInstruments`, {
      payment_method_id: 'GIFT_CARD',
      c_gcCardNumber: card.number,
      c_gcPin: card.pin,
    });
    return body;
  });
  const paid = order.payment_instruments;
  expect(paid).toMatchObject([{ payment_method_id: 'GIFT_CARD' }, { payment_method_id: 'DW_APPLE_PAY' }]);
  const spent = before - (await balance());
  await sendBack(order, 3);
  shop.pass(3 * DAY);
  await round();
  const refund = (await shown(order)).returns[0]?.refund;
  const wallet = paid[1]?.amount ?? 0;
  const rest = (refund?.amount ?? 0) - wallet;
  expect(refund?.payments).toMatchObject([
    { payment_method_id: 'DW_APPLE_PAY', amount: wallet },
    { payment_method_id: 'GIFT_CARD', amount: rest },
  ]);
  expect(rest).toBeGreaterThan(0);
  expect(await balance()).toBe(before - spent + rest);
  await expect.poll(() => refundsOf(order)).toMatchObject([{ amount: wallet }]);
});

test('a provider that is away is asked again, and a refusal for good calls a person', async () => {
  const order = await arrived('Apple Pay');
  await sendBack(order, 1);
  shop.pass(3 * DAY);
  shop.lost.refund = true;
  await round();
  await expect
    .poll(async () => (await storyOf(shop.database.raw, order.orderNumber))?.open.join('\n'))
    .toContain('the refund of a return at the payment provider');
  shop.lost.refund = false;
  shop.pass(60 * 60_000);
  await round();
  await expect.poll(() => refundsOf(order)).toHaveLength(1);

  maya = await shop.shopper();
  const other = await arrived('Apple Pay');
  const id = (await docOf(other))?.authorisation?.id ?? '';
  shop.refunds.push({ idempotencyKey: 'by hand', authorisationId: id, amount: other.totals.total, currency: 'USD' });
  await sendBack(other, 1);
  shop.pass(3 * DAY);
  await round();
  await expect
    .poll(() => shop.logged.at(-1))
    .toMatchObject({ level: 'error', facts: { order: other.orderNumber }, message: /refuses the refund/ });
});
