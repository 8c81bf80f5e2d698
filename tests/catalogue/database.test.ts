import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openCatalogue } from '#src/commerce/catalogue/open.ts';
import { readRows, rowsOf } from '#src/commerce/catalogue/rows.ts';
import { siteOf } from '#src/commerce/catalogue/site.ts';
import { stockReader } from '#src/commerce/catalogue/stock.ts';
import { openDatabase } from '#src/commerce/db/connect.ts';
import { migrate } from '#src/commerce/db/migrate.ts';
import { openingOf } from '#src/demo/opening.ts';
import { writeDemo } from '#src/demo/write-demo.ts';
import { StoreDirectory, storeReader } from '#src/commerce/utilities/stores.ts';
import { NOW, seed } from './support.ts';
import type { Database } from '#src/commerce/db/database.types.ts';

let database: Database;

beforeAll(async () => {
  database = await openDatabase({});
  await migrate(database, () => undefined);
  await writeDemo(database, openingOf(seed));
});
afterAll(() => database.close());

test('the database holds the documents of the seed, in its order', async () => {
  const read = await readRows(database);
  const seeded = rowsOf(seed);
  expect(read.categories).toEqual(seeded.categories);
  expect(read.styles.map(({ id }) => id)).toEqual(seeded.styles.map(({ id }) => id));
  expect(read.products.map(({ id }) => id)).toEqual(seeded.products.map(({ id }) => id));
  expect(read.variants).toEqual(seeded.variants);
});

test('stock can be read for all products or for some', async () => {
  const read = stockReader(database);
  const all = await read(null);
  expect(all.size).toBe(seed.products.flatMap(({ variants }) => variants).length);
  const [product] = seed.products;
  const some = await read([product?.id ?? '']);
  expect([...some.keys()].sort()).toEqual(product?.variants.map(({ upc }) => upc).sort());
  for (const [upc, quantity] of some) expect(quantity).toBe(all.get(upc));
});

test('a catalogue opened on the database answers, and sees sold units', async () => {
  const heard: string[] = [];
  let now = NOW;
  const { catalogue, close } = await openCatalogue({
    database,
    now: () => now,
    changed: (tags) => heard.push(...tags),
    reloaded: () => undefined,
  });
  const [product] = seed.products;
  const id = product?.id ?? '';
  const [variant] = product?.variants ?? [];
  expect((await catalogue.details(id, siteOf('en-us')))?.variants[0]?.quantity).toBeGreaterThan(0);
  await database.raw('UPDATE stock SET quantity = 0 WHERE upc = $1', [variant?.upc]);
  now += 10_000;
  expect((await catalogue.inventory(id, siteOf('en-us')))?.variants[variant?.id ?? '']).toEqual({
    quantity: 0,
    stockStatus: 'OUT_OF_STOCK',
    stockStatusLabel: 'Out of stock',
  });
  expect(heard).toEqual([`product:${product?.masterId}`]);
  close();
});

test('a review that another process rejects changes the rating within half a minute', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const heard: string[] = [];
    const { catalogue, close } = await openCatalogue({
      database,
      now: () => NOW,
      changed: (tags) => heard.push(...tags),
      reloaded: () => heard.push('reloaded'),
    });
    const [review] = seed.reviews;
    const id = review?.masterId ?? '';
    const before = catalogue.model.styleById.get(id)?.rating;
    await database.raw(`UPDATE reviews SET status = 'REJECTED' WHERE id = $1`, [review?.id]);
    await vi.advanceTimersByTimeAsync(30_000);
    await vi.waitFor(() => expect(heard).toContain('reloaded'));
    expect(catalogue.model.styleById.get(id)?.rating?.reviewsCount).toBe((before?.reviewsCount ?? 0) - 1);
    expect(heard.filter((tag) => tag.startsWith('product:'))).toEqual([`product:${id}`]);
    close();
  } finally {
    vi.useRealTimers();
  }
});

test('stores are those of the table', async () => {
  const directory = new StoreDirectory(storeReader(database), () => NOW);
  const { stores } = await directory.list(siteOf('de-de'), 'DE');
  expect(stores.map(({ storeId }) => storeId).sort()).toEqual(
    seed.stores
      .filter(({ country }) => country === 'DE')
      .map(({ id }) => id)
      .sort(),
  );
});
