import type { ChosenStore } from '#machines/store-finder/store-finder.types.ts';
import { api } from '#src/api/api.ts';
import { unwrap } from '#src/api/problem.ts';
import { isCustomer } from '#src/flows/shared/isCustomer.ts';
import { favouriteStore, keepFavouriteStore } from './favourite.ts';

/**
 * Returns the favourite store: a customer's from their account, a guest's from this browser. An account without one
 * takes over the guest's.
 */
export async function recalledStore(signal: AbortSignal): Promise<ChosenStore | null> {
  if (!isCustomer()) return favouriteStore();
  const { store } = await unwrap(api.GET('/stores/v1/favourite', { signal }));
  if (!store) {
    const own = favouriteStore();
    if (own) await preferStore(own);
    return own;
  }
  const { storeId, name, latitude, longitude } = store;
  keepFavouriteStore({ storeId, name, latitude, longitude });
  return { storeId, name, latitude, longitude };
}

/** Stores the favourite store in the browser, and for a customer also in the account. A failed call is ignored. */
export async function preferStore(store: ChosenStore): Promise<void> {
  keepFavouriteStore(store);
  if (isCustomer()) await api.PUT('/stores/v1/favourite', { body: { storeId: store.storeId } }).catch(() => undefined);
}
