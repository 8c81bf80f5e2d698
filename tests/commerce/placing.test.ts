import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Order } from '#openapi/generated/waymark.gen.ts';
import { createOrderBook } from '#src/commerce/orders/order-book.ts';
import { goods } from './support/seed.ts';
import { address, openTestShop, place, placing, readyCart, type Shopper, type TestShop } from './support/shop.ts';

let shop: TestShop;
let maya: Shopper;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  maya = await shop.shopper();
});
afterEach(() => {
  shop.lost.authorise = false;
  shop.lost.conclude = false;
});
afterAll(() => shop.close());

const shoe = { productId: goods.shoe.productId, upc: goods.shoe.upcs[0] };
const last = { productId: goods.last.productId, upc: goods.last.upcs[0] };
const challenge = (token: string) => ({
  paymentMethod: { code: 'CREDIT_CARD', additionalData: { threeDS2Result: { transStatus: 'Y', token } } },
});

describe('placing', () => {
  test('a cart becomes an order: stock is reduced, the cart is deleted, the order can be read', async () => {
    const before = await shop.stock(shoe.upc);
    const cart = await readyCart(maya, { ...shoe, qty: 2 });
    const { status, body: order } = await place(maya, cart);
    expect(status).toBe(200);
    expect(order).toMatchObject({
      status: 'placed',
      basketId: cart.basketId,
      email: 'maya@example.com',
      totals: { total: cart.totals.total, remainingToPay: 0 },
    });
    expect(order.payment_instruments).toMatchObject([
      { payment_method_id: 'CREDIT_CARD', amount: cart.totals.total, lastFour: '1111' },
    ]);
    expect(await shop.stock(shoe.upc)).toEqual({ quantity: (before?.quantity ?? 0) - 2, reserved: 0 });
    expect(await maya.call('GET', `/cart/v1/cart/${cart.basketId}`)).toMatchObject({ status: 404, errorId: 'BSK404' });
    for (const path of [`/cart/v2/checkout/order/${order.orderNumber}`, `/cart/v1/cart/${cart.basketId}/order`]) {
      expect((await maya.call('GET', path)).body).toEqual(order);
    }
  });

  test('the device fingerprint does not change the cart, and is sent to the payment provider with the payment', async () => {
    const cart = await readyCart(maya, shoe);
    const device = (shopper: Shopper) =>
      shopper.call('POST', '/cart/v1/deviceFingerPrint', {
        cartId: cart.basketId,
        deviceFingerprint: '7d1c0a5b9f3e4c27',
      });
    expect(await device(await shop.shopper())).toMatchObject({ status: 403, errorId: 'AUT498' });
    expect((await device(maya)).status).toBe(204);
    const after = await maya.call('GET', `/cart/v1/cart/${cart.basketId}`);
    expect(after.body.version).toBe(cart.version);
    expect(JSON.stringify(after.body)).not.toContain('7d1c0a5b9f3e4c27');
    const { body: order } = await place(maya, cart);
    expect(shop.requests.find(({ orderReference }) => orderReference === order.orderNumber)).toMatchObject({
      deviceFingerprint: '7d1c0a5b9f3e4c27',
    });
  });

  test('only the owner and a holder of the secret may read an order', async () => {
    const { body: order } = await place(maya, await readyCart(maya, shoe));
    const noah = await shop.shopper();
    const path = `/cart/v2/checkout/order/${order.orderNumber}`;
    expect(await noah.call('GET', path)).toMatchObject({ status: 404, errorId: 'ORD409' });
    expect(await noah.call('GET', `${path}?st=${'x'.repeat(32)}`)).toMatchObject({ status: 404, errorId: 'ORD409' });
    expect(await noah.call('GET', `${path}?st=${order.st}`)).toMatchObject({
      status: 200,
      body: { orderNumber: order.orderNumber },
    });
    expect(await noah.call('GET', `/cart/v1/cart/${order.basketId}/order`)).toMatchObject({
      status: 404,
      errorId: 'ORD409',
    });
    expect(
      await noah.call('PUT', '/cart/v2/checkout/order', { cartId: order.basketId, expectedTotal: 1 }),
    ).toMatchObject({ status: 403, errorId: 'AUT498' });
  });

  test('a double click, two processes and a repeated call cause one order and one payment', async () => {
    const other = await shop.start();
    const elsewhere = await import('./support/shop.ts');
    const cart = await readyCart(maya, shoe);
    const paid = shop.charged();
    const [a, b, c] = await Promise.all([
      place(maya, cart),
      place(maya, cart),
      elsewhere.caller(other, maya.token, 'PUT', '/cart/v2/checkout/order', placing(cart)),
    ]);
    const again = await place(maya, cart);
    const numbers = [a, b, c, again].map(({ body }) => (body as Order).orderNumber);
    expect(new Set(numbers).size).toBe(1);
    expect(shop.charged()).toBe(paid + 1);
    await other.close();
  });

  test('a call that is too late to begin an order of a cart reserves no stock', async () => {
    const { body: order } = await place(maya, await readyCart(maya, shoe));
    const book = createOrderBook(shop.database);
    const row = await book.find(order.orderNumber);
    const before = await shop.stock(shoe.upc);
    expect(row && (await book.hold({ ...row, number: 'WM1000000001' }))).toMatchObject({ isHeld: false });
    expect(await shop.stock(shoe.upc)).toEqual(before);
  });

  test('gift cards that cover the total place the order without a card, and pay once', async () => {
    const cart = await readyCart(maya, shoe);
    const path = `/cart/v1/cart/${cart.basketId}/paymentInstruments`;
    const { body } = await maya.call('POST', path, {
      payment_method_id: 'GIFT_CARD',
      c_gcCardNumber: '6006490010000010',
      c_gcPin: '4821',
    });
    expect(body.totals.remainingToPay).toBe(0);
    const paid = shop.charged();
    const { paymentMethod: _, ...withoutCard } = placing(body);
    const { body: order } = await maya.call<Order>('PUT', '/cart/v2/checkout/order', withoutCard);
    expect(order).toMatchObject({
      status: 'placed',
      payment_instruments: [{ payment_method_id: 'GIFT_CARD', amount: cart.totals.total }],
    });
    expect(shop.charged()).toBe(paid);
    const balance = await maya.call<{ balance: number }>('POST', '/cart/v1/giftcard/balance', {
      c_gcCardNumber: '6006490010000010',
      c_gcPin: '4821',
    });
    expect(balance.body.balance).toBe(50000 - cart.totals.total);
  });

  test('a free gift never takes a unit that is bought: the last units can be ordered', async () => {
    const socks = { productId: 'WMSK1001OAT', upc: '884501012012' };
    const { quantity = 0 } = (await shop.stock(socks.upc)) ?? {};
    const cart = await readyCart(maya, shoe, { ...socks, qty: 2 });
    await shop.database.raw('UPDATE stock SET quantity = 2 WHERE upc = $1', [socks.upc]);
    shop.pass(6_000);
    const { body } = await maya.call('PUT', '/cart/v1/coupon', { cartId: cart.basketId, code: 'WARMFEET' });
    const order = await place(maya, body);
    expect(order).toMatchObject({ status: 200, body: { status: 'placed' } });
    expect(order.body.items.map(({ bonus, qty }) => [bonus, qty])).toEqual([
      [false, 1],
      [false, 2],
    ]);
    await shop.database.raw('UPDATE stock SET quantity = $2 WHERE upc = $1', [socks.upc, quantity]);
  });

  test('two orders cannot spend the same gift card', async () => {
    const card = { payment_method_id: 'GIFT_CARD', c_gcCardNumber: '6006490010000028', c_gcPin: '1936' };
    const both = await Promise.all(
      [0, 1].map(async () => {
        const shopper = await shop.shopper();
        const { basketId } = await readyCart(shopper, shoe);
        const { status, body: cart } = await shopper.call('POST', `/cart/v1/cart/${basketId}/paymentInstruments`, card);
        expect(status).toBe(200);
        return { shopper, cart };
      }),
    );
    // Both carts must have the card before either is placed: a card emptied by the first order could not be added any
    // more.
    const orders = await Promise.all(
      both.map(async ({ shopper, cart }) => ({ shopper, cart, answer: await place(shopper, cart) })),
    );
    expect(orders.map(({ answer: { status, errorId } }) => errorId ?? status).sort()).toEqual([200, 'PYT400']);
    for (const { shopper, cart } of orders.filter(({ answer: { errorId } }) => errorId === 'PYT400')) {
      const { body: now } = await shopper.call('GET', `/cart/v1/cart/${cart.basketId}`);
      expect(now).toMatchObject({ totals: { remainingToPay: now.totals.total }, payment_instruments: [{ amount: 0 }] });
      expect(await place(shopper, now)).toMatchObject({ status: 200, body: { status: 'placed' } });
    }
    const [row] = await shop.database.raw<{ balance: number }>('SELECT balance FROM gift_cards WHERE number = $1', [
      '6006490010000028',
    ]);
    expect(row?.balance).toBe(0);
  });
});

