import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AuthSession, Cart, Order, PriceAdjustment, Purchase } from '#openapi/generated/waymark.gen.ts';
import { people } from '#src/demo/people/people.ts';
import { signedIn } from './support/people.ts';
import { goods, smallSeed } from './support/seed.ts';
import {
  type Answer,
  caller,
  cartWith,
  openTestShop,
  place,
  placing,
  readyCart,
  type Shopper,
  type TestShop,
} from './support/shop.ts';

/** Price adjustments by a store associate (core 7; docs/promotions.md, decision 019). */

const shoe = { productId: goods.shoe.productId, upc: goods.shoe.upcs[0] };
const boots = { productId: goods.boots.productId, upc: goods.boots.upcs[0] };
const socks = { productId: goods.socks.productId, upc: goods.socks.upcs[0] };
const giftCard = { productId: goods.giftCard.productId, upc: goods.giftCard.upcs[0] };
const [shoes, pair] = [12_900, 19_999];

let shop: TestShop;
let rory: Shopper;
beforeAll(async () => {
  shop = await openTestShop({ seed: { ...smallSeed, people } });
});
beforeEach(async () => {
  await shop.database.raw('UPDATE stock SET quantity = 40 WHERE quantity > 0', []);
  rory = await selling();
});
afterAll(() => shop.close());

const enter = async (email: string): Promise<Shopper> => {
  const { as, enter: signIn } = signedIn(shop.commerce);
  return as((await signIn(email)).accessToken);
};
const associate = async (): Promise<Shopper> => {
  const { as, enterStore } = signedIn(shop.commerce);
  return as((await enterStore('rory.okafor@waymark.example')).accessToken);
};
const begin = (by: Shopper) =>
  by.call('PUT', '/consumers-v3/consumer/agent/sale', { storeId: '1001', storeEmployeeId: '100102' });
/** An associate whose session sells in a store. */
async function selling(): Promise<Shopper> {
  const by = await associate();
  await begin(by);
  return by;
}

const path = ({ basketId }: Pick<Cart, 'basketId'>, id = '') =>
  `/cart/v1/cart/${basketId}/price_adjustments${id && `/${id}`}`;
const off = (rule: object = {}) => ({
  level: 'PRODUCT',
  itemId: 'item-1',
  type: 'percentage',
  value: 10,
  reasonCode: 'DAMAGED',
  ...rule,
});
const ofGoods = (rule: object = {}) => ({
  level: 'ORDER',
  type: 'percentage',
  value: 10,
  reasonCode: 'SERVICE',
  ...rule,
});
const ofDelivery = (rule: object = {}) => ({ ...ofGoods(rule), level: 'SHIPPING' });
const add = (cart: Pick<Cart, 'basketId'>, body: object, headers?: Record<string, string>) =>
  rory.call('POST', path(cart), body, headers);
const added = async (cart: Cart, ...bodies: object[]): Promise<Cart> => {
  let now = cart;
  for (const body of bodies) {
    const answer = await add(cart, body);
    expect([answer.status, answer.errorId]).toEqual([200, undefined]);
    now = answer.body;
  }
  return now;
};
const read = async (by: Shopper, { basketId }: Cart) => (await by.call('GET', `/cart/v1/cart/${basketId}`)).body;
const refusal = ({ status, errorId, body }: Answer<unknown>) => [
  status,
  errorId,
  (body as { errorDetails?: { field?: string }[] }).errorDetails?.[0]?.field,
];
const idOf = (cart: Cart, at = 0) => cart.priceAdjustments[at]?.adjustmentId ?? '';

