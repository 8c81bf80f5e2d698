import { SignJWT } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Cart, Order, PaymentSession } from '#openapi/generated/waymark.gen.ts';
import { paymentsIn } from '#tests/crash/provider.ts';
import { openSandbox } from '../sandbox/kit.ts';
import { goods } from './support/seed.ts';
import { caller, openTestShop, readyCart, type Shopper, type TestShop } from './support/shop.ts';

// The stand-in is the provider, because its tokens are bound to a wallet, an amount and one use.
const bank = openSandbox();
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ payments: bank.provider });
});
afterAll(() => shop.close());

const shoe = { productId: goods.shoe.productId, upc: goods.shoe.upcs[0] };

/** Payments that hold money. The first record of a key is the one that the stand-in kept. */
const charges = () => {
  const records = new Map<string, unknown>();
  for (const line of bank.written) {
    const key = line.slice(0, line.indexOf(' '));
    if (!records.has(key)) records.set(key, JSON.parse(line.slice(key.length + 1)));
  }
  return paymentsIn(records).filter(({ isCharged }) => isCharged);
};
const live = async (): Promise<string[]> =>
  (
    await shop.database.raw<{ number: string }>(
      `SELECT number FROM orders WHERE status NOT IN ('refused', 'cancelled') AND doc->'charge' <> 'null'::jsonb`,
      [],
    )
  ).map(({ number }) => number);

afterEach(async () => {
  // Whatever was tried: each order has one charge, each charge an order, nothing stays held, nothing broke.
  const orders = await live();
  expect(
    charges()
      .map(({ reference }) => reference)
      .toSorted(),
  ).toEqual(orders.toSorted());
  expect(await shop.stock(shoe.upc)).toMatchObject({ reserved: 0 });
  expect(shop.defects).toEqual([]);
});

type Code = 'DW_APPLE_PAY' | 'PAYPAL' | 'PAY_LATER' | 'CREDIT_CARD';

const sheetToken = async (by: Shopper, { totals, currency }: Cart, amount = totals.remainingToPay): Promise<string> => {
  const path = '/cart/v1/paymentSession?paymentMethodId=DW_APPLE_PAY';
  const { body } = await by.call<PaymentSession>('GET', path);
  return bank.walletToken(body.meta.merchantSession ?? {}, { amount, currency });
};
const approvalOf = async (by: Shopper, { basketId }: Cart, method: 'paypal' | 'pay_later'): Promise<string> => {
  const path = `/cart/v1/paymentSession?paymentMethodId=CREDIT_CARD&paymentMethod=${method}&basketId=${basketId}`;
  const { body } = await by.call<PaymentSession>('GET', path);
  const { method: how = 'GET', action = '', fields = {} } = body.form ?? {};
  return bank.approval({ environment: 'test', form: { method: how, action, fields } }, 'approve');
};
const bodyOf = (cart: Cart, code: Code, data: object) => ({
  cartId: cart.basketId,
  cartVersion: cart.version,
  expectedTotal: cart.totals.total,
  paymentMethod: { code, additionalData: data },
});
const agreedOf = ({ totals, currency }: Cart) => ({ amount: totals.remainingToPay, currency, country: 'US' });
const place = (by: Shopper, cart: Cart, token: string, agreed: object = agreedOf(cart)) =>
  by.call<Order>('PUT', '/cart/v2/checkout/order', bodyOf(cart, 'DW_APPLE_PAY', { token, agreed }));

