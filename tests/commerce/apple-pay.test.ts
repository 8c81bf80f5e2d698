import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Address, AgreedPayment, Cart, Order, PaymentSession } from '#openapi/generated/waymark.gen.ts';
import { countries } from '#src/commerce/settings/countries.ts';
import { billingCountries } from '#src/domain/billing-countries.ts';
import { goods } from './support/seed.ts';
import {
  address,
  caller,
  cartWith,
  openTestShop,
  place as placeByCard,
  placing,
  readyCart,
  type Shopper,
  type TestShop,
} from './support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const shoe = { productId: goods.shoe.productId, upc: goods.shoe.upcs[0] };

/** What the sheet shows of a cart. */
const agreedOf = (cart: Cart): AgreedPayment => ({
  amount: cart.totals.remainingToPay,
  currency: cart.currency,
  country: 'US',
});

const place = (
  by: Shopper,
  cart: Cart,
  token?: string,
  {
    expectedTotal = cart.totals.total,
    agreed = agreedOf(cart),
  }: { expectedTotal?: number; agreed?: AgreedPayment } = {},
) =>
  by.call<Order>('PUT', '/cart/v2/checkout/order', {
    cartId: cart.basketId,
    cartVersion: cart.version,
    expectedTotal,
    paymentMethod: {
      code: 'DW_APPLE_PAY',
      additionalData: { sessionID: 'ws_1', agreed, ...(token ? { token } : {}) },
    },
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
  await expect
    .poll(() => shop.emails.find(({ id }) => id === `order-confirmation:${first.body.orderNumber}`)?.text)
    .toContain('Apple Pay: $');
});

test('a refused token, none, and another total than the sheet showed charge nothing', async () => {
  const maya = await shop.shopper();
  const cart = await readyCart(maya, shoe);
  const paid = shop.charged();
  expect(await place(maya, cart, 'tok_declined')).toMatchObject({ status: 402, errorId: 'PAY400' });
  expect(await place(maya, cart)).toMatchObject({ status: 402, errorId: 'PAY400' });
  expect(await place(maya, cart, 'tok_wallet', { expectedTotal: cart.totals.total - 1 })).toMatchObject({
    status: 409,
    errorId: 'ORD415',
  });
  expect(shop.charged()).toBe(paid);
});

describe('what the sheet showed is what is charged, or it is refused', () => {
  test.each([
    ['another amount', { amount: 1 }, 'amount'],
    ['another currency', { currency: 'CAD' }, 'currency'],
    ['another country', { country: 'CA' }, 'country'],
  ] as const)('%s', async (_, other, field) => {
    const maya = await shop.shopper();
    const cart = await readyCart(maya, shoe);
    const paid = shop.charged();
    const refused = await place(maya, cart, 'tok_wallet', { agreed: { ...agreedOf(cart), ...other } });
    expect(refused).toMatchObject({
      status: 409,
      errorId: 'ORD415',
      body: { errorDetails: [{ field: `/paymentMethod/additionalData/agreed/${field}` }] },
    });
    expect(shop.charged()).toBe(paid);
    expect((await place(maya, cart, 'tok_wallet')).status).toBe(200);
  });

  test('a sheet that does not say what it showed pays nothing', async () => {
    const maya = await shop.shopper();
    const cart = await readyCart(maya, shoe);
    const refused = await maya.call('PUT', '/cart/v2/checkout/order', {
      cartId: cart.basketId,
      expectedTotal: cart.totals.total,
      paymentMethod: { code: 'DW_APPLE_PAY', additionalData: { sessionID: 'ws_1', token: 'tok_wallet' } },
    });
    expect(refused).toMatchObject({ status: 402, errorId: 'PAY400' });
  });

  test('a price that changed while the sheet was open is refused, though the client expects the new total', async () => {
    const maya = await shop.shopper();
    const cart = await readyCart(maya, shoe);
    const paid = shop.charged();
    const setPrice = (usd: number) =>
      shop.database.raw(
        `UPDATE products SET doc = jsonb_set(doc::jsonb, '{price,sale,USD}', $2::jsonb)::json WHERE id = $1`,
        [shoe.productId, String(usd)],
      );
    const [row] = await shop.database.raw<{ usd: number }>(
      `SELECT (doc #>> '{price,sale,USD}')::int AS usd FROM products WHERE id = $1`,
      [shoe.productId],
    );
    const before = row?.usd ?? 0;
    await setPrice(before + 500);
    try {
      // A process that has not read the price before.
      const other = await shop.start();
      const by: Shopper = { ...maya, call: (...given) => caller(other, maya.token, ...given) as never };
      const { body: dearer } = await by.call('GET', `/cart/v1/cart/${cart.basketId}`);
      expect(dearer.totals.total).toBeGreaterThan(cart.totals.total);
      expect(await place(by, dearer, 'tok_wallet', { agreed: agreedOf(cart) })).toMatchObject({
        status: 409,
        errorId: 'ORD415',
        body: { errorDetails: [{ additionalInfo: { expected: dearer.totals.remainingToPay } }] },
      });
      expect(await place(by, cart, 'tok_wallet')).toMatchObject({ status: 409, errorId: 'ORD415' });
      expect(shop.charged()).toBe(paid);
      await other.close();
    } finally {
      await setPrice(before);
    }
  });
});

