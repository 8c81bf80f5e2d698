import type { InStoreSale, Store, StoreEmployee } from '#openapi/generated/waymark.gen.ts';
import type { ApiFailure } from '#machines/shared/failure.ts';

export type { InStoreSale, StoreEmployee };

/** A store to sell in, as the list shows it. */
export type SellingStore = Pick<Store, 'storeId' | 'name'> & { city: string };

export interface InStoreInput {
  /** On the page where associates sign in; everywhere else there is only the bar. */
  isAtLogin: boolean;
  /** The session in a store that this browser remembers. */
  sale: InStoreSale | null;
}

export interface InStoreContext {
  isAtLogin: boolean;
  /** Who sells in which store. */
  sale: InStoreSale | null;
  stores: readonly SellingStore[];
  /** The one that was chosen. */
  store: SellingStore | null;
  sellers: readonly StoreEmployee[];
  failure: ApiFailure | null;
}

export type InStoreEvent =
  /** Who is signed in in this browser, as soon as it is known and whenever it is somebody else. */
  | { type: 'associate.recognised' }
  | { type: 'customer.recognised' }
  | { type: 'nobody.recognised' }
  | { type: 'store.chosen'; storeId: string }
  | { type: 'store.reconsidered' }
  | { type: 'seller.chosen'; storeEmployeeId: string }
  | { type: 'retry.requested' }
  /** A customer who is signed in makes room for an associate. */
  | { type: 'signOut.requested' }
  /** Nobody sells here any more. */
  | { type: 'ending.requested' }
  /** In another tab of this browser. */
  | { type: 'sale.begunElsewhere'; sale: InStoreSale }
  | { type: 'sale.endedElsewhere' };
