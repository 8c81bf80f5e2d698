import { createHash } from 'node:crypto';
import type { Seed, SeedVariant } from '../seed/seed.types.ts';
import type { Database } from './connect.ts';
import type { OnProgress } from './migrate.ts';

type Row = Record<string, unknown>;

/** Rows of one statement: few enough for its memory, enough that the statement costs nothing beside them. */
const CHUNK = 500;

/**
 * Writes the shop's opening data; does nothing when the database has this very seed. A later seed replaces the rows that
 * it names and leaves what shoppers made (carts, orders, reviews of their own) and the stock that was sold.
 */
export async function seedDatabase(database: Pick<Database, 'raw'>, seed: Seed, onProgress: OnProgress = () => undefined): Promise<void> {
  const hash = createHash('sha256').update(JSON.stringify(seed)).digest('hex');
  const [known] = await database.raw<{ value: string }>(`SELECT value FROM meta WHERE key = 'seed'`, []);
  if (known?.value === hash) return;
  const tables = tablesOf(seed);
  for (const [at, [table, key, rows, keep]] of tables.entries()) {
    onProgress(table, at, tables.length);
    for (let from = 0; from < rows.length; from += CHUNK) await upsert(database, table, key, rows.slice(from, from + CHUNK), keep);
  }
  await upsert(database, 'meta', 'key', [{ key: 'seed', value: hash }], false);
  onProgress('done', tables.length, tables.length);
}

/** `keep`: a row that is there already stays as it is. */
async function upsert(database: Pick<Database, 'raw'>, table: string, key: string, rows: Row[], keep: boolean): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  if (columns.length === 0) return;
  const others = columns.filter((column) => !key.split(', ').includes(column));
  const clash = keep || others.length === 0 ? 'NOTHING' : `UPDATE SET ${others.map((one) => `${one} = excluded.${one}`).join(', ')}`;
  await database.raw(
    `INSERT INTO ${table} (${columns.join(', ')})
     SELECT ${columns.join(', ')} FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb)
     ON CONFLICT (${key}) DO ${clash}`,
    [JSON.stringify(rows)],
  );
}

type Table = [table: string, key: string, rows: Row[], keep: boolean];

function tablesOf(seed: Seed): Table[] {
  const exceptions = new Map(seed.stockExceptions.map((one) => [one.variantId, one]));
  const variants = seed.products.flatMap((product) => product.variants.map((doc, position) => ({ product, doc, position })));
  const giftUpcs = new Set(variants.flatMap(({ doc }) => (doc.attributes.amount ? [doc.upc] : [])));
  return [
    ['categories', 'id', seed.categories.map((doc, position) => ({ id: doc.id, slug: doc.slug, parent_id: doc.parentId, position, doc })), false],
    [
      'styles',
      'id',
      seed.masters.map(({ reviews: _reviews, questions: _questions, ...doc }, position) => ({
        id: doc.id, slug: doc.slug, position, popularity: doc.popularity, published_on: doc.publishedOn, doc,
      })),
      false,
    ],
    [
      'products',
      'id',
      seed.products.map(({ variants: _variants, ...doc }, position) => ({ id: doc.id, style_id: doc.masterId, position, doc })),
      false,
    ],
    ['variants', 'upc', variants.map(({ product, doc, position }) => ({ upc: doc.upc, id: doc.id, product_id: product.id, position, doc })), false],
    [
      'stock',
      'upc',
      variants.map(({ doc }) => {
        const exception = exceptions.get(doc.id);
        return { upc: doc.upc, quantity: exception?.quantity ?? shelf(doc), reserved: 0, quantity_at_order: exception?.quantityAtOrder ?? null };
      }),
      true,
    ],
    ['product_sets', 'id', seed.productSets.map((doc, position) => ({ id: doc.id, position, doc })), false],
    [
      'reviews',
      'id',
      seed.masters.flatMap((master) =>
        master.reviews.map((doc) => ({
          id: doc.id, style_id: master.id, rating: doc.rating, created_on: doc.createdOn,
          helpful: doc.helpful, not_helpful: doc.notHelpful, status: 'APPROVED', doc,
        })),
      ),
      true,
    ],
    [
      'questions',
      'id',
      seed.masters.flatMap((master) =>
        master.questions.map((doc) => ({ id: doc.id, style_id: master.id, created_on: doc.createdOn, status: 'APPROVED', doc })),
      ),
      true,
    ],
    ['stores', 'id', seed.stores.map((doc) => ({ id: doc.id, country: doc.country, latitude: doc.latitude, longitude: doc.longitude, doc })), false],
    [
      'collection_points',
      'id',
      seed.collectionPoints.map((doc) => ({ id: doc.id, country: doc.country, latitude: doc.latitude, longitude: doc.longitude, doc })),
      false,
    ],
    [
      'store_stock',
      'store_id, upc',
      seed.stores.flatMap((store) =>
        variants
          .map(({ doc }) => ({ store_id: store.id, upc: doc.upc, quantity: steady(store.id + doc.upc, 16) - 11 }))
          .filter(({ quantity, upc }) => quantity > 0 && !giftUpcs.has(upc)),
      ),
      true,
    ],
    ['promotions', 'id', seed.promotions.map((doc) => ({ id: doc.id, code: doc.code?.toUpperCase() ?? null, redeemed: doc.redeemed, doc })), true],
    [
      'gift_cards',
      'number',
      seed.giftCards.map((doc) => ({ number: doc.number, currency: doc.currency, balance: doc.balance, doc })),
      true,
    ],
  ];
}

/** A number below `below` that is always the same for the same text. */
const steady = (text: string, below: number): number => createHash('sha1').update(text).digest().readUInt32BE(0) % below;

/** Units on the web shelf of a variant that is no exception: 6 to 185, a digital one as many as anybody asks for. */
const shelf = (variant: SeedVariant): number => (variant.attributes.amount ? 1_000_000 : 6 + steady(variant.upc, 180));
