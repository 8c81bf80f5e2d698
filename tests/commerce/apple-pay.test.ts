import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Cart, Order, PaymentSession } from '#openapi/generated/waymark.gen.ts';
import { goods } from './support/seed.ts';
import { openTestShop, readyCart, type Shopper, type TestShop } from './support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const shoe = { productId: goods.shoe.productId, upc: goods.shoe.upcs[0] };

const place = (by: Shopper, cart: Cart, token?: string, expectedTotal = cart.totals.total) =>
  by.call<Order>('PUT', '/cart/v2/checkout/order', {
    cartId: cart.basketId,
    cartVersion: cart.version,
    expectedTotal,
    paymentMethod: { code: 'DW_APPLE_PAY', additionalData: { sessionID: 'ws_1', ...(token ? { token } : {}) } },
  });

test('the merchant’s session is of the shop’s own host, whatever page asks', async () => {
  const maya = await shop.shopper();
  const { body } = await maya.call<PaymentSession>(
    'GET',
    '/cart/v1/paymentSession?paymentMethodId=DW_APPLE_PAY&referer=https://elsewhere.example/cart',
  );
  expect(body.meta).toMatchObject({
    sessionId: 'ws_1',
    merchantSession: { domainName: 'shop.test', displayName: 'Waymark' },
  });
});

test('a token pays one order, also for a double press, and the order names Apple Pay', async () => {
  const maya = await shop.shopper();
  const cart = await readyCart(maya, shoe);
  const paid = shop.charged();
  const [first, second] = await Promise.all([place(maya, cart, 'tok_wallet'), place(maya, cart, 'tok_wallet')]);
  expect(first.status).toBe(200);
  expect(second.body.orderNumber).toBe(first.body.orderNumber);
  expect(first.body).toMatchObject({
    paymentMethod: { code: 'DW_APPLE_PAY', type: 'wallet' },
    payment_instruments: [{ payment_method_id: 'DW_APPLE_PAY', amount: cart.totals.total }],
  });
  expect(shop.charged()).toBe(paid + 1);
});

test('a refused token, none, and another total than the sheet showed charge nothing', async () => {
  const maya = await shop.shopper();
  const cart = await readyCart(maya, shoe);
  const paid = shop.charged();
  expect(await place(maya, cart, 'tok_declined')).toMatchObject({ status: 402, errorId: 'PAY400' });
  expect(await place(maya, cart)).toMatchObject({ status: 402, errorId: 'PAY400' });
  expect(await place(maya, cart, 'tok_wallet', cart.totals.total - 1)).toMatchObject({
    status: 409,
    errorId: 'ORD415',
  });
  expect(shop.charged()).toBe(paid);
});
