import type { CatalogueData } from '#src/commerce/model/catalogue-data.ts';
import { catalogueDataOf } from './catalogue-data.ts';
import { consumerIdOf, DEMO_SALT } from './rows.ts';
import type { Seed } from './seed.types.ts';
import type { Raw, Database } from '#src/commerce/db/database.types.ts';

/** Rows of one table that were removed, or would be. */
export interface Removal {
  table: string;
  rows: number;
}

/** Undoes a dry run. */
class DryRun extends Error {}

const exists = async (raw: Raw, table: string): Promise<boolean> =>
  (await raw<{ found: boolean }>('SELECT to_regclass($1) IS NOT NULL AS found', [table]))[0]?.found === true;

/** Matches hashes of every algorithm that passwords have had. */
const SALTED = `%$${DEMO_SALT.toString('base64')}$%`;

/**
 * Removes the demo from a database, all of it or nothing: its catalogue and stock, its people with their carts, orders
 * and lists, its gift cards, rewards, promotions and reviews; orders that the sandbox was paid for, or that a demo gift
 * card paid, with the gift cards bought in them; carts with a product of the demo; the tables of the simulation and of
 * the sandbox. Where a catalogue was imported after the demo, what that one replaced stays; so does the audit trail.
 * Answers what was removed.
 */
export async function removeDemo(
  database: Pick<Database, 'transaction'>,
  seed: Seed,
  { isDryRun }: { isDryRun: boolean },
): Promise<Removal[]> {
  const removals: Removal[] = [];
  try {
    await database.transaction(async (raw) => {
      const remove = async (table: string, where: string, params: readonly unknown[] = []): Promise<void> => {
        const [row] = await raw<{ rows: number }>(
          `WITH gone AS (DELETE FROM ${table} WHERE ${where} RETURNING 1) SELECT count(*)::integer AS rows FROM gone`,
          params,
        );
        if (row && row.rows > 0) removals.push({ table, rows: row.rows });
      };
      await removeOrders(raw, remove, seed);
      await removePeople(raw, remove, seed);
      await removeCatalogue(raw, remove, seed);
      for (const table of ['demo_stock_at_order', 'demo_store_endings', 'demo_taxed_carts', 'sandbox_records']) {
        if (!(await exists(raw, table))) continue;
        await remove(table, 'true');
        await raw(`DROP TABLE ${table}`, []);
      }
      await raw(`DELETE FROM meta WHERE key = 'demo' OR (key = 'catalogue' AND value LIKE 'demo %')`, []);
      if (isDryRun) throw new DryRun();
    });
  } catch (error) {
    if (!(error instanceof DryRun)) throw error;
  }
  const rows = new Map<string, number>();
  for (const one of removals) rows.set(one.table, (rows.get(one.table) ?? 0) + one.rows);
  return [...rows].map(([table, count]) => ({ table, rows: count })).toSorted((a, b) => a.table.localeCompare(b.table));
}

type Remove = (table: string, where: string, params?: readonly unknown[]) => Promise<void>;

/** Ids of the demo's accounts: those of this edition, and every account whose password is hashed as the demo does. */
async function accountsOf(raw: Raw, { people }: Seed): Promise<string[]> {
  const rows = await raw<{ id: string }>(
    'SELECT id FROM consumers WHERE id = ANY($1::text[]) OR password_hash LIKE $2',
    [people.map(consumerIdOf), SALTED],
  );
  return rows.map(({ id }) => id);
}

/** Orders that cost nobody real money, with what came of them. */
async function removeOrders(raw: Raw, remove: Remove, seed: Seed): Promise<void> {
  const paidInSandbox = (await exists(raw, 'sandbox_records'))
    ? `EXISTS (SELECT 1 FROM sandbox_records WHERE key = 'key:' || (doc->'charge'->>'idempotencyKey'))`
    : 'false';
  const orders = await raw<{ number: string; cartId: string }>(
    `SELECT number, cart_id AS "cartId" FROM orders
     WHERE owner = ANY($1::text[]) OR ${paidInSandbox}
       OR EXISTS (SELECT 1 FROM jsonb_array_elements(doc->'giftCards') AS card WHERE card->>'number' = ANY($2::text[]))`,
    [await accountsOf(raw, seed), seed.giftCards.map(({ number }) => number)],
  );
  const numbers = orders.map(({ number }) => number);
  await remove('outbox', 'about = ANY($1::text[])', [numbers]);
  await remove('redemptions', 'order_number = ANY($1::text[])', [numbers]);
  await remove('gift_cards', `doc->>'note' = ANY($1::text[])`, [numbers.map((number) => `Bought with ${number}.`)]);
  await remove('carts', 'id = ANY($1::uuid[])', [orders.map(({ cartId }) => cartId)]);
  await remove('orders', 'number = ANY($1::text[])', [numbers]);
}

async function removePeople(raw: Raw, remove: Remove, seed: Seed): Promise<void> {
  const accounts = await accountsOf(raw, seed);
  for (const table of [
    'carts',
    'lists',
    'favorite_lists',
    'point_entries',
    'saved_cards',
    'saved_gift_cards',
    'stored_rewards',
  ])
    await remove(table, 'owner = ANY($1::text[])', [accounts]);
  for (const table of ['refresh_tokens', 'one_time_codes'])
    await remove(table, 'subject = ANY($1::text[])', [accounts]);
  await remove('consumers', 'id = ANY($1::text[])', [accounts]);
  await remove('gift_cards', 'number = ANY($1::text[])', [seed.giftCards.map(({ number }) => number)]);
}

