import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Cart, Subscriptions } from '#openapi/generated/waymark.gen.ts';
import { seed } from '#src/demo/seed.ts';
import { signedIn } from './support/people.ts';
import { mayasContact } from '#tests/people.ts';
import { address, openTestShop, place, readyCart, type Shopper, type TestShop } from './support/shop.ts';

/** Text messages about orders. The test has its own clock, in which a day takes ten minutes. */

const MINUTE = 60_000;
const upc = seed.products.find(({ id }) => id === 'WMTR1001MOS')?.variants[2]?.upc ?? '';
const path = '/consumers-v3/consumer/notification';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ seed, warehouseDay: 10 * MINUTE });
});
afterAll(() => shop.close());

const enter = async (email: string): Promise<Shopper> => {
  const { as, enter: signIn } = signedIn(shop.commerce);
  return as((await signIn(email)).accessToken);
};
/** Places an order and lets its parcel leave. */
async function order(by: Shopper, more: object = {}): Promise<string> {
  const { basketId } = await readyCart(by, { productId: 'WMTR1001MOS', upc, qty: 1 });
  const { body: cart } = await by.call<Cart>('POST', `/cart/v2/cart/${basketId}/shippingAddress`, {
    addresses: [{ ...address, ...more }],
  });
  const { body } = await place(by, cart);
  await deliver(body.orderNumber, [31, 15]);
  return body.orderNumber;
}
/** Lets these minutes pass, one process after the other, until everything that is to be sent is sent. */
async function deliver(orderNumber: string, passing: readonly number[]): Promise<void> {
  for (const minutes of passing) {
    shop.pass(minutes * MINUTE);
    await (await shop.start()).close();
  }
  const next = await shop.start();
  await expect
    .poll(() => shop.database.raw('SELECT id FROM outbox WHERE about = $1 AND done_at IS NULL', [orderNumber]))
    .toEqual([]);
  await next.close();
}
/** Places an order that is collected in a store. */
async function orderToCollect(by: Shopper, orderTexts: boolean): Promise<string> {
  const { body } = await by.call('POST', '/cart/v1/cartWithItem', {
    items: [{ productId: 'WMTR1001MOS', upc, storeId: '1001', delivery: 'sts' }],
  });
  await by.call('POST', `/cart/v2/cart/${body.basketId}/shippingAddress`, {
    addresses: [{ ...mayasContact, subscriptions: { orderTexts } }],
    context: 'COLLECTION',
  });
  const { body: cart } = await by.call<Cart>('POST', `/cart/v1/cart/${body.basketId}/billingAddress`, { address });
  return (await place(by, cart)).body.orderNumber;
}
const textsAbout = (number: string) => shop.messages.filter(({ text }) => text.includes(number));

test('a text tells that a parcel leaves, once, and only to who wants it', async () => {
  const maya = await enter('maya.reed@example.com');
  const chosen = async () =>
    (await maya.call<Subscriptions>('GET', '/consumers-v3/consumer/subscription')).body.orderUpdates;
  expect(await chosen()).toEqual(['email']);
  expect(textsAbout(await order(maya))).toEqual([]);

  const later = await enter('maya.reed@example.com');
  expect((await later.call('PUT', path, { orderUpdates: ['email', 'sms'] })).status).toBe(204);
  const number = await order(later);
  expect(textsAbout(number)).toMatchObject([{ id: `order-shipped:${number}:sms` }]);
  expect(textsAbout(number)[0]?.to).toMatch(/^1\d{10}$/);

  const last = await enter('maya.reed@example.com');
  expect((await last.call('PUT', path, { orderUpdates: ['email'] })).status).toBe(204);
  expect(textsAbout(await order(last))).toEqual([]);
});

test('the text goes to whoever receives the parcel, if the address names them', async () => {
  const maya = await enter('maya.reed@example.com');
  await maya.call('PUT', path, { orderUpdates: ['email', 'sms'] });
  const number = await order(maya, { recipientContactPhone: '(303) 555-0142' });
  expect(textsAbout(number)).toMatchObject([{ to: '13035550142' }]);
});

test('emails about orders cannot be turned off, and a guest has no choice', async () => {
  const theo = await enter('theo.lambert@example.com');
  for (const orderUpdates of [[], ['sms'], ['fax'], ['email', 'email']])
    expect((await theo.call('PUT', path, { orderUpdates })).status).toBe(400);
  const guest = await shop.shopper();
  const refused = await guest.call<{ errorDetails: { errorId: string }[] }>('PUT', path, {
    orderUpdates: ['email', 'sms'],
  });
  expect([refused.status, refused.body.errorDetails[0]?.errorId]).toEqual([403, 'AUT404']);
});

test('what was chosen with the order counts for it, until the account is changed later', async () => {
  const maya = await enter('maya.reed@example.com');
  await maya.call('PUT', path, { orderUpdates: ['email'] });
  shop.pass(MINUTE);
  const chosen = await order(maya, { subscriptions: { orderTexts: true } });
  expect(textsAbout(chosen)).toHaveLength(1);

  const again = await enter('maya.reed@example.com');
  await again.call('PUT', path, { orderUpdates: ['email', 'sms'] });
  shop.pass(MINUTE);
  const declined = await order(again, { subscriptions: { orderTexts: false } });
  expect(textsAbout(declined)).toEqual([]);
});

test('a guest who wants it gets a text, and the cart and the order name the channels', async () => {
  const guest = await shop.shopper();
  const { basketId } = await readyCart(guest, { productId: 'WMTR1001MOS', upc, qty: 1 });
  const { body: cart } = await guest.call<Cart>('POST', `/cart/v2/cart/${basketId}/shippingAddress`, {
    addresses: [{ ...address, subscriptions: { orderTexts: true } }],
  });
  const channels = [
    { code: 'ORDER_UPDATES', channel: 'email' },
    { code: 'ORDER_UPDATES', channel: 'sms' },
  ];
  expect(cart.customerNotifications).toEqual(channels);
  expect((await place(guest, cart)).body.customerNotifications).toEqual(channels);
  expect(textsAbout(await order(await shop.shopper(), { subscriptions: { orderTexts: true } }))).toHaveLength(1);
});

const aboutReady = (number: string) => shop.emails.filter(({ id }) => id === `order-ready:${number}`);

test('an email tells once that an order can be collected, and a text too if it was wanted', async () => {
  const number = await orderToCollect(await shop.shopper(), true);
  // Delivery takes 4-7 days.
  await deliver(number, [30 + 71]);
  await deliver(number, [1]);
  expect(aboutReady(number)).toMatchObject([{ subject: `Order ${number} is ready to collect` }]);
  expect(aboutReady(number)[0]?.text).toContain('Waymark Boulder');
  expect(textsAbout(number)).toEqual([
    {
      id: `order-ready:${number}:sms`,
      to: expect.stringMatching(/^1\d{10}$/) as string,
      text: `Waymark: order ${number} is ready to collect. Waymark Boulder`,
    },
  ]);

  const declined = await orderToCollect(await shop.shopper(), false);
  await deliver(declined, [30 + 71]);
  expect(aboutReady(declined)).toHaveLength(1);
  expect(textsAbout(declined)).toEqual([]);
});

test('nothing tells of what was collected before anybody could be told', async () => {
  const number = await orderToCollect(await shop.shopper(), true);
  await deliver(number, [24 * 60]);
  expect(aboutReady(number)).toEqual([]);
  expect(textsAbout(number)).toEqual([]);
});
