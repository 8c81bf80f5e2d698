import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AuthSession, Order, Purchase, PurchaseHistory } from '#openapi/generated/waymark.gen.ts';
import { writePastOrders } from '#src/demo/orders/past-orders.ts';
import { demoPassword } from '#src/demo/people/people.ts';
import { seed } from '#src/demo/seed.ts';
import { address, caller, openTestShop, place, readyCart, type Shopper, type TestShop } from './support/shop.ts';

let shop: TestShop;
let maya: Shopper;
beforeAll(async () => {
  shop = await openTestShop({ seed });
  await writePastOrders(shop.database, seed.people, Date.now());
  maya = await signedIn('maya.reed@example.com');
});
afterAll(() => shop.close());

const base = '/consumers-v3/consumer';
const bought = seed.products.find(({ id }) => id === 'WMTR1001MOS');
const shoe = { productId: 'WMTR1001MOS', upc: bought?.variants[2]?.upc ?? '' };

async function signedIn(username: string): Promise<Shopper> {
  const verifier = 'v'.repeat(43);
  const codeChallenge = createHash('sha256').update(verifier).digest('base64url');
  const ask = (path: string, body: object) => caller(shop.commerce, '', 'POST', path, body);
  const { body } = await ask('/consumers-v3/auth/signin', {
    type: 'Registered',
    username,
    password: demoPassword,
    codeChallenge,
  });
  const { authorizationCode } = body as { authorizationCode: string };
  const session = await ask('/token/v2/auth/token', { grant: 'registered', authorizationCode, codeVerifier: verifier });
  const token = (session.body as AuthSession).accessToken ?? '';
  return {
    token,
    call: async (method, path, given, headers) =>
      (await caller(shop.commerce, token, method, path, given, headers)) as never,
  };
}

const newOrder = async (by: Shopper): Promise<Order> => (await place(by, await readyCart(by, shoe))).body;

test('a history lists the newest first, in pages, and only for customers', async () => {
  const ask = (page: number) => maya.call<PurchaseHistory>('POST', `${base}/purchasehistory`, { page, pageSize: 3 });
  const first = await ask(1);
  expect(first.body.total).toBe(7);
  expect(first.body.purchases.map(({ orderNumber }) => orderNumber)).toEqual([
    'W100221530',
    'W100220804',
    'W100219086',
  ]);
  expect(first.body.purchases[0]).toMatchObject({ status: 'placed', totalUnits: 2, currency: 'USD' });
  expect((await ask(3)).body.purchases).toHaveLength(1);
  expect((await ask(4)).body.purchases).toEqual([]);
  const guest = await shop.shopper();
  expect(await guest.call('POST', `${base}/purchasehistory`, { page: 1, pageSize: 3 })).toMatchObject({
    status: 403,
    errorId: 'AUT404',
  });
});

test.each([
  ['W100221530', 'placed', ['cancel', 'invoice']],
  ['W100220804', 'shipped', ['invoice']],
  ['W100219086', 'ready-for-pickup', ['invoice']],
  ['W100216655', 'delivered', ['invoice', 'resendGiftCardEmail']],
  ['W100204417', 'delivered', ['return', 'invoice', 'warranty']],
  ['W100210378', 'cancelled', []],
  ['W100205190', 'returned', ['invoice']],
])('%s of the demo is %s: %o', async (number, status, actions) => {
  const { body } = await maya.call<Purchase>('GET', `${base}/purchase/${number}`);
  expect(body.order.status).toBe(status);
  expect(body.actions).toEqual(actions);
  const { totals, items, payment_instruments: paid } = body.order;
  expect(
    items.reduce((sum, { price }) => sum + price.priceAfterOrderDiscount, 0) +
      totals.shipping +
      (totals.taxIncluded ? 0 : totals.tax),
  ).toBe(totals.total);
  expect(paid.reduce((sum, { amount }) => sum + amount, 0)).toBe(totals.total);
});

test('a shipped order shows its carrier and progress', async () => {
  const { body } = await maya.call<Purchase>('GET', `${base}/purchase/W100220804`);
  const [parcel] = body.tracking;
  expect(parcel).toMatchObject({ carrier: 'UPS', trackingNumber: '1Z80302W100220804' });
  expect(parcel?.steps.map(({ code, at }) => [code, at !== undefined])).toEqual([
    ['placed', true],
    ['packed', true],
    ['shipped', true],
    ['delivered', false],
  ]);
});

