import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Cart, ErrorBody, Order, Purchase } from '#openapi/generated/waymark.gen.ts';
import type { AuditEvent } from '#src/commerce/audit/audit.types.ts';
import type { Commerce } from '#src/commerce/app.ts';
import { defaultCaps } from '#src/commerce/stores/adjustment-caps.ts';
import { demoPassword, people } from '#src/demo/people/people.ts';
import { from } from './support/from.ts';
import { signedIn } from './support/people.ts';
import { goods, smallSeed } from './support/seed.ts';
import { type Answer, cartWith, openTestShop, place, readyCart, type Shopper, type TestShop } from './support/shop.ts';

/** How much associates may take off alone, and who may agree to more (docs/promotions.md, decision 028). */

const shoe = { productId: goods.shoe.productId, upc: goods.shoe.upcs[0], qty: 1 };
const boots = { productId: goods.boots.productId, upc: goods.boots.upcs[0], qty: 1 };
const socks = { productId: goods.socks.productId, upc: goods.socks.upcs[0], qty: 1 };
const shoes = 12_900;

const rory = 'rory.okafor@waymark.example';
const lena = 'lena.marsh@waymark.example';
const [rorys, lenas, managers] = ['C1000010', 'C1000011', 'C1000099'];
const colleague = people.find(({ email }) => email === rory);
if (!colleague) throw new Error('nobody sells');
const manager = {
  ...colleague,
  consumerNo: managers,
  email: 'mo.manager@waymark.example',
  store: { storeId: '1001', storeEmployeeId: '100101' },
};
const locked = { ...colleague, consumerNo: 'C1000098', email: 'lou.locked@waymark.example', isLocked: true };
const seed = { ...smallSeed, people: [...people, manager, locked] };
const caps = { alone: { associate: 20, manager: 50 }, agreed: { associate: 60, manager: 100 } };

let shop: TestShop;
let by: Shopper;
let seen = 0;
const trail = async () =>
  (
    await shop.database.raw<Required<AuditEvent>>(
      'SELECT kind, actor, role, subject, facts, reason FROM audit_events ORDER BY seq',
      [],
    )
  ).slice(seen);
beforeAll(async () => {
  shop = await openTestShop({ seed, caps });
});
beforeEach(async () => {
  await shop.database.raw('UPDATE stock SET quantity = 40 WHERE quantity > 0', []);
  await shop.database.raw('DELETE FROM rate_limits', []);
  by = await selling();
  seen = 0;
  seen = (await trail()).length;
});
afterAll(() => shop.close());

async function selling(email = rory, through: Commerce = shop.commerce): Promise<Shopper> {
  const { as, enterStore } = signedIn(through);
  const seller = as((await enterStore(email)).accessToken);
  await seller.call('PUT', '/consumers-v3/consumer/agent/sale', { storeId: '1001', storeEmployeeId: '100102' });
  return seller;
}

const path = ({ basketId }: Pick<Cart, 'basketId'>, id = '') =>
  `/cart/v1/cart/${basketId}/price_adjustments${id && `/${id}`}`;
const off = (value: number, more: object = {}) => ({
  level: 'PRODUCT',
  itemId: 'item-1',
  type: 'percentage',
  value,
  reasonCode: 'DAMAGED',
  ...more,
});
const ofGoods = (value: number, more: object = {}) => ({
  level: 'ORDER',
  type: 'percentage',
  value,
  reasonCode: 'SERVICE',
  ...more,
});
const ofDelivery = (value: number, more: object = {}) => ({ ...ofGoods(value, more), level: 'SHIPPING' });
const agreed = (username: string, password = demoPassword) => ({ agreement: { username, password } });
const add = (cart: Pick<Cart, 'basketId'>, body: object, headers?: Record<string, string>) =>
  by.call('POST', path(cart), body, headers);
