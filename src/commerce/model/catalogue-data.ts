import type { Category, Master, Product, ProductSet } from './catalogue.ts';
import type { Promotion } from './promotion.ts';
import type { CollectionPoint, Store } from './store.ts';

/** Units by bar code. */
export type Units = Record<string, number>;

/**
 * What the shop sells, where, and on which offers: what an import brings and an export answers. Lists are in display
 * order.
 */
export interface CatalogueData {
  categories: Category[];
  masters: Master[];
  products: Product[];
  productSets: ProductSet[];
  /** On the web shelf. */
  stock: Units;
  stores: Store[];
  /** On the shelves of stores, by store id; absent: none. */
  storeStock: Record<string, Units>;
  collectionPoints: CollectionPoint[];
  promotions: Promotion[];
}
