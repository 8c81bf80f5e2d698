import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Cart, Order, PaymentApproval, PaymentMethods, PaymentSession } from '#openapi/generated/waymark.gen.ts';
import { goods } from './support/seed.ts';
import { payer } from './support/payments.ts';
import { cartWith, openTestShop, readyCart, type Shopper, type TestShop } from './support/shop.ts';

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

/** Sends the shopper to the page of PayPal, or of the lender, and back with this decision. */
async function comeBack(
  by: Shopper,
  { basketId }: Cart,
  state: 'approved' | 'refused' | 'open' = 'approved',
  method: 'paypal' | 'pay_later' = 'paypal',
): Promise<string> {
  const path = `/cart/v1/paymentSession?paymentMethodId=CREDIT_CARD&paymentMethod=${method}&basketId=${basketId}`;
  const { body } = await by.call<PaymentSession>('GET', path);
  const approval = body.form?.fields['plan'] ?? '';
  shop.decide(approval, state);
  return approval;
}

const place = (by: Shopper, cart: Cart, token?: string) =>
  by.call<Order>('PUT', '/cart/v2/checkout/order', {
    cartId: cart.basketId,
    cartVersion: cart.version,
    expectedTotal: cart.totals.total,
    paymentMethod: { code: 'PAYPAL', additionalData: token === undefined ? {} : { token } },
  });

describe('paying with PayPal', () => {
  test('is among the methods of a cart that has something left to pay', async () => {
    const cart = await readyCart(maya, shoe);
    const { body } = await maya.call<PaymentMethods>('GET', `/cart/v1/cart/${cart.basketId}/paymentMethods`);
    expect(body.paymentMethods).toContainEqual({ payment_method_id: 'PAYPAL', label: 'PayPal', available: true });
  });

  test('an approval is read as PayPal’s, and changes nothing', async () => {
    const cart = await readyCart(maya, shoe);
    const paid = shop.charged();
    const approval = await comeBack(maya, cart);
    const { body } = await maya.call<PaymentApproval>('GET', `/cart/v1/paymentApproval?approval=${approval}`);
    expect(body).toEqual({
      state: 'approved',
      payment_method_id: 'PAYPAL',
      basketId: cart.basketId,
      amount: cart.totals.remainingToPay,
      currency: 'USD',
    });
    expect(shop.charged()).toBe(paid);
  });

  test('an approval pays one order, also for a double press, and the order names PayPal', async () => {
    const cart = await readyCart(maya, shoe);
    const approval = await comeBack(maya, cart);
    const paid = shop.charged();
    const [first, second] = await Promise.all([place(maya, cart, approval), place(maya, cart, approval)]);
    expect(first.status).toBe(200);
    expect(second.body.orderNumber).toBe(first.body.orderNumber);
    expect(first.body).toMatchObject({
      status: 'placed',
      paymentMethod: { code: 'PAYPAL', type: 'wallet' },
      payment_instruments: [{ payment_method_id: 'PAYPAL', amount: cart.totals.total }],
    });
    expect(shop.charged()).toBe(paid + 1);
  });

  test.each(['refused', 'open'] as const)('what is %s pays nothing, nor does a missing token', async (state) => {
    const cart = await readyCart(maya, shoe);
    const before = await shop.stock(shoe.upc);
    const paid = shop.charged();
    const refusal = { status: 402, errorId: 'PAY400' };
    expect(await place(maya, cart, await comeBack(maya, cart, state))).toMatchObject(refusal);
    expect(await place(maya, cart)).toMatchObject(refusal);
    expect(await shop.stock(shoe.upc)).toEqual(before);
    expect(shop.charged()).toBe(paid);
  });

  test('the approval of a plan to pay later is not one of PayPal', async () => {
    const cart = await readyCart(maya, shoe);
    const paid = shop.charged();
    const approval = await comeBack(maya, cart, 'approved', 'pay_later');
    expect(await place(maya, cart, approval)).toMatchObject({ status: 402, errorId: 'PAY400' });
    expect(shop.charged()).toBe(paid);
  });

  test('an approval does not cover another total, nor another cart', async () => {
    const cart = await readyCart(maya, shoe);
    const approval = await comeBack(maya, cart);
    const paid = shop.charged();
    const { body: more } = await maya.call<Cart>('POST', '/cart/v1/item', {
      items: [{ cartId: cart.basketId, ...shoe }],
    });
    expect(await place(maya, more, approval)).toMatchObject({ status: 402, errorId: 'PAY400' });
    const noah = await shop.shopper();
    expect(await place(noah, await readyCart(noah, shoe), approval)).toMatchObject({ status: 402, errorId: 'PAY400' });
    expect(shop.charged()).toBe(paid);
  });

  test('a lost answer is concluded, and a cancelled order is refunded', async () => {
    const cart = await readyCart(maya, shoe);
    const approval = await comeBack(maya, cart);
    const paid = shop.charged();
    shop.lost.authorise = true;
    const { body: order } = await place(maya, cart, approval).finally(() => {
      shop.lost.authorise = false;
    });
    expect(order.status).toBe('placed');
    expect(shop.charged()).toBe(paid + 1);
    const cancelled = await maya.call('POST', '/consumers-v3/consumer/CancelOrder', {
      orderNumber: order.orderNumber,
      st: order.st,
    });
    expect(cancelled.status).toBe(200);
    await expect.poll(() => shop.charged()).toBe(paid);
  });
});

