import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Cart, Order, PaymentApproval, PaymentMethods, PaymentSession } from '#openapi/generated/waymark.gen.ts';
import { goods } from './support/seed.ts';
import { address, openTestShop, readyCart, type Shopper, type TestShop } from './support/shop.ts';

let shop: TestShop;
let maya: Shopper;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  maya = await shop.shopper();
});
afterAll(() => shop.close());

const shoe = { productId: goods.shoe.productId, upc: goods.shoe.upcs[0] };
const sessionPath = (basketId: string) =>
  `/cart/v1/paymentSession?paymentMethodId=CREDIT_CARD&paymentMethod=pay_later&basketId=${basketId}`;
const approvalPath = (approval: string) => `/cart/v1/paymentApproval?approval=${approval}`;

/** Sends the shopper to the lender's page and back; `state` is the lender's decision. */
async function comeBack(by: Shopper, cart: Cart, state: 'approved' | 'refused' | 'open' = 'approved'): Promise<string> {
  const { body } = await by.call<PaymentSession>('GET', sessionPath(cart.basketId));
  const approval = body.form?.fields['plan'] ?? '';
  shop.decide(approval, state);
  return approval;
}

const placeLater = (by: Shopper, cart: Cart, token?: string) =>
  by.call<Order>('PUT', '/cart/v2/checkout/order', {
    cartId: cart.basketId,
    cartVersion: cart.version,
    expectedTotal: cart.totals.total,
    paymentMethod: { code: 'PAY_LATER', additionalData: token === undefined ? {} : { token } },
  });

describe('asking for a plan', () => {
  test('returns the form, and reserves and changes nothing', async () => {
    const cart = await readyCart(maya, shoe);
    const before = await shop.stock(shoe.upc);
    const paid = shop.charged();
    const { status, body } = await maya.call<PaymentSession>('GET', sessionPath(cart.basketId));
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, form: { method: 'GET', action: 'https://later.example/page' } });
    expect(await shop.stock(shoe.upc)).toEqual(before);
    expect(shop.charged()).toBe(paid);
    expect((await maya.call<Cart>('GET', `/cart/v1/cart/${cart.basketId}`)).body.version).toBe(cart.version);
  });

  test('is refused without a form, a billing address, a cart, or anything left to pay', async () => {
    const cart = await readyCart(maya, shoe);
    await maya.call('POST', `/cart/v1/cart/${cart.basketId}/billingAddress`, {
      address: { ...address, lastName: 'Noform' },
    });
    expect(await maya.call('GET', sessionPath(cart.basketId))).toMatchObject({ status: 409, errorId: 'PAY400' });
    await maya.call('DELETE', `/cart/v1/cart/${cart.basketId}/billingAddress`);
    expect(await maya.call('GET', sessionPath(cart.basketId))).toMatchObject({ status: 409, errorId: 'PAY400' });
    expect(
      await maya.call('GET', '/cart/v1/paymentSession?paymentMethodId=CREDIT_CARD&paymentMethod=pay_later'),
    ).toMatchObject({ status: 404, errorId: 'BSK404' });
    const noah = await shop.shopper();
    expect(await noah.call('GET', sessionPath(cart.basketId))).toMatchObject({ status: 403, errorId: 'AUT498' });
  });

  test.each([
    ['the checkout', 'http://shop.test/en-us/checkout'],
    ['nowhere', null],
    ['somebody else’s page', 'https://elsewhere.example/en-us/checkout'],
    ['no address', 'javascript:alert(1)'],
  ])('asked from %s, it returns to the shop’s checkout', async (_, referer) => {
    const cart = await readyCart(maya, shoe);
    const from = referer === null ? '' : `&referer=${encodeURIComponent(referer)}`;
    const { body } = await maya.call<PaymentSession>('GET', `${sessionPath(cart.basketId)}${from}`);
    expect(body.form?.fields['returnUrl']).toBe('http://shop.test/en-us/checkout');
  });

  test('behind a proxy it returns to the shop’s public address', async () => {
    const cart = await readyCart(maya, shoe);
    const { body } = await maya.call<PaymentSession>(
      'GET',
      `${sessionPath(cart.basketId)}&referer=http://shop.test/en-us/checkout`,
      undefined,
      {
        origin: 'http://10.0.0.7:3000',
      },
    );
    expect(body.form?.fields['returnUrl']).toBe('http://shop.test/en-us/checkout');
  });

  test('pay later is among the methods, in the language of the cart', async () => {
    const cart = await readyCart(maya, shoe);
    const { body } = await maya.call<PaymentMethods>('GET', `/cart/v1/cart/${cart.basketId}/paymentMethods`);
    expect(body.paymentMethods).toContainEqual({ payment_method_id: 'PAY_LATER', label: 'Pay later', available: true });
  });

  test('what is left to pay takes no method away: a gift card that pays all may be taken off again', async () => {
    const { basketId } = await readyCart(maya, shoe);
    const methods = async () =>
      (await maya.call<PaymentMethods>('GET', `/cart/v1/cart/${basketId}/paymentMethods`)).body.paymentMethods;
    const before = await methods();
    const { body: covered } = await maya.call<Cart>('POST', `/cart/v1/cart/${basketId}/paymentInstruments`, {
      payment_method_id: 'GIFT_CARD',
      c_gcCardNumber: '6006490010000069',
      c_gcPin: '2750',
    });
    expect(covered.totals.remainingToPay).toBe(0);
    expect(await methods()).toEqual(before);
  });
});

