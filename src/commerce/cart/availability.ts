import type { Store } from '../model/store.ts';
import type { CartLine, StoreDelivery } from '../model/cart.ts';
import { locationOfLine, type StockLocation } from '../model/stock-location.ts';

/**
 * The rules about stock (decision 035). The product page, the store search, the cart and the placing of an order all
 * use them.
 */

type Units = Pick<CartLine, 'upc' | 'qty' | 'delivery'>;

/** Units that can be sold at a quantity in the database; undefined if there is no row. */
export const sellable = (quantity: number | undefined): number => Math.max(0, quantity ?? 0);

/** Units that these lines take from a stock location in total. */
export const unitsTaken = (lines: readonly Units[], location: StockLocation): number =>
  lines.reduce((sum, line) => sum + (locationOfLine(line) === location ? line.qty : 0), 0);

/** Units at a stock location that other lines leave; at least 0. */
export const unitsLeft = (
  stock: ReadonlyMap<StockLocation, number>,
  others: readonly Units[],
  location: StockLocation,
): number => sellable(sellable(stock.get(location)) - unitsTaken(others, location));

const services = { pickup: 'PICKUP', sts: 'SHIP_TO_STORE' } as const;

/** True if the store offers this kind of delivery at all. */
export const offersWay = (store: Store | undefined, kind: StoreDelivery['kind']): boolean =>
  store?.services.includes(services[kind]) ?? false;

/** A delivery for a line, and the stock that is left for it. */
export interface Way {
  /** Absent for the delivery to the home. */
  delivery?: StoreDelivery | undefined;
  /** The store of `delivery`. */
  store?: Store | undefined;
  /** Units at a stock location that this line may take. */
  left: (location: StockLocation) => number;
}

/**
 * True if all units of a line can be delivered this way: the store offers it, and the stock location has enough units.
 */
export const canGo = (
  { upc, qty, recipeId }: Pick<CartLine, 'upc' | 'qty' | 'recipeId'>,
  { delivery, store, left }: Way,
): boolean =>
  (!delivery || (recipeId === null && offersWay(store, delivery.kind))) &&
  left(locationOfLine({ upc, ...(delivery ? { delivery } : {}) })) >= qty;