describe('refusals leave nothing behind', () => {
  test.each([
    ['tok_declined', 402, 'PAY400'],
    ['tok_fraudulent', 402, 'PYT402'],
    ['tok_expired', 422, 'FE309'],
    ['tok_unknown_card', 404, 'PYT404'],
    ['tok_unavailable', 503, 'GEN500'],
  ])('%s: %i %s, and the next card pays', async (token, status, errorId) => {
    const before = await shop.stock(shoe.upc);
    const cart = await readyCart(maya, shoe);
    expect(await place(maya, cart, token)).toMatchObject({ status, errorId });
    expect(await shop.stock(shoe.upc)).toEqual(before);
    expect((await maya.call('GET', `/cart/v1/cart/${cart.basketId}`)).body.version).toBe(cart.version);
    expect(await maya.call('GET', `/cart/v1/cart/${cart.basketId}/order`)).toMatchObject({
      status: 404,
      errorId: 'ORD409',
    });
    expect(await place(maya, cart)).toMatchObject({ status: 200, body: { status: 'placed' } });
  });

  test('another total, an old version, no way to pay, no address', async () => {
    const cart = await readyCart(maya, shoe);
    const order = (change: object) =>
      maya.call<{ errorDetails: { additionalInfo?: object }[] }>('PUT', '/cart/v2/checkout/order', {
        ...placing(cart),
        ...change,
      });
    const total = await order({ expectedTotal: cart.totals.total - 1 });
    expect(total).toMatchObject({ status: 409, errorId: 'ORD415' });
    expect(total.body.errorDetails[0]?.additionalInfo).toEqual({ expected: cart.totals.total });
    expect(await order({ cartVersion: cart.version - 1 })).toMatchObject({ status: 409, errorId: 'API409' });
    expect(await order({ paymentMethod: undefined })).toMatchObject({ status: 422, errorId: 'PYT400' });
    expect(await order({ paymentMethod: { code: 'PAYPAL', additionalData: {} } })).toMatchObject({
      status: 402,
      errorId: 'PAY400',
    });
    expect(await order({ paymentMethod: { code: 'CREDIT_CARD', additionalData: {} } })).toMatchObject({
      status: 404,
      errorId: 'PYT404',
    });
    await maya.call('DELETE', `/cart/v1/cart/${cart.basketId}/billingAddress`);
    expect(await order({ cartVersion: undefined })).toMatchObject({ status: 422, errorId: 'BIL400' });
    await maya.call('DELETE', `/cart/v2/cart/${cart.basketId}/shippingAddress`);
    expect(await order({ cartVersion: undefined })).toMatchObject({ status: 422, errorId: 'PYT406' });
    expect((await shop.stock(shoe.upc))?.reserved).toBe(0);
  });

  test('a tax rate that changed meanwhile causes one refusal (TAX310), and is in the total afterwards', async () => {
    const { basketId } = await readyCart(maya, shoe);
    const resort = { ...address, city: 'Keystone', postalCode: '80435' };
    const { body: cart } = await maya.call('POST', `/cart/v2/cart/${basketId}/shippingAddress`, {
      addresses: [resort],
    });
    expect(await place(maya, cart)).toMatchObject({ status: 409, errorId: 'TAX310' });
    const { body: now } = await maya.call('GET', `/cart/v1/cart/${basketId}`);
    expect(now.totals.tax).toBe(Math.round((now.totals.itemTotal * (290 + 340)) / 10_000));
    expect(await place(maya, cart)).toMatchObject({ errorId: 'ORD415' });
    expect(await place(maya, now)).toMatchObject({
      status: 200,
      body: { totals: { tax: now.totals.tax, total: now.totals.total } },
    });
  });

  test('an order needs an item: ORD430 says so', async () => {
    const cart = await readyCart(maya, shoe);
    await maya.call('DELETE', '/cart/v1/item', { cartId: cart.basketId, itemId: cart.items[0]?.itemId });
    const needed = {
      status: 409,
      errorId: 'ORD430',
      body: { errorDetails: [{ additionalInfo: { code: 'ProductItemRequired' } }] },
    };
    expect(await place(maya, cart)).toMatchObject(needed);
    expect(await maya.call('POST', '/cart/v1/cart/prepareOrder', { basketId: cart.basketId })).toMatchObject(needed);
  });

  test('the same address sent again, as by a second tab, does not change the cart’s version', async () => {
    const cart = await readyCart(maya, shoe);
    const { body } = await maya.call('POST', `/cart/v1/cart/${cart.basketId}/billingAddress`, { address });
    expect(body.version).toBe(cart.version);
    await maya.call('POST', `/cart/v1/cart/${cart.basketId}/billingAddress`, {
      address: { ...address, firstName: 'Mai' },
    });
    expect(await place(maya, cart)).toMatchObject({ status: 409, errorId: 'API409' });
  });

  test('a tab with an old cart gets the order that another tab is placing', async () => {
    const cart = await readyCart(maya, shoe);
    const old = { ...cart, version: cart.version - 1 };
    const [first, second] = await Promise.all([place(maya, cart), place(maya, old)]);
    expect(first).toMatchObject({ status: 200, body: { status: 'placed' } });
    expect(second.body.orderNumber).toBe(first.body.orderNumber);
  });

  test('goods that sell out between cart and order: INV406, also from prepareOrder', async () => {
    const cart = await readyCart(maya, { productId: goods.vanishing.productId, upc: goods.vanishing.upcs[0] });
    expect(await place(maya, cart)).toMatchObject({ status: 409, errorId: 'INV406' });
    expect(await maya.call('POST', '/cart/v1/cart/prepareOrder', { basketId: cart.basketId })).toMatchObject({
      status: 409,
      errorId: 'INV406',
    });
  });
});

