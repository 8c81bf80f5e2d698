import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Cart } from '#openapi/generated/waymark.gen.ts';
import { contractDocument, isObject, objectAt, type Json } from '#src/commerce/contract/document.ts';
import { allRoutes, type Route } from '#src/commerce/contract/routes.ts';
import { validatorFor } from '#src/commerce/contract/validator.ts';
import { seed } from '#src/demo/seed.ts';
import {
  address,
  caller,
  cartWith,
  openTestShop,
  type Shopper,
  type TestShop,
  warehouseKey,
} from '../commerce/support/shop.ts';
import { type Asked, examplesOf, invalidRequests, pathOf } from './support/requests.ts';

let shop: TestShop;
let maya: Shopper;
let cart: Cart;
const bought = seed.products.find(({ comingSoon, presale }) => !comingSoon && !presale);

beforeAll(async () => {
  shop = await openTestShop({ seed });
  maya = await shop.shopper();
  cart = await cartWith(maya, { productId: bought?.id ?? '', upc: bought?.variants[0]?.upc ?? '' });
  await maya.call('POST', `/cart/v2/cart/${cart.basketId}/shippingAddress`, { addresses: [address] });
});
afterAll(() => shop.close());

/** Replaces the cart and item ids of the contract's examples; items of a list of favourites have a UUID. */
const ours = (): Record<string, string> => ({ basketId: cart.basketId, cartId: cart.basketId, itemId: 'item-1' });
const isFavorite = (key: string, value: Json): boolean => key === 'itemId' && /^[\da-f-]{36}$/.test(String(value));
const withOurs = (value: Json): Json => {
  if (Array.isArray(value)) return value.map(withOurs);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      isFavorite(key, inner) ? inner : (ours()[key] ?? withOurs(inner)),
    ]),
  );
};
const ask = (route: Route, asked: Asked) =>
  caller(
    shop.commerce,
    maya.token,
    route.method.toUpperCase(),
    pathOf(route, asked),
    asked.body,
    route.security === 'warehouse' ? { 'x-warehouse-key': warehouseKey } : {},
  );

const errorIds = objectAt(objectAt(objectAt(contractDocument, 'components'), 'schemas'), 'ErrorId')['enum'];

/** How files begin, by their type. */
const signs = { 'application/pdf': '%PDF-', 'image/webp': 'RIFF' };

const validators = new Map<string, ReturnType<typeof validatorFor>>();
const validatorOf = (route: Route) => {
  const known = validators.get(route.id) ?? validatorFor(route);
  validators.set(route.id, known);
  return known;
};

/** Validates a body against the schema of the status; a status that the contract does not list is an error. */
function findings(route: Route, status: number, body: unknown): unknown {
  const listed = Object.keys(objectAt(route.operation(), 'responses'));
  const isListed = listed.some(
    (key) => key === String(status) || key === `${String(status)[0]}XX` || (key === 'default' && status >= 400),
  );
  if (!isListed) return `${status} is not among ${listed.join(', ')}`;
  if (status === 204) return body === undefined ? null : 'a body';
  // A file is not JSON: only its first bytes are checked.
  if (typeof body === 'string') {
    const answers = JSON.stringify(route.operation()['responses']);
    const isFile = Object.entries(signs).some(([type, sign]) => answers.includes(`"${type}"`) && body.startsWith(sign));
    return isFile ? null : 'no JSON';
  }
  return validatorOf(route).validateResponse(body, route.id, status).errors;
}

const contents = async () => {
  const rows = await shop.database.raw<{ sum: string }>(
    `SELECT md5(concat(
       (SELECT string_agg(c::text, ',' ORDER BY id) FROM carts c),
       (SELECT string_agg(o::text, ',' ORDER BY number) FROM orders o),
       (SELECT string_agg(s::text, ',' ORDER BY upc) FROM stock s),
       (SELECT string_agg(g::text, ',' ORDER BY number) FROM gift_cards g),
       (SELECT string_agg(l::text, ',' ORDER BY id) FROM lists l),
       (SELECT string_agg(f::text, ',' ORDER BY id) FROM favorite_lists f),
       (SELECT string_agg(i::text, ',' ORDER BY id) FROM favorite_items i),
       (SELECT count(*)::text FROM refresh_tokens))) AS sum`,
    [],
  );
  return rows[0]?.sum;
};

