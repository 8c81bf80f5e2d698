import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Order, Purchase } from '#openapi/generated/waymark.gen.ts';
import type { Mail } from '#src/commerce/mail/mailer.ts';
import type { OrderDoc } from '#src/commerce/model/order.ts';
import { storyOf, storyText } from '#src/commerce/orders/story.ts';
import { goods } from './support/seed.ts';
import { openTestShop, place, readyCart, type TestShop } from './support/shop.ts';

const shoe = { productId: goods.shoe.productId, upc: goods.shoe.upcs[0] };
const boots = { productId: goods.boots.productId, upc: goods.boots.upcs[0] };

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const story = async (number: string) => {
  const told = await storyOf(shop.database.raw, number);
  if (!told) throw new Error('there is no such order');
  return told;
};
const texts = async (number: string) => (await story(number)).lines.map(({ text }) => text);
const rowsOf = (cartId: string) =>
  shop.database.raw<{ number: string; status: string; doc: OrderDoc }>(
    'SELECT number, status, doc FROM orders WHERE cart_id = $1::uuid ORDER BY created_at',
    [cartId],
  );
const sent = (number: string): Mail[] => shop.emails.filter(({ id }) => id.includes(number));

test.each([
  ['tok_declined', 'PAY400', 'declined'],
  ['tok_fraudulent', 'PYT402', 'fraud'],
  ['tok_expired', 'FE309', 'expired'],
])('an order refused with %s stores the code, the reason and the time', async (token, errorId, reason) => {
  const guest = await shop.shopper();
  const cart = await readyCart(guest, shoe);
  const before = Date.now();
  expect((await place(guest, cart, token)).errorId).toBe(errorId);
  const [row] = await rowsOf(cart.basketId);
  expect(row).toMatchObject({ status: 'refused', doc: { refusal: { by: 'provider', reason, errorId } } });
  expect(Date.parse(row?.doc.refusal?.at ?? '')).toBeGreaterThanOrEqual(before);
});

test('lists a refused order: created, held, refused, tried again', async () => {
  const guest = await shop.shopper();
  const cart = await readyCart(guest, shoe);
  await place(guest, cart, 'tok_declined');
  const [refused] = await rowsOf(cart.basketId);
  const { body: placed } = await place(guest, cart);
  expect(await texts(refused?.number ?? '')).toEqual([
    `Cart ${cart.basketId} created`,
    expect.stringMatching(
      /^Priced and held for guest [0-9a-f-]{36}: 1 unit, total \$\d+\.\d\d, to be paid \$\d+\.\d\d by card$/,
    ),
    'Given up: the payment provider declined the payment; what was held went back; the shopper was answered PAY400',
    `Another try to place the cart: ${placed.orderNumber}`,
  ]);
  expect((await texts(placed.orderNumber)).slice(1, 4)).toEqual([
    `Another try to place the cart: ${refused?.number}`,
    `${refused?.number}: Given up: the payment provider declined the payment; what was held went back; the shopper was answered PAY400`,
    expect.stringMatching(/^Priced and held/),
  ]);
});

test('lists a placed order: the bank, the email, and an email that failed at first', async () => {
  const guest = await shop.shopper();
  shop.mailServer.isDown = true;
  const { body } = await place(guest, await readyCart(guest, shoe), 'tok_challenge');
  const waiting = await story(body.orderNumber);
  expect(waiting.status).toBe('pending-authentication');
  expect(waiting.open).toEqual([expect.stringMatching(/^The shopper is at the bank; the goods are held until \d{4}-/)]);
  await guest.call('PATCH', `/cart/v2/checkout/order/${body.orderNumber}`, {
    paymentMethod: { code: 'CREDIT_CARD', additionalData: { threeDS2Result: { transStatus: 'Y', token: 'good' } } },
  });
  await expect
    .poll(async () => (await story(body.orderNumber)).open)
    .toEqual([
      expect.stringMatching(
        /^Still to be done: the confirmation mail after one try; a failed one: \w+.*; next try \d{4}-/,
      ),
    ]);
  shop.mailServer.isDown = false;
  shop.pass(31_000);
  const next = await shop.start();
  await expect.poll(() => sent(body.orderNumber).length).toBe(1);
  await expect.poll(async () => (await story(body.orderNumber)).open).toEqual([]);
  await next.close();
  expect((await texts(body.orderNumber)).slice(2)).toEqual([
    'The bank asked the shopper to authenticate',
    'Placed',
    expect.stringMatching(/^The confirmation mail was sent after 2 tries; a failed one: \w+/),
  ]);
});

