import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AuthSession, Order, Purchase } from '#openapi/generated/waymark.gen.ts';
import { people } from '#src/demo/people/people.ts';
import { createOrderBook } from '#src/commerce/orders/order-book.ts';
import { signedIn } from './support/people.ts';
import { goods, smallSeed } from './support/seed.ts';
import { address, caller, cartWith, openTestShop, place, type Shopper, type TestShop } from './support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ seed: { ...smallSeed, people } });
});
afterAll(() => shop.close());

const maya = 'maya.reed@example.com';
const theo = 'theo.lambert@example.com';
const shoe = { productId: goods.shoe.productId, upc: goods.shoe.upcs[0] };

const as = (token: string) => signedIn(shop.commerce).as(token);
const enter = (username: string, more: object = {}) => signedIn(shop.commerce).enter(username, more);
const guest = async () =>
  (await caller(shop.commerce, '', 'POST', '/token/v2/auth/token', {})).body as Required<AuthSession>;

async function order(by: Shopper, email: string): Promise<Order> {
  const { basketId } = await cartWith(by, shoe);
  await by.call('POST', `/cart/v2/cart/${basketId}/shippingAddress`, { addresses: [{ ...address, email }] });
  const { body: cart } = await by.call('POST', `/cart/v1/cart/${basketId}/billingAddress`, {
    address: { ...address, email },
  });
  return (await place(by, cart)).body;
}

const lookUp = async ({ orderNumber }: Order, email: string) =>
  (await (await shop.shopper()).call<Purchase>('POST', '/consumers-v3/consumer/TrackOrder', { orderNumber, email }))
    .body.order;

const adopting = ({ orderNumber, st }: Order) => ({ action: 'postLogin', orderNo: orderNumber, st });
const ownerOf = async ({ orderNumber }: Order) =>
  (await shop.database.raw<{ owner: string }>('SELECT owner FROM orders WHERE number = $1', [orderNumber]))[0]?.owner;

describe('an order keeps its owner', () => {
  test('if it is a customer’s and somebody knows its number and email', async () => {
    const session = await enter(theo);
    const placed = await order(as(session.accessToken), theo);
    const found = await lookUp(placed, theo);
    const thief = await enter(maya, adopting({ ...placed, st: found.st }));
    expect(await ownerOf(placed)).toBe(session.consumerId);
    expect((await as(thief.accessToken).call('GET', `/cart/v2/checkout/order/${placed.orderNumber}`)).status).toBe(404);
  });

  test('if it is a customer’s and somebody with its email has its secret', async () => {
    const session = await enter(theo);
    const placed = await order(as(session.accessToken), maya);
    await enter(maya, adopting(placed));
    expect(await ownerOf(placed)).toBe(session.consumerId);
  });

  test('if it is a guest’s and the account with its email was erased meanwhile', async () => {
    const visitor = await guest();
    const placed = await order(as(visitor.accessToken), 'gone@example.com');
    const consumer = { id: 'an-erased-account', email: 'gone@example.com' };
    await createOrderBook(shop.database).adopt(placed.orderNumber, { consumer, guest: null, at: new Date() });
    expect(await ownerOf(placed)).toBe(visitor.consumerId);
  });

  test('if it is a guest’s and a customer with another email has its secret', async () => {
    const visitor = await guest();
    const placed = await order(as(visitor.accessToken), 'visitor@example.com');
    await enter(maya, adopting(placed));
    const other = await guest();
    await enter(maya, { ...adopting(placed), refreshToken: other.refreshToken });
    expect(await ownerOf(placed)).toBe(visitor.consumerId);
  });

  test('if it is a guest’s and was only looked up, by anybody', async () => {
    const visitor = await guest();
    const placed = await order(as(visitor.accessToken), theo);
    const found = await lookUp(placed, theo);
    await enter(theo, adopting({ ...placed, st: found.st }));
    expect(await ownerOf(placed)).toBe(visitor.consumerId);
  });
});

