import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Cart, ConsumerProfile, Order } from '#openapi/generated/waymark.gen.ts';
import { people } from '#src/demo/people/people.ts';
import { signedIn } from './support/people.ts';
import { goods, smallSeed } from './support/seed.ts';
import { cartWith, openTestShop, place, placing, readyCart, type Shopper, type TestShop } from './support/shop.ts';

/** Discounts of employees and professionals (core 1, 4, 6; docs/promotions.md). */

const june = 'june.hayashi@waymark.example';
const shoe = { productId: goods.shoe.productId, upc: goods.shoe.upcs[1] };
const boots = { productId: goods.boots.productId, upc: goods.boots.upcs[0] };
const giftCard = { productId: goods.giftCard.productId, upc: goods.giftCard.upcs[0] };
const rory = { storeId: '1001', storeEmployeeId: '100102' };

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ seed: { ...smallSeed, people } });
});
beforeEach(() => shop.database.raw(`DELETE FROM orders`, []));
afterAll(() => shop.close());

const enter = async (email: string, more?: object): Promise<Shopper> => {
  const { as, enter: signIn } = signedIn(shop.commerce);
  return as((await signIn(email, more)).accessToken);
};
/** Sets the annual cap of an employee, in minor units. */
const limit = (email: string, annual: number) =>
  shop.database.raw(`UPDATE consumers SET doc = jsonb_set(doc, '{employee,annualCap}', $2::jsonb) WHERE email = $1`, [
    email,
    String(annual),
  ]);
const read = async (by: Shopper, { basketId }: Cart) => (await by.call('GET', `/cart/v1/cart/${basketId}`)).body;
const namesOf = ({ promoSummary }: Pick<Cart, 'promoSummary'>) =>
  promoSummary.map(({ promotionName }) => promotionName);
const spentBy = async (by: Shopper) =>
  (await by.call<ConsumerProfile>('GET', '/consumers-v3/consumer')).body.consumerDetails.employee?.currentSpend;

describe('who has a discount', () => {
  test.each([
    [june, 'en-us', 'Associate discount (40%)', 0.6],
    ['lena.brandt@example.com', 'de-de', 'IPA-Rabatt (30\u00a0%)', 0.7],
    ['marco.rinaldi@example.com', 'it-it', 'Sconto WRANX (25%)', 0.75],
  ])('%s', async (email, locale, name, left) => {
    const by = await enter(email);
    const { body: cart } = await by.call(
      'POST',
      '/cart/v1/cartWithItem',
      { items: [{ ...shoe, qty: 1 }] },
      { 'x-locale': locale },
    );
    expect(namesOf(cart)).toContain(name);
    expect(cart.totals.itemSubTotal).toBe(cart.totals.itemTotal * left);
    expect(cart.orderPromotions).toContainEqual(expect.objectContaining({ price: cart.totals.totalDiscount }));
  });

  test.each([
    'maya.reed@example.com',
    'peter.voss@waymark.example',
    'noa.lindqvist@example.com',
    'theo.lambert@example.com',
  ])('not %s', async (email) => {
    const cart = await cartWith(await enter(email), { ...shoe, qty: 1 });
    expect([cart.totals.totalDiscount, cart.orderPromotions]).toEqual([0, []]);
  });

  test('nobody by the email that they type, nor in another currency than that of their year', async () => {
    const guest = await shop.shopper();
    const cart = await readyCart(guest, { ...shoe, qty: 1 });
    await guest.call('POST', `/cart/v1/cart/${cart.basketId}/billingAddress`, {
      address: { ...cart.billingAddress, email: june },
    });
    expect((await read(guest, cart)).totals.totalDiscount).toBe(0);
    const abroad = await (
      await enter(june)
    ).call('POST', '/cart/v1/cartWithItem', { items: [{ ...shoe, qty: 1 }] }, { 'x-locale': 'en-gb' });
    expect([abroad.body.currency, abroad.body.totals.totalDiscount]).toEqual(['GBP', 0]);
  });

  test('an employee as soon as the terms are accepted, in the open cart', async () => {
    const peter = await enter('peter.voss@waymark.example');
    const cart = await cartWith(peter, { ...shoe, qty: 1 });
    await peter.call('PUT', '/consumers-v3/consumer/employee/terms');
    expect(namesOf(await read(peter, cart))).toContain('Associate discount (40%)');
  });

  test('an employee in the cart that they filled as a guest before signing in', async () => {
    const guest = await signedIn(shop.commerce);
    const { body: token } = await (
      await shop.shopper()
    ).call<{ refreshToken: string; accessToken: string }>('POST', '/token/v2/auth/token', {});
    const before = await cartWith(guest.as(token.accessToken), { ...boots, qty: 1 });
    expect(before.totals.totalDiscount).toBe(0);
    const session = await guest.enter(june, {
      refreshToken: token.refreshToken,
      guestObjects: { basketId: before.basketId },
    });
    const { body: cart } = await guest.as(session.accessToken).call('GET', `/cart/v1/cart/${session.basketId}`);
    expect(cart.items.map(({ productId }) => productId)).toContain(goods.boots.productId);
    expect(namesOf(cart)).toContain('Associate discount (40%)');
    const [own] = cart.orderPromotions.filter(({ promotionId }) => promotionId === 'associate-40');
    expect(own?.price).toBe(Math.round(cart.totals.itemTotal * 0.4));
  });
});