describe('an adjustment', () => {
  test('is returned with its amount, and changes what the item costs', async () => {
    const { priceAdjustments, items, totals, version } = await added(
      await cartWith(rory, { ...shoe, qty: 2 }),
      off({ type: 'fixed', value: 9900 }),
    );
    expect(priceAdjustments).toEqual([
      {
        adjustmentId: expect.any(String),
        level: 'PRODUCT',
        itemId: 'item-1',
        type: 'fixed',
        value: 9900,
        amount: 6000,
        currency: 'USD',
        reasonCode: 'DAMAGED',
      },
    ]);
    expect(items[0]?.price).toMatchObject({
      current: shoes,
      rowTotal: 25_800,
      priceAfterItemDiscount: 19_800,
      priceAfterOrderDiscount: 19_800,
    });
    expect(totals).toMatchObject({ itemTotal: 25_800, totalDiscount: 6000, itemSubTotal: 19_800 });
    expect(version).toBe(2);
  });

  test('comes before promotions of the item, and after those of the order', async () => {
    const cart = await cartWith(rory, { ...boots, qty: 1 });
    for (const code of ['BOOTS25', 'RIDGE20'])
      await rory.call('PUT', '/cart/v1/coupon', { cartId: cart.basketId, code });
    const now = await added(cart, off({ type: 'amount', value: 9999 }), ofGoods({ value: 50 }));
    // (19999 - 9999) x 0.75 - 2000, and half of that.
    expect(now.totals.itemSubTotal).toBe(2750);
    expect(now.priceAdjustments.map(({ amount }) => amount)).toEqual([9999, 2750]);
    expect(now.couponItems.every(({ applied }) => applied)).toBe(true);
  });

  test('reduces the delivery, with any method', async () => {
    const cart = await readyCart(rory, { ...socks, qty: 1 });
    await rory.call('POST', '/cart/v1/shippingMethod', {
      cartId: cart.basketId,
      code: 'US_NEXT_DAY',
      shippingId: 'me',
    });
    const {
      shippingMethods: [way],
      totals,
      items: [item],
      priceAdjustments,
    } = await added(cart, ofDelivery({ type: 'amount', value: 1000 }));
    expect(totals).toMatchObject({ shipping: 1795, totalDiscount: 0 });
    expect(way?.price).toEqual({ amount: 2795, finalAmount: 1795, currency: 'USD' });
    const costs = (methods: { code: string; price: { finalAmount?: number } }[] = []) =>
      methods.map(({ code, price }) => [code, price.finalAmount]);
    const all = [
      ['US_STANDARD', 0],
      ['US_EXPRESS', 495],
      ['US_NEXT_DAY', 1795],
    ];
    expect(costs(way?.applicableShippingMethods)).toEqual(all);
    expect(costs(item?.shippingOptions?.map(({ shippingMethod }) => shippingMethod))).toEqual(all);
    expect(priceAdjustments[0]).toMatchObject({ level: 'SHIPPING', amount: 1000 });
    const { body: slower } = await rory.call('POST', '/cart/v1/shippingMethod', {
      cartId: cart.basketId,
      code: 'US_STANDARD',
      shippingId: 'me',
    });
    expect([slower.totals.shipping, slower.priceAdjustments[0]?.amount]).toEqual([0, 795]);
  });

  test('is changed, with or without another reason, and removed', async () => {
    const cart = await added(await cartWith(rory, { ...shoe, qty: 1 }), off());
    const changed = await rory.call('PATCH', path(cart, idOf(cart)), { type: 'amount', value: 500 });
    expect(changed.body.priceAdjustments).toMatchObject([
      { adjustmentId: idOf(cart), itemId: 'item-1', amount: 500, reasonCode: 'DAMAGED' },
    ]);
    const again = await rory.call('PATCH', path(cart, idOf(cart)), {
      type: 'percentage',
      value: 15,
      reasonCode: 'PRICE_MATCH',
    });
    expect(again.body.priceAdjustments).toMatchObject([
      { type: 'percentage', amount: 1935, reasonCode: 'PRICE_MATCH' },
    ]);
    const { status, body } = await rory.call('DELETE', path(cart, idOf(cart)), { reasonCode: 'MISTAKE' });
    expect([status, body.priceAdjustments, body.totals.totalDiscount]).toEqual([200, [], 0]);
    expect(refusal(await rory.call('DELETE', path(cart, idOf(cart))))).toEqual([404, 'ORD404', '/path/adjustmentId']);
    expect(refusal(await rory.call('PATCH', path(cart, idOf(cart)), { type: 'amount', value: 1 }))).toEqual([
      404,
      'ORD404',
      '/path/adjustmentId',
    ]);
  });

  test('is added once by calls with one Idempotency-Key', async () => {
    const cart = await cartWith(rory, { ...shoe, qty: 1 });
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const first = await add(cart, off(), headers);
    const second = await add(cart, off(), headers);
    expect([second.status, second.body]).toEqual([200, first.body]);
    expect(refusal(await add(cart, off({ value: 20 }), headers)).slice(0, 2)).toEqual([409, 'API409']);
  });
});

