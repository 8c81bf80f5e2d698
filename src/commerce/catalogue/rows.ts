import type { Database } from '../db/connect.ts';
import type { ProductDoc, StyleDoc } from '../db/schema.catalogue.ts';
import type { Seed, SeedCategory, SeedVariant } from '../seed/seed.types.ts';
import type { CatalogueRows } from './model.ts';

type Raw = Pick<Database, 'raw'>;
type Text = { doc: string };

const parsed = <Doc>(rows: Text[]): Doc[] => rows.map(({ doc }) => JSON.parse(doc) as Doc);

/** Reads the catalogue in four statements; variants come a product a row, because ten thousand rows cost the most. */
export async function readRows({ raw }: Raw): Promise<CatalogueRows> {
  const [categories, styles, products, variants] = await Promise.all([
    raw<Text>('SELECT doc::text AS doc FROM categories ORDER BY position', []),
    raw<Text>('SELECT doc::text AS doc FROM styles ORDER BY position', []),
    raw<Text>('SELECT doc::text AS doc FROM products ORDER BY position', []),
    raw<Text & { id: string }>(
      `SELECT product_id AS id, '[' || string_agg(doc::text, ',' ORDER BY position) || ']' AS doc
       FROM variants GROUP BY product_id`,
      [],
    ),
  ]);
  return {
    categories: parsed<SeedCategory>(categories),
    styles: parsed<StyleDoc>(styles),
    products: parsed<ProductDoc>(products),
    variants: new Map(variants.map(({ id, doc }) => [id, JSON.parse(doc) as SeedVariant[]])),
  };
}

/** The same from the opening data, for work without a database. */
export const rowsOfSeed = ({ categories, masters, products }: Seed): CatalogueRows => ({
  categories,
  styles: masters,
  products,
  variants: new Map(products.map(({ id, variants }) => [id, variants])),
});
