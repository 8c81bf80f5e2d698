import { LRUCache } from 'lru-cache';
import { atMost } from '#src/domain/at-most.ts';
import type { ProductDoc } from '../model/catalogue.ts';
import type { Master, Variant } from '../model/catalogue.ts';
import type { Promotion } from '../model/promotion.ts';
import type { Store } from '../model/store.ts';
import { parseLocation, type StockLocation } from '../model/stock-location.ts';
import { type Rating, ratingsOf } from '../reviews/ratings.ts';
import type { Database } from '../db/database.types.ts';

/** What the cart needs of a product: one colour with its style and sizes. */
export interface CatalogueProduct {
  product: ProductDoc;
  style: Master;
  /** Null if no review of the style is shown. */
  rating: Rating | null;
  variants: Variant[];
}

export interface CatalogueVariant extends CatalogueProduct {
  variant: Variant;
}

export interface Catalogue {
  /** Unknown ids are absent from the result. */
  products(ids: readonly string[]): Promise<Map<string, CatalogueProduct>>;
  /**
   * Units that can still be sold, by stock location; an absent location has none. The numbers are at most a few seconds
   * old; the placing of an order checks the current stock.
   */
  stock(locations: readonly StockLocation[], options?: { isFresh: boolean }): Promise<Map<StockLocation, number>>;
  /** The stores by id. */
  stores(): Promise<ReadonlyMap<string, Store>>;
  promotions(): Promise<PromotionRow[]>;
  /** Drops cached entries that may have changed; all entries if no ids are given. */
  drop(what?: { productIds?: readonly string[]; upcs?: readonly StockLocation[] }): void;
}

export interface PromotionRow {
  doc: Promotion;
  redeemed: number;
}

const MINUTE = 60_000;

/** The catalogue as the cart reads it, through caches that can be dropped at any time. */
export function createCatalogue({ database }: { database: Pick<Database, 'raw'> }): Catalogue {
  const products = new LRUCache<string, CatalogueProduct>({ ...atMost(5_000), ttl: 5 * MINUTE });
  const stock = new LRUCache<string, number>({ ...atMost(50_000), ttl: 5_000 });
  let promotions: { rows: Promise<PromotionRow[]>; until: number } | null = null;
  let stores: { byId: Promise<Map<string, Store>>; until: number } | null = null;

  return {
    async products(ids) {
      const { result, missing } = known(ids, products);
      if (missing.length > 0) {
        const rows = await database.raw<Omit<CatalogueProduct, 'rating'>>(
          `SELECT p.doc AS product, s.doc AS style,
             (SELECT json_agg(v.doc ORDER BY v.position) FROM variants v WHERE v.product_id = p.id) AS variants
           FROM products p JOIN styles s ON s.id = p.style_id WHERE p.id = ANY($1::text[])`,
          [missing],
        );
        const ratings = await ratingsOf(database.raw, [...new Set(rows.map(({ style }) => style.id))]);
        for (const row of rows) {
          const product = { ...row, variants: row.variants ?? [], rating: ratings.get(row.style.id) ?? null };
          products.set(row.product.id, product);
          result.set(row.product.id, product);
        }
      }
      return result;
    },

    async stock(locations, { isFresh } = { isFresh: false }) {
      const { result, missing } = isFresh
        ? { result: new Map<StockLocation, number>(), missing: [...new Set(locations)] }
        : known(locations, stock);
      const places = missing.map(parseLocation);
      const inStores = places.filter(({ storeId }) => storeId !== null);
      const [web, store] = await Promise.all([
        inStores.length === places.length
          ? []
          : database.raw<{ location: StockLocation; quantity: number }>(
              'SELECT upc AS location, quantity FROM stock WHERE upc = ANY($1::text[])',
              [places.flatMap(({ storeId, upc }) => (storeId === null ? [upc] : []))],
            ),
        inStores.length === 0
          ? []
          : database.raw<{ location: StockLocation; quantity: number }>(
              `SELECT store_id || ' ' || upc AS location, quantity FROM store_stock
               WHERE (store_id, upc) IN (SELECT * FROM unnest($1::text[], $2::text[]))`,
              [inStores.map(({ storeId }) => storeId), inStores.map(({ upc }) => upc)],
            ),
      ]);
      for (const { location, quantity } of [...web, ...store]) {
        stock.set(location, quantity);
        result.set(location, quantity);
      }
      return result;
    },

    stores() {
      if (!stores || stores.until < performance.now()) {
        const byId = database
          .raw<{ doc: Store }>('SELECT doc FROM stores', [])
          .then((rows) => new Map(rows.map(({ doc }) => [doc.id, doc])));
        stores = { byId, until: performance.now() + MINUTE / 2 };
        byId.catch(() => (stores = null));
      }
      return stores.byId;
    },

    promotions() {
      if (!promotions || promotions.until < performance.now()) {
        const rows = database.raw<PromotionRow>('SELECT doc, redeemed FROM promotions ORDER BY id', []);
        promotions = { rows, until: performance.now() + MINUTE / 2 };
        rows.catch(() => (promotions = null));
      }
      return promotions.rows;
    },

    drop({ productIds, upcs } = {}) {
      for (const id of productIds ?? []) products.delete(id);
      for (const upc of upcs ?? []) stock.delete(upc);
      if (productIds || upcs) return;
      products.clear();
      stock.clear();
      promotions = null;
      stores = null;
    },
  };
}

function known<Value extends {}>(keys: readonly string[], cache: LRUCache<string, Value>) {
  const result = new Map<string, Value>();
  const missing: string[] = [];
  for (const key of new Set(keys)) {
    const value = cache.get(key);
    if (value === undefined) missing.push(key);
    else result.set(key, value);
  }
  return { result, missing };
}