describe('one token', () => {
  test('sent with twelve carts of three shoppers at once pays one of them', async () => {
    const shoppers = await Promise.all(Array.from({ length: 3 }, () => shop.shopper()));
    const carts = await Promise.all(
      Array.from({ length: 12 }, async (_, at) => {
        const by = shoppers[at % 3]!;
        return { by, cart: await readyCart(by, shoe) };
      }),
    );
    const before = await live();
    const token = await sheetToken(shoppers[0]!, carts[0]!.cart);
    const answers = await Promise.all(carts.map(({ by, cart }) => place(by, cart, token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status, errorId }) => status === 402 && errorId === 'PAY400')).toHaveLength(11);
    expect(await live()).toHaveLength(before.length + 1);
  });

  test('pays no second order later', async () => {
    const maya = await shop.shopper();
    const cart = await readyCart(maya, shoe);
    const token = await sheetToken(maya, cart);
    expect((await place(maya, cart, token)).status).toBe(200);
    expect(await place(maya, await readyCart(maya, shoe), token)).toMatchObject({ status: 402, errorId: 'PAY400' });
  });

  test('that has run out pays nothing', async () => {
    const maya = await shop.shopper();
    const cart = await readyCart(maya, shoe);
    const token = await sheetToken(maya, cart);
    bank.pass(301);
    expect(await place(maya, cart, token)).toMatchObject({ status: 402, errorId: 'PAY400' });
  });
});

test('one cart that is placed twenty times at once by two processes, each time with a fresh token, is paid once', async () => {
  const maya = await shop.shopper();
  const cart = await readyCart(maya, shoe);
  const other = await shop.start();
  const tokens = await Promise.all(Array.from({ length: 20 }, () => sheetToken(maya, cart)));
  const answers = await Promise.all(
    tokens.map((token, at) =>
      caller(
        at % 2 === 0 ? shop.commerce : other,
        maya.token,
        'PUT',
        '/cart/v2/checkout/order',
        bodyOf(cart, 'DW_APPLE_PAY', { token, agreed: agreedOf(cart) }),
      ),
    ),
  );
  await other.close();
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(new Set(answers.map(({ body }) => (body as Order).orderNumber)).size).toBe(1);
});

test('a wallet does not pay the cart of somebody else, and its token still pays their own', async () => {
  const [maya, noah] = await Promise.all([shop.shopper(), shop.shopper()]);
  const [hers, his] = [await readyCart(maya, shoe), await readyCart(noah, shoe)];
  const token = await sheetToken(noah, his);
  expect(await place(noah, hers, token)).toMatchObject({ status: 403, errorId: 'AUT498' });
  expect(
    (await caller(shop.commerce, '', 'PUT', '/cart/v2/checkout/order', bodyOf(his, 'DW_APPLE_PAY', {}))).status,
  ).toBe(401);
  expect((await place(noah, his, token)).status).toBe(200);
  const word = await approvalOf(maya, hers, 'paypal');
  const next = await readyCart(noah, shoe);
  const stolen = bodyOf(next, 'PAYPAL', { token: word });
  expect(await noah.call('PUT', '/cart/v2/checkout/order', stolen)).toMatchObject({ status: 402, errorId: 'PAY400' });
  expect(await noah.call('GET', `/cart/v1/paymentApproval?approval=${word}`)).toMatchObject({ status: 404 });
});

describe('a token that is sent as another kind', () => {
  const kinds = {
    'Apple Pay': { code: 'DW_APPLE_PAY', tokenOf: (by: Shopper, cart: Cart) => sheetToken(by, cart) },
    PayPal: { code: 'PAYPAL', tokenOf: (by: Shopper, cart: Cart) => approvalOf(by, cart, 'paypal') },
    'a lender': { code: 'PAY_LATER', tokenOf: (by: Shopper, cart: Cart) => approvalOf(by, cart, 'pay_later') },
    'a card': { code: 'CREDIT_CARD', tokenOf: () => bank.tokenFor('approved') },
  } as const;
  const codes: Code[] = ['DW_APPLE_PAY', 'PAYPAL', 'PAY_LATER', 'CREDIT_CARD'];
  const dataOf = (cart: Cart, code: Code, token: string) =>
    code === 'CREDIT_CARD' ? { cardToken: token } : { token, agreed: agreedOf(cart) };

  test.each(Object.entries(kinds))('of %s pays as what it is, and as nothing else', async (_, { code, tokenOf }) => {
    const maya = await shop.shopper();
    const cart = await readyCart(maya, shoe);
    const token = await tokenOf(maya, cart);
    const send = (as: Code) => maya.call('PUT', '/cart/v2/checkout/order', bodyOf(cart, as, dataOf(cart, as, token)));
    for (const as of codes.filter((one) => one !== code)) {
      const { status } = await send(as);
      expect([400, 402, 404, 422], as).toContain(status);
    }
    expect((await send(code)).status).toBe(200);
  });

  test('of a wallet is not saved as a card', async () => {
    const maya = await shop.shopper();
    const cart = await readyCart(maya, shoe);
    const token = await sheetToken(maya, cart);
    await expect(
      bank.provider.saveCard({ idempotencyKey: crypto.randomUUID(), cardToken: token }),
    ).resolves.toMatchObject({ result: 'refused' });
    expect((await place(maya, cart, token)).status).toBe(200);
  });
});