test('another shopper’s order cannot be read in any way', async () => {
  const order = await newOrder(maya);
  const { orderNumber, st } = order;
  const others = [await shop.shopper(), await signedIn('theo.lambert@example.com')];
  const wrong = 'x'.repeat(32);
  for (const other of others) {
    for (const secret of [{}, { st: wrong }]) {
      const query = 'st' in secret ? `?st=${wrong}` : '';
      const refused = [
        await other.call('GET', `${base}/purchase/${orderNumber}${query}`),
        await other.call('POST', `${base}/CancelOrder`, { orderNumber, ...secret }),
        await other.call('POST', `${base}/purchase/invoice/download`, { orderNumber, ...secret }),
        await other.call('POST', `${base}/return/${orderNumber}/returnLabel`, {
          ...secret,
          items: [{ itemId: 'item-1', qty: 1 }],
        }),
        await other.call('POST', `${base}/resendGiftCardEmail`, { orderNumber, itemId: 'item-1', ...secret }),
      ];
      for (const answer of refused) expect(answer).toMatchObject({ status: 404, errorId: 'ORD409' });
    }
    expect((await other.call<Purchase>('GET', `${base}/purchase/${orderNumber}?st=${st}`)).body.order.orderNumber).toBe(
      orderNumber,
    );
  }
  const nobody = await caller(shop.commerce, '', 'GET', `${base}/purchase/${orderNumber}?st=${st}`);
  expect((nobody.body as Purchase).order.orderNumber).toBe(orderNumber);
  // An owner whose token has expired: the storefront renews it and asks again.
  expect(await caller(shop.commerce, '', 'GET', `${base}/purchase/${orderNumber}`)).toMatchObject({
    status: 401,
    errorId: 'AUT432',
  });
});

test('a guest finds an order by its number and email; guesses reveal nothing and are limited', async () => {
  const { orderNumber } = await newOrder(maya);
  const guest = await shop.shopper();
  const ask = (number: string, email: string) =>
    guest.call<Purchase>('POST', `${base}/TrackOrder`, { orderNumber: number, email });
  expect((await ask(` ${orderNumber.toLowerCase()} `, 'MAYA@example.com')).body.order.orderNumber).toBe(orderNumber);
  expect(await ask(orderNumber, 'maya')).toMatchObject({ status: 422, errorId: 'ORD400' });
  const [wrong, unknown] = [await ask(orderNumber, 'theo@example.com'), await ask('WM0000000000', address.email)];
  expect(wrong).toMatchObject({ status: 404, errorId: 'OHS4004' });
  expect({ ...unknown.body, correlationId: '' }).toEqual({ ...wrong.body, correlationId: '' });
  for (let guess = 0; guess < 4; guess += 1) await ask(orderNumber, `guess${guess}@example.com`);
  expect(await ask(orderNumber, address.email)).toMatchObject({ status: 429, errorId: 'API429' });
  shop.pass(16 * 60_000);
  // The access token has expired in the meantime.
  const later = await shop.shopper();
  expect((await later.call('POST', `${base}/TrackOrder`, { orderNumber, email: address.email })).status).toBe(200);
});

test('an order keeps the delivery dates that it was placed with', async () => {
  const datesOf = ({ shipments }: Order) =>
    shipments.map(({ shippingMethod: { earliestDate, latestDate } }) => [earliestDate, latestDate]);
  const guest = await shop.shopper();
  const order = await newOrder(guest);
  const promised = datesOf(order);
  expect(promised).toEqual([[expect.stringMatching(/^\d{4}-\d\d-\d\d$/), expect.stringMatching(/^\d{4}-\d\d-\d\d$/)]]);
  shop.pass(4 * 24 * 3_600_000);
  // The access token has expired in the meantime.
  const later = await caller(shop.commerce, '', 'GET', `${base}/purchase/${order.orderNumber}?st=${order.st}`);
  expect(datesOf((later.body as Purchase).order)).toEqual(promised);
});

test('cancelling an order returns goods and money once, and the order says so', async () => {
  const guest = await shop.shopper();
  const before = await shop.stock(shoe.upc);
  const charged = shop.charged();
  const order = await newOrder(guest);
  expect(shop.charged()).toBe(charged + 1);
  const cancel = () => guest.call<Purchase>('POST', `${base}/CancelOrder`, { orderNumber: order.orderNumber });
  const answers = await Promise.all([cancel(), cancel()]);
  for (const { body } of answers) expect(body.order.status).toBe('cancelled');
  expect((await cancel()).body.actions).toEqual([]);
  expect(await shop.stock(shoe.upc)).toEqual(before);
  await expect.poll(() => shop.charged()).toBe(charged);
  await expect
    .poll(() => shop.emails.filter(({ id }) => id === `order-cancellation:${order.orderNumber}`).length)
    .toBe(1);
  expect(
    await guest.call('POST', `${base}/purchase/invoice/download`, { orderNumber: order.orderNumber }),
  ).toMatchObject({ errorId: 'API409' });
});

