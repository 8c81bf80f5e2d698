import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Order } from '#openapi/generated/waymark.gen.ts';
import { createCommerce } from '#src/commerce/app.ts';
import { DatabaseUnavailableError } from '#src/commerce/db/unavailable.ts';
import type { PaymentProvider } from '#src/commerce/payments/payment-provider.ts';
import { goods } from './support/seed.ts';
import { caller, openTestShop, placing, readyCart, keys, type TestShop } from './support/shop.ts';
import type { Database } from '#src/commerce/db/database.types.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const shoe = { productId: goods.shoe.productId, upc: goods.shoe.upcs[0] };
const boots = { productId: goods.boots.productId, upc: goods.boots.upcs[0] };

class Killed extends Error {}

/** A process that dies at its nth step: every later statement and call fails too, as after `kill -9`. */
async function dyingProcess(step: number) {
  let steps = 0;
  let isArmed = false;
  const alive = <T>(work: () => Promise<T>): Promise<T> => {
    if (!isArmed) return work();
    steps += 1;
    return steps > step ? Promise.reject(new Killed()) : work();
  };
  const { database, payments } = shop;
  const dyingDatabase: Database = {
    ...database,
    // It dies before or inside the transaction; in both cases the transaction is rolled back.
    transaction: (work) => database.transaction((raw) => work((sql, params) => alive(() => raw(sql, params)))),
    raw: (sql, params) => alive(() => database.raw(sql, params)),
    each: (sql, all) => alive(() => database.each(sql, all)),
  };
  const dyingPayments: PaymentProvider = {
    ...payments,
    // It dies before the request, or before it receives the answer.
    authorise: (request) =>
      alive(async () => {
        const answer = await payments.authorise(request);
        return alive(async () => answer);
      }),
    conclude: (key) => alive(() => payments.conclude(key)),
    cancel: (id) => alive(() => payments.cancel(id)),
  };
  const commerce = await createCommerce({
    database: dyingDatabase,
    payments: dyingPayments,
    mailer: shop.mailer,
    publicUrl: 'http://shop.test',
    keys,
    clock: () => new Date(),
  });
  isArmed = true;
  return { commerce, taken: () => steps };
}

async function countSteps(cardToken: string): Promise<number> {
  const process = await dyingProcess(Number.POSITIVE_INFINITY);
  const shopper = await shop.shopper();
  const cart = await readyCart(shopper, shoe);
  await caller(process.commerce, shopper.token, 'PUT', '/cart/v2/checkout/order', placing(cart, cardToken));
  await process.commerce.close();
  return process.taken();
}

test.each(['tok_approved', 'tok_challenge', 'tok_declined'])(
  'killed at any step of placing with %s: no order or one whole order',
  async (cardToken) => {
    const steps = await countSteps(cardToken);
    expect(steps).toBeGreaterThan(6);
    for (let step = 0; step <= steps; step += 1) {
      // Cancels the orders of earlier rounds that still wait for the bank.
      shop.pass(16 * 60_000);
      await (await shop.start()).close();
      const before = await shop.stock(shoe.upc);
      const charged = shop.charged();
      const shopper = await shop.shopper();
      const cart = await readyCart(shopper, shoe);
      const dying = await dyingProcess(step);
      await caller(dying.commerce, shopper.token, 'PUT', '/cart/v2/checkout/order', placing(cart, cardToken));
      await dying.commerce.close();

      // After 61 s the next process may assume that the old one no longer works on the order.
      shop.pass(61_000);
      const next = await shop.start();
      const found = await caller(next, shopper.token, 'GET', `/cart/v1/cart/${cart.basketId}/order`);
      const now = await shop.stock(shoe.upc);
      const at = `killed at step ${step} of ${steps}`;
      if (found.status === 200) {
        const { status } = found.body as Order;
        expect(status, at).toBe(cardToken === 'tok_challenge' ? 'pending-authentication' : 'placed');
        expect(now, at).toEqual({
          quantity: (before?.quantity ?? 0) - 1,
          reserved: (before?.reserved ?? 0) + (status === 'placed' ? 0 : 1),
        });
        expect(shop.charged() - charged, at).toBe(status === 'placed' ? 1 : 0);
      } else {
        expect(found.errorId, at).toBe('ORD409');
        expect(now, at).toEqual(before);
        expect(shop.charged(), at).toBe(charged);
        const again = await caller(next, shopper.token, 'PUT', '/cart/v2/checkout/order', placing(cart));
        expect((again.body as Order).status, at).toBe('placed');
        await shop.database.raw('UPDATE stock SET quantity = quantity + 1 WHERE upc = $1', [shoe.upc]);
      }
      await next.close();
    }
  },
);