describe('amounts and currencies', () => {
  test('a sheet that showed less pays nothing, whatever the request says it showed', async () => {
    const maya = await shop.shopper();
    const cart = await readyCart(maya, shoe);
    const token = await sheetToken(maya, cart, 1);
    expect(await place(maya, cart, token)).toMatchObject({ status: 402, errorId: 'PAY400' });
    expect(await place(maya, cart, token, { ...agreedOf(cart), amount: 1 })).toMatchObject({
      status: 409,
      errorId: 'ORD415',
    });
  });

  test.each([
    ['a negative amount', { amount: -1 }],
    ['a fraction', { amount: 0.5 }],
    ['a text', { amount: '12930' }],
    ['an amount beyond all numbers', { amount: 1e300 }],
    ['an unknown currency', { currency: 'XXX' }],
    ['no country', { country: undefined }],
    ['an unknown country', { country: 'ZZ' }],
    ['a field more', { isPaid: true }],
  ])('%s is refused, and the right request still pays', async (_, wrong) => {
    const maya = await shop.shopper();
    const cart = await readyCart(maya, shoe);
    const token = await sheetToken(maya, cart);
    const { status, errorId } = await place(maya, cart, token, { ...agreedOf(cart), ...wrong });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(errorId).toBeTruthy();
    expect((await place(maya, cart, token)).status).toBe(200);
  });

  test.each(['', ' ', '\u0000', '\uD800', '../../v1/instruments', '{"$ne":1}', 'x'.repeat(16_384), 'x'.repeat(20_000)])(
    'the token %j is refused',
    async (token) => {
      const maya = await shop.shopper();
      const cart = await readyCart(maya, shoe);
      const { status, errorId } = await place(maya, cart, token);
      expect([400, 402, 413, 422]).toContain(status);
      expect(errorId).toBeTruthy();
    },
  );
});

