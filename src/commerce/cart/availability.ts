import type { Store } from '../model/store.ts';
import type { CartLine, StoreDelivery } from './cart.types.ts';
import { locationOfLine, type StockLocation } from './stock-location.ts';

/**
 * The one rule about stock (decision 035): the product page, the store search, the cart and the placing of an order all
 * ask here.
 */

type Units = Pick<CartLine, 'upc' | 'qty' | 'delivery'>;

/** Units that can be sold where the database has this quantity, or no row. */
export const sellable = (quantity: number | undefined): number => Math.max(0, quantity ?? 0);

/** Units of a shelf that these lines take together. */
export const unitsTaken = (lines: readonly Units[], shelf: StockLocation): number =>
  lines.reduce((sum, line) => sum + (locationOfLine(line) === shelf ? line.qty : 0), 0);

/** Units of a shelf that are left beside what other lines take. Never below 0. */
export const unitsLeft = (
  stock: ReadonlyMap<StockLocation, number>,
  others: readonly Units[],
  shelf: StockLocation,
): number => sellable(sellable(stock.get(shelf)) - unitsTaken(others, shelf));

const services = { pickup: 'PICKUP', sts: 'SHIP_TO_STORE' } as const;

/** True if the store hands out items in this way at all. */
export const offersWay = (store: Store | undefined, kind: StoreDelivery['kind']): boolean =>
  store?.services.includes(services[kind]) ?? false;

/** Where a line would go, and what is there. */
export interface Way {
  /** Absent: to the home. */
  delivery?: StoreDelivery | undefined;
  /** The store of `delivery`. */
  store?: Store | undefined;
  /** Units of a shelf that this line may take. */
  left: (shelf: StockLocation) => number;
}

/** True if all units of a line can go this way: the store offers it, and the shelf that they come from has them. */
export const canGo = (
  { upc, qty, recipeId }: Pick<CartLine, 'upc' | 'qty' | 'recipeId'>,
  { delivery, store, left }: Way,
): boolean =>
  (!delivery || (recipeId === null && offersWay(store, delivery.kind))) &&
  left(locationOfLine({ upc, ...(delivery ? { delivery } : {}) })) >= qty;
