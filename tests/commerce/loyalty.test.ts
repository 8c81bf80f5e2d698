import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LoyaltyLeft, LoyaltyMembership, Order, Purchase, WelcomeOffer } from '#openapi/generated/waymark.gen.ts';
import { seed } from '#src/demo/seed.ts';
import { pointsOf } from '#src/commerce/loyalty/points.ts';
import { signedIn } from './support/people.ts';
import { openTestShop, place, readyCart, type Shopper, type TestShop } from './support/shop.ts';

/** The ledger of a member's points. The test has its own clock, in which a day takes ten minutes. */

const MINUTE = 60_000;
const base = '/consumers-v3/consumer';
const upc = seed.products.find(({ id }) => id === 'WMTR1001MOS')?.variants[2]?.upc ?? '';
const shoe = { productId: 'WMTR1001MOS', upc };
const member = 'theo.lambert@example.com';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ seed, warehouseDay: 10 * MINUTE });
});
afterAll(() => shop.close());

const enter = async (email: string): Promise<Shopper> => {
  const { as, enter: signIn } = signedIn(shop.commerce);
  return as((await signIn(email)).accessToken);
};
/** Lets this time pass, and runs one round of the warehouse. */
const pass = async (minutes: number) => {
  shop.pass(minutes * MINUTE);
  await (await shop.start()).close();
};
const arrive = async () => {
  for (const minutes of [31, 15, 45]) await pass(minutes);
};
const ledgerOf = async (email: string) => {
  const entries = await shop.database.raw<{ kind: string; points: number; reference: string }>(
    `SELECT kind, point_entries.points, reference FROM point_entries JOIN consumers ON id = owner WHERE email = $1
     ORDER BY at, kind`,
    [email],
  );
  const [row] = await shop.database.raw<{ points: number }>('SELECT points FROM consumers WHERE email = $1', [email]);
  return { entries, balance: row?.points ?? 0, sum: entries.reduce((sum, { points }) => sum + points, 0) };
};
const entriesOf = async (order: Order) =>
  (await ledgerOf(member)).entries.filter(({ reference }) => reference === order.orderNumber);
const buy = async (by: Shopper, qty: number, points = 0): Promise<Order> => {
  const cart = await readyCart(by, { ...shoe, qty });
  const { basketId } = cart;
  const ready = points
    ? (await by.call<typeof cart>('PUT', `/cart/v1/cart/${basketId}/reward`, { appliedLoyaltyVoucher: { points } }))
        .body
    : cart;
  return (await place(by, ready)).body;
};