interface Doc {
  id: string;
}

const idsOf = (docs: readonly Doc[]): string[] => docs.map(({ id }) => id);

/** The ids of rows that are no longer as the demo wrote them; `ignored` is a field that does not count. */
async function changedIds(raw: Raw, table: string, docs: readonly Doc[], ignored = ''): Promise<Set<string>> {
  const rows = await raw<Doc>(
    `SELECT id FROM ${table} WHERE id = ANY($1::text[])
     AND (id, doc::jsonb - $3::text) NOT IN (SELECT demo->>'id', demo - $3::text FROM jsonb_array_elements($2::jsonb) AS demo)`,
    [idsOf(docs), JSON.stringify(docs), ignored],
  );
  return new Set(idsOf(rows));
}

/** What of the demo's catalogue another one has replaced: a master counts with all its colours and sizes. */
async function replacedIn(
  raw: Raw,
  { masters, products, categories, productSets, stores, collectionPoints, promotions }: CatalogueData,
) {
  const plain = products.map(({ variants: _variants, ...doc }) => doc);
  const [styles, colours, sizes] = [
    await changedIds(raw, 'styles', masters),
    await changedIds(raw, 'products', plain),
    await changedIds(
      raw,
      'variants',
      products.flatMap(({ variants }) => variants),
    ),
  ];
  for (const { id, masterId, variants } of products)
    if (colours.has(id) || variants.some((variant) => sizes.has(variant.id))) styles.add(masterId);
  const kept = masters.filter(({ id }) => styles.has(id));
  const used = await raw<Doc>(
    `WITH RECURSIVE used(id) AS (
       SELECT json_array_elements_text(doc->'categoryIds') FROM styles WHERE id <> ALL($1::text[])
       UNION SELECT parent_id FROM categories JOIN used USING (id) WHERE parent_id IS NOT NULL
     ) SELECT id FROM used`,
    [idsOf(masters.filter((master) => !kept.includes(master)))],
  );
  return {
    styles,
    categories: new Set([...(await changedIds(raw, 'categories', categories)), ...idsOf(used)]),
    product_sets: await changedIds(raw, 'product_sets', productSets),
    // The simulation ends services of stores.
    stores: await changedIds(raw, 'stores', stores, 'services'),
    collection_points: await changedIds(raw, 'collection_points', collectionPoints),
    promotions: await changedIds(raw, 'promotions', promotions),
  };
}

const nothing = {
  styles: new Set<string>(),
  categories: new Set<string>(),
  product_sets: new Set<string>(),
  stores: new Set<string>(),
  collection_points: new Set<string>(),
  promotions: new Set<string>(),
};

/**
 * Removes the catalogue with its stock and reviews; where another one was imported since, what that one replaced stays.
 */
async function removeCatalogue(raw: Raw, remove: Remove, seed: Seed): Promise<void> {
  const data = catalogueDataOf(seed);
  const [imported] = await raw(`SELECT 1 FROM meta WHERE key = 'catalogue' AND value NOT LIKE 'demo %'`, []);
  const replaced = imported === undefined ? nothing : await replacedIn(raw, data);
  const products = data.products.filter(({ masterId }) => !replaced.styles.has(masterId));
  const upcs = products.flatMap(({ variants }) => variants.map(({ upc }) => upc));
  const removeIds = (table: string, ids: readonly string[], column = 'id') =>
    remove(table, `${column} = ANY($1::text[])`, [ids]);
  const removeOwn = (table: keyof typeof replaced, docs: readonly Doc[]) =>
    removeIds(
      table,
      idsOf(docs).filter((id) => !replaced[table].has(id)),
    );
  await removeIds('variants', upcs, 'upc');
  await removeIds('stock', upcs, 'upc');
  await removeIds('store_stock', upcs, 'upc');
  await removeIds('products', idsOf(products));
  await removeOwn('styles', data.masters);
  await removeOwn('categories', data.categories);
  await removeOwn('product_sets', data.productSets);
  await removeOwn('stores', data.stores);
  await remove('store_stock', 'store_id = ANY($1::text[]) AND NOT EXISTS (SELECT 1 FROM stores WHERE id = store_id)', [
    idsOf(data.stores),
  ]);
  await removeOwn('collection_points', data.collectionPoints);
  await removeOwn('promotions', data.promotions);
  await removeIds(
    'redemptions',
    idsOf(data.promotions).filter((id) => !replaced.promotions.has(id)),
    'promotion_id',
  );
  await removeIds('reviews', idsOf(seed.reviews));
  await removeIds('questions', idsOf(seed.questions));
  await removeIds('answers', idsOf(seed.questions), 'question_id');
  await remove(
    'carts',
    `EXISTS (SELECT 1 FROM jsonb_array_elements(doc->'lines') AS line WHERE line->>'productId' = ANY($1::text[]))`,
    [idsOf(products)],
  );
}
