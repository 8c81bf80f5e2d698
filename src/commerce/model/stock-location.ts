import type { CartLine } from './cart.ts';

/** Where units of a variant are in stock: `upc` for the web's warehouse, `storeId upc` for a store. */
export type StockLocation = string;

export const storeLocation = (storeId: string, upc: string): StockLocation => `${storeId} ${upc}`;

export function parseLocation(location: StockLocation): { storeId: string | null; upc: string } {
  const [first = '', second] = location.split(' ');
  return second === undefined ? { storeId: null, upc: first } : { storeId: first, upc: second };
}

/** The stock location that a line is taken from: the store's own for a pickup, else the web's warehouse. */
export const locationOfLine = ({ upc, delivery }: Pick<CartLine, 'upc' | 'delivery'>): StockLocation =>
  delivery?.kind === 'pickup' ? storeLocation(delivery.storeId, upc) : upc;