describe('points', () => {
  test('the balance of everybody is the sum of their ledger, from the first day', async () => {
    const wrong = await shop.database.raw(
      `SELECT email FROM consumers LEFT JOIN point_entries ON owner = id GROUP BY id
       HAVING consumers.points <> COALESCE(sum(point_entries.points), 0)`,
      [],
    );
    expect(wrong).toEqual([]);
  });

  test('come when the order arrives, once, and not before', async () => {
    const theo = await enter(member);
    const { balance } = await ledgerOf(member);
    const order = await buy(theo, 2);
    await pass(31);
    expect(await entriesOf(order)).toEqual([]);
    await pass(15);
    await pass(45);
    await pass(45);
    const { items, totals } = order;
    const goods = items.reduce((sum, { price }) => sum + price.priceAfterOrderDiscount, 0);
    expect(totals.taxIncluded).toBe(false);
    expect(await entriesOf(order)).toEqual([
      { kind: 'earned', points: Math.floor(goods / 100), reference: order.orderNumber },
    ]);
    expect(await ledgerOf(member)).toMatchObject({ balance: balance + Math.floor(goods / 100) });
  });

  test('are announced by the cart and the order until they come', async () => {
    const theo = await enter(member);
    const cart = await readyCart(theo, { ...shoe, qty: 2 });
    const goods = cart.items.reduce((sum, { price }) => sum + price.priceAfterOrderDiscount, 0);
    expect(cart.loyaltyPoints).toBe(Math.floor(goods / 100));
    const { body: order } = await place(theo, cart);
    expect(order.loyaltyPoints).toBe(cart.loyaltyPoints);
    await arrive();
    const later = await enter(member);
    const { body } = await later.call<Purchase>('GET', `${base}/purchase/${order.orderNumber}`);
    expect(body.order.status).toBe('delivered');
    expect(body.order.loyaltyPoints).toBeUndefined();
    expect(await entriesOf(order)).toMatchObject([{ kind: 'earned', points: cart.loyaltyPoints }]);
  });

  test('leave with what is sent back, also in parallel and one by one, until none of the order are left', async () => {
    const theo = await enter(member);
    const { balance } = await ledgerOf(member);
    const order = await buy(theo, 2);
    await arrive();
    const later = await enter(member);
    const { body } = await later.call<Purchase>('GET', `${base}/purchase/${order.orderNumber}`);
    const itemId = body.order.items[0]?.itemId ?? '';
    const sendBack = () =>
      later.call('POST', `${base}/return/${order.orderNumber}/returnLabel`, { items: [{ itemId, qty: 1 }] });
    await Promise.all([sendBack(), sendBack()]);
    // The same items again within ten minutes are the same return.
    const half = await ledgerOf(member);
    expect(half.entries.filter(({ kind }) => kind === 'returned')).toHaveLength(1);
    shop.pass(11 * MINUTE);
    await sendBack();
    const after = await ledgerOf(member);
    expect(after.entries.filter(({ kind }) => kind === 'returned')).toHaveLength(2);
    expect(after).toMatchObject({ balance, sum: balance });
  });

  test('are redeemed with an order and restored when it is cancelled; what a voucher pays earns none', async () => {
    const theo = await enter(member);
    const { balance } = await ledgerOf(member);
    const order = await buy(theo, 1, 2000);
    expect(await entriesOf(order)).toEqual([{ kind: 'redeemed', points: -2000, reference: order.orderNumber }]);
    expect(await ledgerOf(member)).toMatchObject({ balance: balance - 2000, sum: balance - 2000 });
    const without = pointsOf({ frozen: { ...order, payment_instruments: [] } });
    expect(pointsOf({ frozen: order })).toBe(without - 25);
    await theo.call('POST', `${base}/CancelOrder`, { orderNumber: order.orderNumber });
    const { entries, ...sums } = await ledgerOf(member);
    expect(entries.filter(({ reference }) => reference === order.orderNumber).map(({ kind }) => kind)).toEqual([
      'redeemed',
      'restored',
    ]);
    expect(sums).toEqual({ balance, sum: balance });
  });

  test('are for members alone', async () => {
    const maya = await enter('maya.reed@example.com');
    await buy(maya, 1);
    await arrive();
    expect((await ledgerOf('maya.reed@example.com')).entries).toEqual([]);
  });
});

