import type { CartLine } from './cart.types.ts';

/** Where units of a variant lie: its upc for the web's shelf, `store upc` for that of a store. */
export type Shelf = string;

export const storeShelf = (storeId: string, upc: string): Shelf => `${storeId} ${upc}`;

export function placeOfShelf(shelf: Shelf): { storeId: string | null; upc: string } {
  const [first = '', second] = shelf.split(' ');
  return second === undefined ? { storeId: null, upc: first } : { storeId: first, upc: second };
}

/** The shelf that a line is taken from: only a pickup is taken from the store's own. */
export const shelfOf = ({ upc, delivery }: Pick<CartLine, 'upc' | 'delivery'>): Shelf =>
  delivery?.kind === 'pickup' ? storeShelf(delivery.storeId, upc) : upc;