describe('coming back', () => {
  test.each(['approved', 'refused', 'open'] as const)(
    '%s is read, any number of times, and changes nothing',
    async (state) => {
      const cart = await readyCart(maya, shoe);
      const approval = await comeBack(maya, cart, state);
      const paid = shop.charged();
      for (let look = 0; look < 2; look += 1)
        expect((await maya.call<PaymentApproval>('GET', approvalPath(approval))).body).toEqual({
          state,
          payment_method_id: 'PAY_LATER',
          basketId: cart.basketId,
          amount: cart.totals.remainingToPay,
          currency: 'USD',
        });
      expect(shop.charged()).toBe(paid);
      expect((await maya.call<Cart>('GET', `/cart/v1/cart/${cart.basketId}`)).status).toBe(200);
    },
  );

  test('another shopper gets no answer, nor does an unknown approval', async () => {
    const approval = await comeBack(maya, await readyCart(maya, shoe));
    const noah = await shop.shopper();
    expect(await noah.call('GET', approvalPath(approval))).toMatchObject({ status: 404, errorId: 'PYT404' });
    expect(await maya.call('GET', approvalPath('nobody-gave-it'))).toMatchObject({ status: 404, errorId: 'PYT404' });
  });
});

describe('placing', () => {
  test('an approval pays one order, and the order says so', async () => {
    const cart = await readyCart(maya, shoe);
    const approval = await comeBack(maya, cart);
    const paid = shop.charged();
    const [first, second] = await Promise.all([placeLater(maya, cart, approval), placeLater(maya, cart, approval)]);
    expect(first.status).toBe(200);
    expect(second.body.orderNumber).toBe(first.body.orderNumber);
    expect(first.body).toMatchObject({
      status: 'placed',
      paymentMethod: { code: 'PAY_LATER', type: 'pay_later' },
      payment_instruments: [{ payment_method_id: 'PAY_LATER', amount: cart.totals.total }],
    });
    expect(shop.charged()).toBe(paid + 1);
  });

  test.each(['refused', 'open'] as const)(
    'a plan that is %s pays nothing: cart and stock are unchanged',
    async (state) => {
      const cart = await readyCart(maya, shoe);
      const before = await shop.stock(shoe.upc);
      const paid = shop.charged();
      expect(await placeLater(maya, cart, await comeBack(maya, cart, state))).toMatchObject({
        status: 402,
        errorId: 'PAY400',
      });
      expect(await placeLater(maya, cart)).toMatchObject({ status: 402, errorId: 'PAY400' });
      expect(await shop.stock(shoe.upc)).toEqual(before);
      expect(shop.charged()).toBe(paid);
      expect((await maya.call<Cart>('GET', `/cart/v1/cart/${cart.basketId}`)).body.totalItems).toBe(1);
    },
  );

  test('an approval does not cover another total, nor another cart', async () => {
    const cart = await readyCart(maya, shoe);
    const approval = await comeBack(maya, cart);
    const paid = shop.charged();
    const { body: more } = await maya.call<Cart>('POST', '/cart/v1/item', {
      items: [{ cartId: cart.basketId, ...shoe }],
    });
    expect(more.totals.total).toBeGreaterThan(cart.totals.total);
    expect(await placeLater(maya, more, approval)).toMatchObject({ status: 402, errorId: 'PAY400' });
    const noah = await shop.shopper();
    expect(await placeLater(noah, await readyCart(noah, shoe), approval)).toMatchObject({
      status: 402,
      errorId: 'PAY400',
    });
    expect(shop.charged()).toBe(paid);
    const { body: order } = await placeLater(maya, more, await comeBack(maya, more));
    expect(order.payment_instruments).toMatchObject([{ amount: more.totals.total }]);
  });

  test('a lost answer is concluded, and a cancelled order is refunded', async () => {
    const cart = await readyCart(maya, shoe);
    const approval = await comeBack(maya, cart);
    const paid = shop.charged();
    shop.lost.authorise = true;
    const { body: order } = await placeLater(maya, cart, approval).finally(() => {
      shop.lost.authorise = false;
    });
    expect(order.status).toBe('placed');
    expect(shop.charged()).toBe(paid + 1);
    expect(
      (await maya.call('POST', '/consumers-v3/consumer/CancelOrder', { orderNumber: order.orderNumber, st: order.st }))
        .status,
    ).toBe(200);
    await expect.poll(() => shop.charged()).toBe(paid);
  });
});