describe('a membership', () => {
  const read = (by: Shopper) => by.call<LoyaltyMembership>('GET', `${base}/loyalty/vouchers`);
  const join = (by: Shopper) => by.call<LoyaltyMembership>('POST', `${base}/loyalty/token`);
  const offer = (by: Shopper) => by.call<WelcomeOffer>('GET', `${base}/loyalty/promo/welcome`);
  const maya = 'maya.reed@example.com';

  test('is refused to a guest, and asked of a customer without one', async () => {
    const guest = await shop.shopper();
    for (const answer of [await read(guest), await join(guest)])
      expect([answer.status, answer.errorId]).toEqual([401, 'REW401']);
    const answer = await read(await enter(maya));
    expect([answer.status, answer.errorId]).toEqual([403, 'REW130']);
  });

  test('remembers who referred its member, once, and tells nobody whether it knows them', async () => {
    const by = await enter('isla.kerr@example.com');
    const told = (referralCode: string) =>
      by.call<LoyaltyMembership>('POST', `${base}/loyalty/token`, { usid: 'visit-1', referralCode });
    const { status, body } = await told('SPRING-TRAIL');
    expect([status, JSON.stringify(body).includes('SPRING')]).toEqual([200, false]);
    expect((await told('ANOTHER')).body).toEqual(body);
    const [row] = await shop.database.raw<{ code: string }>(
      `SELECT doc->'loyalty'->>'referralCode' AS code FROM consumers WHERE email = 'isla.kerr@example.com'`,
      [],
    );
    expect(row?.code).toBe('SPRING-TRAIL');
    expect(await told('no code!')).toMatchObject({ status: 400, errorId: 'API422' });
  });

  test('begins once, also by two calls at the same time, with one welcome and the vouchers of everybody', async () => {
    const by = await enter(maya);
    expect((await offer(by)).body).toEqual({ points: 100 });
    const [one, two] = await Promise.all([join(by), join(by)]);
    expect(one.status).toBe(200);
    expect(two.body.memberId).toBe(one.body.memberId);
    const { body } = await read(by);
    expect(body).toMatchObject({
      memberId: one.body.memberId,
      points: 100,
      entries: [{ kind: 'welcome', points: 100 }],
    });
    expect((await offer(by)).body).toEqual({ points: 0 });
    await join(by);
    expect(await ledgerOf(maya)).toMatchObject({ balance: 100, sum: 100 });
    expect(body.joinedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(body.vouchers.map(({ points, currency, eligible }) => [points, currency, eligible])).toEqual(
      [500, 1000, 2000, 4000].map((points) => [points, 'USD', false]),
    );
  });

  test('promises the welcome to a guest, and none to a member from before it', async () => {
    expect((await offer(await shop.shopper())).body).toEqual({ points: 100 });
    expect((await offer(await enter(member))).body).toEqual({ points: 0 });
    expect((await ledgerOf(member)).entries.some(({ kind }) => kind === 'welcome')).toBe(false);
  });

  test('has the welcome that the shop sets, also none', async () => {
    const other = await openTestShop({ seed, welcomePoints: 0 });
    const { as, enter: signIn } = signedIn(other.commerce);
    const by = as((await signIn(maya)).accessToken);
    expect((await offer(by)).body).toEqual({ points: 0 });
    expect((await join(by)).body).toMatchObject({ points: 0, entries: [] });
    await other.close();
  });

  test('offers the vouchers of everybody in a currency in which the member has none of their own', async () => {
    const theo = await enter(member);
    const { body } = await theo.call<LoyaltyMembership>('GET', `${base}/loyalty/vouchers`, undefined, {
      'x-locale': 'de-de',
    });
    expect(body.vouchers.map(({ points, currency }) => [points, currency])).toEqual(
      [500, 1000, 2000, 4000].map((points) => [points, 'EUR']),
    );
  });

  test('answers the ledger, newest first, with the order of each entry', async () => {
    const by = await enter(maya);
    const order = await buy(by, 1);
    await arrive();
    const { body } = await read(await enter(maya));
    expect(body.entries).toMatchObject([
      { kind: 'earned', orderNumber: order.orderNumber, points: body.points - 100 },
      { kind: 'welcome', points: 100 },
    ]);
    expect(body.points).toBeGreaterThan(100);
  });

  test('answers 0 points when more went back than are left', async () => {
    await shop.database.raw('UPDATE consumers SET points = -40 WHERE email = $1', [maya]);
    const { body } = await read(await enter(maya));
    expect(body).toMatchObject({ points: 0 });
    expect(body.vouchers.some(({ eligible }) => eligible)).toBe(false);
  });
});

describe('leaving', () => {
  const join = (by: Shopper) => by.call<LoyaltyMembership>('POST', `${base}/loyalty/token`);
  const leave = (by: Shopper) => by.call<LoyaltyLeft>('DELETE', `${base}/loyalty/token`);
  const noa = 'noa.lindqvist@example.com';

  test('is refused to a guest, and changes nothing for a customer who is no member', async () => {
    const answer = await leave(await shop.shopper());
    expect([answer.status, answer.errorId]).toEqual([401, 'REW401']);
    const marco = 'marco.rinaldi@example.com';
    const before = await ledgerOf(marco);
    expect((await leave(await enter(marco))).body).toEqual({ pointsLost: 0 });
    expect(await ledgerOf(marco)).toEqual(before);
  });

  test('closes the ledger at 0 once, also by two calls at the same time', async () => {
    const by = await enter(noa);
    const { balance } = await ledgerOf(noa);
    expect(balance).toBeGreaterThan(0);
    const answers = await Promise.all([leave(by), leave(by)]);
    expect(answers.map(({ body }) => body.pointsLost).toSorted((a, b) => a - b)).toEqual([0, balance]);
    const { entries, ...sums } = await ledgerOf(noa);
    expect(entries.filter(({ kind }) => kind === 'closed')).toMatchObject([{ points: -balance }]);
    expect(sums).toEqual({ balance: 0, sum: 0 });
    const read = await by.call('GET', `${base}/loyalty/vouchers`);
    expect([read.status, read.errorId]).toEqual([403, 'REW130']);
  });

  test('lets a customer join again, at 0 under another number, without a welcome', async () => {
    const by = await enter(noa);
    expect((await by.call<WelcomeOffer>('GET', `${base}/loyalty/promo/welcome`)).body).toEqual({ points: 0 });
    const [one, two] = await Promise.all([join(by), join(by)]);
    expect(one.body).toMatchObject({ memberId: two.body.memberId, points: 0 });
    expect((await ledgerOf(noa)).entries.some(({ kind }) => kind === 'welcome')).toBe(false);
  });

  test('leaves a second membership without another welcome', async () => {
    const email = 'marco.rinaldi@example.com';
    const by = await enter(email);
    expect((await join(by)).body.points).toBe(100);
    expect((await leave(by)).body).toEqual({ pointsLost: 100 });
    expect((await join(by)).body.points).toBe(0);
    expect((await leave(by)).body).toEqual({ pointsLost: 0 });
    expect((await ledgerOf(email)).entries.map(({ kind, points }) => [kind, points])).toEqual([
      ['welcome', 100],
      ['closed', -100],
      ['closed', 0],
    ]);
  });

  test('ends what earlier orders would give or take: returns, cancelled vouchers, arrivals meanwhile', async () => {
    const theo = await enter(member);
    const arrived = await buy(theo, 2);
    await arrive();
    const again = await enter(member);
    expect(await entriesOf(arrived)).toMatchObject([{ kind: 'earned' }]);
    const withVoucher = await buy(again, 1, 500);
    expect((await leave(again)).status).toBe(200);
    await again.call('POST', `${base}/CancelOrder`, { orderNumber: withVoucher.orderNumber });
    const meanwhile = await buy(again, 1);
    await arrive();
    const later = await enter(member);
    await join(later);
    const { body } = await later.call<Purchase>('GET', `${base}/purchase/${arrived.orderNumber}`);
    const itemId = body.order.items[0]?.itemId ?? '';
    const sent = await later.call('POST', `${base}/return/${arrived.orderNumber}/returnLabel`, {
      items: [{ itemId, qty: 1 }],
    });
    expect(sent.status).toBeLessThan(300);
    expect(await entriesOf(meanwhile)).toEqual([]);
    expect((await entriesOf(withVoucher)).map(({ kind }) => kind)).toEqual(['redeemed']);
    expect(await ledgerOf(member)).toMatchObject({ balance: 0, sum: 0 });
  });

  test('does not restore a voucher into the next membership', async () => {
    const email = 'camille.faure@example.com';
    const by = await enter(email);
    await shop.database.raw(
      `INSERT INTO point_entries (owner, kind, reference, points, at)
       SELECT id, 'earned', 'a gift of the test', 1000, now() FROM consumers WHERE email = $1`,
      [email],
    );
    await shop.database.raw('UPDATE consumers SET points = points + 1000 WHERE email = $1', [email]);
    const order = await buy(by, 1, 500);
    await leave(by);
    await join(by);
    await by.call('POST', `${base}/CancelOrder`, { orderNumber: order.orderNumber });
    expect(await ledgerOf(email)).toMatchObject({ balance: 0, sum: 0 });
    const next = await buy(by, 1);
    await arrive();
    const { entries, balance, sum } = await ledgerOf(email);
    expect(entries.at(-1)).toMatchObject({ kind: 'earned', reference: next.orderNumber, points: balance });
    expect(sum).toBe(balance);
  });

  test('does not forgive what is owed after a return', async () => {
    const email = 'camille.faure@example.com';
    const by = await enter(email);
    await shop.database.raw(
      `INSERT INTO point_entries (owner, kind, reference, points, at)
       SELECT id, 'returned', 'goods of the test', -5000, now() FROM consumers WHERE email = $1`,
      [email],
    );
    await shop.database.raw('UPDATE consumers SET points = points - 5000 WHERE email = $1', [email]);
    const { balance } = await ledgerOf(email);
    expect(balance).toBeLessThan(0);
    expect((await leave(by)).body).toEqual({ pointsLost: 0 });
    expect((await join(by)).body.points).toBe(0);
    expect(await ledgerOf(email)).toMatchObject({ balance, sum: balance });
  });
});