/** A shop process whose database is unavailable from the nth statement or commit on, until `isBack` is true. */
async function processWithoutDatabase(step: number) {
  const state = { steps: 0, isBack: true };
  const connected = async <T>(work: () => Promise<T>, isStep = true): Promise<T> => {
    if (isStep && !state.isBack) state.steps += 1;
    if (!state.isBack && state.steps > step) throw new DatabaseUnavailableError(new Error('gone'));
    return work();
  };
  const { database, payments, mailer } = shop;
  const commerce = await createCommerce({
    database: {
      ...database,
      // The outbox is polled independently of the placing, so its statements are not counted as steps.
      raw: (sql, params) => connected(() => database.raw(sql, params), !/ outbox /.test(sql)),
      each: (sql, all) => connected(() => database.each(sql, all)),
      // The commit succeeds and its answer is lost: this is the last step.
      transaction: async (work) => {
        const result = await database.transaction((raw) => work((sql, params) => connected(() => raw(sql, params))));
        return connected(async () => result);
      },
    },
    payments,
    mailer,
    publicUrl: 'http://shop.test',
    keys,
    clock: () => new Date(),
  });
  return { commerce, state };
}

test('database lost at any step of placing: API503, and a retry places the order when it is back', async () => {
  const shopper = await shop.shopper();
  const place = async (step: number) => {
    const { commerce, state } = await processWithoutDatabase(step);
    const cart = await readyCart(shopper, boots);
    const call = () => caller(commerce, shopper.token, 'PUT', '/cart/v2/checkout/order', placing(cart));
    state.isBack = false;
    const without = await call();
    state.isBack = true;
    const again = without.status === 200 ? without : await call();
    await commerce.close();
    await shop.database.raw('UPDATE stock SET quantity = quantity + 1 WHERE upc = $1', [boots.upc]);
    return { cart, without, again, steps: state.steps };
  };
  const { steps } = await place(Number.POSITIVE_INFINITY);
  expect(steps).toBeGreaterThan(6);
  for (let step = 0; step < steps; step += 1) {
    const at = `gone at step ${step} of ${steps}`;
    const charged = shop.charged();
    const { cart, without, again } = await place(step);
    expect([without.status, without.errorId, without.headers.get('retry-after')], at).toEqual([503, 'API503', '1']);
    expect([again.status, (again.body as Order).status], at).toEqual([200, 'placed']);
    const rows = await shop.database.raw(`SELECT number FROM orders WHERE cart_id = $1 AND status = 'placed'`, [
      cart.basketId,
    ]);
    expect(rows, at).toHaveLength(1);
    expect(shop.charged() - charged, at).toBe(1);
  }
});

test('a lost answer of the provider is asked for again; while it is unknown, the order waits', async () => {
  const shopper = await shop.shopper();
  const cart = await readyCart(shopper, shoe);
  const before = await shop.stock(shoe.upc);
  shop.lost.authorise = true;
  shop.lost.conclude = true;
  expect(await caller(shop.commerce, shopper.token, 'PUT', '/cart/v2/checkout/order', placing(cart))).toMatchObject({
    status: 503,
    errorId: 'API503',
  });
  expect((await shop.stock(shoe.upc))?.reserved).toBe((before?.reserved ?? 0) + 1);
  shop.lost.authorise = false;
  shop.lost.conclude = false;
  const charged = shop.charged();
  shop.pass(61_000);
  const again = await caller(shop.commerce, shopper.token, 'PUT', '/cart/v2/checkout/order', placing(cart));
  expect((again.body as Order).status).toBe('placed');
  expect(shop.charged()).toBe(charged);
});

test('a shopper who never comes back from the bank holds the goods for 15 minutes', async () => {
  const shopper = await shop.shopper();
  const cart = await readyCart(shopper, boots);
  const before = await shop.stock(boots.upc);
  const { body } = await caller(
    shop.commerce,
    shopper.token,
    'PUT',
    '/cart/v2/checkout/order',
    placing(cart, 'tok_challenge'),
  );
  const path = `/cart/v2/checkout/order/${(body as Order).orderNumber}`;
  const statusAfter = async (minutes: number) => {
    shop.pass(minutes * 60_000);
    await (await shop.start()).close();
    // The access token has expired in the meantime; the order's secret has not.
    const reader = await shop.shopper();
    return (await reader.call<Order>('GET', `${path}?st=${(body as Order).st}`)).body.status;
  };
  expect(await statusAfter(14)).toBe('pending-authentication');
  expect(await statusAfter(2)).toBe('cancelled');
  expect((await shop.stock(boots.upc))?.quantity).toBe(before?.quantity);
});