describe.each(allRoutes.map((route) => [route.id, route] as const))('%s', (_, route) => {
  test('refuses requests outside the contract, and changes nothing', async () => {
    const before = await contents();
    for (const { name, asked } of examplesOf(route)) {
      const valid: Asked = {
        ...asked,
        path: withOurs(asked.path) as Asked['path'],
        ...(asked.body === undefined ? {} : { body: withOurs(asked.body) }),
      };
      for (const { what, asked: broken } of invalidRequests(route, valid)) {
        const { status, body, errorId } = await ask(route, broken);
        const at = `${name}, ${what}: ${status} ${errorId ?? ''}`;
        expect(status === 400 || status === 404, at).toBe(true);
        expect(findings(route, status, body), at).toBeNull();
      }
    }
    expect(await contents()).toBe(before);
  });

  test('answers its examples as the contract says', async () => {
    for (const { name, asked } of examplesOf(route)) {
      const valid: Asked = {
        ...asked,
        path: withOurs(asked.path) as Asked['path'],
        ...(asked.body === undefined ? {} : { body: withOurs(asked.body) }),
      };
      const { status, body, errorId, headers } = await ask(route, valid);
      const at = `${name}: ${status} ${JSON.stringify(body)?.slice(0, 300)}`;
      expect(status, at).toBeLessThan(500);
      expect(errorId === undefined || (Array.isArray(errorIds) && errorIds.includes(errorId)), at).toBe(true);
      expect(['AUT453', 'API422', 'AUT432'].includes(errorId ?? '') && status === 400, at).toBe(false);
      expect(findings(route, status, body), at).toBeNull();
      expect(headers.get('x-correlation-id')).toBeTruthy();
    }
  });

  test('has a mock answer that keeps the contract', async () => {
    const [first] = examplesOf(route);
    if (!first) throw new Error('no example');
    const { status, body } = await caller(
      shop.commerce,
      '',
      route.method.toUpperCase(),
      `/mock${pathOf(route, first.asked)}`,
      first.asked.body,
    );
    expect(status).toBeLessThan(300);
    expect(findings(route, status, body)).toBeNull();
  });
});

describe('every call', () => {
  const raw = (init: RequestInit, path = '/cart/v1/item') =>
    shop.commerce.fetch(new Request(`http://shop.test${path}`, init));
  const codeOf = async (answer: Promise<Response>) => {
    const response = await answer;
    const { errorDetails, appId } = (await response.json()) as { errorDetails: { errorId: string }[]; appId: string };
    expect(appId).toBe('waymark-commerce');
    return [response.status, errorDetails[0]?.errorId];
  };
  const json = { 'content-type': 'application/json' };

  test('refuses an unknown path, method or type, broken JSON and a large body', async () => {
    expect(await codeOf(raw({}, '/no/such/path'))).toEqual([404, 'API404']);
    expect(await codeOf(raw({ method: 'PATCH' }))).toEqual([405, 'API405']);
    expect((await raw({ method: 'PATCH' })).headers.get('allow')).toBe('POST, DELETE');
    expect(await codeOf(raw({ method: 'POST', body: 'a=b', headers: { 'content-type': 'text/plain' } }))).toEqual([
      415,
      'API415',
    ]);
    expect(await codeOf(raw({ method: 'POST', body: '{', headers: json }))).toEqual([400, 'API422']);
    expect(await codeOf(raw({ method: 'POST', body: JSON.stringify('x'.repeat(300_000)), headers: json }))).toEqual([
      413,
      'API413',
    ]);
  });

  test.each(['0f8fad5b-d9cb-469f-a165-70867728950e', '4bf92f3577b34da6a3ce929d0e0e4736', '01ARZ3NDEKTSV4RRFFQ69G5FAV'])(
    'answers the correlation id %s, in an error too',
    async (id) => {
      const given = await raw({ headers: { 'x-correlation-id': id } }, '/no/such/path');
      expect(given.headers.get('x-correlation-id')).toBe(id);
      expect(((await given.json()) as { correlationId: string }).correlationId).toBe(id);
    },
  );

  test.each(['abc-1', 'maya@example.com', '14155550134'])(
    'replaces the correlation id %s, which could be personal data',
    async (id) => {
      const given = await raw({ headers: { 'x-correlation-id': id } }, '/no/such/path');
      expect(given.headers.get('x-correlation-id')).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    },
  );

  test('a message to the shopper has no schema terms in it', async () => {
    const { body } = await caller(shop.commerce, maya.token, 'POST', '/cart/v1/item', {});
    expect(JSON.stringify(body)).not.toMatch(/must|schema|required property/);
  });

  test('the preview path reaches the same service', async () =>
    expect((await raw({}, '/pre/fapi/server/time')).status).toBe(200));
});

test('no call caused a defect', () => expect(shop.defects).toEqual([]));
