import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Cart, Order } from '#openapi/generated/waymark.gen.ts';
import { allRoutes, type OperationId } from '#src/commerce/contract/routes.ts';
import { people } from '#src/demo/people/people.ts';
import { signedIn } from './support/people.ts';
import { goods, smallSeed } from './support/seed.ts';
import { cartWith, openTestShop, placing, readyCart, type Shopper, type TestShop } from './support/shop.ts';

let shop: TestShop;
let rory: Shopper;
let noah: Shopper;
beforeAll(async () => {
  shop = await openTestShop({ seed: { ...smallSeed, people } });
});
beforeEach(async () => {
  await shop.database.raw('UPDATE stock SET quantity = 40 WHERE quantity > 0', []);
  const { as, enterStore } = signedIn(shop.commerce);
  rory = as((await enterStore('rory.okafor@waymark.example')).accessToken);
  await rory.call('PUT', '/consumers-v3/consumer/agent/sale', { storeId: '1001', storeEmployeeId: '100102' });
  noah = await shop.shopper();
});
afterAll(() => shop.close());

const shoe = { productId: goods.shoe.productId, upc: goods.shoe.upcs[0] };

interface Call {
  method: string;
  path: string;
  body: object;
}

interface Case {
  /** A call that changes something. */
  call(): Promise<Call>;
  /** The same call with another body. */
  other(call: Call): Call;
  /** What the call has changed, read from its answer; equals `once`, however often the call is sent. */
  done(answer: Cart & Order): unknown;
  once: unknown;
}

const withBody = (call: Call, more: object): Call => ({ ...call, body: { ...call.body, ...more } });
const shoes = (qty: number) => [{ ...shoe, qty }];

/** Every operation that takes an Idempotency-Key. */
const cases: Partial<Record<OperationId, Case>> = {
  createCartWithItem: {
    call: async () => ({ method: 'POST', path: '/cart/v1/cartWithItem', body: { items: shoes(1) } }),
    other: (call) => withBody(call, { items: shoes(2) }),
    done: ({ version, totalItems }) => [version, totalItems],
    once: [1, 1],
  },
  reserveWithItem: {
    call: async () => ({
      method: 'POST',
      path: '/cart/v1/reserveWithItem?action=pickup',
      body: { storeId: '1001', items: shoes(1) },
    }),
    other: (call) => withBody(call, { items: shoes(2) }),
    done: ({ version, totalItems }) => [version, totalItems],
    once: [1, 1],
  },
  addItems: {
    call: async () => {
      const { basketId: cartId } = await cartWith(rory, { ...shoe, qty: 1 });
      return { method: 'POST', path: '/cart/v1/item', body: { items: [{ ...shoe, qty: 1, cartId }] } };
    },
    other: ({ body, ...call }) => ({
      ...call,
      body: { items: (body as { items: object[] }).items.map((item) => ({ ...item, qty: 2 })) },
    }),
    done: ({ version, totalItems }) => [version, totalItems],
    once: [2, 2],
  },
  addPaymentInstrument: {
    call: async () => {
      const { basketId } = await readyCart(rory, { ...shoe, qty: 1 });
      const body = { payment_method_id: 'GIFT_CARD', c_gcCardNumber: '6006490010000010', c_gcPin: '4821' };
      return { method: 'POST', path: `/cart/v1/cart/${basketId}/paymentInstruments`, body };
    },
    other: (call) => withBody(call, { amount: 100 }),
    done: ({ payment_instruments: instruments }) => instruments.length,
    once: 1,
  },
  addPriceAdjustment: {
    call: async () => {
      const { basketId } = await cartWith(rory, { ...shoe, qty: 1 });
      const body = { level: 'PRODUCT', itemId: 'item-1', type: 'percentage', value: 10, reasonCode: 'DAMAGED' };
      return { method: 'POST', path: `/cart/v1/cart/${basketId}/price_adjustments`, body };
    },
    other: (call) => withBody(call, { value: 15 }),
    done: ({ version, priceAdjustments }) => [version, priceAdjustments.length],
    once: [2, 1],
  },
  placeOrder: {
    call: async () => ({
      method: 'PUT',
      path: '/cart/v2/checkout/order',
      body: placing(await readyCart(rory, { ...shoe, qty: 1 })),
    }),
    other: (call) => withBody(call, { expectedTotal: 1 }),
    done: ({ status }) => status,
    once: 'placed',
  },
};