describe('events', () => {
  const send = (body: unknown) => caller(shop.commerce, '', 'POST', '/cart/v1/paymentEvents', body);
  const paid = async () => {
    const maya = await shop.shopper();
    const cart = await readyCart(maya, shoe);
    return { maya, order: (await place(maya, cart, await sheetToken(maya, cart))).body };
  };
  const docOf = async ({ orderNumber }: Order) =>
    (await shop.database.raw('SELECT status, doc FROM orders WHERE number = $1', [orderNumber]))[0];
  const claimsOf = ({ orderNumber, totals }: Order) => ({
    id: 'evt_forged',
    kind: 'voided',
    authorisationId: 'pay_1',
    orderReference: orderNumber,
    amount: totals.total,
    currency: totals.currency,
    at: '2026-11-21T09:30:00.000Z',
  });

  test('every event of the provider, sent again five times at once, changes nothing any more', async () => {
    const { maya, order } = await paid();
    await maya.call('POST', '/consumers-v3/consumer/CancelOrder', { orderNumber: order.orderNumber });
    await expect.poll(() => charges().some(({ reference }) => reference === order.orderNumber)).toBe(false);
    await expect.poll(() => bank.events.length).toBeGreaterThanOrEqual(2);
    for (const signedEvent of bank.events) expect((await send({ signedEvent })).status).toBe(204);
    const [before, stock] = [await docOf(order), await shop.stock(shoe.upc)];
    for (const signedEvent of bank.events) {
      const again = await Promise.all(Array.from({ length: 5 }, () => send({ signedEvent })));
      expect(again.map(({ status }) => status)).toEqual(again.map(() => 204));
    }
    expect(await docOf(order)).toEqual(before);
    expect(await shop.stock(shoe.upc)).toEqual(stock);
  });

  test('a token that the provider signed for something else is no event', async () => {
    const { maya, order } = await paid();
    const { body } = await maya.call<PaymentSession>('GET', '/cart/v1/paymentSession?paymentMethodId=DW_APPLE_PAY');
    const before = await docOf(order);
    expect(await send({ signedEvent: body.meta.merchantSession?.['signature'] })).toMatchObject({
      status: 403,
      errorId: 'AUT404',
    });
    expect(await docOf(order)).toEqual(before);
  });

  test.each(['HS256', 'HS384', 'HS512'])('one signed with another key by %s is refused', async (alg) => {
    const { order } = await paid();
    const before = await docOf(order);
    const key = new TextEncoder().encode('a key of somebody who is not the provider, but long enough for HS512');
    for (const typ of ['payment-event', 'JWT', undefined])
      for (const more of [{}, { kid: '../../dev/null' }, { jku: 'https://elsewhere.example/keys' }]) {
        const header = { alg, ...(typ ? { typ } : {}), ...more };
        const signedEvent = await new SignJWT(claimsOf(order)).setProtectedHeader(header).sign(key);
        expect(await send({ signedEvent })).toMatchObject({ status: 403, errorId: 'AUT404' });
      }
    expect(await docOf(order)).toEqual(before);
  });

  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  test.each([
    ['no algorithm', { alg: 'none', typ: 'payment-event' }, 'x'],
    ['no algorithm, in capitals', { alg: 'NONE', typ: 'payment-event' }, 'x'],
    ['an asymmetric algorithm', { alg: 'RS256', typ: 'payment-event' }, 'AAAA'],
    ['a header that must be understood', { alg: 'HS256', typ: 'payment-event', crit: ['exp'] }, 'AAAA'],
    ['a signature of zeros', { alg: 'HS256', typ: 'payment-event' }, Buffer.alloc(32).toString('base64url')],
  ])('one with %s is refused', async (_, header, signature) => {
    const { order } = await paid();
    const before = await docOf(order);
    const signedEvent = `${part(header)}.${part(claimsOf(order))}.${signature}`;
    expect(await send({ signedEvent })).toMatchObject({ status: 403, errorId: 'AUT404' });
    expect(await docOf(order)).toEqual(before);
  });

  test.each([
    ['nothing', ''],
    ['no JSON', '{"signedEvent":'],
    ['a list', '[]'],
    ['null', 'null'],
    ['a number', '{"signedEvent":1}'],
    ['bytes that are no text', '{"signedEvent":"\u0000\uFFFD.\u0000.\u0000"}'],
    ['two parts', '{"signedEvent":"a.b"}'],
    ['a nested list', `{"signedEvent":${'['.repeat(5000)}${']'.repeat(5000)}}`],
    ['a field more', '{"signedEvent":"a.b.c","orderReference":"WM1"}'],
    ['a long text', JSON.stringify({ signedEvent: `a.${'b'.repeat(9000)}.c` })],
    ['two megabytes', JSON.stringify({ signedEvent: `a.${'b'.repeat(2_000_000)}.c` })],
  ])('a body of %s is refused in the form of the contract', async (_, body) => {
    const { status, errorId } = await send(body);
    expect([400, 413, 415, 422]).toContain(status);
    expect(errorId).toBeTruthy();
  });

  test('two hundred forged ones at once are all refused', async () => {
    const signedEvent = `${part({ alg: 'HS256', typ: 'payment-event' })}.${part({ id: 'evt' })}.AAAA`;
    const answers = await Promise.all(Array.from({ length: 200 }, () => send({ signedEvent })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([403]));
  });
});
