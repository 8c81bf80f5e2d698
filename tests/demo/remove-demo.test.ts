import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { exportCatalogue } from '#src/commerce/import/export-catalogue.ts';
import { importCatalogue } from '#src/commerce/import/import-catalogue.ts';
import { catalogueDataOf } from '#src/demo/catalogue-data.ts';
import { removeDemo } from '#src/demo/remove-demo.ts';
import { seed } from '#src/demo/seed.ts';
import { assertNoDemo } from '#src/server/production.ts';
import { signedIn } from '#tests/commerce/support/people.ts';
import { cartWith, openTestShop, place, readyCart, type TestShop } from '#tests/commerce/support/shop.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let shop: TestShop;

beforeEach(async () => {
  shop = await openTestShop({ seed });
});
afterEach(() => shop.close());

const [product] = seed.products.filter(({ comingSoon, presale }) => !comingSoon && !presale);
const item = { productId: product?.id ?? '', upc: product?.variants[0]?.upc ?? '', qty: 1 };

const count = async (table: string, where = 'true'): Promise<number> =>
  (await shop.database.raw<{ rows: number }>(`SELECT count(*)::integer AS rows FROM ${table} WHERE ${where}`, []))[0]
    ?.rows ?? 0;

async function counts(): Promise<Record<string, number>> {
  const tables = await shop.database.raw<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = current_schema() AND table_name <> 'migrations'`,
    [],
  );
  return Object.fromEntries(await Promise.all(tables.map(async ({ name }) => [name, await count(name)] as const)));
}

describe('a demo that was used', () => {
  let real: string;
  let tried: string;

  beforeEach(async () => {
    await shop.database.script('CREATE TABLE sandbox_records (key text PRIMARY KEY, value jsonb NOT NULL)');
    const guest = await shop.shopper();
    const bought = await place(guest, await readyCart(guest, item));
    real = bought.body.orderNumber;
    const visitor = await shop.shopper();
    tried = (await place(visitor, await readyCart(visitor, item))).body.orderNumber;
    await shop.database.raw(
      `INSERT INTO sandbox_records (key, value) SELECT 'key:' || (doc->'charge'->>'idempotencyKey'), '{}' FROM orders WHERE number = $1`,
      [tried],
    );
    await shop.database.raw(
      `INSERT INTO gift_cards (number, currency, balance, doc) SELECT number || '1', currency, balance, doc || jsonb_build_object('note', 'Bought with ' || $1 || '.') FROM gift_cards LIMIT 1`,
      [tried],
    );
    const { as, enter } = signedIn(shop.commerce);
    const maya = as((await enter('maya.reed@example.com')).accessToken);
    await cartWith(maya, item);
  });

  test('is listed by a dry run, which changes nothing', async () => {
    const before = await counts();
    const removed = await removeDemo(shop.database, seed, { isDryRun: true });
    expect(Object.fromEntries(removed.map(({ table, rows }) => [table, rows]))).toMatchObject({
      consumers: 17,
      gift_cards: 16,
      orders: 1,
      stores: 41,
      promotions: 19,
      sandbox_records: 1,
    });
    expect(await counts()).toEqual(before);
    await expect(assertNoDemo(shop.database)).rejects.toThrow('npm run demo -- remove');
  });

  test('is removed with the sandbox’s payments, and a real order stays', async () => {
    await removeDemo(shop.database, seed, { isDryRun: false });
    expect(await shop.database.raw('SELECT number FROM orders', [])).toEqual([{ number: real }]);
    // Not removed: guests' sessions, limits and keys contain no demo data, and the audit trail cannot be changed.
    const {
      orders: _orders,
      outbox,
      refresh_tokens: _guests,
      rate_limits: _limits,
      idempotency_keys: _keys,
      audit_events: _audit,
      ...others
    } = await counts();
    expect(Object.entries(others).filter(([, rows]) => rows > 0)).toEqual([]);
    expect(outbox).toBe(await count('outbox', `about = '${real}'`));
    await assertNoDemo(shop.database);
    expect(await removeDemo(shop.database, seed, { isDryRun: false })).toEqual([]);
  });
});

test('what a later catalogue import replaced stays, with its sizes, stock and categories', async () => {
  const data = catalogueDataOf(seed);
  const [master, ...masters] = data.masters;
  if (!master) throw new Error('no master');
  const own = {
    ...data,
    masters: [{ ...master, name: 'My own shoe' }, ...masters],
    stores: data.stores.map((store, at) => (at === 0 ? { ...store, name: 'My own store' } : store)),
  };
  await importCatalogue(shop.database, { edition: 'file 1', read: async () => own });
  await shop.database.raw(`UPDATE stores SET doc = jsonb_set(doc, '{services}', '[]') WHERE id = '1004'`, []);
  await removeDemo(shop.database, seed, { isDryRun: false });
  const left = await exportCatalogue(shop.database);
  expect(left.masters.map(({ name }) => name)).toEqual(['My own shoe']);
  expect(left.products).toEqual(data.products.filter(({ masterId }) => masterId === master.id));
  expect(Object.keys(left.stock).toSorted()).toEqual(
    left.products.flatMap(({ variants }) => variants.map(({ upc }) => upc)).toSorted(),
  );
  expect(left.stores.map(({ name }) => name)).toEqual(['My own store']);
  expect(left.categories.map(({ id }) => id).toSorted()).toEqual(master.categoryIds.toSorted());
  expect([left.promotions, left.productSets, left.collectionPoints, await count('consumers')]).toEqual([[], [], [], 0]);
  expect(await shop.database.raw(`SELECT key FROM meta ORDER BY key`, [])).toEqual([{ key: 'catalogue' }]);
});

test('an account of an older demo is recognised by its password and removed', async () => {
  await shop.database.raw(
    `INSERT INTO consumers (id, consumer_no, email, password_hash, consumer_type, doc)
     SELECT 'older', '999', 'older@example.com', password_hash, consumer_type, doc FROM consumers LIMIT 1`,
    [],
  );
  await removeDemo(shop.database, seed, { isDryRun: false });
  expect(await count('consumers')).toBe(0);
});
