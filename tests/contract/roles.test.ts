import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Address, Cart, DeviceSessions, SavedCards } from '#openapi/generated/waymark.gen.ts';
import { isObject, type Json } from '#src/commerce/contract/document.ts';
import { allRoutes, type OperationId, type Route } from '#src/commerce/contract/routes.ts';
import { people } from '#src/demo/people/people.ts';
import { signedIn } from '../commerce/support/people.ts';
import { goods, smallSeed } from '../commerce/support/seed.ts';
import {
  address,
  caller,
  cartWith,
  openTestShop,
  place,
  readyCart,
  type Shopper,
  type TestShop,
} from '../commerce/support/shop.ts';
import { rules } from './roles.ts';
import { type Asked, examplesOf, pathOf } from './support/requests.ts';

const shoe = { productId: goods.shoe.productId, upc: goods.shoe.upcs[0] };
/** Only the owner has it: no answer to anybody else may contain it. */
const secretPlace = '31 Hidden Alley';
const owner = 'maya.reed@example.com';

const callers = ['nobody', 'guest', 'customer', 'employee', 'associate'] as const;
type Caller = (typeof callers)[number];

let shop: TestShop;
let tokens: Record<Caller, string>;
let ids: Record<string, Json>;
let ownerId: string;

beforeAll(async () => {
  shop = await openTestShop({ seed: { ...smallSeed, people } });
  const { as, enter, enterStore } = signedIn(shop.commerce);
  const maya = as((await enter(owner)).accessToken);
  const other = as((await enter('theo.lambert@example.com')).accessToken);
  tokens = {
    nobody: '',
    guest: (await shop.shopper()).token,
    customer: other.token,
    employee: (await enter('june.hayashi@waymark.example')).accessToken,
    associate: (await enterStore('rory.okafor@waymark.example')).accessToken,
  };
  ids = await objectsOf(maya);
  const [row] = await shop.database.raw<{ id: string }>('SELECT id FROM consumers WHERE email = $1', [owner]);
  ownerId = row?.id ?? '';
});
beforeEach(() => shop.database.script('DELETE FROM rate_limits'));
afterAll(async () => {
  expect(shop.defects).toEqual([]);
  await shop.close();
});

/** Makes one of each object that a request can name, and returns their ids by the names of the contract. */
async function objectsOf(maya: Shopper): Promise<Record<string, Json>> {
  const { body: order } = await place(maya, await readyCart(maya, shoe));
  const cart: Cart = await cartWith(maya, shoe, { ...shoe, upc: goods.shoe.upcs[1] ?? '' });
  const hidden = { ...address, addressLine1: secretPlace };
  await maya.call('POST', `/cart/v2/cart/${cart.basketId}/shippingAddress`, { addresses: [hidden] });
  await maya.call('POST', `/cart/v1/cart/${cart.basketId}/billingAddress`, { address: hidden });
  await maya.call('POST', `/cart/v2/cart/${cart.basketId}/saveForLater`, { itemId: 'item-2' });
  const saved = await maya.call<{ addressId: string; addresses: Address[] }>('POST', '/consumers-v3/consumer/address', {
    address: hidden,
  });
  const cards = await maya.call<SavedCards>('GET', '/consumers-v3/consumer/payment_instruments');
  const list = await maya.call<{ favoriteId: string; items: { itemId: string }[] }>('POST', '/wishlists/v2/favorites', {
    id: shoe.productId,
    qty: 1,
    itemType: 'product',
  });
  const later = await maya.call<{ saveForLaterId: string }>('GET', '/wishlists/v2/saveForLater');
  const devices = await maya.call<DeviceSessions>('GET', '/consumers-v3/consumer/sessions');
  return {
    sessionId: devices.body.sessions[0]?.sessionId ?? '',
    basketId: cart.basketId,
    cartId: cart.basketId,
    orderId: order.orderNumber,
    orderNumber: order.orderNumber,
    orderNo: order.orderNumber,
    addressId: saved.body.addressId,
    paymentInstrumentId: cards.body.paymentInstruments[0]?.paymentInstrumentId ?? '',
    favoriteId: list.body.favoriteId,
    saveForlaterId: later.body.saveForLaterId,
    saveForLaterId: later.body.saveForLaterId,
  };
}

/** An example of the contract about the owner's objects, without the secret that opens an order to anybody. */
function aboutOwner(value: Json): Json {
  if (Array.isArray(value)) return value.map(aboutOwner);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== 'st')
      .map(([key, inner]) => [key, ids[key] ?? aboutOwner(inner)]),
  );
}

const askAs = (by: Caller, route: Route, asked: Asked) => {
  const given: Asked = {
    path: aboutOwner(asked.path) as Asked['path'],
    query: aboutOwner(asked.query) as Asked['query'],
    body: asked.body === undefined ? undefined : aboutOwner(asked.body),
  };
  return caller(shop.commerce, tokens[by], route.method.toUpperCase(), pathOf(route, given), given.body);
};

/** Everything that belongs to the owner. */
const belongings = async (): Promise<string | undefined> => {
  const [row] = await shop.database.raw<{ sum: string }>(
    `SELECT concat(
       (SELECT string_agg(c::text, ',' ORDER BY id) FROM carts c WHERE owner = $1),
       (SELECT string_agg(o::text, ',' ORDER BY number) FROM orders o WHERE owner = $1),
       (SELECT string_agg((to_jsonb(c) - 'active_at')::text, ',') FROM consumers c WHERE id = $1),
       (SELECT string_agg(s::text, ',' ORDER BY id) FROM saved_cards s WHERE owner = $1),
       (SELECT string_agg(l::text, ',' ORDER BY id) FROM lists l WHERE owner = $1),
       (SELECT string_agg(f::text, ',' ORDER BY id) FROM favorite_lists f WHERE owner = $1),
       (SELECT count(*)::text FROM refresh_tokens WHERE subject = $1 AND revoked_at IS NULL)) AS sum`,
    [ownerId],
  );
  return row?.sum;
};

test('every operation of the contract has a rule', () => {
  const missing = allRoutes.map(({ id }) => id).filter((id) => !(id in rules));
  expect(missing, `add ${missing.join(', ')} to tests/contract/roles.ts: who may call it, and about what`).toEqual([]);
  const unknown = Object.keys(rules).filter((id) => !allRoutes.some((route) => route.id === id));
  expect(unknown, 'remove them from tests/contract/roles.ts').toEqual([]);
});

/** True if a rule refuses this caller whatever the request is about. */
function isShutOut(id: OperationId, by: Caller): boolean {
  const rule = rules[id];
  if (by === 'nobody') return ['own', 'customer', 'employee', 'associate'].includes(rule);
  if (rule === 'customer') return by === 'guest';
  if (rule === 'employee') return by === 'guest' || by === 'customer';
  return rule === 'associate' && by !== 'associate';
}

describe.each(callers)('as %s', (by) => {
  test.each(allRoutes.map((route) => [route.id, route] as const))('%s gives away nothing', async (id, route) => {
    const before = await belongings();
    for (const { name, asked } of examplesOf(route)) {
      const { status, body, errorId } = await askAs(by, route, asked);
      const at = `${name}: ${status} ${errorId ?? ''}`;
      expect(status, at).toBeLessThan(500);
      if (rules[id] === 'object') expect([401, 403, 404], at).toContain(status);
      if (isShutOut(id, by)) expect([401, 403], at).toContain(status);
      expect(JSON.stringify(body) ?? '', at).not.toContain(secretPlace);
    }
    expect(await belongings(), 'the objects of the owner').toBe(before);
  });
});
