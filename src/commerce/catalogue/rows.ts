import type { Category, Master, ProductSet, Variant, ProductDoc } from '../model/catalogue.ts';
import type { CatalogueData } from '../model/catalogue-data.ts';
import { type Rating, ratingsOf } from '../reviews/ratings.ts';
import type { CatalogueRows } from './model.ts';
import type { Database } from '../db/database.types.ts';

type Raw = Pick<Database, 'raw'>;
type Text = { doc: string };

/** Reads all documents of a table as one text: a row for each costs more than the data itself. */
async function documents<Doc>(
  { raw }: Raw,
  table: 'categories' | 'styles' | 'products' | 'product_sets',
): Promise<Doc[]> {
  const [row] = await raw<Text>(
    `SELECT '[' || string_agg(doc::text, ',' ORDER BY position) || ']' AS doc FROM ${table}`,
    [],
  );
  return JSON.parse(row?.doc ?? '[]') as Doc[];
}

/**
 * Reads the catalogue in six statements. Variants come as one row for each product, because ten thousand rows cost the
 * most.
 */
export async function readRows(database: Raw): Promise<CatalogueRows> {
  const [categories, styles, products, productSets, variants, ratings] = await Promise.all([
    documents<Category>(database, 'categories'),
    documents<Master>(database, 'styles'),
    documents<ProductDoc>(database, 'products'),
    documents<ProductSet>(database, 'product_sets'),
    database.raw<Text & { id: string }>(
      `SELECT product_id AS id, '[' || string_agg(doc::text, ',' ORDER BY position) || ']' AS doc
       FROM variants GROUP BY product_id`,
      [],
    ),
    ratingsOf(database.raw),
  ]);
  return {
    categories,
    styles,
    products,
    productSets,
    ratings,
    variants: new Map(variants.map(({ id, doc }) => [id, JSON.parse(doc) as Variant[]])),
  };
}

/** Returns the same rows from a catalogue's data, for work without a database. */
export const rowsOf = (
  {
    categories,
    masters,
    products,
    productSets,
  }: Pick<CatalogueData, 'categories' | 'masters' | 'products' | 'productSets'>,
  ratings: ReadonlyMap<string, Rating> = new Map(),
): CatalogueRows => ({
  ratings,
  categories,
  styles: masters,
  products,
  productSets,
  variants: new Map(products.map(({ id, variants }) => [id, variants])),
});
