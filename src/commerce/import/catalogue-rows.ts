import type { CatalogueData, Units } from '../model/catalogue-data.ts';
import type { CollectionPoint, Store } from '../model/store.ts';
import type { Row, TableRows } from './upsert.ts';

const located = (doc: Store | CollectionPoint): Row => {
  const { id, country, latitude, longitude } = doc;
  return { id, country, latitude, longitude, doc };
};

const stockRows = (units: Units): Row[] =>
  Object.entries(units).map(([upc, quantity]) => ({ upc, quantity, reserved: 0 }));

/**
 * Returns the rows of a catalogue, table by table. Keeps how often a promotion was used, and the units that orders
 * hold.
 */
export function catalogueRows(data: CatalogueData, { isStockReplaced }: { isStockReplaced: boolean }): TableRows[] {
  const keeps = isStockReplaced ? ['reserved'] : 'all';
  const variants = data.products.flatMap((product) =>
    product.variants.map((doc, position) => ({ product, doc, position })),
  );
  return [
    {
      table: 'categories',
      key: 'id',
      rows: data.categories.map((doc, position) => ({
        id: doc.id,
        slug: doc.slug,
        parent_id: doc.parentId,
        position,
        doc,
      })),
    },
    {
      table: 'styles',
      key: 'id',
      rows: data.masters.map((doc, position) => ({
        id: doc.id,
        slug: doc.slug,
        position,
        popularity: doc.popularity,
        published_on: doc.publishedOn,
        doc,
      })),
    },
    {
      table: 'products',
      key: 'id',
      rows: data.products.map(({ variants: _variants, ...doc }, position) => ({
        id: doc.id,
        style_id: doc.masterId,
        position,
        doc,
      })),
    },
    {
      table: 'variants',
      key: 'upc',
      rows: variants.map(({ product, doc, position }) => ({
        upc: doc.upc,
        id: doc.id,
        product_id: product.id,
        position,
        doc,
      })),
    },
    { table: 'stock', key: 'upc', rows: stockRows(data.stock), keeps },
    {
      table: 'product_sets',
      key: 'id',
      rows: data.productSets.map((doc, position) => ({ id: doc.id, position, doc })),
    },
    { table: 'stores', key: 'id', rows: data.stores.map(located) },
    { table: 'collection_points', key: 'id', rows: data.collectionPoints.map(located) },
    {
      table: 'store_stock',
      key: 'store_id, upc',
      rows: Object.entries(data.storeStock).flatMap(([store_id, units]) =>
        stockRows(units).map((row) => ({ store_id, ...row })),
      ),
      keeps,
    },
    {
      table: 'promotions',
      key: 'id',
      rows: data.promotions.map((doc) => ({ id: doc.id, code: doc.code?.toUpperCase() ?? null, redeemed: 0, doc })),
      keeps: ['redeemed'],
    },
  ];
}