describe('what may not be adjusted', () => {
  test.each([
    ['a second time: an item', off({ value: 20 }), 422, 'PRC400', '/itemId'],
    ['a second time: the goods', ofGoods(), 422, 'PRC400', '/level'],
    ['an item that is not there', off({ itemId: 'item-9' }), 404, 'ORD404', '/itemId'],
    ['the gift of a promotion', off({ itemId: 'gift-gift-socks' }), 404, 'ORD404', '/itemId'],
    ['an item, without saying which', off({ itemId: undefined }), 422, 'PRC400', '/itemId'],
    ['the goods, naming an item', ofGoods({ itemId: 'item-2' }), 422, 'PRC400', '/itemId'],
    ['a gift card', off({ itemId: 'item-3' }), 422, 'PRC400', '/itemId'],
    ['to a higher price', off({ itemId: 'item-2', type: 'fixed', value: pair + 1 }), 422, 'PRC400', '/value'],
    ['to the price that it has', off({ itemId: 'item-2', type: 'fixed', value: pair }), 422, 'PRC400', '/value'],
    ['by more than it costs', off({ itemId: 'item-2', type: 'amount', value: pair + 1 }), 422, 'PRC400', '/value'],
    ['by nothing', off({ itemId: 'item-2', type: 'amount', value: 0 }), 422, 'PRC400', '/value'],
    ['by no percent', off({ itemId: 'item-2', value: 0 }), 422, 'PRC400', '/value'],
    ['by more than all percent', off({ itemId: 'item-2', value: 101 }), 422, 'PRC400', '/value'],
    ['the delivery, where it is free', ofDelivery(), 422, 'PRC400', '/value'],
  ])('%s', async (_, body, ...expected) => {
    const cart = await added(
      await cartWith(rory, { ...shoe, qty: 1 }, { ...boots, qty: 1 }, { ...giftCard, qty: 1 }),
      off(),
      ofGoods(),
    );
    await rory.call('PUT', '/cart/v1/coupon', { cartId: cart.basketId, code: 'WARMFEET' });
    const before = await read(rory, cart);
    expect(refusal(await add(cart, body))).toEqual(expected);
    expect(await read(rory, cart)).toEqual(before);
  });

  test('also not by a change', async () => {
    const cart = await added(await cartWith(rory, { ...shoe, qty: 2 }), off());
    const change = async (type: string, value: number) =>
      refusal(await rory.call('PATCH', path(cart, idOf(cart)), { type, value }));
    expect(await change('fixed', shoes)).toEqual([422, 'PRC400', '/value']);
    expect(await change('amount', shoes + 1)).toEqual([422, 'PRC400', '/value']);
    expect((await change('amount', shoes))[0]).toBe(200);
    expect((await read(rory, cart)).totals.itemSubTotal).toBe(0);
  });

  test('a product that is no longer sold', async () => {
    const cart = await cartWith(
      rory,
      { productId: goods.vanishing.productId, upc: goods.vanishing.upcs[0], qty: 1 },
      { ...shoe, qty: 1 },
    );
    const id = idOf(await added(cart, off()));
    await shop.database.raw('DELETE FROM variants WHERE product_id = $1', [goods.vanishing.productId]);
    const later = await shop.start();
    const { call } = signedIn(later).as(rory.token);
    const { body: now } = await call('GET', `/cart/v1/cart/${cart.basketId}`);
    expect([now.items.length, now.priceAdjustments, now.totals.totalDiscount]).toEqual([1, [], 0]);
    expect(refusal(await call('PATCH', path(cart, id), { type: 'amount', value: 5 }))).toEqual([
      404,
      'ORD404',
      '/itemId',
    ]);
    await later.close();
  });
});

describe('who may adjust prices', () => {
  test('is a session that sells; all others are refused and change nothing', async () => {
    const people = {
      guest: await shop.shopper(),
      customer: await enter('maya.reed@example.com'),
      associate: await associate(),
      employee: await enter('june.hayashi@waymark.example'),
    };
    for (const [name, by] of Object.entries(people)) {
      const cart = await read(by, await cartWith(by, { ...shoe, qty: 1 }));
      const calls = [
        by.call('POST', path(cart), off()),
        by.call('PATCH', path(cart, 'adjustment-1'), { type: 'amount', value: 1 }),
        by.call('DELETE', path(cart, 'adjustment-1')),
      ];
      for (const answer of await Promise.all(calls)) expect(refusal(answer).slice(0, 2), name).toEqual([403, 'AUT432']);
      expect(await read(by, cart)).toEqual(cart);
    }
  });

  test('an unknown cart, or another shopper’s, is refused as in other calls', async () => {
    const theirs = await cartWith(await shop.shopper(), { ...shoe, qty: 1 });
    expect(refusal(await add(theirs, off())).slice(0, 2)).toEqual([403, 'AUT498']);
    expect(refusal(await add({ basketId: crypto.randomUUID() }, off())).slice(0, 2)).toEqual([404, 'BSK404']);
  });

  test('another session of the same account sees the cart without adjustments, until it sells as well', async () => {
    const cart = await cartWith(rory, { ...shoe, qty: 1 });
    const adjusted = await added(cart, off(), ofGoods());
    const home = await associate();
    const seen = await read(home, cart);
    expect([seen.priceAdjustments, seen.totals]).toEqual([[], (await cartWith(home, { ...shoe, qty: 1 })).totals]);
    await begin(home);
    expect(await read(home, cart)).toEqual(adjusted);
  });
});