test('lists a refunded order: cancelled by the shopper, refund and email', async () => {
  const guest = await shop.shopper();
  const { body: order } = await place(guest, await readyCart(guest, boots));
  const cancelled = await guest.call<Purchase>('POST', '/consumers-v3/consumer/CancelOrder', {
    orderNumber: order.orderNumber,
  });
  expect(cancelled.status).toBe(200);
  await expect.poll(() => sent(order.orderNumber).length).toBe(2);
  await expect.poll(async () => (await story(order.orderNumber)).open).toEqual([]);
  const told = await texts(order.orderNumber);
  expect(told.indexOf('Placed')).toBeLessThan(told.indexOf('Cancelled by the shopper; goods and credit went back'));
  expect(told).toEqual(
    expect.arrayContaining([
      'The payment provider gave the money back',
      'The cancellation mail was sent',
      expect.stringMatching(/^Cancellation asked for by GUEST G\d+: \$\d+\.\d\d/),
      expect.stringMatching(/^Refund booked by SYSTEM system: \$\d+\.\d\d$/),
    ]),
  );
});

test('lists an order whose shopper never came back from the bank, and one that the shop finished itself', async () => {
  const guest = await shop.shopper();
  const { body: left } = await place(guest, await readyCart(guest, shoe), 'tok_challenge');
  shop.pass(16 * 60_000);
  await (await shop.start()).close();
  expect((await texts(left.orderNumber)).at(-1)).toBe(
    'Given up: the shopper did not come back from the bank in time; what was held went back',
  );

  const other = await shop.shopper();
  const cart = await readyCart(other, shoe);
  shop.lost.authorise = true;
  shop.lost.conclude = true;
  await place(other, cart);
  shop.lost.authorise = false;
  shop.lost.conclude = false;
  const [stranded] = await rowsOf(cart.basketId);
  expect((await story(stranded?.number ?? '')).open).toEqual(['The shop has not heard yet what became of the payment']);
  shop.pass(61_000);
  await (await shop.start()).close();
  expect(await texts(stranded?.number ?? '')).toContain("Placed, by the shop's recovery of a call that was broken off");
});

test('contains no personal data unless requested', async () => {
  const guest = await shop.shopper();
  const { body } = await place(guest, await readyCart(guest, shoe));
  const told = await storyOf(shop.database.raw, ` #${body.orderNumber.toLowerCase()} `);
  expect(told && storyText(told)).toMatch(
    new RegExp(`^Order ${body.orderNumber} is placed\\.\n\n\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d UTC  Cart`),
  );
  expect(JSON.stringify(told)).not.toMatch(/maya|chen|larkspur|boulder|@|4155550134/i);
  const named = await storyOf(shop.database.raw, body.orderNumber, { withPersonalData: true });
  expect(named && storyText(named)).toMatch(/maya@example\.com\nMaya Chen, 120 Larkspur Lane/);
  expect(await storyOf(shop.database.raw, 'WM0000000000')).toBeNull();
});

test('an answer to a shopper contains nothing of the story', async () => {
  const guest = await shop.shopper();
  const { body } = await place(guest, await readyCart(guest, shoe));
  const read = await guest.call<Order>('GET', `/cart/v2/checkout/order/${body.orderNumber}?st=${body.st}`);
  expect(JSON.stringify(read.body)).not.toMatch(/"steps":\[{"kind"|refusal|cartCreatedAt/);
});