const takesKey = (parameters: unknown): boolean => JSON.stringify(parameters ?? []).includes('"Idempotency-Key"');
const keyed = (key: string) => ({ 'idempotency-key': key });
const ask = (by: Shopper, { method, path, body }: Call, key: string) =>
  by.call<Cart & Order>(method, path, body, keyed(key));

test('every operation that takes an Idempotency-Key is tested here', () => {
  expect(Object.keys(cases).sort()).toEqual(
    allRoutes
      .filter((route) => takesKey(route.operation()['parameters']))
      .map(({ id }) => id)
      .sort(),
  );
});

describe.each(Object.entries(cases))('%s with an Idempotency-Key', (_, { call, other, done, once }) => {
  test('is executed once for simultaneous and later calls', async () => {
    const one = await call();
    const key = crypto.randomUUID();
    const answers = await Promise.all([ask(rory, one, key), ask(rory, one, key), ask(rory, one, key)]);
    answers.push(await ask(rory, one, key));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(answers.map(({ body }) => done(body))).toEqual(answers.map(() => once));
    expect(new Set(answers.map(({ body: { basketId, orderNumber } }) => orderNumber ?? basketId)).size).toBe(1);
  });

  test('refuses the key with another body, whichever comes first', async () => {
    const one = await call();
    const key = crypto.randomUUID();
    const answers = await Promise.all([ask(rory, one, key), ask(rory, other(one), key)]);
    expect(answers.filter(({ errorId }) => errorId === 'API409')).toHaveLength(1);
    expect(await ask(rory, answers[0].errorId === 'API409' ? one : other(one), key)).toMatchObject({
      status: 409,
      body: { errorDetails: [{ errorId: 'API409', field: '/header/idempotency-key' }] },
    });
  });

  test('refuses the key from another shopper and for another operation', async () => {
    const one = await call();
    const key = crypto.randomUUID();
    await ask(rory, one, key);
    expect(await ask(noah, one, key)).toMatchObject({ status: 409, errorId: 'API409' });
    for (const [id, another] of Object.entries(cases)) {
      if (another.call === call) continue;
      expect([id, (await ask(rory, await another.call(), key)).errorId]).toEqual([id, 'API409']);
    }
  });
});

test('a key used for one cart is refused for another', async () => {
  const carts = [await cartWith(rory, { ...shoe, qty: 1 }), await cartWith(rory, { ...shoe, qty: 1 })];
  const key = crypto.randomUUID();
  const body = { level: 'PRODUCT', itemId: 'item-1', type: 'percentage', value: 10, reasonCode: 'DAMAGED' };
  const answers = [];
  for (const { basketId } of carts)
    answers.push((await rory.call('POST', `/cart/v1/cart/${basketId}/price_adjustments`, body, keyed(key))).status);
  expect(answers).toEqual([200, 409]);
});

test('the bot defence token is not part of a key’s request', async () => {
  const body = placing(await readyCart(rory, { ...shoe, qty: 1 }));
  const key = crypto.randomUUID();
  const answers = [];
  for (const proof of ['one', 'two'])
    answers.push(
      (
        await ask(
          rory,
          { method: 'PUT', path: '/cart/v2/checkout/order', body: { ...body, recaptcha_response: proof } },
          key,
        )
      ).status,
    );
  expect(answers).toEqual([200, 200]);
});

test('a key is known to every process', async () => {
  const other = await shop.start();
  const { as } = signedIn(other);
  const key = crypto.randomUUID();
  await rory.call('POST', '/cart/v1/cartWithItem', { items: shoes(1) }, keyed(key));
  expect((await as(rory.token).call('POST', '/cart/v1/cartWithItem', { items: shoes(2) }, keyed(key))).errorId).toBe(
    'API409',
  );
  await other.close();
});