describe('what becomes of an adjustment', () => {
  test('it applies to each added piece, and takes no more than the price when that falls', async () => {
    const cart = await added(await cartWith(rory, { ...shoe, qty: 1 }), off({ type: 'amount', value: 5000 }));
    const { body: more } = await rory.call('POST', '/cart/v1/item', {
      items: [{ ...shoe, qty: 2, cartId: cart.basketId }],
    });
    expect(more.priceAdjustments).toMatchObject([{ amount: 15_000 }]);
    const { body: cheaper } = await rory.call('PUT', `/cart/v1/cart/${cart.basketId}/item`, {
      itemId: 'item-1',
      ...socks,
      qty: 1,
    });
    expect([cheaper.priceAdjustments[0]?.amount, cheaper.totals.itemSubTotal]).toEqual([1899, 0]);
  });

  test('it is removed with its line: deleted, merged or sold out', async () => {
    const two = [
      { ...shoe, qty: 1 },
      { ...boots, qty: 1 },
    ] as const;
    const rules = [off({ itemId: 'item-1' }), off({ itemId: 'item-2' }), ofGoods()];
    const filled = async () => added(await cartWith(rory, ...two), ...rules);
    /** Targets of the adjustments in the answer and in the stored cart. */
    const left = async ({ basketId, priceAdjustments }: Cart) => {
      const [row] = await shop.database.raw<{ doc: Pick<Cart, 'priceAdjustments'> }>(
        'SELECT doc FROM carts WHERE id = $1',
        [basketId],
      );
      return [priceAdjustments, row?.doc.priceAdjustments ?? []].map((list) =>
        list.map(({ level, itemId }) => itemId ?? level),
      );
    };
    const removed = await rory.call('DELETE', '/cart/v1/item', { cartId: (await filled()).basketId, itemId: 'item-1' });
    expect(await left(removed.body)).toEqual([
      ['item-2', 'ORDER'],
      ['item-2', 'ORDER'],
    ]);
    const joined = await rory.call('PUT', `/cart/v1/cart/${(await filled()).basketId}/item`, {
      itemId: 'item-2',
      ...shoe,
    });
    expect(await left(joined.body)).toEqual([
      ['item-2', 'ORDER'],
      ['item-2', 'ORDER'],
    ]);
    const { basketId } = await filled();
    await shop.database.raw('UPDATE stock SET quantity = 0 WHERE upc = $1', [boots.upc]);
    const short = await rory.call('GET', `/cart/v1/cart/${basketId}?inventorySupplyCheck=true`);
    expect(await left(short.body)).toEqual([
      ['item-1', 'ORDER'],
      ['item-1', 'ORDER'],
    ]);
    await shop.database.raw('UPDATE stock SET quantity = 40 WHERE upc = $1', [boots.upc]);
  });

  test('it stays on the cart that a guest’s cart is merged into', async () => {
    const { basketId } = await added(await cartWith(rory, { ...shoe, qty: 1 }), off({ type: 'amount', value: 500 }));
    const { as, enter: signIn } = signedIn(shop.commerce);
    const guest = (await caller(shop.commerce, '', 'POST', '/token/v2/auth/token', {})).body as Required<AuthSession>;
    const guestCart = await cartWith(as(guest.accessToken), { ...shoe, qty: 2 }, { ...socks, qty: 1 });
    const session = await signIn('rory.okafor@waymark.example', {
      refreshToken: guest.refreshToken,
      guestObjects: { basketId: guestCart.basketId },
    });
    expect(session.basketId).toBe(basketId);
    const { items, priceAdjustments } = (await rory.call('GET', `/cart/v1/cart/${basketId}`)).body;
    expect(items.map(({ price }) => price.priceAfterItemDiscount)).toEqual([3 * (shoes - 500), 1899]);
    expect(priceAdjustments).toMatchObject([{ itemId: 'item-1', amount: 1500 }]);
  });
});