describe('express, from the cart', () => {
  const expressPath = (basketId: string) =>
    `/cart/v1/paymentSession?paymentMethodId=CREDIT_CARD&paymentMethod=paypal&context=PAYPAL_EXPRESS&basketId=${basketId}`;
  const filled = async (by: Shopper): Promise<Cart> => cartWith(by, shoe);
  const agree = async (by: Shopper, { basketId }: Cart): Promise<string> => {
    const { body } = await by.call<PaymentSession>('GET', expressPath(basketId));
    const approval = body.form?.fields['plan'] ?? '';
    shop.decide(approval, 'approved');
    return approval;
  };
  /** Does what the checkout does with the address of the account. */
  const adopt = async (by: Shopper, { basketId }: Cart, { address }: NonNullable<PaymentApproval['payer']>) => {
    await by.call<Cart>('POST', `/cart/v2/cart/${basketId}/shippingAddress`, {
      addresses: [{ ...address, approachType: 'S', shippingId: 'me' }],
      context: 'PAYPAL_EXPRESS',
    });
    return (await by.call<Cart>('POST', `/cart/v1/cart/${basketId}/billingAddress`, { address })).body;
  };
  const read = async (by: Shopper, approval: string): Promise<PaymentApproval> =>
    (await by.call<PaymentApproval>('GET', `/cart/v1/paymentApproval?approval=${approval}`)).body;

  test('needs no address before, comes with the account’s, and is charged at what the review shows', async () => {
    const cart = await filled(maya);
    const approval = await agree(maya, cart);
    const { payer: account, most = 0, amount } = await read(maya, approval);
    expect(account).toEqual({ address: payer, isComplete: true });
    expect([amount, most]).toEqual([cart.totals.remainingToPay, Math.ceil(amount * 1.25) + 50_00]);
    const ready = await adopt(maya, cart, account!);
    expect(ready.totals.total).toBeGreaterThan(amount);
    const paid = shop.charged();
    const { body: order } = await place(maya, ready, approval);
    expect(order).toMatchObject({
      status: 'placed',
      payment_instruments: [{ payment_method_id: 'PAYPAL', amount: ready.totals.total }],
    });
    expect(shop.charged()).toBe(paid + 1);
  });

  test('a total above the limit is refused, and nothing is charged', async () => {
    const cart = await filled(maya);
    const approval = await agree(maya, cart);
    const { payer: account, most = 0 } = await read(maya, approval);
    await adopt(maya, cart, account!);
    const { body: more } = await maya.call<Cart>('POST', '/cart/v1/item', {
      items: [{ cartId: cart.basketId, ...shoe, qty: 2 }],
    });
    expect(more.totals.total).toBeGreaterThan(most);
    const paid = shop.charged();
    expect(await place(maya, more, approval)).toMatchObject({ status: 402, errorId: 'PAY400' });
    expect(shop.charged()).toBe(paid);
  });

  test('an account without a phone is told to be incomplete', async () => {
    const { phone: _phone, ...partial } = payer;
    const cart = await filled(maya);
    const approval = await agree(maya, cart);
    shop.account(approval, partial);
    expect((await read(maya, approval)).payer).toEqual({ address: partial, isComplete: false });
  });

  test('another shopper cannot open it for this cart, nor read whose account it is', async () => {
    const cart = await filled(maya);
    const noah = await shop.shopper();
    expect(await noah.call('GET', expressPath(cart.basketId))).toMatchObject({ status: 403, errorId: 'AUT498' });
    const approval = await agree(maya, cart);
    expect(await noah.call('GET', `/cart/v1/paymentApproval?approval=${approval}`)).toMatchObject({ status: 404 });
  });
});

