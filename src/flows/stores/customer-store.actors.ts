import type { ChosenStore } from '#machines/store-finder/store-finder.types.ts';
import { api } from '#src/api/api.ts';
import { unwrap } from '#src/api/problem.ts';
import { isCustomer } from '#src/flows/session/isCustomer.ts';
import { favouriteStore, keepFavouriteStore } from './favourite.ts';

/**
 * The favourite store: a customer's is with their account, a guest's in this browser; an account without one takes the
 * guest's.
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

/** Remembers a choice. What the account does not take, the browser has anyway. */
export async function preferStore(store: ChosenStore): Promise<void> {
  keepFavouriteStore(store);
  if (isCustomer()) await api.PUT('/stores/v1/favourite', { body: { storeId: store.storeId } }).catch(() => undefined);
}