test('an order that is being packed is not cancelled any more', async () => {
  const guest = await shop.shopper();
  const order = await newOrder(guest);
  const { body } = await guest.call<Purchase>('GET', `${base}/purchase/${order.orderNumber}`);
  expect(Date.parse(body.cancellableUntil ?? '') - Date.parse(order.placedAt)).toBe(30 * 60_000);
  shop.pass(31 * 60_000);
  const later = await shop.shopper();
  const { orderNumber, st } = order;
  expect(await later.call('POST', `${base}/CancelOrder`, { orderNumber, st })).toMatchObject({
    status: 409,
    errorId: 'API409',
  });
  expect(shop.charged()).toBeGreaterThan(0);
});

test('delivered items can be returned: with a label, the same one if the answer was lost, and no more than was bought', async () => {
  maya = await signedIn('maya.reed@example.com');
  const path = `${base}/return/W100204417/returnLabel`;
  const shown = (await maya.call<Purchase>('GET', `${base}/purchase/W100204417`)).body;
  const [item] = shown.returnableItems.filter(({ qty }) => qty === 2);
  const wanted = { items: [{ itemId: item?.itemId ?? '', qty: 1 }] };
  const first = await maya.call<string>('POST', path, wanted);
  expect(first.status).toBe(200);
  expect(first.headers.get('content-type')).toBe('application/pdf');
  expect(first.body.slice(0, 5)).toBe('%PDF-');
  const again = await maya.call<string>('POST', path, wanted);
  expect(again.headers.get('content-disposition')).toBe(first.headers.get('content-disposition'));
  const after = (await maya.call<Purchase>('GET', `${base}/purchase/W100204417`)).body;
  expect(after.returns).toHaveLength(1);
  expect(after.returnableItems.find(({ itemId }) => itemId === item?.itemId)?.qty).toBe(1);
  expect(await maya.call('POST', path, { items: [{ itemId: item?.itemId ?? '', qty: 2 }] })).toMatchObject({
    status: 409,
    errorId: 'RTN500',
  });
  expect(await maya.call('POST', path, { items: [{ itemId: 'item-9', qty: 1 }] })).toMatchObject({ errorId: 'RTN500' });
  expect(
    await maya.call('POST', `${base}/return/W100220804/returnLabel`, { items: [{ itemId: 'item-1', qty: 1 }] }),
  ).toMatchObject({ errorId: 'RTN500' });
  const returnId = after.returns[0]?.returnId;
  expect((await maya.call('POST', path, { ...wanted, returnId })).headers.get('content-disposition')).toContain(
    returnId,
  );
});

test('an invoice is a PDF', async () => {
  const { status, body, headers } = await maya.call<string>('POST', `${base}/purchase/invoice/download`, {
    orderNumber: 'W100204417',
  });
  expect(status).toBe(200);
  expect(headers.get('content-disposition')).toBe('attachment; filename="invoice-W100204417.pdf"');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(body.slice(0, 5)).toBe('%PDF-');
  expect(body.length).toBeGreaterThan(3000);
});

test('the email of a gift card can be sent again to its recipient: the same card, three times an hour', async () => {
  const ask = () => maya.call('POST', `${base}/resendGiftCardEmail`, { orderNumber: 'W100216655', itemId: 'item-1' });
  const emails = () => shop.emails.filter(({ id }) => id.startsWith('gift-card:W100216655:item-1:again'));
  for (let time = 1; time <= 3; time += 1) {
    expect((await ask()).status).toBe(204);
    await expect.poll(() => emails().length).toBe(time);
  }
  expect(await ask()).toMatchObject({ status: 429, errorId: 'API429' });
  expect(new Set(emails().map(({ to }) => to))).toEqual(new Set(['rowan@example.com']));
  expect(new Set(emails().map(({ text }) => text)).size).toBe(1);
  const numbers = emails().map(({ text }) => /Card number\n([\d ]+)/.exec(text)?.[1]?.replaceAll(' ', ''));
  const cards = await shop.database.raw('SELECT balance FROM gift_cards WHERE number = $1', [numbers[0]]);
  expect(cards).toEqual([{ balance: 5000 }]);
  expect(
    await maya.call('POST', `${base}/resendGiftCardEmail`, { orderNumber: 'W100204417', itemId: 'item-1' }),
  ).toMatchObject({ status: 409, errorId: 'GFO404' });
});
