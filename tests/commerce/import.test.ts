import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '#src/commerce/db/connect.ts';
import { migrate } from '#src/commerce/db/migrate.ts';
import { exportCatalogue } from '#src/commerce/import/export-catalogue.ts';
import { importCatalogue } from '#src/commerce/import/import-catalogue.ts';
import { CatalogueFileError, readCatalogue } from '#src/commerce/import/read-catalogue.ts';
import type { CatalogueData } from '#src/commerce/model/catalogue-data.ts';
import { catalogueDataOf } from '#src/demo/catalogue-data.ts';
import { seed } from '#src/demo/seed.ts';
import { openTestDatabase } from './support/database.ts';
import { smallSeed } from './support/seed.ts';
import type { Database } from '#src/commerce/db/database.types.ts';

let full: Database;
let small: Database;
const data = catalogueDataOf(smallSeed);

beforeAll(async () => {
  full = await openTestDatabase(seed);
  small = await openTestDatabase(smallSeed);
});
afterAll(() => Promise.all([full.close(), small.close()]));

const [shoe = { upc: '' }] = data.products.find(({ id }) => id === 'WMTR1001MOS')?.variants ?? [];
const unitsOf = async (upc: string) =>
  (
    await small.raw<{ quantity: number; reserved: number }>('SELECT quantity, reserved FROM stock WHERE upc = $1', [
      upc,
    ])
  )[0];

test('an export of the demo is a file that another shop can import, and exports the same again', async () => {
  const exported = await exportCatalogue(full);
  expect(exported.products.length).toBe(seed.products.length);
  const empty = await openDatabase({});
  await migrate(empty);
  const read = await readCatalogue(JSON.stringify(exported), empty);
  expect(await importCatalogue(empty, { edition: 'file 1', read: async () => read })).toBe(true);
  expect(await exportCatalogue(empty)).toEqual(exported);
  await empty.close();
}, 120_000);

describe('an import', () => {
  test('of the same edition does nothing', async () => {
    expect(await importCatalogue(small, { edition: 'file 2', read: async () => data })).toBe(true);
    expect(await importCatalogue(small, { edition: 'file 2', read: () => Promise.reject(new Error('was read')) })).toBe(
      false,
    );
  });

  test('replaces what the file names, and keeps counted stock, held units and uses of promotions', async () => {
    await small.raw('UPDATE stock SET quantity = 3, reserved = 2 WHERE upc = $1', [shoe.upc]);
    await small.raw(`UPDATE promotions SET redeemed = 7 WHERE id = 'ridge-20-off'`, []);
    const [first, ...masters] = data.masters;
    const renamed = {
      ...data,
      masters: [{ ...first!, name: 'Ridgeline 2' }, ...masters],
      promotions: data.promotions.map((one) => ({ ...one, name: `New ${one.name}` })),
    };
    await importCatalogue(small, { edition: 'file 3', read: async () => renamed });
    const exported = await exportCatalogue(small);
    expect(exported.masters[0]?.name).toBe('Ridgeline 2');
    expect(exported.promotions.every(({ name }) => name.startsWith('New '))).toBe(true);
    expect(await unitsOf(shoe.upc)).toEqual({ quantity: 3, reserved: 2 });
    expect(await small.raw(`SELECT redeemed FROM promotions WHERE id = 'ridge-20-off'`, [])).toEqual([{ redeemed: 7 }]);
  });

  test('replaces stock if requested, but not the units that orders hold', async () => {
    await importCatalogue(
      small,
      { edition: 'file 3', read: async () => ({ ...data, stock: { ...data.stock, [shoe.upc]: 12 } }) },
      { isStockReplaced: true },
    );
    expect(await unitsOf(shoe.upc)).toEqual({ quantity: 12, reserved: 2 });
  });

  test('that fails changes nothing', async () => {
    const twin = { ...data.promotions[0]!, id: 'twin' };
    const before = await exportCatalogue(small);
    await expect(
      importCatalogue(small, { edition: 'file 4', read: async () => ({ ...data, promotions: [twin] }) }),
    ).rejects.toThrow();
    expect(await exportCatalogue(small)).toEqual(before);
  });
});

describe('a file', () => {
  const refusalOf = async (change: (file: CatalogueData) => unknown): Promise<string> => {
    const error = await readCatalogue(JSON.stringify(change(structuredClone(data))), small).catch(
      (thrown: unknown) => thrown,
    );
    if (!(error instanceof CatalogueFileError)) throw new Error(`was not refused: ${String(error)}`);
    return error.message;
  };

  test.each<[string, (file: CatalogueData) => unknown, string]>([
    ['a list that is missing', ({ stores: _stores, ...file }) => file, 'stores: '],
    [
      'a field that nobody knows',
      (file) => ({ ...file, masters: [{ ...file.masters[0], colour: 'red' }] }),
      'masters[0]: Unrecognized key',
    ],
    [
      'a bar code that is none',
      (file) => ((file.products[2]!.variants[0]!.upc = '12'), file),
      'products[2].variants[0].upc: has 12 to 14 digits',
    ],
    [
      'an amount in another currency',
      (file) => ({ ...file, promotions: [{ ...file.promotions[0], threshold: { USD: 1 } }] }),
      'promotions[0].threshold.CAD: ',
    ],
    [
      'a category that is not there',
      (file) => ((file.masters[1]!.categoryIds = ['9999']), file),
      'masters[1].categoryIds: there is no category 9999',
    ],
    [
      'a colour of another master',
      (file) => ((file.products[0]!.masterId = 'WMXX0000'), file),
      'products[0].masterId: no master WMXX0000 in this file names WMTR1001MOS',
    ],
    [
      'the same variant twice',
      (file) => ({ ...file, products: [...file.products, file.products[0]] }),
      'products: WMTR1001MOS is there twice',
    ],
    [
      'stock of what is not sold',
      (file) => ({ ...file, stock: { '999999999999': 1 } }),
      'stock: there is no variant with the UPC 999999999999',
    ],
    [
      'stock of a store that is not there',
      (file) => ({ ...file, storeStock: { '7777': {} } }),
      'storeStock: there is no store 7777',
    ],
  ])('with %s is refused, with the place of the error', async (_, change, finding) =>
    expect(await refusalOf(change)).toContain(finding),
  );

  test('that is not JSON is refused', async () => {
    await expect(readCatalogue('{"categories": [}', small)).rejects.toThrow(/^This is no JSON: /);
  });

  test('may refer to what the database already has', async () => {
    const file = {
      ...data,
      categories: [],
      masters: [],
      products: [],
      productSets: [],
      stores: [],
      collectionPoints: [],
      promotions: [],
    };
    await expect(readCatalogue(JSON.stringify(file), small)).resolves.toEqual(file);
  });
});