describe('an order with adjustments', () => {
  const ready = async (): Promise<Cart> => {
    const cart = await readyCart(rory, { ...socks, qty: 2 });
    await rory.call('POST', '/cart/v1/shippingMethod', {
      cartId: cart.basketId,
      code: 'US_NEXT_DAY',
      shippingId: 'me',
    });
    return added(cart, off(), ofGoods({ type: 'amount', value: 100 }), ofDelivery({ type: 'fixed', value: 2000 }));
  };
  const told = ({ priceAdjustments }: Cart): PriceAdjustment[] =>
    priceAdjustments.map(({ reasonCode: _reason, ...one }) => one);
  const purchase = (by: Shopper, { orderNumber, st }: Order) =>
    by.call<Purchase>('GET', `/consumers-v3/consumer/purchase/${orderNumber}?st=${st}`);

  test('has the totals of its cart, and shows the reasons only to the associate', async () => {
    const cart = await ready();
    expect(cart.priceAdjustments.map(({ amount }) => amount)).toEqual([380, 100, 795]);
    const { status, body: order } = await place(rory, cart);
    expect([status, order.totals]).toEqual([200, { ...cart.totals, remainingToPay: 0 }]);
    expect(order.priceAdjustments).toEqual(told(cart));
    expect(order.shipments.map(({ shippingMethod }) => shippingMethod.price.finalAmount)).toEqual([2000]);
    expect((await purchase(rory, order)).body.order.priceAdjustments).toEqual(cart.priceAdjustments);
    for (const by of [
      await shop.shopper(),
      await enter('maya.reed@example.com'),
      await enter('june.hayashi@waymark.example'),
    ]) {
      expect((await purchase(by, order)).body.order.priceAdjustments).toEqual(told(cart));
    }
    const { body: found } = await rory.call<Order>('GET', `/cart/v2/checkout/order/${order.orderNumber}`);
    expect(found.priceAdjustments).toEqual(told(cart));
  });

  test('lists the adjustments in its email, so that the totals add up', async () => {
    const { body: order } = await place(rory, await ready());
    const email = () => shop.emails.find(({ id }) => id === `order-confirmation:${order.orderNumber}`)?.text ?? '';
    await expect.poll(email).toContain(order.orderNumber);
    const rows = [...email().matchAll(/^(.+): (-?)\$([\d.]+)$/gm)].map(
      ([, name = '', minus, amount]) => [name, Math.round(Number(`${minus}${amount}`) * 100)] as const,
    );
    const {
      item,
      Subtotal: subtotal,
      'Price adjustment': adjusted,
      Delivery: delivery,
      Tax: tax,
      Total: total,
      'Visa ending in 1111': charged,
      ...rest
    } = Object.fromEntries(rows.map(([name, amount]) => [name.startsWith('Drove socks') ? 'item' : name, amount]));
    expect([item, subtotal, adjusted, delivery, rest]).toEqual([3798, 3798, -480, 2000, {}]);
    expect(total).toBe(3798 - 480 + 2000 + (tax ?? Number.NaN));
    expect(total).toBe(order.totals.total);
    expect(charged).toBe(total);
  });

  test('lists only adjustments that take something off', async () => {
    const cart = await readyCart(rory, { ...socks, qty: 1 });
    expect((await place(rory, cart)).body.priceAdjustments).toBeUndefined();
    const sent = await added(await readyCart(rory, { ...socks, qty: 1 }), ofDelivery(), ofGoods());
    const { body: freed } = await rory.call('PUT', '/cart/v1/coupon', { cartId: sent.basketId, code: 'FREESHIP' });
    expect(freed.priceAdjustments.map(({ amount }) => amount)).toEqual([0, 190]);
    expect((await place(rory, freed)).body.priceAdjustments).toMatchObject([{ level: 'ORDER', amount: 190 }]);
  });

  test('is priced for the session that places it', async () => {
    const cart = await ready();
    const home = await associate();
    const { status, errorId, body } = await place(home, cart);
    expect([status, errorId]).toEqual([409, 'ORD415']);
    expect(body).toMatchObject({
      errorDetails: [{ additionalInfo: { expected: (await read(home, cart)).totals.total } }],
    });
    const named = { ...placing(cart), inStoreSalesInfo: { storeId: '1001', storeEmployeeId: '100102' } };
    const placed = await home.call<Order>('PUT', '/cart/v2/checkout/order', named);
    expect([placed.status, placed.body.totals.total]).toEqual([200, cart.totals.total]);
  });
});
