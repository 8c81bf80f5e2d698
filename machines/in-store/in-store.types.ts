import type { InStoreSale, Store, StoreEmployee } from '#openapi/generated/waymark.gen.ts';
import type { ApiFailure } from '#machines/shared/failure.ts';

export type { InStoreSale, StoreEmployee };

/** A store to sell in, as the list shows it. */
export type SellingStore = Pick<Store, 'storeId' | 'name'> & { city: string };

export interface InStoreInput {
  /** True on the page where associates sign in; all other pages have only the bar. */
  isAtLogin: boolean;
  /** The sale in a store that this browser has stored. */
  sale: InStoreSale | null;
}

export interface InStoreContext {
  isAtLogin: boolean;
  /** The associate and the store. */
  sale: InStoreSale | null;
  stores: readonly SellingStore[];
  /** The chosen store. */
  store: SellingStore | null;
  sellers: readonly StoreEmployee[];
  failure: ApiFailure | null;
}

export type InStoreEvent =
  /** Who is signed in in this browser, once it is known and at each change. */
  | { type: 'associate.recognised' }
  | { type: 'customer.recognised' }
  | { type: 'nobody.recognised' }
  | { type: 'store.chosen'; storeId: string }
  | { type: 'store.reconsidered' }
  | { type: 'seller.chosen'; storeEmployeeId: string }
  | { type: 'retry.requested' }
  /** A signed-in customer signs out so that an associate can sign in. */
  | { type: 'signOut.requested' }
  /** The sale ends. */
  | { type: 'ending.requested' }
  /** In another tab of this browser. */
  | { type: 'sale.begunElsewhere'; sale: InStoreSale }
  | { type: 'sale.endedElsewhere' };