describe('a guest’s order becomes a customer’s', () => {
  test('who has its email, in capitals too', async () => {
    const placed = await order(as((await guest()).accessToken), 'Theo.Lambert@Example.com');
    const session = await enter(theo, adopting(placed));
    expect(await ownerOf(placed)).toBe(session.consumerId);
    expect((await as(session.accessToken).call('GET', `/cart/v2/checkout/order/${placed.orderNumber}`)).status).toBe(
      200,
    );
  });

  test('who placed it in the same browser, whatever email it has', async () => {
    const visitor = await guest();
    const placed = await order(as(visitor.accessToken), 'visitor@example.com');
    const session = await enter(maya, { ...adopting(placed), refreshToken: visitor.refreshToken });
    expect(await ownerOf(placed)).toBe(session.consumerId);
  });

  test('once: a second matching customer does not get it', async () => {
    const visitor = await guest();
    const placed = await order(as(visitor.accessToken), theo);
    const first = await enter(maya, { ...adopting(placed), refreshToken: visitor.refreshToken });
    await enter(theo, adopting(placed));
    expect(await ownerOf(placed)).toBe(first.consumerId);
  });

  test('once, when two ask at the same time', async () => {
    const visitor = await guest();
    const placed = await order(as(visitor.accessToken), theo);
    const [first, second] = await Promise.all([
      enter(maya, { ...adopting(placed), refreshToken: visitor.refreshToken }),
      enter(theo, adopting(placed)),
    ]);
    const read = ({ accessToken }: { accessToken: string }) =>
      as(accessToken).call('GET', `/cart/v2/checkout/order/${placed.orderNumber}`);
    const answers = [(await read(first)).status, (await read(second)).status];
    expect(answers.toSorted((a, b) => a - b)).toEqual([200, 404]);
    const [row] = await shop.database.raw<{ adopted: { from: string } }>(
      `SELECT doc->'adopted' AS adopted FROM orders WHERE number = $1`,
      [placed.orderNumber],
    );
    expect(row?.adopted.from).toBe(visitor.consumerId);
  });
});

describe('the secret of a look-up', () => {
  test('opens the order’s page and is returned there, never the owner’s secret', async () => {
    const placed = await order(as((await guest()).accessToken), theo);
    const { st } = await lookUp(placed, theo);
    expect(st).not.toBe(placed.st);
    const by = await shop.shopper();
    const { orderNumber } = placed;
    expect(
      (await by.call<Purchase>('GET', `/consumers-v3/consumer/purchase/${orderNumber}?st=${st}`)).body.order.st,
    ).toBe(st);
    expect((await by.call<Order>('GET', `/cart/v2/checkout/order/${orderNumber}?st=${st}`)).body.st).toBe(st);
    expect(
      (await by.call<Purchase>('POST', '/consumers-v3/consumer/CancelOrder', { orderNumber, st })).body.order,
    ).toMatchObject({ status: 'cancelled', st });
  });

  test('does not answer or show the bank’s question to the payer', async () => {
    const visitor = as((await guest()).accessToken);
    const { basketId } = await cartWith(visitor, shoe);
    await visitor.call('POST', `/cart/v2/cart/${basketId}/shippingAddress`, {
      addresses: [{ ...address, email: theo }],
    });
    const { body: cart } = await visitor.call('POST', `/cart/v1/cart/${basketId}/billingAddress`, {
      address: { ...address, email: theo },
    });
    const { body: pending } = await place(visitor, cart, 'tok_challenge');
    expect(pending.flash).toMatchObject([{ code: 'PaymentNotAuthorized' }]);
    const { st, flash } = await lookUp(pending, theo);
    expect(flash).toEqual([]);
    const result = { paymentMethod: { code: 'CREDIT_CARD', additionalData: { threeDS2Result: { transStatus: 'N' } } } };
    const by = await shop.shopper();
    expect(await by.call('PATCH', `/cart/v2/checkout/order/${pending.orderNumber}?st=${st}`, result)).toMatchObject({
      status: 404,
      errorId: 'ORD409',
    });
  });
});