describe('the address of a wallet', () => {
  const contact: Address = { ...address, approachType: 'S', shippingId: 'me' };
  const send = (by: Shopper, { basketId }: Cart, sent: Partial<Address>, context = 'APPLE_PAY_EXPRESS') =>
    by.call('POST', `/cart/v2/cart/${basketId}/shippingAddress`, { context, addresses: [sent] });

  test('before the shopper agrees, a part of a postal code is enough', async () => {
    const maya = await shop.shopper();
    const cart = await cartWith(maya, shoe);
    const { city, province, country } = contact;
    expect((await send(maya, cart, { city, province, postalCode: '803', country })).status).toBe(200);
  });

  test.each([
    ['a malformed phone', { phone: '12' }, 'SHP410', 'phone'],
    ['a malformed postal code', { postalCode: '8030' }, 'CHK380', 'postalCode'],
    ['no street', { addressLine1: undefined }, 'PYT406', 'addressLine1'],
    ['no phone', { phone: undefined }, 'SHP410', 'phone'],
    ['a street that is too long', { addressLine1: 'x'.repeat(31) }, 'CHK380', 'addressLine1'],
  ] as const)('once they agreed, it is held to all rules: %s', async (_, wrong, errorId, field) => {
    const maya = await shop.shopper();
    const cart = await cartWith(maya, shoe);
    expect(await send(maya, cart, { ...contact, ...wrong })).toMatchObject({
      status: 422,
      errorId,
      body: { errorDetails: [{ field: `/addresses/0/${field}` }] },
    });
  });

  test.each([
    ['no phone', { phone: undefined }, 'SHP410', 'phone'],
    ['a malformed phone', { phone: '12' }, 'SHP410', 'phone'],
    ['a malformed postal code', { postalCode: '8030' }, 'CHK380', 'postalCode'],
    ['no last name', { lastName: undefined }, 'PYT406', 'lastName'],
  ] as const)('an order to an address with %s is refused, whoever pays', async (_, wrong, errorId, field) => {
    const maya = await shop.shopper();
    const cart = await readyCart(maya, shoe);
    const { body: partial } = await send(maya, cart, { ...contact, ...wrong }, 'PAYPAL_EXPRESS');
    expect(partial.version).toBeGreaterThan(cart.version);
    const paid = shop.charged();
    const refusal = { status: 422, errorId, body: { errorDetails: [{ field: `/shippingAddress/${field}` }] } };
    expect(await place(maya, partial, 'tok_wallet')).toMatchObject(refusal);
    expect(await placeByCard(maya, partial)).toMatchObject(refusal);
    expect(shop.charged()).toBe(paid);
  });

  test('a bill may go to each country of the list, with the phone of the delivery', async () => {
    expect([...billingCountries].toSorted()).toEqual(countries.map(({ code }) => code).toSorted());
    const maya = await shop.shopper();
    const cart = await cartWith(maya, shoe);
    const { shippingAddress } = (await send(maya, cart, contact)).body as Cart;
    const { phone, phoneCode } = shippingAddress ?? {};
    const { firstName, lastName } = contact;
    const vienna = { firstName, lastName, addressLine1: 'Ring 1', city: 'Wien', postalCode: '1010', country: 'AT' };
    const bill = (given: object) =>
      maya.call<Cart>('POST', `/cart/v1/cart/${cart.basketId}/billingAddress`, { address: { ...vienna, ...given } });
    expect((await bill({ phone, phoneCode })).body.billingAddress).toMatchObject({ country: 'AT', phone, phoneCode });
    // As the wallet gives it, it would become a number of Austria.
    expect((await bill({ phone: contact.phone })).body.billingAddress?.phoneCode).toBe('43');
  });

  test('an order with a billing address that breaks the rules is refused', async () => {
    const maya = await shop.shopper();
    const cart = await readyCart(maya, shoe);
    const refused = await maya.call('PUT', '/cart/v2/checkout/order', {
      ...placing(cart),
      billingAddress: { ...address, postalCode: '8030' },
    });
    expect(refused).toMatchObject({
      status: 422,
      errorId: 'PYT406',
      body: { errorDetails: [{ field: '/billingAddress/postalCode' }] },
    });
  });
});

test.each(['DW_APPLE_PAY', 'PAYPAL'])(
  'a payment by %s that the bank asks about is refused and given up',
  async (code) => {
    const maya = await shop.shopper();
    const cart = await readyCart(maya, shoe);
    const stock = await shop.stock(shoe.upc);
    const paid = shop.charged();
    const refused = await maya.call('PUT', '/cart/v2/checkout/order', {
      ...placing(cart),
      paymentMethod: { code, additionalData: { token: 'tok_challenge', agreed: agreedOf(cart) } },
    });
    expect(refused).toMatchObject({ status: 402, errorId: 'PAY400' });
    expect((await maya.call('GET', `/cart/v1/cart/${cart.basketId}/order`)).status).toBe(404);
    expect(shop.cancelled()).toBeGreaterThan(0);
    expect(shop.charged()).toBe(paid);
    expect(await shop.stock(shoe.upc)).toEqual(stock);
    expect((await place(maya, cart, 'tok_wallet')).status).toBe(200);
  },
);

test('who opens payment sessions without end is refused before the provider is asked', async () => {
  const maya = await shop.shopper();
  const open = () => maya.call('GET', '/cart/v1/paymentSession?paymentMethodId=DW_APPLE_PAY');
  const answers = await Promise.all(Array.from({ length: 61 }, open));
  expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(60);
  const refused = answers.find(({ status }) => status !== 200);
  expect(refused).toMatchObject({ status: 429, errorId: 'API429' });
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await (await shop.shopper()).call('GET', '/cart/v1/paymentSession?paymentMethodId=CREDIT_CARD')).status).toBe(
    200,
  );
});