const change = (cart: Cart, body: object) => by.call('PATCH', path(cart, idOf(cart)), body);
const read = async ({ basketId }: Cart) => (await by.call('GET', `/cart/v1/cart/${basketId}`)).body;
const idOf = ({ priceAdjustments: [one] }: Cart) => one?.adjustmentId ?? '';
const told = ({ status, errorId, body }: Answer<unknown>) => [
  status,
  errorId,
  (body as Partial<ErrorBody>).errorDetails?.[0]?.additionalInfo?.cap,
];
const fine = [200, undefined, undefined];
const needs = (cap: number) => [403, 'PRC403', cap];
const notAgreed = [403, 'PRC401', undefined];

describe('what an associate may take off alone', () => {
  test.each([
    ['percent of an item', [shoe], off(20), off(21)],
    ['an amount of an item', [shoe], off(2580, { type: 'amount' }), off(2581, { type: 'amount' })],
    ['an amount of each of three', [{ ...shoe, qty: 3 }], off(2580, { type: 'amount' }), off(2581, { type: 'amount' })],
    ['a new price', [shoe], off(10_320, { type: 'fixed' }), off(10_319, { type: 'fixed' })],
    ['percent of the goods', [shoe, boots], ofGoods(20), ofGoods(21)],
    ['a price of the goods', [shoe], ofGoods(10_320, { type: 'fixed' }), ofGoods(10_319, { type: 'fixed' })],
    ['percent of the delivery', [socks], ofDelivery(20), ofDelivery(21)],
  ])('ends at the cap: %s', async (_, items, most, more) => {
    const cart = await readyCart(by, ...items);
    expect(told(await add(cart, more))).toEqual(needs(20));
    expect((await read(cart)).priceAdjustments).toEqual([]);
    const given = await add(cart, most);
    expect(told(given)).toEqual(fine);
    const { level: _level, itemId: _itemId, ...changed } = more as { level: string; itemId?: string };
    expect(told(await change(given.body, changed))).toEqual(needs(20));
    expect(await read(cart)).toEqual(given.body);
  });

  test('has another cap for a manager', async () => {
    by = await selling(manager.email);
    const cart = await cartWith(by, shoe);
    expect(told(await add(cart, off(51)))).toEqual(needs(50));
    expect(told(await add(cart, off(50)))).toEqual(fine);
  });

  test('cannot be exceeded by stacking an item and the goods, in either order', async () => {
    const first = await cartWith(by, shoe, boots);
    expect(told(await add(first, off(10)))).toEqual(fine);
    // 1 - 0.9 x 0.88 = 20.8 %.
    expect(told(await add(first, ofGoods(12)))).toEqual(needs(20));
    expect(told(await add(first, ofGoods(11)))).toEqual(fine);
    const second = await cartWith(by, shoe, boots);
    expect(told(await add(second, ofGoods(11)))).toEqual(fine);
    expect(told(await add(second, off(11)))).toEqual(needs(20));
    expect(told(await add(second, off(10)))).toEqual(fine);
    expect(told(await add(second, off(20, { itemId: 'item-2' })))).toEqual(needs(20));
  });

  test('keeps its percentage with another size, fewer pieces or a cheaper item', async () => {
    const item = (await add(await cartWith(by, shoe), off(2580, { type: 'amount' }))).body;
    const { body: cheaper } = await by.call('PUT', `/cart/v1/cart/${item.basketId}/item`, {
      itemId: 'item-1',
      ...socks,
    });
    expect(cheaper.priceAdjustments[0]?.amount).toBe(Math.round(cheaper.totals.itemTotal / 5));
    const both = (await add(await cartWith(by, shoe, boots), ofGoods(5000, { type: 'amount' }))).body;
    const { body: fewer } = await by.call('DELETE', '/cart/v1/item', { cartId: both.basketId, itemId: 'item-2' });
    expect([fewer.priceAdjustments[0]?.amount, fewer.totals.itemSubTotal]).toEqual([2580, 10_320]);
  });

  test('two simultaneous adjustments cannot exceed it, in one process or in two', async () => {
    const other = await shop.start();
    for (const through of [shop.commerce, other]) {
      const cart = await cartWith(by, shoe, boots);
      const elsewhere = signedIn(through).as(by.token);
      const answers = await Promise.all([add(cart, off(20)), elsewhere.call('POST', path(cart), ofGoods(20))]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
      const [row] = await shop.database.raw<{ doc: Cart }>('SELECT doc FROM carts WHERE id = $1', [cart.basketId]);
      expect(row?.doc.priceAdjustments).toHaveLength(1);
    }
    await other.close();
  });
});

describe('above it a second associate', () => {
  test('agrees with their own sign-in, and the order stores who', async () => {
    const cart = await readyCart(by, shoe);
    const { status, body } = await add(cart, off(60, agreed(lena)));
    expect(status).toBe(200);
    expect(body.priceAdjustments).toEqual([
      {
        adjustmentId: idOf(body),
        level: 'PRODUCT',
        itemId: 'item-1',
        type: 'percentage',
        value: 60,
        amount: 7740,
        currency: 'USD',
        reasonCode: 'DAMAGED',
      },
    ]);
    const { body: order } = await place(by, body);
    const [row] = await shop.database.raw<{ doc: object }>('SELECT doc FROM orders WHERE number = $1', [
      order.orderNumber,
    ]);
    expect(row?.doc).toMatchObject({
      adjustmentReasons: { [idOf(body)]: 'DAMAGED' },
      adjustmentsAgreedBy: { [idOf(body)]: lenas },
    });
    const seenByCustomer = await by.call<Purchase>('GET', `/purchases/v1/orders/${order.orderNumber}`);
    expect(JSON.stringify([order satisfies Order, seenByCustomer.body])).not.toContain(lenas);
  });

  test.each([
    ['the seller', agreed(rory)],
    ['the seller, written otherwise', agreed(' Rory.Okafor@Waymark.example '.trim())],
    ['another password', agreed(lena, 'not the password')],
    ['nobody', agreed('nobody@waymark.example')],
    ['an employee of no store', agreed('june.hayashi@waymark.example')],
    ['a customer', agreed('maya.reed@example.com')],
    ['a locked account', agreed(locked.email)],
    ['a role that may not agree to so much', agreed(lena), 61],
  ])('is not %s, and gets no further details', async (_, agreement, value = 30) => {
    const cart = await cartWith(by, shoe);
    const refused = await add(cart, off(value, agreement));
    expect(told(refused)).toEqual(notAgreed);
    expect((refused.body as unknown as ErrorBody).errorDetails).toEqual([
      { errorId: 'PRC401', message: expect.any(String) },
    ]);
    expect((await read(cart)).priceAdjustments).toEqual([]);
  });

  test('is one whose role allows it: a manager may agree to 100%', async () => {
    const cart = await cartWith(by, shoe);
    expect(told(await add(cart, off(100, agreed(manager.email))))).toEqual(fine);
    expect((await read(cart)).totals.itemSubTotal).toBe(0);
  });

  test('agrees to exactly one adjustment', async () => {
    const given = (await add(await cartWith(by, shoe, boots), off(40, agreed(lena)))).body;
    expect(told(await change(given, { type: 'percentage', value: 41 }))).toEqual(needs(20));
    expect(told(await change(given, { type: 'percentage', value: 30 }))).toEqual(needs(20));
    expect(told(await add(given, off(30, { itemId: 'item-2' })))).toEqual(needs(20));
    expect(told(await add(given, ofGoods(1)))).toEqual(needs(20));
    // An adjustment below the cap needs no agreement; a later one above the cap needs a new one.
    expect(told(await change(given, { type: 'percentage', value: 15 }))).toEqual(fine);
    expect(told(await change(given, { type: 'percentage', value: 40 }))).toEqual(needs(20));
    expect(told(await change(given, { type: 'percentage', value: 50, ...agreed(lena) }))).toEqual(fine);
    // The adjustment stays 50% when a cheaper item takes its place.
    const { body: cheaper } = await by.call('PUT', `/cart/v1/cart/${given.basketId}/item`, {
      itemId: 'item-1',
      ...socks,
    });
    expect(cheaper.priceAdjustments[0]?.amount).toBe(
      Math.round((cheaper.items.find(({ itemId }) => itemId === 'item-1')?.price.rowTotal ?? 0) / 2),
    );
  });

  test('agrees to a sum: more pieces, a more expensive item and more goods need a new agreement', async () => {
    const item = (await add(await cartWith(by, socks), off(60, agreed(lena)))).body;
    const sum = item.priceAdjustments[0]?.amount;
    const put = async (change: object) =>
      (await by.call('PUT', `/cart/v1/cart/${item.basketId}/item`, { itemId: 'item-1', ...change })).body
        .priceAdjustments[0]?.amount;
    expect(await put({ qty: 3 })).toBe(sum);
    expect(await put({ ...boots, qty: 1 })).toBe(sum);
    expect(told(await change(item, { type: 'percentage', value: 60 }))).toEqual(needs(20));
    expect(told(await change(item, { type: 'percentage', value: 60, ...agreed(lena) }))).toEqual(fine);
    expect((await read(item)).priceAdjustments[0]?.amount).toBeGreaterThan(sum ?? 0);

    const goodsOff = (await add(await cartWith(by, socks), ofGoods(60, agreed(lena)))).body;
    const { body: more } = await by.call('POST', '/cart/v1/item', { items: [{ ...boots, cartId: goodsOff.basketId }] });
    expect(more.items).toHaveLength(2);
    expect(more.priceAdjustments[0]?.amount).toBe(goodsOff.priceAdjustments[0]?.amount);
  });

  test('is not needed below the cap: sent credentials are not even read', async () => {
    expect(told(await add(await cartWith(by, shoe), off(20, agreed(lena, 'not the password'))))).toEqual(fine);
    expect(
      await shop.database.raw('SELECT * FROM rate_limits WHERE key LIKE $1 AND points > 0', ['agreement%']),
    ).toEqual([]);
  });

  test('is checked once for calls with one Idempotency-Key, and is not part of the key’s request', async () => {
    const cart = await cartWith(by, shoe);
    const headers = { 'idempotency-key': crypto.randomUUID() };
    expect(told(await add(cart, off(40), headers))).toEqual(needs(20));
    expect(told(await add(cart, off(40, agreed(lena, 'not the password')), headers))).toEqual(notAgreed);
    const first = await add(cart, off(40, agreed(lena)), headers);
    const second = await add(cart, off(40), headers);
    expect([second.status, second.body]).toEqual([200, first.body]);
  });
});

describe('wrong passwords of a colleague', () => {
  const tries = (username: string, count: number, address = '203.0.113.7') =>
    Promise.all(
      Array.from(
        { length: count },
        async (_, at) =>
          (await add(await cartWith(by, shoe), off(30, agreed(username, `wrong ${at}`)), from(address))).errorId,
      ),
    );

  test('count as sign-in tries: five simultaneous ones are compared, and a right one after them is not', async () => {
    expect((await tries(lena, 9)).toSorted()).toEqual([
      ...Array.from({ length: 4 }, () => 'AUT423'),
      ...Array.from({ length: 5 }, () => 'PRC401'),
    ]);
    const cart = await cartWith(by, shoe);
    expect((await add(cart, off(30, agreed(lena)), from('203.0.113.7'))).errorId).toBe('AUT423');
    const { as } = signedIn(shop.commerce);
    const body = { username: lena, password: demoPassword, codeChallenge: 'c'.repeat(43) };
    expect((await as('').call('POST', '/consumers-v3/consumer/agent/login', body, from('203.0.113.7'))).errorId).toBe(
      'AUT423',
    );
    // Lena's own device has another address.
    expect((await add(cart, off(30, agreed(lena)), from('203.0.113.8'))).status).toBe(200);
  });

  test('are limited to ten an hour for the seller, from any address and for any colleague', async () => {
    for (const [at, name] of [lena, manager.email, 'a@waymark.example'].entries())
      await tries(name, 4, `203.0.113.${at}`);
    const cart = await cartWith(by, shoe);
    expect((await add(cart, off(30, agreed(lena)), from('203.0.113.99'))).errorId).toBe('API429');
    by = await selling(manager.email);
    expect((await add(await cartWith(by, shoe), off(60, agreed(rory)), from('203.0.113.98'))).status).toBe(200);
  });

  test('do not include right ones', async () => {
    for (let time = 0; time < 12; time += 1)
      expect((await add(await cartWith(by, shoe), off(30, agreed(lena)))).status).toBe(200);
  });
});

test('the audit trail records seller, approver, change and reason in the same transaction, and no sign-in', async () => {
  const cart = await cartWith(by, shoe);
  const seller = { actor: rorys, role: 'associate', subject: cart.basketId };
  const second = { ...seller, actor: lenas };
  const facts = (more: object = {}) => ({
    adjustmentId: expect.any(String),
    level: 'PRODUCT',
    amount: 2580,
    currency: 'USD',
    percent: 20,
    ...more,
  });
  const given = (await add(cart, off(20))).body;
  await change(given, { type: 'percentage', value: 40, ...agreed(lena, 'not the password') });
  await change(given, { type: 'percentage', value: 40, reasonCode: 'SERVICE', ...agreed(lena) });
  await by.call('DELETE', path(given, idOf(given)), { reasonCode: 'MISTAKE' });
  const more = facts({ amount: 5160, percent: 40 });
  expect(await trail()).toEqual([
    { ...seller, kind: 'adjustment-given', facts: facts(), reason: 'DAMAGED' },
    { ...second, kind: 'adjustment-agreement-failed', facts: { ...more, other: rorys }, reason: 'PRC401' },
    { ...seller, kind: 'adjustment-changed', facts: { ...more, other: lenas }, reason: 'SERVICE' },
    { ...second, kind: 'adjustment-agreed', facts: { ...more, other: rorys }, reason: 'SERVICE' },
    { ...seller, kind: 'adjustment-removed', facts: { adjustmentId: idOf(given) }, reason: 'MISTAKE' },
  ]);
  const [{ everything } = { everything: '' }] = await shop.database.raw<{ everything: string }>(
    `SELECT (SELECT json_agg(a) FROM audit_events a)::text || (SELECT json_agg(c) FROM carts c)::text || (SELECT json_agg(i) FROM idempotency_keys i)::text AS everything`,
    [],
  );
  for (const secret of [demoPassword, 'not the password', lena])
    expect(everything + JSON.stringify(shop.logged)).not.toContain(secret);
});

test('a change that cannot be recorded is not made', async () => {
  const cart = await cartWith(by, shoe);
  await shop.database.raw(
    `ALTER TABLE audit_events ADD CONSTRAINT no_adjustments CHECK (kind <> 'adjustment-given') NOT VALID`,
    [],
  );
  expect((await add(cart, off(10))).status).toBe(500);
  await shop.database.raw('ALTER TABLE audit_events DROP CONSTRAINT no_adjustments', []);
  expect((await read(cart)).priceAdjustments).toEqual([]);
  expect((await add(cart, off(10))).body.totals.itemSubTotal).toBe(shoes - 1290);
  shop.defects.length = 0;
});

test('without configuration the caps are those of production', async () => {
  const strict = await openTestShop({ seed, caps: defaultCaps });
  const { as, enterStore } = signedIn(strict.commerce);
  by = as((await enterStore(rory)).accessToken);
  await by.call('PUT', '/consumers-v3/consumer/agent/sale', { storeId: '1001', storeEmployeeId: '100102' });
  const cart = await cartWith(by, shoe);
  expect(told(await add(cart, off(11)))).toEqual(needs(10));
  expect(told(await add(cart, off(51, agreed(lena))))).toEqual(notAgreed);
  expect(told(await add(cart, off(51, agreed(manager.email))))).toEqual(fine);
  await strict.close();
});