describe('as an instrument of the cart', () => {
  const path = ({ basketId }: Cart) => `/cart/v1/cart/${basketId}/paymentInstruments`;
  const put = (by: Shopper, cart: Cart, paymentData?: string) =>
    by.call<Cart>('POST', path(cart), {
      payment_method_id: 'PAYPAL',
      ...(paymentData === undefined ? {} : { additionalDetails: { paymentData } }),
    });
  const pay = (by: Shopper, cart: Cart, paymentInstrumentId: string) =>
    by.call<Order>('PUT', '/cart/v2/checkout/order', {
      cartId: cart.basketId,
      cartVersion: cart.version,
      expectedTotal: cart.totals.total,
      paymentMethod: { code: 'PAYPAL', additionalData: { paymentInstrumentId } },
    });

  test('an approval has an id of the request, pays once by the id of the instrument, and the order tells the payment', async () => {
    const cart = await readyCart(maya, shoe);
    const { body: paying } = await put(maya, cart, await comeBack(maya, cart));
    const [instrument] = paying.payment_instruments;
    expect(instrument).toEqual({
      payment_instrument_id: expect.stringMatching(/^pi-/),
      payment_method_id: 'PAYPAL',
      amount: cart.totals.remainingToPay,
      currency: 'USD',
      c_requestID: expect.stringMatching(/^plan-/),
    });
    expect(paying.totals.remainingToPay).toBe(cart.totals.remainingToPay);
    const paid = shop.charged();
    const { body: order } = await pay(maya, paying, instrument?.payment_instrument_id ?? '');
    expect(order).toMatchObject({
      status: 'placed',
      paymentMethod: { code: 'PAYPAL', type: 'wallet' },
      payment_instruments: [{ payment_method_id: 'PAYPAL', c_requestID: expect.stringMatching(/^auth-/) }],
    });
    expect(order.payment_instruments).toHaveLength(1);
    expect(shop.charged()).toBe(paid + 1);
  });

  test('the last approval counts, one that was taken off pays nothing, nor does another instrument', async () => {
    const cart = await readyCart(maya, shoe);
    await put(maya, cart, await comeBack(maya, cart));
    const { body: twice } = await put(maya, cart, await comeBack(maya, cart));
    expect(twice.payment_instruments).toHaveLength(1);
    const id = twice.payment_instruments[0]?.payment_instrument_id ?? '';
    const paid = shop.charged();
    expect(await pay(maya, twice, 'pi-0')).toMatchObject({ status: 402, errorId: 'PAY400' });
    const { body: without } = await maya.call<Cart>('DELETE', path(cart), { payment_instrument_id: id });
    expect(without.payment_instruments).toEqual([]);
    expect(await pay(maya, without, id)).toMatchObject({ status: 402, errorId: 'PAY400' });
    expect(shop.charged()).toBe(paid);
  });

  test.each([
    ['none', async () => undefined, 409, 'PAY400'],
    ['an invented one', async () => 'approval-of-nobody', 404, 'PYT404'],
    ['one that is not decided', (cart: Cart) => comeBack(maya, cart, 'open'), 409, 'PAY400'],
    ['a refused one', (cart: Cart) => comeBack(maya, cart, 'refused'), 409, 'PAY400'],
    ['one of the lender', (cart: Cart) => comeBack(maya, cart, 'approved', 'pay_later'), 409, 'PAY400'],
    ['one of another cart', async () => comeBack(maya, await readyCart(maya, shoe)), 404, 'PYT404'],
  ] as const)('%s is refused, and the cart stays as it was', async (_, approval, status, errorId) => {
    const cart = await readyCart(maya, shoe);
    expect(await put(maya, cart, await approval(cart))).toMatchObject({
      status,
      errorId,
      body: { errorDetails: [{ field: '/additionalDetails/paymentData' }] },
    });
    const { body: now } = await maya.call<Cart>('GET', `/cart/v1/cart/${cart.basketId}`);
    expect(now).toMatchObject({ version: cart.version, payment_instruments: [] });
  });

  test('nobody puts an approval on a cart of somebody else', async () => {
    const cart = await readyCart(maya, shoe);
    const noah = await shop.shopper();
    expect(await put(noah, cart, await comeBack(maya, cart))).toMatchObject({ status: 403, errorId: 'AUT498' });
  });

  test('a total that changed since is refused when the order is placed', async () => {
    const cart = await readyCart(maya, shoe);
    const { body: paying } = await put(maya, cart, await comeBack(maya, cart));
    const id = paying.payment_instruments[0]?.payment_instrument_id ?? '';
    const { body: more } = await maya.call<Cart>('POST', '/cart/v1/item', {
      items: [{ cartId: cart.basketId, ...shoe }],
    });
    const paid = shop.charged();
    expect(await pay(maya, more, id)).toMatchObject({ status: 402, errorId: 'PAY400' });
    expect(shop.charged()).toBe(paid);
  });
});

test('who asks about approvals without end is refused before the provider is asked', async () => {
  const ask = () => maya.call('GET', '/cart/v1/paymentApproval?approval=approval-of-nobody');
  const answers = await Promise.all(Array.from({ length: 61 }, ask));
  expect(answers.filter(({ status }) => status === 404)).toHaveLength(60);
  expect(answers.find(({ status }) => status !== 404)).toMatchObject({ status: 429, errorId: 'API429' });
});