describe('what a discount applies to', () => {
  test('not gift cards; and the order shows it as the cart did', async () => {
    const by = await enter(june);
    const cart = await readyCart(by, { ...shoe, qty: 1 }, { ...giftCard, qty: 1 });
    expect(cart.totals.totalDiscount).toBe(5160);
    const { body: order } = await place(by, cart);
    expect([order.promoSummary, order.orderPromotions, order.totals.total]).toEqual([
      cart.promoSummary,
      cart.orderPromotions,
      cart.totals.total,
    ]);
    expect(await spentBy(by)).toBe(order.totals.total);
    const email = () => shop.emails.find(({ id }) => id === `order-confirmation:${order.orderNumber}`);
    await expect.poll(email).toBeDefined();
    expect(email()?.text).toMatch(/Associate discount \(40%\)\D+51\.60/);
  });

  test('the better of discount and codes applies, and the cart says so of a code that does not', async () => {
    const by = await enter(june);
    const cart = await cartWith(by, { ...shoe, qty: 1 });
    const { body } = await by.call('PUT', '/cart/v1/coupon', { cartId: cart.basketId, code: 'FIRSTSTEPS' });
    expect(body.totals).toEqual(cart.totals);
    expect(body.couponItems).toEqual([
      expect.objectContaining({ code: 'FIRSTSTEPS', applied: false, supersededBy: 'associate-40' }),
    ]);
    await limit(june, 2000);
    const changed = await read(by, cart);
    expect(changed.couponItems).toEqual([expect.objectContaining({ code: 'FIRSTSTEPS', applied: true })]);
    expect([changed.totals.totalDiscount, namesOf(changed)]).toEqual([1935, ['15% off your order']]);
    await limit(june, 250_000);
  });
});

