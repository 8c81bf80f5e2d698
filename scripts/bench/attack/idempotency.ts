// Repeats a call's key with another body, by the same shopper and by another.
import type { Cart } from '#openapi/generated/waymark.gen.ts';
import { allRoutes } from '#src/commerce/contract/routes.ts';
import { stores } from '#src/demo/stores.ts';
import { shoppingOf } from '#tests/crash/shopping.ts';
import { address, cartWith, readyCart } from '#tests/commerce/support/shop.ts';
import { type Client, openClient, openGuest, signIn } from './client.ts';
import { atMost, type Line } from './line.ts';
import type { World } from './world.ts';

interface Call {
  method: string;
  path: string;
  body: object;
}

const [item = { productId: '', upc: '', qty: 1 }] = shoppingOf(0).items;
const pair = { ...item, qty: 2 };
const giftCard = { payment_method_id: 'GIFT_CARD', c_gcCardNumber: '6006490010000069', c_gcPin: '2750' };

/** Two calls of each operation that takes a key. They differ only in their bodies. */
const calls: Record<string, (by: Client) => Promise<[Call, object]>> = {
  createCartWithItem: async () => [
    { method: 'POST', path: '/cart/v1/cartWithItem', body: { items: [item] } },
    { items: [pair] },
  ],
  reserveWithItem: async (by) => {
    const path = '/cart/v1/reserveWithItem?action=pickup';
    // Not every store has every shoe.
    for (const { id: storeId } of stores) {
      const body = { storeId, items: [item] };
      if ((await by.call('POST', path, body)).status === 200)
        return [
          { method: 'POST', path, body },
          { ...body, items: [pair] },
        ];
    }
    throw new Error('no store has the shoe');
  },
  addItems: async (by) => {
    const { basketId: cartId } = await cartWith(by, item);
    return [
      { method: 'POST', path: '/cart/v1/item', body: { items: [{ ...item, cartId }] } },
      { items: [{ ...pair, cartId }] },
    ];
  },
  addPaymentInstrument: async (by) => {
    const { basketId } = await readyCart(by, item);
    return [
      { method: 'POST', path: `/cart/v1/cart/${basketId}/paymentInstruments`, body: giftCard },
      { ...giftCard, amount: 100 },
    ];
  },
  addPriceAdjustment: async (by) => {
    const { basketId } = await cartWith(by, item);
    const body = { level: 'PRODUCT', itemId: 'item-1', type: 'percentage', value: 5, reasonCode: 'DAMAGED' };
    return [
      { method: 'POST', path: `/cart/v1/cart/${basketId}/price_adjustments`, body },
      { ...body, value: 6 },
    ];
  },
  placeOrder: async (by) => {
    const { basketId } = await readyCart(by, item);
    const { body: cart } = await by.call<Cart>('POST', `/cart/v1/cart/${basketId}/paymentInstruments`, giftCard);
    const body = { cartId: basketId, cartVersion: cart.version, expectedTotal: cart.totals.total };
    return [
      { method: 'PUT', path: '/cart/v2/checkout/order', body },
      { ...body, billingAddress: { ...address, city: 'Elsewhere' } },
    ];
  },
};

const takesKey = (parameters: unknown): boolean => JSON.stringify(parameters ?? []).includes('"Idempotency-Key"');

export async function attack({ urls }: World): Promise<Line[]> {
  const rory = openClient(urls[0], '192.0.2.40');
  await signIn(rory, 'rory.okafor@waymark.example', { isAssociate: true });
  await rory.call('PUT', '/consumers-v3/consumer/agent/sale', { storeId: '1001', storeEmployeeId: '100102' });
  const other = await openGuest(urls[0], '192.0.2.41');
  const wrong: string[] = [];
  let tries = 0;
  const operations = allRoutes.filter((route) => takesKey(route.operation()['parameters'])).map(({ id }) => id);
  for (const id of operations) {
    const made = await calls[id]?.(rory);
    if (!made) {
      wrong.push(`${id} is not attacked`);
      continue;
    }
    const [{ method, path, body }, another] = made;
    const key = { 'idempotency-key': crypto.randomUUID() };
    const ask = (by: Client, given: object) => by.call(method, path, given, key);
    const first = await ask(rory, body);
    if (first.status !== 200) wrong.push(`${id} answers ${first.status} ${first.errorId}`);
    const repeated = [await ask(rory, another), await ask(rory.at(urls[1]), another), await ask(other, body)];
    tries += repeated.length;
    wrong.push(
      ...repeated
        .filter(({ status, errorId }) => status !== 409 || errorId !== 'API409')
        .map(({ status }) => `${id} answers ${status}`),
    );
  }
  for (const line of wrong) console.log(`    ! ${line}`);
  return [
    atMost(
      `idempotency key with another body, or of another: ${operations.length} operations, not refused`,
      tries,
      wrong.length,
      0,
    ),
  ];
}
