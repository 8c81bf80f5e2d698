import type { Category, Master, Product, ProductSet } from './catalogue.ts';
import type { Promotion } from './promotion.ts';
import type { CollectionPoint, Store } from './store.ts';

/** Units by bar code. */
export type Units = Record<string, number>;

/**
 * What the shop sells, where, and with which promotions: the form of an import and an export. Lists are in display
 * order.
 */
export interface CatalogueData {
  categories: Category[];
  masters: Master[];
  products: Product[];
  productSets: ProductSet[];
  /** In the web's warehouse. */
  stock: Units;
  stores: Store[];
  /** In stores, by store id; absent: none. */
  storeStock: Record<string, Units>;
  collectionPoints: CollectionPoint[];
  promotions: Promotion[];
}
