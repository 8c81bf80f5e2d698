import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Address, Cart, DeviceSessions, SavedCards } from '#openapi/generated/waymark.gen.ts';
import { isObject, type Json } from '#src/commerce/contract/document.ts';
import { allRoutes, type OperationId, type Route } from '#src/commerce/contract/routes.ts';
import { belongings as everything } from '#src/commerce/retention/belongings.ts';
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
/** Only the owner has them: no answer to anybody else may contain one. */
const secretPlace = '31 Hidden Alley';
const secretCompanion = 'Hidden Companion';
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
  await maya.call('POST', `/wishlists/v2/favorites/${list.body.favoriteId}/share`, { isShared: true });
  await maya.call('POST', '/consumers-v3/consumer/payment_instruments', {
    card: { c_gcCardNumber: '6006490010000028', c_gcPin: '1936' },
  });
  await maya.call('POST', '/consumers-v3/consumer/subscription', { channel: 'email', recipient: owner, policy: true });
  await maya.call('POST', '/consumers-v3/consumer/loyalty/token', { usid: 'a-visit' });
  const devices = await maya.call<DeviceSessions>('GET', '/consumers-v3/consumer/sessions');
  const [passkey] = await shop.database.raw<{ id: string }>(
    `WITH guest AS (INSERT INTO event_registrations (owner, event_id, email, locale, doc, registered_at, ends_at)
       SELECT id, 'night-run', email, 'en-us', jsonb_build_object('plusOne', $2::text), now(), now() + interval '9 days'
       FROM consumers WHERE email = $1)
     INSERT INTO passkeys (id, owner, credential_id, public_key, counter, added_at)
       SELECT gen_random_uuid(), id, 'passkey-of-the-owner', 'key', 0, now() FROM consumers WHERE email = $1
     RETURNING id::text`,
    [owner, secretCompanion],
  );
  return {
    sessionId: devices.body.sessions[0]?.sessionId ?? '',
    basketId: cart.basketId,
    cartId: cart.basketId,
    orderId: order.orderNumber,
    orderNumber: order.orderNumber,
    orderNo: order.orderNumber,
    passkeyId: passkey?.id ?? '',
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

/** The columns that change without anybody's request. */
const unwatched: Readonly<Record<string, string>> = { consumers: "- 'active_at'" };
/** Emails and codes to the owner are made for whoever names the email: a forgotten password, for example. */
const anybodys = new Set(['outbox', 'one_time_codes']);

/** Everything that is stored of the owner, in every table that has anything of a person. */
async function belongings(): Promise<string> {
  const rows: string[] = [];
  for (const belonging of Object.values(everything)) {
    if (typeof belonging === 'string' || anybodys.has(belonging.table)) continue;
    const { table, where } = belonging;
    const condition = where.replaceAll(':ids', '$1::text[]');
    if (!condition.includes('$1')) continue;
    const found = await shop.database.raw<{ row: string }>(
      `SELECT (to_jsonb(${table}) ${unwatched[table] ?? ''})::text AS row FROM ${table} WHERE ${condition} ORDER BY 1`,
      [[ownerId]],
    );
    rows.push(...found.map(({ row }) => `${table} ${row}`));
  }
  return rows.join('\n');
}

test('every operation of the contract has a rule', () => {
  const missing = allRoutes.map(({ id }) => id).filter((id) => !(id in rules));
  expect(missing, `add ${missing.join(', ')} to tests/contract/roles.ts: who may call it, and about what`).toEqual([]);
  const unknown = Object.keys(rules).filter((id) => !allRoutes.some((route) => route.id === id));
  expect(unknown, 'remove them from tests/contract/roles.ts').toEqual([]);
});

test('something of the owner is in every table that a caller could reach', async () => {
  const tables = new Set((await belongings()).split('\n').map((row) => row.slice(0, row.indexOf(' '))));
  const wanted =
    'carts consumers event_registrations favorite_lists lists orders passkeys point_entries refresh_tokens ' +
    'saved_cards saved_gift_cards subscriptions';
  expect([...tables]).toEqual(expect.arrayContaining(wanted.split(' ')));
});

/** True if a rule refuses this caller whatever the request is about. */
function isShutOut(id: OperationId, by: Caller): boolean {
  const rule = rules[id];
  if (rule === 'warehouse') return true;
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
      for (const secret of [secretPlace, secretCompanion]) expect(JSON.stringify(body) ?? '', at).not.toContain(secret);
    }
    expect(await belongings(), 'the objects of the owner').toBe(before);
  });
});
