import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createPayPalScript, PAYPAL_SCRIPT } from '#src/commerce/payments/paypal-script.ts';
import type { Cart, PaymentApproval, PaymentSession } from '#openapi/generated/waymark.gen.ts';
import { goods } from './support/seed.ts';
import { cartWith, openTestShop, type Shopper, type TestShop } from './support/shop.ts';

let shop: TestShop;
let maya: Shopper;
beforeAll(async () => {
  shop = await openTestShop({
    payPalScript: createPayPalScript({ address: PAYPAL_SCRIPT, clientId: 'a-client-id', intent: 'authorize' }),
  });
});
beforeEach(async () => {
  maya = await shop.shopper();
});
afterAll(() => shop.close());

const shoe = { productId: goods.shoe.productId, upc: goods.shoe.upcs[0] };
const path = '/cart/v1/paymentSession';
const open = async (by: Shopper, { basketId }: Cart): Promise<string> => {
  const query = `paymentMethodId=CREDIT_CARD&paymentMethod=paypal&context=PAYPAL_EXPRESS&basketId=${basketId}`;
  const { body } = await by.call<PaymentSession>('GET', `${path}?${query}`);
  return body.orderId ?? '';
};
/** The address as the window tells it: without a name and a street. */
const choose = async (by: Shopper, { basketId }: Cart, postalCode = '80302'): Promise<Cart> => {
  const { body } = await by.call<Cart>('POST', `/cart/v2/cart/${basketId}/shippingAddress`, {
    addresses: [{ city: 'Boulder', province: 'CO', postalCode, country: 'US', approachType: 'S', shippingId: 'me' }],
    context: 'PAYPAL_EXPRESS',
  });
  return body;
};
const update = (by: Shopper, { basketId }: Pick<Cart, 'basketId'>, orderId: string, more = {}) =>
  by.call('PUT', path, { basketId, orderId, ...more });

describe('the script of PayPal', () => {
  test('is that of the page, with the public id of the shop', async () => {
    const { body } = await maya.call<{ scriptUrl: string }>('GET', '/cart/v1/payPalScript');
    const url = new URL(body.scriptUrl);
    expect(url.origin + url.pathname).toBe('https://www.paypal.com/sdk/js');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      'client-id': 'a-client-id',
      currency: 'USD',
      intent: 'authorize',
      commit: 'false',
      components: 'buttons,messages',
      locale: 'en_US',
    });
  });

  test('is none where none is configured', async () => {
    const other = await openTestShop();
    const noah = await other.shopper();
    expect((await noah.call('GET', '/cart/v1/payPalScript')).body).toEqual({});
    await other.close();
  });
});

describe('an order at PayPal that the shopper looks at in its window', () => {
  test('costs what the cart costs with the address that was chosen there, and is read as an approval', async () => {
    const cart = await cartWith(maya, shoe);
    const orderId = await open(maya, cart);
    const addressed = await choose(maya, cart);
    expect(addressed.totals.remainingToPay).toBeGreaterThan(cart.totals.remainingToPay);
    expect(await update(maya, cart, orderId)).toMatchObject({ status: 204 });
    const last = shop.updates.at(-1);
    expect(last).toMatchObject({
      orderId,
      reference: cart.basketId,
      currency: 'USD',
      amount: addressed.totals.remainingToPay,
    });
    expect(last?.deliveries.filter(({ isChosen }) => isChosen)).toHaveLength(1);
    expect(last?.deliveries.length).toBeGreaterThan(1);
    shop.decide(orderId, 'approved');
    const { body } = await maya.call<PaymentApproval>('GET', `/cart/v1/paymentApproval?approval=${orderId}`);
    expect(body).toMatchObject({ state: 'approved', payment_method_id: 'PAYPAL', amount: last?.amount });
  });

  test('follows the delivery that is chosen', async () => {
    const cart = await cartWith(maya, shoe);
    const orderId = await open(maya, cart);
    await choose(maya, cart);
    await update(maya, cart, orderId);
    const other = shop.updates.at(-1)?.deliveries.find(({ isChosen }) => !isChosen);
    const { body: changed } = await maya.call<Cart>('POST', '/cart/v1/shippingMethod', {
      cartId: cart.basketId,
      code: other?.id,
      shippingId: 'me',
    });
    await update(maya, cart, orderId);
    expect(shop.updates.at(-1)).toMatchObject({ amount: changed.totals.remainingToPay });
    expect(shop.updates.at(-1)?.deliveries.find(({ isChosen }) => isChosen)?.id).toBe(other?.id);
  });

  test('takes no amount from a client', async () => {
    const cart = await cartWith(maya, shoe);
    const orderId = await open(maya, cart);
    const before = shop.updates.length;
    expect(await update(maya, cart, orderId, { amount: 1 })).toMatchObject({ status: 400 });
    expect(shop.updates).toHaveLength(before);
  });

  test('costs no more than its limit', async () => {
    const cart = await cartWith(maya, shoe);
    const orderId = await open(maya, cart);
    await maya.call<Cart>('POST', '/cart/v1/item', { items: [{ cartId: cart.basketId, ...shoe, qty: 2 }] });
    const before = shop.updates.length;
    expect(await update(maya, cart, orderId)).toMatchObject({ status: 409, errorId: 'PAY400' });
    expect(shop.updates).toHaveLength(before);
  });

  test('does not change after the shopper agreed, nor for another cart, nor if it is invented', async () => {
    const cart = await cartWith(maya, shoe);
    const orderId = await open(maya, cart);
    const noah = await shop.shopper();
    const his = await cartWith(noah, shoe);
    const before = shop.updates.length;
    const unknown = { status: 404, errorId: 'PYT404' };
    expect(await update(noah, his, orderId)).toMatchObject(unknown);
    expect(await update(noah, cart, orderId)).toMatchObject({ status: 403, errorId: 'AUT498' });
    expect(await update(maya, cart, 'order-of-nobody')).toMatchObject(unknown);
    shop.decide(orderId, 'approved');
    expect(await update(maya, cart, orderId)).toMatchObject(unknown);
    expect(shop.updates).toHaveLength(before);
  });

  test('is updated so often, and then not', async () => {
    const cart = await cartWith(maya, shoe);
    const answers = await Promise.all(Array.from({ length: 201 }, () => update(maya, cart, 'order-of-nobody')));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  });
});
