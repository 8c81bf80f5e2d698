import { type TableRows, upsert } from '#src/commerce/import/upsert.ts';
import type { Seed } from '../seed.types.ts';
import type { Database } from '#src/commerce/db/database.types.ts';

/** What the simulation must remember. Nothing but the demo makes and reads these tables. */
const TABLES = `
  CREATE TABLE IF NOT EXISTS demo_stock_at_order (store_id text NOT NULL, upc text NOT NULL, quantity integer NOT NULL, PRIMARY KEY (store_id, upc));
  CREATE TABLE IF NOT EXISTS demo_store_endings (store_id text NOT NULL, service text NOT NULL, PRIMARY KEY (store_id, service));
  CREATE TABLE IF NOT EXISTS demo_taxed_carts (cart_id uuid PRIMARY KEY)`;

/** The web shelf, where others name a store. */
export const WEB = 'web';

/** Makes the tables, and writes what waits there for an order. */
export async function prepareSimulation(database: Pick<Database, 'raw' | 'script'>, seed: Seed): Promise<void> {
  await database.script(TABLES);
  for (const rows of waiting(seed)) await upsert(database, rows);
}

function waiting({ products, stockExceptions, storeStockExceptions, storeEndings }: Seed): TableRows[] {
  const upcs = new Map(products.flatMap(({ variants }) => variants.map(({ id, upc }) => [id, upc])));
  const exceptions = [...stockExceptions.map((one) => ({ storeId: WEB, ...one })), ...storeStockExceptions];
  return [
    {
      table: 'demo_stock_at_order',
      key: 'store_id, upc',
      rows: exceptions.flatMap(({ storeId, variantId, quantityAtOrder }) =>
        quantityAtOrder === undefined
          ? []
          : [{ store_id: storeId, upc: upcs.get(variantId), quantity: quantityAtOrder }],
      ),
    },
    {
      table: 'demo_store_endings',
      key: 'store_id, service',
      rows: storeEndings.map(({ storeId, service }) => ({ store_id: storeId, service })),
    },
  ];
}