describe('the limit of a year', () => {
  beforeEach(() => limit(june, 10_000));
  afterAll(() => limit(june, 250_000));

  test('a cart that exceeds it has the discount for the rest, the next has none', async () => {
    const by = await enter(june);
    const cart = await readyCart(by, { ...shoe, qty: 2 });
    // At 40% off, goods of 166.66 cost the 100.00 that are left; the rest has no discount.
    expect([cart.totals.itemTotal, cart.totals.totalDiscount]).toEqual([25_800, 6_666]);
    const { body: order } = await place(by, cart);
    expect(order.totals.totalDiscount).toBe(6_666);
    const next = await cartWith(by, { ...shoe, qty: 1 });
    expect([next.totals.totalDiscount, namesOf(next)]).toEqual([0, []]);
    // Cancelling the order restores the spend.
    await by.call('POST', '/consumers-v3/consumer/CancelOrder', { orderNumber: order.orderNumber });
    expect([await spentBy(by), (await read(by, next)).totals.totalDiscount]).toEqual([0, 5_160]);
  });

  test('begins again with the year', async () => {
    const by = await enter(june);
    await place(by, await readyCart(by, { ...shoe, qty: 2 }));
    await shop.database.raw(`UPDATE orders SET created_at = created_at - interval '1 year'`, []);
    expect((await cartWith(by, { ...shoe, qty: 1 })).totals.totalDiscount).toBe(5_160);
  });

  test('two carts that are placed at once cannot both take the last of it', async () => {
    const [phone, laptop] = [await enter(june), await enter(june)];
    const other = await shop.start();
    const { as } = signedIn(other);
    const carts = [await readyCart(phone, { ...shoe, qty: 1 }), await readyCart(laptop, { ...boots, qty: 1 })];
    expect(carts.map(({ totals }) => totals.totalDiscount)).toEqual([5_160, 6_666]);
    const answers = await Promise.all([place(phone, carts[0] as Cart), place(as(laptop.token), carts[1] as Cart)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const at = answers.findIndex(({ status }) => status === 409);
    const refused = answers[at];
    expect(refused?.errorId).toBe('ORD415');
    const shown = await read(phone, carts[at] as Cart);
    expect(shown.totals.total).toBeGreaterThan(carts[at]?.totals.total ?? 0);
    expect(refused?.body).toMatchObject({ errorDetails: [{ additionalInfo: { expected: shown.totals.total } }] });
    expect((await place(phone, shown)).status).toBe(200);
    await other.close();
  });

  test('an order that waits for the bank keeps its part, and its cart keeps the same price', async () => {
    const by = await enter(june);
    const cart = await readyCart(by, { ...shoe, qty: 1 });
    const other = await readyCart(by, { ...boots, qty: 1 });
    const { body: order } = await place(by, cart, 'tok_challenge');
    expect(order.status).toBe('pending-authentication');
    expect((await read(by, cart)).totals).toEqual(cart.totals);
    expect((await read(by, other)).totals.totalDiscount).toBeLessThan(other.totals.totalDiscount);
    expect((await place(by, other)).errorId).toBe('ORD415');
    expect(await spentBy(by)).toBe(0);
  });
});

describe('in a store', () => {
  const sale = '/consumers-v3/consumer/agent/sale';
  const associate = async () => {
    const { as, enterStore } = signedIn(shop.commerce);
    return as((await enterStore('rory.okafor@waymark.example')).accessToken);
  };

  test('an associate who sells gets a customer’s prices, also in the open cart, and their own elsewhere', async () => {
    const [till, own] = [await associate(), await enter('rory.okafor@waymark.example')];
    const cart = await readyCart(till, { ...shoe, qty: 1 });
    expect(cart.totals.totalDiscount).toBe(5_160);
    expect((await till.call('PUT', sale, rory)).status).toBe(204);
    const shown = await read(till, cart);
    expect([shown.totals.totalDiscount, shown.promoSummary]).toEqual([0, []]);
    expect((await read(own, cart)).totals.totalDiscount).toBe(5_160);
    const { body: order } = await till.call<Order>('PUT', '/cart/v2/checkout/order', {
      ...placing(shown),
      inStoreSalesInfo: rory,
    });
    expect([order.status, order.totals.totalDiscount]).toEqual(['placed', 0]);
    // Sales to customers do not count for the associate's year.
    expect(await spentBy(own)).toBe(0);
  });

  test('it stays so when the session is renewed', async () => {
    const { as, enterStore } = signedIn(shop.commerce);
    const first = await enterStore('rory.okafor@waymark.example');
    await as(first.accessToken).call('PUT', sale, rory);
    const { body: renewed } = await (
      await shop.shopper()
    ).call<{ accessToken: string }>('POST', '/token/v2/auth/token', {
      grant: 'refresh',
      refreshToken: first.refreshToken,
    });
    await shop.database.raw(`DELETE FROM refresh_tokens WHERE rotated_at IS NOT NULL`, []);
    expect((await cartWith(as(renewed.accessToken), { ...shoe, qty: 1 })).totals.totalDiscount).toBe(0);
  });

  test('an order sold in a store never has the discount, whatever its cart showed', async () => {
    const till = await associate();
    const cart = await readyCart(till, { ...shoe, qty: 1 });
    const answer = await till.call<Order>('PUT', '/cart/v2/checkout/order', {
      ...placing(cart),
      inStoreSalesInfo: rory,
    });
    expect(answer.errorId).toBe('ORD415');
    const shown = await read(till, cart);
    expect(shown.totals.totalDiscount).toBe(0);
    expect(
      (await till.call('PUT', '/cart/v2/checkout/order', { ...placing(shown), inStoreSalesInfo: rory })).status,
    ).toBe(200);
  });

  test('only an associate can begin a sale, and only in their store', async () => {
    for (const by of [await shop.shopper(), await enter(june), await enter('maya.reed@example.com')])
      expect(await by.call('PUT', sale, rory)).toMatchObject({ status: 403, errorId: 'AUT498' });
    expect(await (await associate()).call('PUT', sale, { ...rory, storeId: '1002' })).toMatchObject({
      status: 404,
      errorId: 'STR404',
    });
    expect((await cartWith(await associate(), { ...shoe, qty: 1 })).totals.totalDiscount).toBe(5_160);
  });
});
