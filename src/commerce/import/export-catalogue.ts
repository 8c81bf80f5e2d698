import type { Category, Master, ProductSet, Variant, ProductDoc } from '../model/catalogue.ts';
import type { CatalogueData, Units } from '../model/catalogue-data.ts';
import type { Promotion } from '../model/promotion.ts';
import type { CollectionPoint, Store } from '../model/store.ts';
import type { Database } from '../db/database.types.ts';

/** Returns the catalogue of a database in the form of a catalogue file, with the stock that can be sold now. */
export async function exportCatalogue({ raw }: Pick<Database, 'raw'>): Promise<CatalogueData> {
  const docs = async <Doc>(table: string, order: string): Promise<Doc[]> =>
    (await raw<{ doc: Doc }>(`SELECT doc FROM ${table} ORDER BY ${order}`, [])).map(({ doc }) => doc);
  const variants = new Map<string, Variant[]>();
  for (const { id, doc } of await raw<{ id: string; doc: Variant }>(
    'SELECT product_id AS id, doc FROM variants ORDER BY product_id, position',
    [],
  ))
    variants.set(id, [...(variants.get(id) ?? []), doc]);
  const stock: Units = {};
  for (const { upc, quantity } of await raw<{ upc: string; quantity: number }>(
    'SELECT upc, quantity FROM stock ORDER BY upc',
    [],
  ))
    stock[upc] = quantity;
  const storeStock: Record<string, Units> = {};
  const rows = await raw<{ storeId: string; upc: string; quantity: number }>(
    'SELECT store_id AS "storeId", upc, quantity FROM store_stock ORDER BY store_id, upc',
    [],
  );
  for (const { storeId, upc, quantity } of rows) (storeStock[storeId] ??= {})[upc] = quantity;
  return {
    categories: await docs<Category>('categories', 'position'),
    masters: await docs<Master>('styles', 'position'),
    products: (await docs<ProductDoc>('products', 'position')).map((doc) => ({
      ...doc,
      variants: variants.get(doc.id) ?? [],
    })),
    productSets: await docs<ProductSet>('product_sets', 'position'),
    stock,
    stores: await docs<Store>('stores', 'id'),
    storeStock,
    collectionPoints: await docs<CollectionPoint>('collection_points', 'id'),
    promotions: await docs<Promotion>('promotions', 'id'),
  };
}