test('ten shoppers order the last unit: one gets it', async () => {
  const ready = await Promise.all(
    Array.from({ length: 10 }, async () => {
      const shopper = await shop.shopper();
      return { shopper, cart: await readyCart(shopper, last) };
    }),
  );
  const orders = await Promise.all(ready.map(({ shopper, cart }) => place(shopper, cart)));
  expect(orders.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(orders.flatMap(({ errorId }) => errorId ?? []))).toEqual(new Set(['INV406']));
  expect(await shop.stock(last.upc)).toEqual({ quantity: 0, reserved: 0 });
});

describe('the bank asks', () => {
  const pending = async () => {
    const cart = await readyCart(maya, shoe);
    const { body: order } = await place(maya, cart, 'tok_challenge');
    return { cart, order, path: `/cart/v2/checkout/order/${order.orderNumber}` };
  };

  test('the order waits with an action; the answer places it, once', async () => {
    const { cart, order, path } = await pending();
    expect(order).toMatchObject({
      status: 'pending-authentication',
      flash: [{ code: 'PaymentNotAuthorized', details: { action: { type: 'challenge' } } }],
    });
    expect((await shop.stock(shoe.upc))?.reserved).toBe(1);
    expect((await place(maya, cart, 'tok_challenge')).body.orderNumber).toBe(order.orderNumber);
    const paid = shop.charged();
    expect((await maya.call<Order>('PATCH', path, challenge('good'))).body).toMatchObject({
      status: 'placed',
      flash: [],
    });
    expect((await maya.call<Order>('PATCH', path, challenge('good'))).body).toMatchObject({ status: 'placed' });
    expect(shop.charged()).toBe(paid + 1);
    expect((await shop.stock(shoe.upc))?.reserved).toBe(0);
  });

  test('a failed challenge releases the goods and keeps the cart', async () => {
    const before = await shop.stock(shoe.upc);
    const { cart, order, path } = await pending();
    expect(await maya.call('PATCH', path, challenge('bad'))).toMatchObject({ status: 402, errorId: 'PAY400' });
    expect(await shop.stock(shoe.upc)).toEqual(before);
    expect((await maya.call<Order>('GET', path)).body.status).toBe('cancelled');
    expect(await maya.call('PATCH', path, challenge('good'))).toMatchObject({ status: 409, errorId: 'API409' });
    const { body: next } = await place(maya, cart);
    expect(next.status).toBe('placed');
    expect(next.orderNumber).not.toBe(order.orderNumber);
  });

  test('a cart that changed meanwhile is placed again, and the old payment is cancelled', async () => {
    const { cart, order } = await pending();
    const { body: changed } = await maya.call('PUT', '/cart/v1/coupon', { cartId: cart.basketId, code: 'FIRSTSTEPS' });
    const { body: next } = await place(maya, changed);
    expect(next).toMatchObject({ status: 'placed', totals: { total: changed.totals.total } });
    expect((await maya.call<Order>('GET', `/cart/v2/checkout/order/${order.orderNumber}`)).body.status).toBe(
      'cancelled',
    );
    expect((await shop.stock(shoe.upc))?.reserved).toBe(0);
  });

  test('a stranger cannot answer for the shopper', async () => {
    const { path } = await pending();
    expect(await (await shop.shopper()).call('PATCH', path, challenge('good'))).toMatchObject({
      status: 404,
      errorId: 'ORD409',
    });
  });
});

test('no call caused a defect', () => expect(shop.defects).toEqual([]));
