import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '#src/commerce/db/connect.ts';
import { migrate } from '#src/commerce/db/migrate.ts';
import { exportCatalogue } from '#src/commerce/import/export-catalogue.ts';
import { importCatalogue } from '#src/commerce/import/import-catalogue.ts';
import { readCatalogue } from '#src/commerce/import/read-catalogue.ts';
import { openDemo } from '#src/demo/open-demo.ts';
import { openingOf } from '#src/demo/opening.ts';
import { seed } from '#src/demo/seed.ts';
import { writeDemo } from '#src/demo/write-demo.ts';
import { assertNoDemo } from '#src/server/production.ts';
import type { Database } from '#src/commerce/db/database.types.ts';

let database: Database;

beforeEach(async () => {
  database = await openDatabase({});
  await migrate(database);
});
afterEach(() => database.close());

test('the demo does not change a database with another catalogue: docs/catalogue.example.json', async () => {
  const data = await readCatalogue(readFileSync('docs/catalogue.example.json', 'utf8'), database);
  await importCatalogue(database, { edition: 'file 1', read: async () => data });
  expect(await openDemo(database, { clock: Date.now, warehouseDay: null })).toBeNull();
  expect(await exportCatalogue(database)).toEqual(data);
  expect(await database.raw('SELECT id FROM consumers UNION ALL SELECT number FROM gift_cards', [])).toEqual([]);
  await assertNoDemo(database);
});

test('a partly written demo is recognised as a demo', async () => {
  const broken = {
    ...seed,
    promotions: [
      ...seed.promotions,
      ...seed.promotions.map((promotion) => ({ ...promotion, id: `${promotion.id}-2` })),
    ],
  };
  await expect(writeDemo(database, openingOf(broken))).rejects.toThrow();
  await expect(assertNoDemo(database)).rejects.toThrow('npm run demo -- remove');
});
